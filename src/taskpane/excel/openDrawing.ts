import type { HeldCells, TableCells } from "../../explain/workbookCells";
import { isCustomFunction } from "../../workbook/dialect";
import type { DrawnFormula, NameFeature, SheetDrawing, SheetFeature } from "../../workbook/drawing";
import { type FormulaScope, readExcelFormula } from "../../workbook/excelFormula";
import { parseFormula } from "../../workbook/parseFormula";
import type { PlanRecord } from "../../workbook/planRecord";
import { rangeOf } from "../../workbook/readers/xlsx/readNames";
import type { LostFormula } from "../../workbook/readers/xlsx/sheetCells";
import type { CellValue } from "../../workbook/spec";
import { tokenize } from "../../workbook/tokens";
import { verifiedScope } from "../../verify/verifiedScope";
import type { VerifiedWorkbook } from "../../verify/verifyWorkbook";
import { FormulaDoctor } from "../health/formulaDoctor";
import type { CellPlace } from "../spreadsheet";
import { isRowOf, withCellsOfTables } from "./withCellsOfTables";

/** What Excel shows of the open workbook. */
export interface OpenWorkbook {
  /** In order. Cells into which another one spills may show the formula of that one. */
  sheets: readonly ({ name: string } & HeldCells)[];
  /** Sizes of the blocks that formulas fill, where these are more than a cell, by the `keyOf` of the formula. */
  spills: ReadonlyMap<string, DrawnFormula["spill"]>;
  names: readonly { name: string; formula: string; sheet?: string }[];
  tables: readonly TableCells[];
  records: readonly PlanRecord[];
}

/** What a cell is found by; no name of a sheet holds a `/`. */
export function keyOf({ sheet, row, column }: CellPlace): string {
  return `${sheet}/${row}/${column}`;
}

/**
 * The open workbook as a reader of its file would have it: formulas in the words of a description, each with the cells that it
 * fills. What a verification does not look at, such as looks and charts, is not in it.
 *
 * @param functionIds Ids of the custom functions.
 */
export function openDrawing(
  open: OpenWorkbook,
  functionIds: readonly string[],
): Pick<VerifiedWorkbook, "drawing" | "lost"> {
  const reader = new OpenReader(open, functionIds);
  const sheets = open.sheets.map((sheet) => reader.sheet(sheet));
  const records = [...open.records];
  return { drawing: { title: "", subject: "", sheets, names: reader.names, records }, lost: reader.lost };
}

class OpenReader {
  readonly lost: LostFormula[] = [];
  readonly names: NameFeature[];
  private readonly doctor: FormulaDoctor;
  private readonly scope: FormulaScope;
  /** Names of a sheet alone, by the name of the sheet, all in lower case. */
  private readonly localNames = new Map<string, Set<string>>();

  constructor(
    private readonly open: OpenWorkbook,
    functionIds: readonly string[],
  ) {
    const ids = new Set(functionIds);
    this.doctor = new FormulaDoctor(functionIds);
    this.names = open.names.flatMap((name) => this.nameOf(name));
    this.scope = verifiedScope({ sheets: open.sheets, names: this.names }, (id) => ids.has(id));
  }

  sheet({ name, ...held }: OpenWorkbook["sheets"][number]): SheetDrawing {
    const columns = held.values.reduce((most, row) => Math.max(most, row?.length ?? 0), 0);
    const values = Array.from(held.values, (row) =>
      Array.from({ length: columns }, (_, column): CellValue => row?.[column] ?? null),
    );
    const formulas: SheetDrawing["formulas"] = [];
    const filled = this.filledByOthers(name, held.formulas);
    held.formulas.forEach((cells, row) =>
      cells?.forEach((text, column) => {
        const shown = values[row];
        const place = { sheet: name, row, column };
        // A text that begins with =, as in a list of formulas, is not a formula.
        if (text === undefined || shown?.[column] === `=${text}` || filled.has(keyOf(place))) return;
        // Excel shows an empty text of a formula as it shows a blank cell.
        if (shown) shown[column] ??= "";
        const drawn = this.formula(text, place);
        if (drawn) (formulas[row] ??= [])[column] = drawn;
      }),
    );
    return {
      ...{ name, rows: values.length, columns, values, formulas, styles: [] },
      features: this.tablesOf(name, held.formulas),
    };
  }

  /** The cells of a sheet into which formulas of other cells spill, by their keys. */
  private filledByOthers(sheet: string, formulas: HeldCells["formulas"]): Set<string> {
    const filled = new Set<string>();
    formulas.forEach((cells, row) =>
      cells?.forEach((_, column) => {
        const spill = this.open.spills.get(keyOf({ sheet, row, column }));
        if (!spill) return;
        for (let r = row; r < row + spill.rows; r++) {
          for (let c = column; c < column + spill.columns; c++) {
            if (r !== row || c !== column) filled.add(keyOf({ sheet, row: r, column: c }));
          }
        }
      }),
    );
    return filled;
  }

  /** A formula as a description has it; one with a name of its sheet alone is lost, as when a file is read. */
  private formula(text: string, place: CellPlace): DrawnFormula | undefined {
    const typed = withoutIntersections(this.doctor.repaired(`=${text}`).slice(1));
    const tokens = tokenize(typed);
    const local = this.localNames.get(place.sheet.toLowerCase());
    if (local && tokens.some((token) => "name" in token && local.has(token.name.toLowerCase()))) {
      this.lost.push({ ...place, formula: text });
      return undefined;
    }
    const formula = withCellsOfTables(typed, place, this.open.tables) ?? typed;
    const custom = tokens.some(
      (token) =>
        token.kind === "function" && isCustomFunction(token.name) && this.scope.hasFunction(token.name),
    );
    const spill = this.open.spills.get(keyOf(place)) ?? { rows: 1, columns: 1 };
    return { formula, custom, spill, ...(this.isArray(formula) && !custom ? { isArray: true } : {}) };
  }

  /** Files say of a formula whether it computes on whole ranges; Excel does not. */
  private isArray(formula: string): boolean {
    try {
      return readExcelFormula(formula, this.scope).isArray;
    } catch {
      // What is wrong with it is found where it is calculated.
      return false;
    }
  }

  /** A name of the workbook, if it stands for cells or for a formula that can be calculated. */
  private nameOf({ name, formula, sheet }: OpenWorkbook["names"][number]): NameFeature[] {
    if (sheet !== undefined) {
      const own = this.localNames.get(sheet.toLowerCase()) ?? new Set();
      this.localNames.set(sheet.toLowerCase(), own.add(name.toLowerCase()));
      return [];
    }
    const text = formula.replace(/^=/, "");
    const range = rangeOf(text);
    if (range) return [{ kind: "name", name, refersTo: range }];
    const meaning = withCellsOfTables(text, { sheet: "", row: 0, column: 0 }, this.open.tables);
    if (meaning === undefined || !isParsed(meaning)) return [];
    return [{ kind: "name", name, refersTo: { formula: meaning } }];
  }

  private tablesOf(sheet: string, formulas: HeldCells["formulas"]): SheetFeature[] {
    return this.open.tables.flatMap((table): SheetFeature[] => {
      if (table.sheet !== sheet) return [];
      const { name, headers, area } = table;
      const columns = headers.map((header, i) => {
        const formula = commonFormula(formulas.slice(area.row, area.row + area.rows), area.column + i);
        return { header, custom: false, ...(formula === undefined ? {} : { formula }) };
      });
      return [{ kind: "table", name, area: { ...area, row: area.row - 1, rows: area.rows + 1 }, columns }];
    });
  }
}

/** The formula that more than half of a table's rows have in a column: Excel does not say which one is the column's. */
function commonFormula(rows: HeldCells["formulas"], column: number): string | undefined {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const formula = row?.[column];
    if (formula !== undefined) counts.set(formula, (counts.get(formula) ?? 0) + 1);
  }
  return [...counts].find(([, count]) => 2 * count > rows.length)?.[0];
}

/**
 * A formula without the `@` that Excel shows in front of functions which might return several cells, in formulas of workbooks that
 * do not call themselves arrays.
 */
function withoutIntersections(formula: string): string {
  if (!formula.includes("@")) return formula;
  const tokens = tokenize(formula);
  return tokens
    .filter(({ text }, i) => text !== "@" || tokens[i + 1]?.kind !== "function")
    .map(({ text }) => text)
    .join("");
}

function isParsed(formula: string): boolean {
  try {
    parseFormula(formula);
    return true;
  } catch {
    return false;
  }
}

/**
 * The formulas that may fill more than their cell: those that call a custom function, and have a cell to their right or below them that
 * has no formula of its own. It may look blank: a formula also fills cells with empty texts. No formula of a table does.
 */
export function spillCandidates(
  { sheets, tables }: Pick<OpenWorkbook, "sheets" | "tables">,
  functionIds: readonly string[],
): CellPlace[] {
  const doctor = new FormulaDoctor(functionIds);
  return sheets.flatMap(({ name, formulas }) => {
    const mayBeFilled = (formula: string, row: number, column: number): boolean => {
      const near = formulas[row]?.[column];
      return near === undefined || near === formula;
    };
    return formulas.flatMap((cells, row) =>
      (cells ?? []).flatMap((formula, column): CellPlace[] => {
        if (formula === undefined || !doctor.calls(doctor.repaired(`=${formula}`))) return [];
        if (!mayBeFilled(formula, row, column + 1) && !mayBeFilled(formula, row + 1, column)) return [];
        const place = { sheet: name, row, column };
        return tables.some((table) => isRowOf(table, place)) ? [] : [place];
      }),
    );
  });
}
