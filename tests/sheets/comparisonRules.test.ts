import {
  changeFormula,
  cpuRuleFormula,
  latencyRuleFormula,
  p95RuleFormula,
  verdictFormula,
} from "../../src/sheets/comparisonRules";
import { calculateFormula } from "../calculateFormula";

const BLANK = '""';
const answer = (formula: string): unknown => calculateFormula(formula)[0]?.[0] ?? null;

test.each([
  ["110", "100", 0.1],
  ["90", "100", -0.1],
  ["100", "100", 0],
  ["5", "0", ""],
  [BLANK, "100", ""],
  ["100", BLANK, ""],
])("%s against %s is a change of %s", (value, baseline, expected) => {
  const change = answer(changeFormula(value, baseline));
  expect(change).toEqual(typeof expected === "number" ? expect.closeTo(expected, 12) : expected);
});

test.each([
  ["0.05", "TRUE", "within noise"],
  ["-0.05", "TRUE", "within noise"],
  ["0.0501", "TRUE", "better"],
  ["-0.0501", "TRUE", "worse"],
  ["0.0501", "FALSE", "worse"],
  ["-0.0501", "FALSE", "better"],
  [BLANK, "TRUE", ""],
])("a change of %s where higher is better is %s: %s", (change, higherIsBetter, expected) => {
  expect(answer(verdictFormula(change, higherIsBetter, "0.05"))).toBe(expected);
});

test.each([
  // IOPS within noise: CPU itself may rise by 10 %.
  ["0.1", "0.05", "within the CPU limit"],
  ["0.11", "0.05", "above the CPU limit"],
  ["0.11", "-0.05", "above the CPU limit"],
  ["0.11", BLANK, "above the CPU limit"],
  // IOPS moved: CPU per I/O may rise by 10 %. 1.1 × 1.2 is 1.32, 1.1 × 0.8 is 0.88.
  ["0.31", "0.2", "per I/O within the CPU limit"],
  ["0.33", "0.2", "per I/O above the CPU limit"],
  ["-0.13", "-0.2", "per I/O within the CPU limit"],
  ["-0.11", "-0.2", "per I/O above the CPU limit"],
  [BLANK, "0.2", ""],
])("CPU %s with IOPS %s: %s", (cpuChange, iopsChange, expected) => {
  expect(answer(cpuRuleFormula({ cpuChange, iopsChange, noiseBand: "0.05", limit: "0.1" }))).toBe(expected);
});

// At most three times the average of 2 ms.
test.each([
  ["6", "2", "FALSE", "FALSE", "p95 within the limit"],
  ["6.01", "2", "FALSE", "FALSE", "p95 above the limit"],
  // Cut to whole milliseconds it may be up to 1 ms more.
  ["5", "2", "TRUE", "FALSE", "p95 within the limit"],
  ["6", "2", "TRUE", "FALSE", "p95 undecided"],
  ["7", "2", "TRUE", "FALSE", "p95 above the limit"],
  ["6", "2", "FALSE", "TRUE", "not evaluated"],
  ["6", "0", "FALSE", "FALSE", "not evaluated"],
  ["1.5", "0.5", "FALSE", "FALSE", "p95 within the limit"],
  ["6", BLANK, "FALSE", "FALSE", "not evaluated"],
  ["1.99", "2", "FALSE", "FALSE", "not evaluated"],
  ["2", "2", "FALSE", "FALSE", "p95 within the limit"],
  [BLANK, "2", "FALSE", "FALSE", ""],
])("p95 %s of %s, whole ms %s, not measured %s: %s", (p95, average, wholeMs, notMeasured, expected) => {
  expect(answer(p95RuleFormula({ p95, average, limit: "3", wholeMs, notMeasured }))).toBe(expected);
});

test.each([
  ["5", "within the limit"],
  ["5.01", "above the limit"],
  [BLANK, ""],
])("a latency of %s against 5 ms is %s", (latency, expected) => {
  expect(answer(latencyRuleFormula(latency, "5"))).toBe(expected);
});
