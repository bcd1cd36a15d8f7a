import fs from "node:fs";
import path from "node:path";
import type { FunctionHelp } from "../../../src/functionHelp";
import { areaName, cellName } from "../../../src/workbook/address";
import { DIST } from "../../dist";
import { cellKey, cellsOf, filledCells, valueText, type ValidatedArea } from "./gridState";
import type { Done, Planner } from "./planner";
import { FORMULA, withoutArea, withTyped, type TypedCell } from "./typedCells";

const HELP = JSON.parse(fs.readFileSync(path.join(DIST, "functions.help.json"), "utf8")) as FunctionHelp[];

/** The examples of all custom functions. */
const EXAMPLES = HELP.flatMap(({ examples }) => examples.map(({ formula }) => formula));

const TEXTS = [
  "mine",
  "Größe",
  "two words",
  "10.1.2.0/26",
  "32K",
  'in "quotes"',
  "a,b;c",
  "✔ done",
  "x".repeat(300),
];

/** Types a number, text or truth value into an empty cell. */
export async function typeValue(planner: Planner): Promise<Done | undefined> {
  const place = planner.freePlace();
  if (!place) return undefined;
  const value = planner.oneOf([
    planner.below(1000),
    planner.below(1_000_000) / 1000,
    -planner.below(50),
    planner.oneOf(TEXTS) ?? "",
    true,
  ]);
  if (value === undefined) return undefined;
  const text = value === true ? "TRUE" : String(value);
  const at = cellName(place.row, place.column);
  await planner.workbench.type(at, text);
  const cell = { sheetId: planner.sheet.id, ...place, reads: valueText(value) };
  return {
    what: `type ${text.slice(0, 20)} into ${at}`,
    effect: "change",
    typed: (typed) => withTyped(typed, [cell]),
  };
}

/** Types a formula into an empty cell. */
export async function typeFormula(planner: Planner): Promise<Done | undefined> {
  const place = planner.freePlace();
  const formula = planner.oneOf([
    () => planner.oneOf(EXAMPLES),
    () => formulaOf(planner, (a, b) => `=${a}*2+${b}`),
    () => formulaOf(planner, (a, b) => `=SUM(${a},${b},1)`),
    () => formulaOf(planner, (a, b) => `=IF(${a}>${b},"more","less")`),
    () => formulaOf(planner, (a, b) => `=IFERROR(VSAN_GHZ(${a},"32K",0.7),"no")&" "&TEXT(${b},"0.0")`),
    () => formulaOf(planner, (a) => `=ROUND(VSAN_USABLE_TIB(6,5,${a}),2)`),
    () => "=1/0",
    () => '=VSAN_GHZ("fast")',
    () => '=IPV4_SPLIT("10.0.0.0/24",26)',
  ])?.();
  if (!place || !formula) return undefined;
  const at = cellName(place.row, place.column);
  await planner.workbench.type(at, formula);
  const cell = { sheetId: planner.sheet.id, ...place, reads: FORMULA };
  return { what: `type ${formula} into ${at}`, effect: "change", typed: (typed) => withTyped(typed, [cell]) };
}

/** Changes an input to a value that it accepts. */
export async function changeInput(planner: Planner): Promise<Done | undefined> {
  const input = planner.oneOf(planner.sheet.validated);
  const entry = input && acceptedEntry(planner, input);
  if (!input || entry === undefined) return undefined;
  const cell = planner.oneOf(cellsOf(input.area));
  if (!cell) return undefined;
  const at = cellName(cell.row, cell.column);
  await planner.workbench.type(at, entry);
  // What the cell reads depends on its format: 50 becomes 50% in a cell with percent.
  return { what: `change the input ${at} to ${entry}`, effect: "change", typed: without(planner, cell) };
}

/** Types something into an input that it refuses. */
export async function refusedEntry(planner: Planner): Promise<Done | undefined> {
  const input = planner.oneOf(
    planner.sheet.validated.filter(({ validation }) => validation.errorStyle === 1),
  );
  if (!input) return undefined;
  const { row, column } = input.area;
  const at = cellName(row, column);
  const { workbench } = planner;
  await workbench.select(at);
  await workbench.page.keyboard.type("-987654321");
  await workbench.page.keyboard.press("Enter");
  await workbench.page.getByText(input.validation.error).last().waitFor();
  await workbench.page.keyboard.press("Escape");
  return { what: `type -987654321 into the input ${at}`, effect: "none" };
}

/** Types over a cell, whatever it holds. */
export async function overwrite(planner: Planner): Promise<Done | undefined> {
  const place = planner.place(
    1,
    1,
    (area) => filledCells(planner.state, planner.sheet.id, area).length === 1 && !planner.isValidated(area),
  );
  if (!place) return undefined;
  const at = cellName(place.row, place.column);
  await planner.workbench.type(at, "overwritten");
  const cell = { sheetId: planner.sheet.id, ...place, reads: valueText("overwritten") };
  return { what: `overwrite ${at}`, effect: "change", typed: (typed) => withTyped(typed, [cell]) };
}

/** Empties some cells. */
export async function deleteCells(planner: Planner): Promise<Done | undefined> {
  const { sheet } = planner;
  const area = planner.place(
    1 + planner.below(3),
    1 + planner.below(2),
    (one) => filledCells(planner.state, sheet.id, one).length > 0,
  );
  if (!area) return undefined;
  await planner.workbench.select(areaName(area));
  await planner.workbench.page.keyboard.press("Delete");
  return {
    what: `delete ${areaName(area)}`,
    effect: "change",
    typed: (typed) => withoutArea(typed, sheet.id, area),
  };
}

/** Inserts the example that the pane shows of a function. */
export async function insertExample(planner: Planner): Promise<Done | undefined> {
  const place = planner.freePlace();
  const formula = planner.oneOf(HELP)?.examples[0]?.formula;
  if (!place || formula === undefined) return undefined;
  const { workbench } = planner;
  const at = cellName(place.row, place.column);
  await workbench.select(at);
  await workbench.showTab("Functions");
  await workbench.page.locator("#search").fill("");
  await planner.pressInPane("Functions", `Insert ${formula}`, ` is in ${planner.sheet.name}!${at}.`);
  const cell = { sheetId: planner.sheet.id, ...place, reads: FORMULA };
  return {
    what: `insert ${formula} into ${at}`,
    effect: "change",
    typed: (typed) => withTyped(typed, [cell]),
  };
}

/** A formula of two random cells with numbers, which may be on different sheets. */
function formulaOf(planner: Planner, write: (a: string, b: string) => string): string | undefined {
  const references = [planner.numericCell(), planner.numericCell()];
  const [a, b] = references;
  return a && b ? write(a, b) : undefined;
}

function acceptedEntry(planner: Planner, { validation }: ValidatedArea): string | undefined {
  const { type, formula1, formula2 = "" } = validation;
  if (type === "list") return planner.oneOf(formula1.split(","));
  const [minimum, maximum] = [Number(formula1), Number(formula2)];
  if (!Number.isFinite(minimum) || !Number.isFinite(maximum)) return undefined;
  const low = Math.ceil(minimum);
  const high = Math.min(Math.floor(maximum), low + 200);
  return type === "whole" || high > low ? String(low + planner.below(high - low + 1)) : String(minimum);
}

function without(planner: Planner, { row, column }: { row: number; column: number }) {
  const { id } = planner.sheet;
  return (typed: readonly TypedCell[]): TypedCell[] =>
    typed.filter((cell) => cellKey(cell.sheetId, cell.row, cell.column) !== cellKey(id, row, column));
}
