import { tokenize } from "../../workbook/tokens";
import { comparable } from "../measures/comparable";
import { THRESHOLDS, type ThresholdName, type Thresholds } from "../inputs/thresholds";
import { TEST_NUMBER } from "./testNumber";
import type { CheckContext, CheckedRun } from "./checkedRun";
import { CHECK_FIGURES, figureOf, type CheckHeader } from "./figures";

/** What a figure is compared with: a threshold, 1 more or less one, or a number that is no matter of taste. */
export type Limit = ThresholdName | { onePlus: ThresholdName } | { oneMinus: ThresholdName } | number;

/** A figure of a run against a limit. A figure that is not known compares as false. */
export interface Comparison {
  figure: CheckHeader;
  is: ">" | ">=" | "<" | "<=";
  limit: Limit;
}

/**
 * When a rule holds for a run: all of these. It is said once, and read in three ways: by the rule itself, by the verdict
 * of the sheet Checks, and by the live count of the runs for which it holds.
 */
export type Condition = readonly Comparison[];

/** Does it hold for a run? */
export function holds(condition: Condition, checked: CheckedRun, context: CheckContext): boolean {
  return condition.every(({ figure, is, limit }) => {
    const value = figureOf(figure, checked, context);
    return value !== null && compare(value, is, limitValue(limit, context.thresholds));
  });
}

function compare(value: number, is: Comparison["is"], limit: number): boolean {
  if (is === ">") return value > limit;
  if (is === ">=") return value >= limit;
  return is === "<" ? value < limit : value <= limit;
}

function limitValue(limit: Limit, thresholds: Thresholds): number {
  if (typeof limit === "number") return limit;
  if (typeof limit === "string") return thresholds[limit];
  return comparable("onePlus" in limit ? 1 + thresholds[limit.onePlus] : 1 - thresholds[limit.oneMinus]);
}

/** A limit as formula text. */
function limitText(limit: Limit): string {
  if (typeof limit !== "object") return String(limit);
  return "onePlus" in limit ? `1+${limit.onePlus}` : `1-${limit.oneMinus}`;
}

/** The condition as a formula in a row of the table Checks. */
export function rowFormula(condition: Condition): string {
  const cell = (figure: CheckHeader): string => `[@[${figure}]]`;
  const figures = [...new Set(condition.map(({ figure }) => figure))];
  const parts = [
    ...figures.map((figure) => `ISNUMBER(${cell(figure)})`),
    ...condition.map(({ figure, is, limit }) => `N(${cell(figure)})${is}${limitText(limit)}`),
  ];
  return `AND(${parts.join(",")})`;
}

/** Formula that counts the rows of the table Checks for which the condition holds, all or that of the test of this number. */
export function countFormula(condition: Condition, test?: number): string {
  const criteria = condition.map(
    ({ figure, is, limit }) => `Checks[${figure}],"${is}"&${parenthesised(limitText(limit))}`,
  );
  const own = test === undefined ? [] : [`Checks[${TEST_NUMBER}],${test}`];
  return `COUNTIFS(${[...own, ...criteria].join(",")})`;
}

function parenthesised(text: string): string {
  return /[+-]/.test(text) ? `(${text})` : text;
}

/** The condition in words, as Checks shows it: `Host CPU % >= CpuClose and Host CPU % < CpuBound`. */
export function describeCondition(condition: Condition): string {
  return condition.map(({ figure, is, limit }) => `${figure} ${is} ${limitText(limit)}`).join(" and ");
}

/** The thresholds that it depends on: those of its limits, and those in the formulas of its figures. */
export function thresholdsOf(condition: Condition): ThresholdName[] {
  const names = new Set(
    condition.flatMap(({ figure, limit }) => [...namesIn(limitText(limit)), ...namesInFigure(figure)]),
  );
  return THRESHOLDS.map(({ name }) => name).filter((name) => names.has(name));
}

function namesInFigure(header: string): string[] {
  const formula = CHECK_FIGURES.find((figure) => figure.header === header)?.formula ?? "";
  const columns = tokenize(formula).flatMap((token) => (token.kind === "thisRow" ? [token.column] : []));
  return [...namesIn(formula), ...columns.flatMap(namesInFigure)];
}

function namesIn(formula: string): string[] {
  return tokenize(formula).flatMap((token) => (token.kind === "name" ? [token.text] : []));
}
