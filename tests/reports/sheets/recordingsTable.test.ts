import type { BenchmarkRun } from "../../../src/model/benchmark/benchmarkRun";
import { type ClusterFacts, NO_FACTS } from "../../../src/reports/inputs/clusterFacts";
import { recordingsTable } from "../../../src/reports/sheets/recordingsTable";
import { planWorkbook } from "../../../src/sheets/planWorkbook";
import { sampleHost, sampleRun, sampleUse } from "../sampleRuns";

const KNOWN = { ...NO_FACTS, coresPerHost: 32 };

function rowsOf(runs: readonly BenchmarkRun[], facts: ClusterFacts = KNOWN) {
  const sheets = [{ name: "Sources", blocks: recordingsTable(runs, facts), columnWidths: [20] }];
  const [sheet] = planWorkbook({ title: "t", subject: "s", sheets }).spec.sheets;
  return sheet?.tables?.find(({ name }) => name === "Recordings")?.rows;
}

const recorded = (name: string, host: string, coveredSeconds: number, idleCpuPct: number | null = null) =>
  sampleRun({
    case: name,
    durationSeconds: 1000,
    hosts: [sampleHost("esx1", 40)],
    measuredUse: [
      sampleUse({
        ...{ host, source: `${host}.csv`, coveredSeconds, idleCpuPct },
        ...{ cpuUsedPct: 40, logicalProcessors: 64 },
      }),
    ],
  });

test("recordings are listed with their file, host and runs, and with what they are used for", () => {
  expect(rowsOf([recorded("a", "esx1", 800, 4), recorded("b", "ESX1", 1000), recorded("c", "esx1", 799)])).toEqual([
    ["esx1.csv", 2, "a; c", "esx1", "at least 80% of 1 run; not used for 1 run, of which it covers less than 80%; CPU of an idle host", 1599],
    ["ESX1.csv", 1, "b", "ESX1", "at least 100% of 1 run", 1000],
  ]);
}); // prettier-ignore

test("a recorded host that the host table of the run lacks is a warning", () => {
  expect(rowsOf([recorded("a", "foreign", 1000)])?.[0]?.[4]).toBe(
    "at least 100% of 1 run; warning: not in the host table of the run",
  );
});

test("runs without recordings have no table of recordings", () => {
  expect(recordingsTable([sampleRun()], KNOWN)).toEqual([]);
});

test("a recording whose CPU does not count was listed as used for the run", () => {
  expect(rowsOf([recorded("a", "esx1", 1000)], NO_FACTS)?.[0]?.[4]).toBe(
    "at least 100% of 1 run; CPU not used: the physical cores of a host are not given",
  );
});
