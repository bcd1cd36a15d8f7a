import { latencyBudget } from "../../../src/templates/latencyBudget/latencyBudget";
import { printedSheet } from "../printedSheet";
import { recalculate, type Entries } from "../recalculate";

const plan = latencyBudget.plan();

/** A step of each kind, with a faster language and a storage read of your own test. */
const CHAIN: Entries = {
  targetMs: 200, perSecond: 100, language: 10, storageRead: 2,
  "chain.name": ["Call", "Fan-out", null, "Write", "Query", "Report", "Hop", "RDMA", "Cache", "Rules"],
  "chain.kind": ["gRPC/REST", "gRPC/REST", "storage read", "storage write", "database", "database", "25GbE hop", "RoCE", "RAM", "in-process"],
  "chain.calls": [3, 4, 2, 1, 2, 1, 1000, 10, 1000, 200],
  "chain.parallel": ["no", "yes", "no", "no", "no", "no", "no", "no", "no", null],
  "chain.own": [null, null, null, null, 5, 0],
  "chain.unit": [null, null, null, null, "µs", null],
}; // prettier-ignore

const calculated = (entries: Entries = {}) => recalculate(plan, { ...CHAIN, ...entries });
const shown = (entries: Entries = {}) => printedSheet(calculated(entries));

test("time of each step, as services and in one process", () => {
  const sheet = shown();
  expect(Array.from({ length: 11 }, (_, line) => sheet.row("steps.plan", line))).toEqual([
    "Step | Low (ms) | Plan (ms) | High (ms) | Share of the total | In one process (ms) | Evidence level",
    // 40, 280 and 300 ms ÷ 10 × 3 calls; in one process 3 × 370 ns
    "Call | 12.000 | 84.000 | 90.000 | 70.9% | 0.001110 | default is atypical: measure",
    // four in parallel take the time of one
    "Fan-out | 4.000 | 28.000 | 30.000 | 23.6% | 0.000370 | default is atypical: measure",
    "storage read | 4.000 | 4.000 | 4.000 | 3.4% | 4.000000 | entered",
    "Write | 1.740 | 1.740 | 1.740 | 1.5% | 1.740000 | measured",
    "Query | 0.010 | 0.010 | 0.010 | 0.0% | 0.010000 | entered",
    "Report | 0.000 | 0.000 | 0.000 | 0.0% | 0.000000 | entered",
    "Hop | 0.480 | 0.480 | 0.480 | 0.4% | 0.370000 | default is atypical: measure",
    "RDMA | 0.030 | 0.030 | 0.030 | 0.0% | 0.003700 | rule of thumb",
    "Cache | 0.100 | 0.100 | 0.100 | 0.1% | 0.100000 | rule of thumb",
    "Rules | 0.074 | 0.074 | 0.074 | 0.1% | 0.074000 | measured",
  ]);
});

test.each([
  ["total", "118.434 ms (22.434 to 126.434), estimated"],
  ["merged", "6.299 ms, estimated"],
  ["ratio", "18.8 ×, derived"],
  ["order", "1.3 10 to the power of, derived"],
  ["left", "81.566 ms (73.566 to 177.566), derived"],
  ["affordable", "7 calls, derived"], // 200 ÷ 28
  ["first", "Call, the step that takes longest"],
  ["without", "34.434 ms, derived"],
  ["outstanding", "11.8 requests (2.2 to 12.6), Little's law"], // 100 per second × 118.4 ms
  ["outliers", "3 steps, measure yours"],
  ["unknown", "0 steps, enter yours"],
  ["callRatio", "75,676 ×, rule of thumb"], // 28 ms ÷ 370 ns
  ["callOrder", "4.9 10 to the power of, derived"],
  ["publishedOrder", "5 10 to the power of, rule of thumb"],
  ["hopRatio", "4.8 ×, rule of thumb"], // 480 ÷ 100 ns
])("the request: %s is %s", (id, expected) => {
  expect(shown().result(id)).toBe(expected);
});

test.each<[Entries, string]>([
  [{ "chain.own": [null, null, null, null, 5, null] }, "? Not known: 1 step has no figure, neither yours nor a default"],
  [
    { "chain.own": [null, null, null, null, 5, 0] },
    "▲ Fits at 118.4 ms of 200.0 ms, but 3 steps rest on an atypical default: measure them",
  ],
  [
    { "chain.own": [null, null, null, null, 5, 0], targetMs: 120 },
    "▲ Fits at 118.4 ms, but not at the high end of 126.4 ms: 120.0 ms are allowed",
  ],
  [
    { "chain.own": [null, null, null, null, 5, 0], targetMs: 118 },
    "✖ Does not fit: a request takes 118.4 ms, and 118.0 ms are allowed. Remove or merge Call first",
  ],
  // 3 × 20 + 1 × 20 ms, 4, 1.74, 0.01, 0.03, 0.1 and 0.074
  [
    { "chain.own": [20, 20, null, null, 5, 0, 0] },
    "✔ Fits: a request takes 86.0 ms of 200.0 ms",
  ],
  [{ "chain.kind": Array<null>(10).fill(null) }, "? Not known: Kind on sheet Call chain (row 1) is empty"],
])("verdict with %j", (entries, verdict) => {
  expect(calculated(entries).value("verdict")).toBe(verdict);
}); // prettier-ignore

test.each([
  ["ns", 0.000015],
  ["µs", 0.015],
  ["ms", 15],
  [null, 15],
])("three calls of 5 in the unit %s are %d ms", (unit, ms) => {
  const sheet = calculated({ "chain.own": [5], "chain.unit": [unit] });
  expect(Number(sheet.values("steps.plan")[0])).toBeCloseTo(ms, 12);
});

test("what a call of each kind takes, and how many the target allows", () => {
  const sheet = shown();
  const rows = Array.from({ length: 9 }, (_, line) => sheet.row("latencies.plan", line).split(" | "));
  expect(rows.map((row) => row.slice(0, 7).join(" | "))).toEqual([
    "Kind | Low (ns) | Plan (ns) | High (ns) | Evidence level | × RAM | Calls within the target",
    "in-process | 370 | 370 | 370 | measured | 3.7 | 540,540",
    "RAM | 100 | 100 | 100 | rule of thumb | 1.0 | 2,000,000",
    "25GbE hop | 480 | 480 | 480 | rule of thumb | 4.8 | 416,666",
    "RoCE | 3,000 | 3,000 | 3,000 | rule of thumb | 30.0 | 66,666",
    "gRPC/REST | 4,000,000 | 28,000,000 | 30,000,000 | rule of thumb | 280,000.0 | 7",
    "storage read | 2,000,000 | 2,000,000 | 2,000,000 | entered | 20,000.0 | 100",
    "storage write | 1,740,000 | 1,740,000 | 1,740,000 | measured | 17,400.0 | 114",
    "database |  |  |  | not known |  | ",
  ]);
  expect(shown({ storageRead: null, storageWrite: 3 }).row("latencies.plan", 6)).toContain("2,030,000 | measured");
  expect(shown({ storageRead: null, storageWrite: 3 }).row("latencies.plan", 7)).toContain("3,000,000 | entered");
}); // prettier-ignore

/** Mark, step, time, calls and share of the target on the first page; the steps begin in its third row. */
const onPage = (entries: Entries, line: number) =>
  calculated({ "chain.own": [null, null, null, null, 5, 0], ...entries }).drawing.sheets[0]?.values[
    7 + line
  ]?.slice(0, 5);

test.each<[string, Entries, number, (string | number)[]]>([
  ["the request", {}, 1, ["▲", "The request, as services", 118.434, "", 0.592]],
  ["in one process", {}, 2, ["✔", "In one process", 6.299, "", 0.031]],
  ["a step on an atypical default", {}, 3, ["▲", "– Call", 84, 3, 0.42]],
  ["a step above the target at the high end alone", { targetMs: 84 }, 3, ["▲", "– Call", 84, 3, 1]],
  ["a step above the target", { targetMs: 83 }, 3, ["✖", "– Call", 84, 3, 1.012]],
  ["a step without a name", {}, 5, ["✔", "– storage read", 4, 2, 0.02]],
  [
    "a step without a figure",
    { "chain.own": [null, null, null, null, null] },
    7,
    ["?", "– Query", "?", "?", "?"],
  ],
])("the first page: %s", (_, entries, line, expected) => {
  expect(
    onPage(entries, line)?.map((value) =>
      typeof value === "number" ? Math.round(value * 1000) / 1000 : (value ?? ""),
    ),
  ).toEqual(expected);
});

test("the chart draws every step", () => {
  expect(shown().charts("Calculation")).toEqual(["bar of 10: Plan (ms) by Step"]);
});

test.each([
  ["targetMs", "500.0 ms, 0.001 to 3600000 with decimals"],
  ["perSecond", "50 per second, 0 to 10000000 with decimals"],
  ["language", "1 ×, 1 to 1000 with decimals"],
  ["storageRead", "blank ms, 0.001 to 10000 with decimals or blank"],
  ["storageWrite", "blank ms, 0.001 to 10000 with decimals or blank"],
])("the input %s: %s", (id, expected) => {
  expect(printedSheet(recalculate(plan)).input(id)).toBe(expected);
});

test.each([
  ["chain.calls", "0 to 1000000 with decimals or blank"],
  ["chain.parallel", "yes/no or blank"],
  ["chain.own", "0 to 1000000000 with decimals or blank"],
  ["chain.unit", "ns/µs/ms or blank"],
  [
    "chain.kind",
    "in-process/RAM/25GbE hop/RoCE/gRPC/REST/storage read/storage write/database or blank",
  ],
])("the column %s accepts %s", (id, expected) => {
  expect(shown().accepts(id)).toBe(expected);
}); // prettier-ignore

test("the example: an order that passes two services", () => {
  const { values } = recalculate(plan);
  expect(["kind", "calls", "parallel"].map((column) => values(`chain.${column}`).slice(0, 7))).toEqual([
    ["gRPC/REST", "in-process", "RAM", "gRPC/REST", "storage read", "storage write", null],
    [1, 200, 1000, 2, 4, 1, null],
    ["no", "no", "no", "yes", "no", "no", null],
  ]);
  expect(values("chain.name").filter(Boolean)).toHaveLength(6);
});
