import { sameTest } from "../../../src/reports/runs/sameTest";
import { sampleRun, type RunFacts } from "../sampleRuns";

const LOAD = { blockSizeBytes: 4096, readPct: 70, threads: 4 };

test.each<[string, RunFacts, RunFacts, boolean]>([
  ["another case", { case: "a" }, { case: "b" }, true],
  ["another tool", {}, { tool: "hcibench-vdbench" }, false],
  ["another datastore", { datastore: "a" }, { datastore: "b" }, false],
  ["another field of the workload", {}, { workload: { threads: 8 } }, false],
  ["a field that only one states", {}, { workload: { threads: null } }, false],
  ["another requested rate", {}, { workload: { requestedIops: 1000 } }, false],
  ["another job of one case", { case: "a", job: "1" }, { case: "a", job: "2" }, false],
  ["another job of another case", { case: "a", job: "1" }, { case: "b", job: "2" }, true],
  ["another job of another tool", { tool: "fio", case: "a", job: "1" }, { tool: "fio", case: "a", job: "2" }, true],
])("compares loads: %s", (_, a, b, same) => {
  const run = (facts: RunFacts) => sampleRun({ ...facts, workload: { ...LOAD, ...facts.workload } });
  expect(sameTest(run(a), run(b))).toBe(same);
}); // prettier-ignore

test.each<[string, NonNullable<RunFacts["workload"]>, boolean]>([
  ["neither size nor mix", {}, false],
  ["the size", { blockSizeBytes: 4096 }, true],
  ["the mix", { readPct: 70 }, true],
])("compares case names only when the files state %s", (_, workload, same) => {
  expect(sameTest(sampleRun({ case: "a", workload }), sampleRun({ case: "b", workload }))).toBe(same);
  expect(sameTest(sampleRun({ case: "a", workload }), sampleRun({ case: "a", workload }))).toBe(true);
});

test("ignores the fields that may differ, and only these", () => {
  const a = sampleRun({ workload: LOAD });
  expect(sameTest(a, sampleRun({ workload: { ...LOAD, threads: 8 } }), ["threads"])).toBe(true);
  expect(sameTest(a, sampleRun({ workload: { ...LOAD, threads: 8, readPct: 0 } }), ["threads"])).toBe(false);
});
