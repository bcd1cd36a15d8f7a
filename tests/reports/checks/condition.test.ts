import {
  countFormula,
  holds,
  describeCondition,
  rowFormula,
  thresholdsOf,
  type Comparison,
  type Condition,
} from "../../../src/reports/checks/condition";
import { DEFAULT_THRESHOLDS } from "../../../src/reports/inputs/thresholds";
import { contextOf } from "../findings/say";
import { sampleRun } from "../sampleRuns";

/** Does a condition hold for a run with so many I/O errors? */
function holdsFor(errors: number | null, condition: Condition, thresholds = DEFAULT_THRESHOLDS): boolean {
  const context = { ...contextOf([sampleRun({ results: { errors } })]), thresholds };
  const [checked] = context.checked;
  if (!checked) throw new Error("no run");
  return holds(condition, checked, context);
}

test.each<[Comparison["is"], boolean[]]>([
  [">", [false, false, true]],
  [">=", [false, true, true]],
  ["<", [true, false, false]],
  ["<=", [true, true, false]],
])("%s compares 1, 2 and 3 errors with 2", (is, expected) => {
  const condition: Condition = [{ figure: "Errors", is, limit: 2 }];
  expect([1, 2, 3].map((errors) => holdsFor(errors, condition))).toEqual(expected);
});

test.each<Comparison["is"]>([">", ">=", "<", "<="])("%s does not hold when the figure is not known", (is) => {
  expect(holdsFor(null, [{ figure: "Errors", is, limit: 0 }])).toBe(false);
});

test("holds when all comparisons do", () => {
  const between: Condition = [
    { figure: "Errors", is: ">", limit: 1 },
    { figure: "Errors", is: "<", limit: 3 },
  ];
  expect([1, 2, 3].map((errors) => holdsFor(errors, between))).toEqual([false, true, false]);
});

test.each<[Comparison["limit"], number]>([
  ["LimitBand", 5],
  [{ onePlus: "LimitBand" }, 6],
  [{ oneMinus: "LimitBand" }, -4],
  [7, 7],
])("compares with %j, which is %i at a threshold of 5", (limit, value) => {
  const thresholds = { ...DEFAULT_THRESHOLDS, LimitBand: 5 };
  const condition: Condition = [{ figure: "Errors", is: ">=", limit }];
  expect(holdsFor(value - 0.001, condition, thresholds)).toBe(false);
  expect(holdsFor(value, condition, thresholds)).toBe(true);
});

const BAND: Condition = [
  { figure: "Of policy limit", is: ">=", limit: { oneMinus: "LimitBand" } },
  { figure: "Of policy limit", is: "<=", limit: { onePlus: "LimitBand" } },
];
const BUSY: Condition = [{ figure: "Host CPU %", is: ">", limit: "CpuBound" }];
const ERRORS: Condition = [{ figure: "Errors", is: ">", limit: 0 }];

test("is a formula in a row of Checks", () => {
  expect(rowFormula(BAND)).toBe(
    "AND(ISNUMBER([@[Of policy limit]]),N([@[Of policy limit]])>=1-LimitBand,N([@[Of policy limit]])<=1+LimitBand)",
  );
  expect(rowFormula(BUSY)).toBe("AND(ISNUMBER([@[Host CPU %]]),N([@[Host CPU %]])>CpuBound)");
});

test("counts rows of Checks, all or those of a key", () => {
  expect(countFormula(BAND)).toBe(
    'COUNTIFS(Checks[Of policy limit],">="&(1-LimitBand),Checks[Of policy limit],"<="&(1+LimitBand))',
  );
  expect(countFormula(BUSY)).toBe('COUNTIFS(Checks[Host CPU %],">"&CpuBound)');
  expect(countFormula(ERRORS, 7)).toBe('COUNTIFS(Checks[Test],7,Checks[Errors],">"&0)');
});

test("is shown in words", () => {
  expect(describeCondition(BAND)).toBe("Of policy limit >= 1-LimitBand and Of policy limit <= 1+LimitBand");
  expect(describeCondition(ERRORS)).toBe("Errors > 0");
});

test.each<[string, Condition, string[]]>([
  ["no threshold", ERRORS, []],
  ["that of its limit", BUSY, ["CpuBound"]],
  ["that of several limits once", BAND, ["LimitBand"]],
  ["that of a figure's formula", [{ figure: "p95 read", is: ">", limit: 0 }], ["P95Limit"]],
  ["those of a figure's formula", [{ figure: "Above usual latency (ms)", is: ">", limit: 0 }], ["ReadLatencyLimit", "WriteLatencyLimit"]],
  ["those of a figure that its figure is made of", [{ figure: "p95 exceeding", is: ">", limit: 0 }], ["P95Limit"]],
  ["facts are no thresholds", [{ figure: "Of network", is: ">", limit: 0 }], []],
])("depends on %s", (_, condition, names) => {
  expect(thresholdsOf(condition)).toEqual(names);
}); // prettier-ignore
