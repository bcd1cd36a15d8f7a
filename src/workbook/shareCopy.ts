import { areaName, cellName } from "./address";
import { customFunctionUse } from "./customFunctionUse";
import type { DrawnFormula, SheetDrawing, SheetFeature, WorkbookDrawing } from "./drawing";
import { checkText, LONGEST_TEXT } from "./rules/checkValue";
import type { CellValue } from "./spec";
import { SpecError } from "./specError";

type TableFeature = Extract<SheetFeature, { kind: "table" }>;

/**
 * A copy of a calculated workbook for people without the add-in: every formula that needs a custom function, also by
 * way of a defined name, becomes its value, spills included, and the formula is kept as a note at its cell (for a
 * table's column at its header). All other formulas stay live. Names that need a custom function are left out; the
 * notes of the formulas that used them say what they were.
 *
 * @throws SpecError `NotCalculated` where such a formula has no value yet; `UnknownFunction` for a conditional format
 *   that uses such a name, because a format has no value to keep.
 */
export function shareCopy(drawing: WorkbookDrawing): WorkbookDrawing {
  const use = customFunctionUse(drawing.names);
  return {
    ...drawing,
    sheets: drawing.sheets.map((sheet) => sharedSheet(sheet, use)),
    names: drawing.names.filter(({ name }) => !use.names.has(name.toLowerCase())),
  };
}

type Use = ReturnType<typeof customFunctionUse>;

function sharedSheet(sheet: SheetDrawing, use: Use): SheetDrawing {
  const notes: SheetFeature[] = [];
  const formulas: SheetDrawing["formulas"] = [];
  sheet.formulas.forEach((inRow, row) => {
    inRow.forEach((formula, column) => {
      if (!formula) return;
      if (!use.in(formula.columnFormula?.text ?? formula.formula)) {
        (formulas[row] ??= [])[column] = formula;
        return;
      }
      const place = { sheet, row, column, formula };
      checkCalculated(place);
      if (!formula.columnFormula) notes.push(cellNote(row, column, cellWords(place, use)));
    });
  });
  const features = sheet.features.map((feature) => {
    if (feature.kind === "conditionalFormat" && use.in(feature.format.formula)) {
      const where = `Sheet "${sheet.name}", conditional format of ${areaName(feature.area)}`;
      throw new SpecError(
        "UnknownFunction",
        `${where}: "${feature.format.formula}" needs a custom function.`,
      );
    }
    return feature.kind === "table" ? sharedTable(feature, notes, use) : feature;
  });
  return { ...sheet, formulas, features: [...features, ...notes] };
}

/** The table without its formulas of custom functions; each leaves a note at its header. */
function sharedTable(table: TableFeature, notes: SheetFeature[], use: Use): TableFeature {
  const columns = table.columns.map((column, i) => {
    const { header, formula } = column;
    if (formula === undefined || !use.in(formula)) return column;
    const words = `Every row of this column: =${formula}`;
    notes.push(cellNote(table.area.row, table.area.column + i, words + definitions(formula, use)));
    return { header, custom: false };
  });
  return { ...table, columns };
}

interface Place {
  sheet: SheetDrawing;
  row: number;
  column: number;
  formula: DrawnFormula;
}

/** A result may be smaller than the block that its formula declares: only its first cell always has a value. */
function checkCalculated({ sheet, row, column, formula }: Place): void {
  if ((sheet.values[row]?.[column] ?? null) !== null) return;
  throw new SpecError(
    "NotCalculated",
    `Sheet "${sheet.name}", ${cellName(row, column)}: "=${formula.formula}" has no value, calculate the workbook first.`,
  );
}

/** The formula, the cells that it filled, and the message of an error, which the value alone does not show. */
function cellWords({ sheet, row, column, formula }: Place, use: Use): string {
  const area = { row, column, ...formula.spill };
  const filled = area.rows * area.columns > 1 ? `\nIt fills ${areaName(area)}.` : "";
  return `=${formula.formula}${filled}${errorWords(sheet.values[row]?.[column] ?? null)}${definitions(formula.formula, use)}`;
}

function errorWords(value: CellValue): string {
  if (value === null || typeof value !== "object" || value.message === undefined) return "";
  return `\n${value.error}: ${value.message}`;
}

function definitions(formula: string, use: Use): string {
  return use
    .definitionsIn(formula)
    .map(({ name, formula: text }) => `\n${name}: =${text}`)
    .join("");
}

function cellNote(row: number, column: number, text: string): SheetFeature {
  checkText(text, LONGEST_TEXT);
  return { kind: "cellNote", area: { row, column, rows: 1, columns: 1 }, text };
}
