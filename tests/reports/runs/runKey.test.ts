import { runKey, RUN_KEY_FORMULA } from "../../../src/reports/runs/runKey";
import { sampleRun, type RunFacts } from "../sampleRuns";

test.each<[string, RunFacts, string]>([
  ["all parts", { case: "c", datastore: "d", job: "j", results: { iops: 12_345 } }, "12345|c|d|j"],
  ["parts that are not known", { case: "c" }, "0|c||"],
  ["IOPS just below a half", { case: "c", results: { iops: 721_317.49 } }, "721317|c||"],
  ["IOPS of a half", { case: "c", results: { iops: 721_317.5 } }, "721318|c||"],
  ["wildcards of MATCH", { case: "a*b?c~d", datastore: "*", job: "??" }, "0|a_b_c_d|_|__"],
])("a run key has %s", (_, facts, key) => {
  expect(runKey(sampleRun(facts))).toBe(key);
});

test.each([
  [247, 250],
  [248, 250],
])("a run key has at most 250 characters when the case has %i", (length, expected) => {
  // "0|" in front and "||" behind.
  const key = runKey(sampleRun({ case: "c".repeat(length) }));
  expect(key).toHaveLength(expected);
  expect(key.startsWith("0|ccc")).toBe(true);
});

test("the formula rounds, joins, replaces and cuts as the key does", () => {
  expect(RUN_KEY_FORMULA).toBe(
    'LEFT(SUBSTITUTE(SUBSTITUTE(SUBSTITUTE(ROUND(N([@IOPS]),0)&"|"&[@Case]&"|"&[@Datastore]&"|"&[@Job],"~","_"),"*","_"),"?","_"),250)',
  );
});
