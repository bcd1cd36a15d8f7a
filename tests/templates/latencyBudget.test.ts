import { latencyOf } from "../../src/model/latency/latencies";
import { STORAGE_LATENCY_MS } from "../../src/model/latency/storageLatency";
import { latencyBudget } from "../../src/templates/latencyBudget/latencyBudget";
import { recalculate, type Entries, type Recalculated } from "./recalculate";

const plan = latencyBudget.plan();

/** One chain, the rows of the example replaced. */
function chain(
  ...steps: (readonly [
    kind: string,
    calls: number,
    own?: number,
    unit?: string | undefined,
    parallel?: string,
  ])[]
): Entries {
  const column = (i: number) => Array.from({ length: 10 }, (_, r) => steps[r]?.[i] ?? null);
  return {
    "chain.name": steps.map((_, r) => `step ${r + 1}`).concat(Array(10 - steps.length).fill(null) as never[]),
    "chain.kind": column(0),
    "chain.calls": column(1),
    "chain.own": column(2),
    "chain.unit": column(3),
    "chain.parallel": column(4),
  };
}

test("a remote call of 280 ms against a function call of 370 ns: 756,757 ×, 10 to the power of 5.9", () => {
  const sheet = recalculate(plan, chain(["gRPC/REST", 1]));
  expect(sheet.number("callRatio")).toBeCloseTo(756_756.76, 2);
  expect(sheet.number("callOrder")).toBeCloseTo(5.88, 2);
  expect(sheet.number("publishedOrder")).toBe(6);
  expect(sheet.number("ratio")).toBeCloseTo(756_756.76, 2);
  expect(sheet.number("order")).toBeCloseTo(5.88, 2);
  expect([sheet.number("total.low"), sheet.number("total"), sheet.number("total.high")]).toEqual([
    40, 280, 300,
  ]);
});

test("a 25GbE hop takes 4.8 × RAM; a language that is 10 times faster leaves 75,676 ×", () => {
  const sheet = recalculate(plan, { language: 10 });
  expect(sheet.number("hopRatio")).toBeCloseTo(4.8, 12);
  expect(sheet.number("callRatio")).toBeCloseTo(75_675.68, 2);
  expect(sheet.number("callOrder")).toBeCloseTo(4.88, 2);
});

test.each([
  ["in-process", 200, latencyOf("function call")],
  ["RAM", 1000, latencyOf("RAM")],
  ["25GbE hop", 7, latencyOf("25GbE")],
  ["RoCE", 3, latencyOf("RoCE")],
  ["gRPC/REST", 2, latencyOf("gRPC")],
])("%s × %d is that of the model", (kind, calls, model) => {
  const sheet = recalculate(plan, chain([kind, calls]));
  expect(sheet.number("total")).toBeCloseTo((calls * model.plan) / 1e6, 9);
  expect(sheet.number("total.low")).toBeCloseTo((calls * model.low) / 1e6, 9);
  expect(sheet.number("total.high")).toBeCloseTo((calls * model.high) / 1e6, 9);
});

test("storage: the reference cluster's latency, or that of the planner's own test", () => {
  const steps = chain(["storage read", 2], ["storage write", 3]);
  const { read, write } = STORAGE_LATENCY_MS;
  expect(recalculate(plan, steps).number("total")).toBeCloseTo(2 * read.value + 3 * write.value, 9);
  const own = recalculate(plan, { ...steps, storageRead: 0.5, storageWrite: 1 });
  expect(own.number("total")).toBeCloseTo(4, 9);
  expect(own.values("steps.known").slice(0, 2)).toEqual(["entered", "entered"]);
});

test.each([
  [500, "ns", 0.0005],
  [500, "µs", 0.5],
  [500, "ms", 500],
  [500, undefined, 500],
])("an own figure of %d %s is %d ms and has no range", (own, unit, ms) => {
  const sheet = recalculate(plan, chain(["gRPC/REST", 1, own, unit]));
  expect(sheet.number("total")).toBeCloseTo(ms, 9);
  expect(sheet.number("total.high")).toBeCloseTo(ms, 9);
  expect(sheet.value("steps.known", 1)).toBe("entered");
});

test("calls in parallel take the time of one", () => {
  expect(recalculate(plan, chain(["RoCE", 4, 5, "ms", "yes"])).number("total")).toBeCloseTo(5, 9);
  expect(recalculate(plan, chain(["RoCE", 4, 5, "ms", "no"])).number("total")).toBeCloseTo(20, 9);
  expect(recalculate(plan, chain(["RoCE", 0, 5, "ms", "yes"])).number("total")).toBe(0);
});

test("in one process hops and remote calls are function calls, the rest stays", () => {
  const sheet = recalculate(
    plan,
    chain(["gRPC/REST", 2], ["25GbE hop", 1], ["RoCE", 1], ["database", 1, 3], ["RAM", 10]),
  );
  expect(sheet.number("merged")).toBeCloseTo(4 * 0.00037 + 3 + 0.001, 9);
});

test("what is left, what to remove, requests under way, calls that fit", () => {
  const sheet = recalculate(plan, {
    ...chain(["database", 1, 30], ["gRPC/REST", 2, 20]),
    targetMs: 100,
    perSecond: 200,
  });
  expect(sheet.number("left")).toBeCloseTo(30, 9);
  expect(sheet.value("first")).toBe("step 2");
  expect(sheet.number("without")).toBeCloseTo(30, 9);
  expect(sheet.number("outstanding")).toBeCloseTo(14, 9);
  expect(sheet.values("steps.share").slice(0, 2)).toEqual([30 / 70, 40 / 70]);
  expect(recalculate(plan, { targetMs: 560 }).number("affordable")).toBe(2);
  expect(recalculate(plan, { targetMs: 559 }).number("affordable")).toBe(1);
});

const verdict = (sheet: Recalculated): string => String(sheet.value("verdict"));

/** Marks of the first rows of the first page: the request, in one process, and its steps. */
const marks = (entries: Entries, rows: number) =>
  recalculate(plan, entries)
    .drawing.sheets[0]?.values.slice(8, 8 + rows)
    .map(([mark]) => mark);

test.each<[Entries, RegExp]>([
  [{ ...chain(["database", 1, 100]), targetMs: 100 }, /^✔ Fits: a request takes 100.0 ms of 100.0 ms$/],
  [{ ...chain(["database", 1, 100.1]), targetMs: 100 }, /^✖ Does not fit.*Remove or merge step 1 first$/],
  [{ ...chain(["gRPC/REST", 1]), targetMs: 299 }, /^▲ Fits at 280.0 ms, but not at the high end of 300.0 ms/],
  [{ ...chain(["gRPC/REST", 1]), targetMs: 300 }, /^▲ .*1 step rests on an atypical default: measure it$/],
  [{ ...chain(["gRPC/REST", 1]), targetMs: 279 }, /^✖ Does not fit/],
  [chain(["25GbE hop", 1]), /^▲ .*atypical/],
  [chain(["RoCE", 1]), /^✔/],
  [chain(["database", 1]), /^\? Not known: 1 step has no figure/],
  [chain(["database", 1], ["RAM", 1]), /^\? Not known: 1 step has no figure/],
  [chain(), /^\? Not known: no step/],
])("verdict %#", (entries, expected) => {
  expect(verdict(recalculate(plan, entries))).toMatch(expected);
});

test("a request that takes no time is not known to fit", () => {
  expect(verdict(recalculate(plan, chain(["RoCE", 0])))).toBe(
    "? Not known: no step of the call chain takes any time",
  );
  expect(verdict(recalculate(plan, chain(["RoCE", 0], ["database", 1, 0])))).toMatch(
    /^\? Not known: no step/,
  );
  expect(verdict(recalculate(plan, chain(["RoCE", 0], ["RoCE", 1])))).toBe(
    "✔ Fits: a request takes 0.003 ms of 500.0 ms",
  );
  expect(marks(chain(["RoCE", 0]), 3)).toEqual(["?", "?", ""]);
  expect(marks(chain(["RoCE", 0], ["RoCE", 1]), 4)).toEqual(["✔", "✔", "", "✔"]);
});

test.each<[number, number, string]>([
  [0.008, 0.01, "✔ Fits: a request takes 0.008 ms of 0.01 ms"],
  [0.008, 0.008, "✔ Fits: a request takes 0.008 ms of 0.008 ms"],
  [0.0001, 0.001, "✔ Fits: a request takes 0.0001 ms of 0.001 ms"],
  [0.0011, 0.001, "✖ Does not fit: a request takes 0.0011 ms, and 0.001 ms are allowed. Remove or merge step 1 first"],
  [600, 0.04, "✖ Does not fit: a request takes 600.0 ms, and 0.04 ms are allowed. Remove or merge step 1 first"],
  [0.02, 500, "✔ Fits: a request takes 0.02 ms of 500.0 ms"],
  [0.1, 500, "✔ Fits: a request takes 0.1 ms of 500.0 ms"],
  [499.96, 500, "✔ Fits: a request takes 499.96 ms of 500.00 ms"],
  [12.18, 12.18, "✔ Fits: a request takes 12.2 ms of 12.2 ms"],
])("%d ms of %d ms are not rounded to nothing", (own, targetMs, expected) => {
  expect(verdict(recalculate(plan, { ...chain(["database", 1, own]), targetMs }))).toBe(expected);
}); // prettier-ignore

test("the row of the request is not green where a step rests on an atypical default", () => {
  const sheet = { targetMs: 700 };
  expect(verdict(recalculate(plan, sheet))).toBe(
    "▲ Fits at 570.0 ms of 700.0 ms, but 2 steps rest on an atypical default: measure them",
  );
  expect(marks(sheet, 2)).toEqual(["▲", "✔"]);
  expect(marks({ ...sheet, "chain.own": [280, null, null, 280] }, 2)).toEqual(["✔", "✔"]);
  expect(marks({ ...sheet, targetMs: 610 }, 2)).toEqual(["▲", "✔"]);
  expect(marks({ ...sheet, targetMs: 570 }, 2)).toEqual(["✖", "✔"]);
});

test("several steps without a figure are counted", () => {
  expect(verdict(recalculate(plan, chain(["database", 1], ["database", 2])))).toMatch(
    /^\? Not known: 2 steps have no figure, neither yours nor a default$/,
  );
});

test("half-filled and empty rows stay empty", () => {
  const sheet = recalculate(plan, {
    "chain.calls": [1, null],
    "chain.kind": ["RAM", "RAM", null, null, null, null],
  });
  for (const column of ["low", "plan", "high", "share", "merged", "known"]) {
    expect(sheet.values(`steps.${column}`).slice(1)).toEqual(Array(9).fill(""));
  }
});
