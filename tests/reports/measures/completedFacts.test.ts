import { NO_FACTS } from "../../../src/reports/inputs/clusterFacts";
import { completedFacts } from "../../../src/reports/measures/completedFacts";
import { sampleHost, sampleRun, sampleUse } from "../sampleRuns";

const hosts = (count: number) => Array.from({ length: count }, (_, i) => sampleHost(`esx${i}`, null));
const uses = (count: number) => Array.from({ length: count }, () => sampleUse());

test("keeps what the user gave", () => {
  const given = { ...NO_FACTS, hosts: 8, ghzPerHost: 100, coresPerHost: 32, idleGhzPerHost: 2, usableTib: 5 };
  const run = sampleRun({
    hosts: hosts(2),
    measuredUse: [sampleUse({ idleCpuPct: 10, logicalProcessors: 64 })],
  });
  expect(completedFacts(given, [run])).toEqual(given);
});

test("knows nothing when neither the user nor a file reports anything", () => {
  expect(completedFacts(NO_FACTS, [sampleRun()])).toEqual(NO_FACTS);
});

test("spells the layout as the functions do", () => {
  expect(completedFacts({ ...NO_FACTS, raid: "raid 6" }, []).raid).toBe("RAID-6 4+2");
});

test.each([
  ["hosts of a table", [sampleRun({ hosts: hosts(4) })], 4],
  ["recordings", [sampleRun({ measuredUse: uses(3) })], 3],
  ["more recordings than hosts of a table", [sampleRun({ hosts: hosts(2), measuredUse: uses(3) })], 3],
  ["fewer recordings than hosts of a table", [sampleRun({ hosts: hosts(4), measuredUse: uses(1) })], 4],
  ["one number in all runs that name any", [sampleRun({ hosts: hosts(4) }), sampleRun(), sampleRun({ hosts: hosts(4) })], 4],
  ["different numbers", [sampleRun({ hosts: hosts(4) }), sampleRun({ hosts: hosts(3) })], null],
])("counts hosts when the files have %s", (_, runs, count) => {
  expect(completedFacts(NO_FACTS, runs).hosts).toBe(count);
}); // prettier-ignore

test.each([
  // 64 logical processors at 5 % are 3.2 of 32 cores: a tenth of 115.2 GHz.
  [32, 115.2, 11.52],
  [null, 115.2, null],
  [32, null, null],
])("takes idle CPU from recordings when a host has %s cores and %s GHz", (coresPerHost, ghzPerHost, idle) => {
  const run = sampleRun({ measuredUse: [sampleUse({ idleCpuPct: 5, logicalProcessors: 64 })] });
  const { idleGhzPerHost } = completedFacts({ ...NO_FACTS, coresPerHost, ghzPerHost }, [run]);
  if (idle === null) expect(idleGhzPerHost).toBeNull();
  else expect(idleGhzPerHost).toBeCloseTo(idle, 12);
});

test("an idle CPU of 0 GHz that the user gave stays", () => {
  const run = sampleRun({ measuredUse: [sampleUse({ idleCpuPct: 5, logicalProcessors: 64 })] });
  const given = { ...NO_FACTS, coresPerHost: 32, ghzPerHost: 100, idleGhzPerHost: 0 };
  expect(completedFacts(given, [run]).idleGhzPerHost).toBe(0);
});
