import type { SetupFact, SetupFactName } from "../../../../src/model/benchmark/setupFact";
import type { ClusterFacts } from "../../../../src/reports/inputs/clusterFacts";
import { NO_FACTS } from "../../../../src/reports/inputs/clusterFacts";
import { completedFacts } from "../../../../src/reports/measures/completedFacts";
import { sampleHost, sampleRun, sampleUse, type RunFacts } from "../../sampleRuns";
import { found } from "../say";

/** Hosts as a table lists them below the name of their cluster, or without one. */
const table = (count: number, cluster: string | null = "ESA") =>
  Array.from({ length: count }, (_, i) => ({ ...sampleHost(`esx${i + 1}`, null), cluster }));
const recordings = (count: number) =>
  Array.from({ length: count }, (_, i) => sampleUse({ host: `esx${i + 1}` }));
const stated = (name: SetupFactName, value: string | number, line: number): SetupFact => ({
  name,
  value,
  file: "x/vsan.cfg",
  line,
});
const hostsStated = (count: number) => stated("hosts", count, 4);
const raidStated = (raid: string) => stated("raid", raid, 9);

/** What the rule reports where a report completes what the user entered. */
function sentences(runs: readonly RunFacts[], entered: Partial<ClusterFacts>): string[] {
  const all = runs.map((run, i) => sampleRun({ case: `test ${i + 1}`, ...run }));
  const facts = completedFacts({ ...NO_FACTS, ...entered }, all);
  return found("setup-contradiction", all, { facts }).map(({ text }) => text);
}

const entered = (count: number, files: string): string =>
  `Hosts in the cluster: you entered ${count} hosts, but the files state ${files}. Your entry is used.`;

describe("the number of hosts", () => {
  const TABLE = "Resource Usage table of test 1";

  test.each<[string, RunFacts[], number | null, string[]]>([
    ["a table of 4 hosts contradicts 3", [{ hosts: table(4) }], 3, [entered(3, `4 (${TABLE})`)]],
    ["a table of 4 hosts agrees with 4", [{ hosts: table(4) }], 4, []],
    ["a table of all 4 hosts contradicts 5", [{ hosts: table(4) }], 5, [entered(5, `4 (${TABLE})`)]],
    ["a table of 4 hosts without a cluster contradicts 3", [{ hosts: table(4, null) }], 3, [entered(3, `4 (${TABLE})`)]],
    ["a table of 4 hosts without a cluster may be a part of 5", [{ hosts: table(4, null) }], 5, []],
    ["recordings of 2 hosts contradict 1", [{ measuredUse: recordings(2) }], 1, ["Hosts in the cluster: you entered 1 host, but the files state 2 (esxtop recordings of esx1; esx2). Your entry is used."]],
    ["recordings of 2 hosts agree with 2", [{ measuredUse: recordings(2) }], 2, []],
    ["recordings of 2 hosts may be a part of 3", [{ measuredUse: recordings(2) }], 3, []],
    ["the first three recordings are named", [{ measuredUse: recordings(5) }], 4, [entered(4, "5 (esxtop recordings of esx1; esx2; esx3; and 2 more)")]],
    ["a table and recordings are both named", [{ hosts: table(5), measuredUse: recordings(4) }], 3, [entered(3, `5 (${TABLE}), 4 (esxtop recordings of esx1; esx2; esx3; and 1 more)`)]],
    ["a table and recordings of one number are both named", [{ hosts: table(4), measuredUse: recordings(4) }], 3, [entered(3, `4 (${TABLE}), 4 (esxtop recordings of esx1; esx2; esx3; and 1 more)`)]],
    ["a part of the hosts does not hide a table of all", [{ hosts: table(4, null) }, { hosts: table(4) }], 5, [entered(5, "4 (Resource Usage table of test 2)")]],
    ["recordings confirm an entry", [{ setup: [hostsStated(6)], measuredUse: recordings(2) }], 2, ["Hosts in the cluster: the files differ, 2 hosts (esxtop recordings of esx1; esx2) and 6 (vsan.cfg line 4)."]],
    ["a number that two tests name is reported once", [{ hosts: table(4) }, { hosts: table(4) }], 3, [entered(3, `4 (${TABLE})`)]],
    ["numbers that tables name are all reported", [{ hosts: table(4) }, { hosts: table(6) }], 3, [entered(3, `4 (${TABLE}), 6 (Resource Usage table of test 2)`)]],
    ["one table of two contradicts", [{ hosts: table(4) }, { hosts: table(3) }], 4, [`Hosts in the cluster: the files differ, 4 hosts (${TABLE}) and 3 (Resource Usage table of test 2). Each test counts with its own.`]],
    ["a table contradicts vsan.cfg", [{ setup: [hostsStated(4)], hosts: table(5) }], null, [`Hosts in the cluster: the files differ, 4 hosts (vsan.cfg line 4) and 5 (${TABLE}).`]],
    ["a table agrees with vsan.cfg", [{ setup: [hostsStated(4)], hosts: table(4) }], null, []],
    ["recordings of fewer hosts do not confirm an entry", [{ setup: [hostsStated(4)], measuredUse: recordings(2) }], 6, [entered(6, "4 (vsan.cfg line 4)")]],
    ["tables alone state the number", [{ hosts: table(4) }, { hosts: table(4) }], null, []],
    ["tables of several clusters leave it unknown", [{ hosts: table(4) }, { hosts: table(3) }], null, []],
    ["a table of two clusters agrees with the hosts of one", [{ hosts: [...table(4), ...table(6, "Storage")] }], 6, []],
    ["a table of two clusters agrees with all of their hosts", [{ hosts: [...table(4), ...table(6, "Storage")] }], 10, []],
    ["a table of two clusters contradicts another number", [{ hosts: [...table(4), ...table(6, "Storage")] }], 5, [entered(5, `10 (${TABLE})`)]],
    ["files that name no host contradict nothing", [{}], 3, []],
  ])("%s", (_, runs, hosts, expected) => {
    expect(sentences(runs, { hosts })).toEqual(expected);
  }); // prettier-ignore
});

describe("a layout and the hosts that it needs", () => {
  const LABEL = "vSAN ESA layout of the test VMs:";

  test.each<[raid: string, minimum: number, hosts: number]>([
    ["RAID-1 FTT1", 3, 1],
    ["RAID-1 FTT2", 5, 2],
    ["RAID-1 FTT2", 5, 4],
    ["RAID-5", 3, 2],
    ["RAID-5 2+1", 3, 2],
    ["RAID-5 4+1", 6, 5],
    ["RAID-6 4+2", 6, 3],
    ["RAID-6 4+2", 6, 5],
  ])("%s needs a minimum of %i hosts, so %i is a contradiction", (raid, minimum, hosts) => {
    expect(sentences([{}], { raid, hosts })).toEqual([
      `${LABEL} ${raid} (your entry) needs a minimum of ${minimum} hosts, but the report uses ${hosts === 1 ? "1 host" : `${hosts} hosts`} (your entry).`,
    ]);
  });

  test.each<[raid: string, hosts: number]>([
    ["RAID-0", 1],
    // Two nodes and a witness.
    ["RAID-1 FTT1", 2],
    ["RAID-1 FTT1", 3],
    ["RAID-1 FTT2", 5],
    ["RAID-5", 3],
    ["RAID-5 2+1", 3],
    ["RAID-5 4+1", 6],
    ["RAID-6 4+2", 6],
  ])("%s does not contradict %i hosts", (raid, hosts) => {
    expect(sentences([{}], { raid, hosts })).toEqual([]);
  });

  test.each<[string, RunFacts[], Partial<ClusterFacts>, string[]]>([
    ["an assumed layout is not compared", [{}], { hosts: 2 }, []],
    ["a layout without a number of hosts is not compared", [{}], { raid: "RAID-6" }, []],
    ["both come from files", [{ setup: [hostsStated(3), raidStated("RAID-6 4+2")] }], {}, [
      `${LABEL} RAID-6 4+2 (vsan.cfg line 9) needs a minimum of 6 hosts, but the report uses 3 hosts (vsan.cfg line 4).`,
    ]],
    ["the hosts come from a table", [{ hosts: table(3) }], { raid: "raid6" }, [
      `${LABEL} RAID-6 4+2 (your entry) needs a minimum of 6 hosts, but the report uses 3 hosts (Resource Usage table of test 1).`,
    ]],
    ["the layout comes from the files", [{ setup: [raidStated("RAID-6 4+2")] }], { hosts: 3 }, [
      `${LABEL} RAID-6 4+2 (vsan.cfg line 9) needs a minimum of 6 hosts, but the report uses 3 hosts (your entry).`,
    ]],
    ["the files state another layout than the entry", [{ setup: [raidStated("RAID-1 FTT1")] }], { hosts: 3, raid: "RAID-6" }, [
      `${LABEL} you entered RAID-6 4+2, but the files state RAID-1 FTT1 (vsan.cfg line 9). Your entry is used. ${LABEL} RAID-6 4+2 (your entry) needs a minimum of 6 hosts, but the report uses 3 hosts (your entry).`,
    ]],
    ["layouts of all tests are compared", [{ setup: [raidStated("RAID-1 FTT1")] }, { setup: [raidStated("RAID-6 4+2")] }], { hosts: 3 }, [
      `${LABEL} the files differ, RAID-1 FTT1 (vsan.cfg line 9 of test 1) and RAID-6 4+2 (vsan.cfg line 9 of test 2). ${LABEL} RAID-6 4+2 (vsan.cfg line 9) needs a minimum of 6 hosts, but the report uses 3 hosts (your entry).`,
    ]],
    ["a layout is compared with the hosts of its own test", [{ setup: [hostsStated(4), raidStated("RAID-1 FTT1")] }, { setup: [hostsStated(6), raidStated("RAID-6 4+2")] }], {}, [
      `${LABEL} the files differ, RAID-1 FTT1 (vsan.cfg line 9 of test 1) and RAID-6 4+2 (vsan.cfg line 9 of test 2). Hosts in the cluster: the files differ, 4 hosts (vsan.cfg line 4 of test 1) and 6 (vsan.cfg line 4 of test 2). Each test counts with its own.`,
    ]],
    ["only the entered layout is compared where the files state another", [{ setup: [raidStated("RAID-6 4+2")] }], { hosts: 3, raid: "RAID-5" }, [
      `${LABEL} you entered RAID-5, but the files state RAID-6 4+2 (vsan.cfg line 9). Your entry is used.`,
    ]],
  ])("%s", (_, runs, facts, expected) => {
    expect(sentences(runs, facts)).toEqual(expected);
  }); // prettier-ignore
});

test("contradictions are one caution about all tests, with advice", () => {
  const runs = [sampleRun({ case: "a", hosts: table(4) })];
  expect(found("setup-contradiction", runs, { facts: { hosts: 3, raid: "RAID-6" } })).toEqual([
    {
      rule: "setup-contradiction",
      severity: "caution",
      text: `${entered(3, "4 (Resource Usage table of a)")} vSAN ESA layout of the test VMs: RAID-6 4+2 (your entry) needs a minimum of 6 hosts, but the report uses 3 hosts (your entry).`,
      advice: "Check which of them describes the tested cluster.",
      runs: [],
    },
  ]);
});
