import { explainRdmaSaving } from "../../../src/model/rdma/explainRdmaSaving";

const KIB = 1024;

/** Steps that begin with a word, as lines: step up to its formula | unit | how it is known. */
const lines = (kib: number, readShare: number, start: string): string[] =>
  explainRdmaSaving(kib * KIB, readShare)
    .filter(({ step }) => step.startsWith(start))
    .map(({ step, unit, known }) => [step.split(" = ")[0], unit, known].join(" | "));

test.each([
  [
    32,
    [
      "Network share of a 32 KiB read | share of CPU | measured",
      "Network share of a read of this size | share of CPU | measured",
    ],
  ],
  [
    33,
    [
      "Network share of a 32 KiB read | share of CPU | measured",
      "Network share of a 1 MiB read | share of CPU | measured",
      "Network share of a read of this size, a straight line over doublings | share of CPU | interpolated",
    ],
  ],
  [
    1024,
    [
      "Network share of a 1 MiB read | share of CPU | measured",
      "Network share of a read of this size | share of CPU | measured",
    ],
  ],
])(
  "%d KiB of reads: the limit names the tests that it is between, and whether it is on one",
  (kib, steps) => {
    expect(lines(kib, 1, "Network share")).toEqual(steps);
  },
);

test("the limit of a mixed workload has both directions, that of one direction only its own", () => {
  const directions = (readShare: number): string[] =>
    lines(32, readShare, "Network share of a").filter((line) => line.includes("this size"));
  expect(directions(1)).toHaveLength(1);
  expect(directions(0)).toEqual(["Network share of a write of this size | share of CPU | measured"]);
  expect(directions(0.5)).toHaveLength(2);
});

test("size, mix and position carry their units", () => {
  expect(lines(24, 0.5, "I/O size")).toEqual(["I/O size | bytes (24 KiB) | given"]);
  expect(lines(24, 0.5, "Share of reads")).toEqual(["Share of reads by I/O count | 0 to 1 | given"]);
  expect(lines(24, 0.5, "Position")).toEqual(["Position | 0 to 1 | definition"]);
});
