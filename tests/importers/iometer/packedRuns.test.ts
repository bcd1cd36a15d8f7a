import { generateIometer } from "../../../bench/generate/iometer";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { runPacker } from "../../../src/importers/iometer/packedRuns";
import { importSource } from "../../../src/importers/importers";
import { type BenchmarkRun, emptyRun } from "../../../src/model/benchmark/benchmarkRun";
import { folderOf } from "../sources";

const member = (name: string, iops: number | null) => ({
  name,
  iops,
  throughputBytesPerSecond: 4096,
  latencyMs: 0.5,
  finishedEarly: false,
});

const runOf = (lists: Partial<BenchmarkRun>, line = 9): BenchmarkRun => ({
  ...emptyRun("iometer", "4K", { file: "a.csv", line }),
  ...lists,
});

const WHOLE = runOf({
  members: [member("a", 10), member("b", null)],
  reported: [{ label: "IOps", value: 10.5, unit: "IOps", file: "a.csv", line: 9 }],
  latencyBins: [
    { upToMs: 0.1, share: 0.25 },
    { upToMs: null, share: 0.75 },
  ],
});

test("a packed run reads as it was: as JSON, copied, sent to another thread", () => {
  const packed = runPacker()(WHOLE);
  expect(packed).toEqual(WHOLE);
  expect(JSON.stringify(packed)).toBe(JSON.stringify(WHOLE));
  expect({ ...packed }).toStrictEqual(WHOLE);
  expect(structuredClone(packed)).toStrictEqual(WHOLE);
});

test("lists that are empty or null stay so", () => {
  const empty = runOf({});
  expect(runPacker()(empty)).toEqual(empty);
});

test("what a packed run shares with the one before does not leak into it", () => {
  const pack = runPacker();
  const runs = [
    WHOLE,
    runOf({ members: [member("a", 20), member("b", 0)] }, 30),
    runOf({ members: [member("a", 20), member("c", 1)] }, 40),
    runOf({ members: [member("a", 20)], latencyBins: [{ upToMs: 0.2, share: 1 }] }),
    runOf({ members: [member("a", 20), member("c", 1), member("d", 3)] }),
    runOf({ members: [{ ...member("a", 20), finishedEarly: true }] }),
    WHOLE,
  ];
  expect(runs.map(pack)).toEqual(runs);
});

test("changing a list that was handed out does not change the run", () => {
  const packed = runPacker()(WHOLE);
  packed.members.pop();
  for (const each of packed.members) each.iops = 1;
  expect(packed.members).toEqual(WHOLE.members);
});

test("an import hands out the same runs as a text, packed", async () => {
  const { bytes } = generateIometer({ workers: 3, queueDepths: [1, 4] });
  const source = folderOf([{ path: "results.csv", bytes }]);
  const [first] = (await importSource(source)).runs;
  expect(Object.getOwnPropertyDescriptor(first, "members")?.get).toBeDefined();
});

test("a test step keeps at most 4 KB", async () => {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  // 520 test steps, because the heap differs by 400 KB from one time to the next.
  const { bytes } = generateIometer({ runs: 65, managers: 4, workers: 8, queueDepths: [1, 4, 16, 64] });
  const source = folderOf([{ path: "results.csv", bytes }], 2 ** 16);
  // Once before, for what is kept but once.
  await importSource(folderOf([{ path: "few.csv", bytes: generateIometer({ runs: 2, workers: 8 }).bytes }]));
  const heap = () => {
    collect();
    return process.memoryUsage().heapUsed;
  };
  const before = heap();
  const { runs } = await importSource(source);
  const perStep = (heap() - before) / runs.length;
  expect(runs[0]?.members).toHaveLength(32);
  expect(runs.length).toBeGreaterThan(50);
  // Without being packed it is 8 KB.
  expect(perStep).toBeLessThan(4096);
});
