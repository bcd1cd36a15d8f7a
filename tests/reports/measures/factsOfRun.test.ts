import type { BenchmarkRun } from "../../../src/model/benchmark/benchmarkRun";
import { reportPlan } from "../../../src/reports/benchmarkReport";
import { NO_FACTS } from "../../../src/reports/inputs/clusterFacts";
import { factsOfRun } from "../../../src/reports/measures/factsOfRun";
import { recalculate } from "../../templates/recalculate";
import { sampleRun } from "../sampleRuns";
import { tableColumn } from "../sheets/tableColumn";

/** 64 KiB, half reads, 100,000 IOPS at 44% CPU, on hosts that vsan.cfg states. */
const on = (hosts: number | null, name = `on ${hosts}`): BenchmarkRun =>
  sampleRun({
    case: name,
    cpu: { usagePct: 44 },
    setup: hosts === null ? null : [{ name: "hosts", value: hosts, file: "vsan.cfg", line: 4 }],
    workload: { blockSizeBytes: 65_536, readPct: 50 },
    results: { iops: 100_000 },
  });

const KNOWN = { ...NO_FACTS, ghzPerHost: 100, idleGhzPerHost: 4 };

const CASES: [string, (number | null)[], number | null, (number | null)[]][] = [
  ["no number at all", [null, null], null, [null, null]],
  ["an entry where no file states a number", [null, null], 4, [4, 4]],
  ["an entry that contradicts the only number", [6], 4, [4]],
  ["an entry that agrees with the only number", [6], 6, [6]],
  ["numbers of the files without an entry", [4, 6], null, [4, 6]],
  ["an entry that one file states", [4, 6], 4, [4, 6]],
  ["an entry that the other file states", [4, 6], 6, [4, 6]],
  ["an entry that no file states", [4, 6], 5, [5, 5]],
  ["an entry, for a run whose files state no number", [4, 6, null], 6, [4, 6, 6]],
];

test.each(CASES)("hosts of a run by %s", (_, stated, entry, expected) => {
  const runs = stated.map((hosts) => on(hosts));
  const facts = { ...KNOWN, hosts: entry };
  expect(runs.map((run) => factsOfRun(run, { runs, facts }).hosts)).toEqual(expected);
});

test.each(CASES)("cells follow the sheet Facts: hosts of a run by %s", (_, stated, entry, expected) => {
  const runs = stated.map((hosts, i) => on(hosts, `run ${i}`));
  const plan = reportPlan({ imports: [{ name: "a.zip", runs }], diagnostics: [], facts: KNOWN });
  const sheet = recalculate(plan, { ClusterHosts: entry });
  const hosts = tableColumn(sheet.drawing.sheets, "Check figures", "Hosts", "Run");
  expect(hosts.map((count) => (count === "" ? null : count))).toEqual(expected);
  expect(sheet.values("cal.hosts")).toEqual(expected.map((count) => count ?? ""));
  // (44 − 4) GHz × hosts ÷ 100,000 IOPS
  expect(sheet.values("cal.khz")).toEqual(
    expected.map((count) => (count === null ? "" : expect.closeTo(400 * count, 9))),
  );
  expect(sheet.values("profile.khz")).toEqual(sheet.values("cal.khz"));
});

test("kHz per I/O of a run on other hosts than the fact is the same in finding, first page and calibration", () => {
  const most = { ...on(6), results: { ...on(6).results, iops: 200_000 } };
  const runs = [on(4), most];
  const plan = reportPlan({
    imports: [{ name: "a.zip", runs }],
    diagnostics: [],
    facts: { ...KNOWN, hosts: 4 },
  });
  const sheet = recalculate(plan);
  // 40 GHz × 6 hosts ÷ 200,000 IOPS
  expect(sheet.number("cal.khz", 2)).toBeCloseTo(1200, 9);
  expect(sheet.values("tile.4")[1]).toBeCloseTo(1200, 9);
  const texts = plan.spec.sheets
    .flatMap(({ cells }) => cells)
    .flatMap((cell) => ("text" in cell ? [String(cell.text)] : []));
  expect(texts).toContainEqual(expect.stringMatching(/1,200 kHz per I\/O/));
  expect(texts).toContainEqual(expect.stringMatching(/33,300 IOPS per host/));
});
