import { runLabel, runLabels } from "../../../src/reports/runs/runLabel";
import { sampleRun } from "../sampleRuns";

test.each([
  [sampleRun({ workload: { blockSizeBytes: 4096, readPct: 70, randomPct: 100 } }), "4 KiB, 70% read, random"],
  [
    sampleRun({ workload: { blockSizeBytes: 524288, readPct: 0, randomPct: 0 } }),
    "512 KiB, 0% read, sequential",
  ],
  [sampleRun({ workload: { readPct: 60, randomPct: 80 } }), "60% read, 80% random"],
  [sampleRun({ case: "my-case" }), "my-case"],
])("a run is called by what it did (%#)", (run, label) => {
  expect(runLabel(run)).toBe(label);
});

test("runs of several imports were distinguished by the day: their import is enough", () => {
  const workload = { blockSizeBytes: 4096 };
  const day = (startedAt: string) => sampleRun({ workload, startedAt });
  const runs = [day("2024-08-30T06:40:00.000Z"), day("2024-11-29T12:59:25.000Z")];
  const importOf = (...names: string[]) => new Map(runs.map((run, i) => [run, names[i] ?? ""] as const));
  expect(runLabels(runs, importOf("base", "new"))).toEqual(["4 KiB, base", "4 KiB, new"]);
  expect(runLabels(runs, importOf("base", "base"))).toEqual(["4 KiB, 2024-08-30", "4 KiB, 2024-11-29"]);
  const third = day("2024-12-01T00:00:00.000Z");
  expect(runLabels([...runs, third], new Map([...importOf("base", "new"), [third, "new"]]))).toEqual([
    "4 KiB, base, 2024-08-30",
    "4 KiB, new, 2024-11-29",
    "4 KiB, new, 2024-12-01",
  ]);
});

test("a run of one import alone keeps its label", () => {
  const runs = [sampleRun({ workload: { blockSizeBytes: 4096 } })];
  expect(runLabels(runs, new Map(runs.map((run) => [run, "base"] as const)))).toEqual(["4 KiB"]);
});

test("runs that did the same on other days are distinguished by the day", () => {
  const workload = { blockSizeBytes: 4096, readPct: 70, randomPct: 100 };
  const labels = runLabels([
    sampleRun({ workload, startedAt: "2024-08-30T06:40:00.000Z" }),
    sampleRun({ workload, startedAt: "2024-11-29T12:59:25.000Z" }),
  ]);
  expect(labels).toEqual(["4 KiB, 70% read, random, 2024-08-30", "4 KiB, 70% read, random, 2024-11-29"]);
});

test("runs that did the same are distinguished by datastore, job or number", () => {
  const workload = { blockSizeBytes: 4096, readPct: 70, randomPct: 100 };
  expect(
    runLabels([
      sampleRun({ workload, datastore: "A" }),
      sampleRun({ workload, datastore: "B" }),
      sampleRun({ workload: { ...workload, readPct: 0 } }),
      sampleRun({ workload: { ...workload, readPct: 0 } }),
    ]),
  ).toEqual([
    "4 KiB, 70% read, random, A",
    "4 KiB, 70% read, random, B",
    "4 KiB, 0% read, random (1)",
    "4 KiB, 0% read, random (2)",
  ]);
});

test.each([
  [{ readPct: 33.3333, randomPct: 66.6666 }, "33.3% read, 66.7% random"],
  [{ blockSizeBytes: 4096 }, "4 KiB"],
  [{ randomPct: 0 }, "sequential"],
])("a label has three digits and only what the files state (%j)", (workload, label) => {
  expect(runLabel(sampleRun({ case: "c", workload }))).toBe(label);
});

test("runs that did the same are distinguished by job, and by nothing that another load has", () => {
  const workload = { blockSizeBytes: 4096 };
  expect(
    runLabels([
      sampleRun({ workload, job: "a" }),
      sampleRun({ workload, job: "b" }),
      sampleRun({ workload: { blockSizeBytes: 8192 }, job: "c", datastore: "d" }),
    ]),
  ).toEqual(["4 KiB, a", "4 KiB, b", "8 KiB"]);
});

test("runs that differ in whether they have a job or day are distinguished where they have one", () => {
  expect(
    runLabels([
      sampleRun({ case: "c", job: "a", startedAt: "2024-08-30T06:40:00.000Z" }),
      sampleRun({ case: "c" }),
    ]),
  ).toEqual(["c, a, 2024-08-30", "c"]);
});

test("A17: runs that did the same are called by their headings, not by the long names of HCIBench", () => {
  const workload = { blockSizeBytes: 4096 };
  const named = (...cases: string[]) => runLabels(cases.map((name) => sampleRun({ case: name, workload })));
  expect(named("Max", "20% of Max")).toEqual(["4 KiB, Max", "4 KiB, 20% of Max"]);
  expect(named("Max", "Max")).toEqual(["4 KiB (1)", "4 KiB (2)"]);
  expect(named("a".repeat(40), "b".repeat(41))).toEqual([`4 KiB, ${"a".repeat(40)}`, "4 KiB"]);
});
