import { type Cell, cellName } from "../workbook/address";
import type { SheetDrawing, WorkbookDrawing } from "../workbook/drawing";
import { formulaAt } from "../workbook/formulaText";
import { shownText } from "../workbook/shownSheet";
import type { CellValue } from "../workbook/spec";
import type { AddedFormula } from "./addedFormulas";
import type { PlanInWorkbook } from "./cellsOfPlan";
import { drawnCells, styledCells } from "./drawnCells";
import type { EditableSheets } from "./editableSheets";
import { tablesIn } from "./movedTables";
import { constantDigest, formulaDigest } from "./released/cellDigest";
import type { WrittenCell } from "./released/writtenCells";
import { notCarriedCell } from "./notCarriedSheet";
import type { RepointTargets } from "./repointFormula";
import type { Repointing } from "./repointSheet";
import type { EarlierCell } from "./upgradeReport";

/** What is carried besides inputs, and where to. */
export interface CarryingAdditions extends Repointing {
  earlier: Pick<WorkbookDrawing, "sheets">;
  sheets: EditableSheets;
}

/**
 * Carries what a planner wrote on the sheets of a plan besides its inputs: notes, and cells beside the plan. What the planner
 * wrote over formulas and constants of the plan is listed: the new plan has its own.
 *
 * @returns The formulas among them, of which the new workbook has the values so far.
 */
export function carryAdditions(plan: PlanInWorkbook, around: CarryingAdditions): AddedFormula[] {
  const added: AddedFormula[] = [];
  const own = around.earlier.sheets.filter(({ name }) => plan.sheets.has(name));
  const isCopy = own.some(({ features }) =>
    features.some((feature) => feature.kind === "cellNote" && isFormulaNote(feature.text)),
  );
  for (const sheet of own) {
    added.push(...carryCells(sheet, plan, isCopy, around));
    for (const feature of sheet.features) {
      if (feature.kind !== "cellNote" || (isCopy && isFormulaNote(feature.text))) continue;
      carryNote(sheet, feature.area, feature.text, around);
    }
  }
  return added;
}

/** A copy for people without the add-in has its formulas in notes. */
function isFormulaNote(text: string): boolean {
  return text.startsWith("=");
}

/** What a cell holds. */
interface Held {
  value: CellValue;
  formula: string | undefined;
}

function carryCells(
  sheet: SheetDrawing,
  plan: PlanInWorkbook,
  isCopy: boolean,
  around: CarryingAdditions,
): AddedFormula[] {
  const added: AddedFormula[] = [];
  const written = plan.pair.earlier.written.get(sheet.name);
  const place = plan.sheets.get(sheet.name);
  if (!place) return added;
  const isInput = new Set(plan.pair.record.inputs.map((input) => `${input.sheet}!${input.at}`));
  const carry = (cell: Cell, held: Held): number =>
    added.push(...carryCell(sheet, cell, held, isInput, around));
  const passed = new Set([...filledCells(sheet), ...inputCells(sheet.name, plan)]);
  const cells = heldCells(sheet).filter(({ cell }) => !passed.has(cellName(cell.row, cell.column)));
  if (!written) {
    const isOfPlan = drawnCells(sheet);
    for (const { cell, held } of cells) if (!isOfPlan(cell) || place.isInserted(cell.row)) carry(cell, held);
    listOwnColumns(sheet, around);
    return added;
  }
  const isMoved = [...plan.sheets.values()].some((one) => one.isMoved);
  for (const { cell, held } of cells) {
    const at = place.drawn(cell);
    const was = at && written[at.row]?.[at.column];
    if (!was) carry(cell, held);
    else if (isOverwritten(held, was, cell, isMoved) && !(isCopy && held.formula === undefined))
      around.report.notCarried.push({
        ...placeOf(sheet, cell),
        holds: contentOf(held),
        because: `is in place of a ${was.kind} of the plan: the new plan has its own`,
      });
  }
  return added;
}

/** The cells of a sheet that hold something. */
function heldCells({ values, formulas }: SheetDrawing): { cell: Cell; held: Held }[] {
  return values.flatMap((row, r) =>
    row.flatMap((value, column) => {
      const drawn = formulas[r]?.[column];
      const held: Held = { value, formula: drawn && formulaAt(drawn, r) };
      return held.formula === undefined && (value === null || value === "")
        ? []
        : [{ cell: { row: r, column }, held }];
    }),
  );
}

/** Columns that the planner added to tables of a plan: their headers have no look of the plan. */
function listOwnColumns(sheet: SheetDrawing, { report }: CarryingAdditions): void {
  const isStyled = styledCells(sheet);
  for (const { name, area, headers } of tablesIn({ sheets: [sheet] })) {
    headers.forEach((header, i) => {
      const cell = { row: area.row - 1, column: area.column + i };
      if (isStyled(cell)) return;
      const because = `is a column that you added to the table ${name}: the new plan has the table without it`;
      report.notCarried.push({ ...placeOf(sheet, cell), holds: header, because });
    });
  }
}

/** The cells into which formulas of other cells write. */
function filledCells({ formulas }: SheetDrawing): string[] {
  return formulas.flatMap((row, r) =>
    row.flatMap((drawn, c) => {
      if (!drawn) return [];
      const { rows, columns } = drawn.spill;
      return Array.from({ length: rows * columns - 1 }, (_, i) =>
        cellName(r + Math.floor((i + 1) / columns), c + ((i + 1) % columns)),
      );
    }),
  );
}

function inputCells(sheet: string, { present }: PlanInWorkbook): string[] {
  return [...present.values()].flatMap(({ on, row, column }) =>
    on === sheet ? [cellName(row, column)] : [],
  );
}

/** Does a cell hold something else than what was written? Excel changes the references of formulas where rows are moved. */
function isOverwritten(held: Held, was: WrittenCell, { row, column }: Cell, isMoved: boolean): boolean {
  // Users translate texts.
  if (was.kind === "text") return held.formula !== undefined;
  if (held.formula === undefined)
    return was.kind === "formula" || (held.value !== null && constantDigest(held.value) !== was.digest);
  return was.kind === "constant" || (!isMoved && formulaDigest(held.formula, row, column) !== was.digest);
}

/**
 * Puts a cell of the planner beside the same cells of the new plan as it was; where that is not free, it is listed. Of a formula, the
 * value is put there.
 */
function carryCell(
  sheet: SheetDrawing,
  cell: Cell,
  held: Held,
  isInput: ReadonlySet<string>,
  { targets, sheets, report }: CarryingAdditions,
): AddedFormula[] {
  const at = placeOf(sheet, cell);
  const lose = (because: string): AddedFormula[] => {
    const kept = notCarriedCell(report.notCarried.length);
    report.notCarried.push({ ...at, holds: contentOf(held), because });
    targets.cells.addPlanners(sheet.name, cell, { sheet: targets.keptOn, ...kept });
    return [];
  };
  const to = besideOf(sheet, cell, targets);
  if (!to) return lose("nothing in its row is in the new plan");
  const now = `${to.sheet}!${cellName(to.row, to.column)}`;
  if (isInput.has(now) || !sheets.isFree(to.sheet, to))
    return lose(`the new plan has something else at ${now}`);
  sheets.setValue(to.sheet, to, held.value);
  targets.cells.addPlanners(sheet.name, cell, to);
  if (held.formula !== undefined) return [{ at, formula: held.formula, value: held.value, to }];
  report.carried.push({ ...at, holds: contentOf(held), now });
  return [];
}

/** As far from the nearest cell of its row that the new plan has as before. */
function besideOf(
  sheet: SheetDrawing,
  cell: Cell,
  targets: RepointTargets,
): ({ sheet: string } & Cell) | undefined {
  const inRow = targets.cells.cellsOf(sheet.name).filter(({ from }) => from.row === cell.row);
  const distance = ({ from }: { from: Cell }): number => Math.abs(from.column - cell.column);
  const [nearest] = inRow.sort((a, b) => distance(a) - distance(b));
  if (!nearest) return undefined;
  const { from, to } = nearest;
  const column = to.area.column + cell.column - from.column;
  return column < 0 ? undefined : { sheet: to.sheet, row: to.area.row, column };
}

function carryNote(sheet: SheetDrawing, cell: Cell, text: string, around: CarryingAdditions): void {
  const { targets, sheets, report } = around;
  const at = placeOf(sheet, cell);
  const to = targets.cells.cell(sheet.name, cell) ?? besideOf(sheet, cell, targets);
  if (!to) {
    const because = "is a note at a cell that the new plan does not have";
    report.notCarried.push({ ...at, holds: text, because });
    return;
  }
  sheets.add(to.sheet, {
    kind: "cellNote",
    area: { row: to.row, column: to.column, rows: 1, columns: 1 },
    text,
  });
  report.carried.push({ ...at, holds: text, now: `${to.sheet}!${cellName(to.row, to.column)}` });
}

function contentOf({ value, formula }: Held): string | number | boolean | null {
  if (formula !== undefined) return `=${formula}`;
  return typeof value === "object" ? (value?.error ?? null) : value;
}

/** A cell, called as the first text of its row. */
function placeOf(sheet: SheetDrawing, { row, column }: Cell): EarlierCell {
  const texts = Array.from({ length: column }, (_, c) => shownText(sheet, row, c));
  return { sheet: sheet.name, cell: cellName(row, column), label: texts.find((text) => text !== "") ?? "" };
}
