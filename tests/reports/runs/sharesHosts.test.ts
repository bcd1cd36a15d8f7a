import { sharesHosts } from "../../../src/reports/runs/sharesHosts";
import { sampleRun, type RunFacts } from "../sampleRuns";

test.each<[string, RunFacts, RunFacts, boolean]>([
  ["another job of the case", { job: "a" }, { job: "b" }, true],
  ["another datastore of the case", { datastore: "a" }, { datastore: "b" }, true],
  ["another case", { case: "a" }, { case: "b" }, false],
  ["the same case of another tool", {}, { tool: "hcibench-vdbench" }, false],
  ["the same case at another time", { startedAt: "2024-08-30" }, { startedAt: "2024-11-29" }, false],
  ["another run of a tool on one machine", { tool: "fio" }, { tool: "fio" }, false],
])("knows whether a run shares its hosts with %s", (_, facts, otherFacts, shares) => {
  const [run, other] = [sampleRun(facts), sampleRun(otherFacts)];
  expect(sharesHosts(run, [run, other])).toBe(shares);
});

test("a run does not share its hosts with itself", () => {
  const run = sampleRun();
  expect(sharesHosts(run, [run])).toBe(false);
});
