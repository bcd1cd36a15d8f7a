import type { TestedLoad } from "../../src/model/benchmark/testedLoad";
import { comparedTests } from "../../src/design/comparedTests";

const TEST: TestedLoad = {
  ...{ name: "test", hosts: 4, ioSizeKib: 8, readShare: 0.7, layout: "RAID-5 2+1" },
  ...{ iops: 40000, latencyMs: 2, mostMs: 2.2 },
  ...{ targetMs: 2, heldTo: null, against: [], showsCost: true },
};

const named = (name: string, facts: Partial<TestedLoad>): TestedLoad => ({ ...TEST, ...facts, name });
const compared = (...tests: TestedLoad[]): string[] => comparedTests(tests).compared.map(({ name }) => name);

/** Twenty tests of an I/O size, each of other reads. */
function ofSize(ioSizeKib: number, iops: number): TestedLoad[] {
  return Array.from({ length: 20 }, (_, i) => ({ ...TEST, ioSizeKib, readShare: i / 20, iops: iops + i }));
}

test("of 80 tests of four I/O sizes ten of each stay, not those of the smallest alone", () => {
  const tests = [4, 8, 16, 64].flatMap((size) => ofSize(size, 1e6 / size));
  const sizes = comparedTests(tests).compared.map(({ ioSizeKib }) => ioSizeKib);
  expect([4, 8, 16, 64].map((size) => sizes.filter((one) => one === size).length)).toEqual([10, 10, 10, 10]);
});

test("what an I/O size leaves the others take, up to 40 tests", () => {
  expect(comparedTests([...ofSize(4, 1e6), ...ofSize(8, 1e5)]).compared).toHaveLength(40);
  const tests = [...ofSize(4, 1e6), ...ofSize(8, 1e5), { ...TEST, ioSizeKib: 64 }];
  const sizes = comparedTests(tests).compared.map(({ ioSizeKib }) => ioSizeKib);
  expect([4, 8, 64].map((size) => sizes.filter((one) => one === size).length)).toEqual([20, 19, 1]);
});

test("a test beyond its latency target replaces none within it", () => {
  const tests = [named("beyond", { iops: 90000, latencyMs: 2.21 }), named("within", { latencyMs: 2.2 })];
  expect(compared(...tests)).toEqual(["within"]);
});

test("a test whose latency is not known replaces none whose latency is known", () => {
  expect(compared(named("open", { iops: 90000, latencyMs: null }), named("known", {}))).toEqual(["known"]);
});

test("where every test is beyond its latency target the best show it", () => {
  expect(compared(named("a", { latencyMs: 3 }), named("b", { latencyMs: 3, iops: 50000 }))).toEqual(["b"]);
});

test.each<[string, Partial<TestedLoad>]>([
  ["I/O size", { ioSizeKib: 16 }],
  ["reads", { readShare: 0.5 }],
  ["layout", { layout: "RAID-1 FTT1" }],
  ["hosts", { hosts: 5 }],
])("the best of each load stays: another %s is another load", (_, other) => {
  const less = named("less", { iops: 100, ...other });
  expect(compared(named("best", {}), named("weaker", { iops: 39999 }), less)).toEqual(["best", "less"]);
});

test("the most IOPS per host are first, not the most of all hosts; unknown hosts last", () => {
  const tests = [
    named("unknown", { hosts: null, layout: null, iops: 1e6 }),
    named("many", { hosts: 16, iops: 80000 }),
    named("few", { hosts: 4, iops: 40000 }),
  ];
  expect(compared(...tests)).toEqual(["few", "many", "unknown"]);
});

test("what is not kept is counted, each test once", () => {
  const late = { ...TEST, latencyMs: 2.21 };
  const tests = [
    ...ofSize(4, 1e6),
    ...ofSize(8, 1e5),
    ...ofSize(16, 1e4),
    late,
    late,
    ...ofSize(4, 1e5).slice(0, 3),
  ];
  const { compared: listed, ...counts } = comparedTests(tests);
  expect([listed.length, counts]).toEqual([40, { late: 2, weaker: 3, cut: 20 }]);
  expect(comparedTests([late])).toEqual({ compared: [late], late: 0, weaker: 0, cut: 0 });
});
