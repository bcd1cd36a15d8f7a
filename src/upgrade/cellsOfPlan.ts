import { type Area, type Cell, parseArea, parseCell } from "../workbook/address";
import type { EarlierInput, PresentInput } from "../workbook/enteredInputs";
import type { SheetDrawing, WorkbookDrawing } from "../workbook/drawing";
import type { RangeRef } from "../workbook/spec";
import { inputPairs } from "./inputPairs";
import type { MovedCells } from "./movedCells";
import { addTables } from "./movedTables";
import type { PlanPair } from "./planPair";
import { PresentSheet } from "./presentSheet";

/** An earlier plan in its workbook: its sheets, and where its inputs are. */
export interface PlanInWorkbook {
  pair: PlanPair;
  present: ReadonlyMap<EarlierInput, PresentInput>;
  sheets: ReadonlyMap<string, PresentSheet>;
}

/** Finds a plan in its workbook. */
export function planInWorkbook(
  pair: PlanPair,
  present: ReadonlyMap<EarlierInput, PresentInput>,
  { sheets }: Pick<WorkbookDrawing, "sheets">,
): PlanInWorkbook {
  const own = sheets.filter(({ name }) => pair.earlier.sheets.includes(name));
  const inputsOn = (name: string) =>
    new Map([...present].filter(([input, { on }]) => input.sheet === name && on === name));
  return {
    pair,
    present,
    sheets: new Map(own.map(({ name, rows }) => [name, new PresentSheet(inputsOn(name), rows)])),
  };
}

/**
 * Says where the cells of a plan are in the new workbook: inputs and cells with an id, columns of tables, cells of a plan that
 * this release writes alike, and texts that are in both once.
 */
export function addCellsOf(
  { pair, present, sheets }: PlanInWorkbook,
  earlier: Pick<WorkbookDrawing, "sheets">,
  now: Pick<WorkbookDrawing, "sheets">,
  moved: MovedCells,
): void {
  for (const [input, place] of inputPairs(pair)) {
    const from = present.get(input);
    const [to, labelTo] = [parseCell(place.at), parseCell(place.labelAt)];
    if (!from || !to || !labelTo) continue;
    moved.add(from.on, from, { sheet: place.sheet, ...to });
    const label = labelNow(input, from);
    if (label) moved.add(from.on, label, { sheet: place.sheet, ...labelTo });
  }
  for (const [id, range] of pair.earlier.cells) {
    const target = pair.cells.get(id);
    const from = presentArea(range, sheets.get(range.sheet));
    const to = target && parseArea(target.range);
    if (!from || !to) continue;
    for (let row = 0; row < Math.min(from.rows, to.rows); row++) {
      for (let column = 0; column < Math.min(from.columns, to.columns); column++) {
        const cell = { row: to.row + row, column: to.column + column };
        moved.add(
          range.sheet,
          { row: from.row + row, column: from.column + column },
          { sheet: target.sheet, ...cell },
        );
      }
    }
    if (from.rows * from.columns > 1)
      moved.addArea({ sheet: range.sheet, area: from }, { sheet: target.sheet, area: to });
  }
  for (const [name, to] of pair.alike) addAlike(name, to, { pair, present, sheets }, moved);
  const before = { sheets: earlier.sheets.filter(({ name }) => pair.earlier.sheets.includes(name)) };
  const after = { sheets: now.sheets.filter(({ name }) => pair.record.sheets.includes(name)) };
  addTables(before, after, moved);
  const texts = addTexts(before, after, moved);
  if (pair.earlier.hasNamedRows) addBeside(texts, before, after, moved);
}

/** The cells of a sheet that this release writes alike. */
function addAlike(name: string, to: string, { pair, sheets }: PlanInWorkbook, moved: MovedCells): void {
  pair.earlier.written.get(name)?.forEach((row, r) => {
    row?.forEach((written, column) => {
      const from = written && sheets.get(name)?.now({ row: r, column });
      if (from) moved.add(name, from, { sheet: to, row: r, column });
    });
  });
}

/** The cell of an input's label by now. */
function labelNow({ at, labelAt }: EarlierInput, now: PresentInput): Cell | undefined {
  const [cell, label] = [parseCell(at), parseCell(labelAt)];
  return cell && label
    ? { row: now.row + label.row - cell.row, column: now.column + label.column - cell.column }
    : undefined;
}

function presentArea({ range }: RangeRef, sheet: PresentSheet | undefined): Area | undefined {
  const area = parseArea(range);
  const first = area && sheet?.now(area);
  const last = area && sheet?.now({ row: area.row + area.rows - 1, column: area.column + area.columns - 1 });
  if (!area || !first || !last || last.row - first.row !== area.rows - 1) return undefined;
  return { ...area, ...first };
}

/** Texts that stand in both workbooks once. */
function addTexts(
  earlier: Pick<WorkbookDrawing, "sheets">,
  now: Pick<WorkbookDrawing, "sheets">,
  moved: MovedCells,
): TextPair[] {
  const targets = singleTexts(now);
  return [...singleTexts(earlier)].flatMap(([text, from]) => {
    const to = targets.get(text);
    if (!to) return [];
    moved.add(from.sheet, from.cell, { sheet: to.sheet, ...to.cell });
    return [{ from, to }];
  });
}

interface PlacedText {
  sheet: string;
  cell: Cell;
}

/** A text of both workbooks. */
interface TextPair {
  from: PlacedText;
  to: PlacedText;
}

/** What stands to the right of a label in both workbooks, where nothing else is known of a plan but its inputs. */
function addBeside(
  texts: readonly TextPair[],
  earlier: Pick<WorkbookDrawing, "sheets">,
  now: Pick<WorkbookDrawing, "sheets">,
  moved: MovedCells,
): void {
  const [before, after] = [earlier, now].map(({ sheets }) => new Map(sheets.map((one) => [one.name, one])));
  for (const { from, to } of texts) {
    const [then, today] = [before?.get(from.sheet), after?.get(to.sheet)];
    if (!then || !today) continue;
    for (let column = from.cell.column + 1; column < then.columns; column++) {
      const cell = { row: from.cell.row, column };
      const target = { row: to.cell.row, column: column + to.cell.column - from.cell.column };
      if (moved.cell(from.sheet, cell) || !isFormula(then, cell) || !isFormula(today, target)) continue;
      moved.add(from.sheet, cell, { sheet: to.sheet, ...target });
    }
  }
}

function isFormula({ formulas }: SheetDrawing, { row, column }: Cell): boolean {
  return formulas[row]?.[column] !== undefined;
}

function singleTexts({ sheets }: Pick<WorkbookDrawing, "sheets">): Map<string, PlacedText> {
  const found = new Map<string, PlacedText>();
  const twice = new Set<string>();
  for (const sheet of sheets) {
    for (const { text, cell } of textsOf(sheet)) {
      if (found.has(text)) twice.add(text);
      found.set(text, { sheet: sheet.name, cell });
    }
  }
  for (const text of twice) found.delete(text);
  return found;
}

function textsOf({ values, formulas }: SheetDrawing): { text: string; cell: Cell }[] {
  return values.flatMap((row, r) =>
    row.flatMap((value, column) =>
      typeof value === "string" && value !== "" && formulas[r]?.[column] === undefined
        ? [{ text: value, cell: { row: r, column } }]
        : [],
    ),
  );
}
