import { readUsedCells, type Band } from "./readUsedCells";

/** Sheets and tables by name, of which case does not count. */
export interface SheetsAndTables {
  sheets: readonly string[];
  tables: readonly string[];
}

/** A formula of a cell or of a defined name, with its `=`. */
export type PlacedFormula = { formula: string } & (
  | { sheetId: string; row: number; column: number }
  | { name: string }
);

/** Finds formulas of other sheets' cells, and of names, that refer to cells of the given ones. Nothing is changed. */
export async function readReferringFormulas(
  context: Excel.RequestContext,
  target: SheetsAndTables,
  others: { sheets: readonly Excel.Worksheet[]; names: readonly Excel.NamedItem[] },
): Promise<PlacedFormula[]> {
  const found: PlacedFormula[] = [];
  const take = ({ sheet, row, column, formulas }: Band) => {
    formulas.forEach((cells, r) => {
      cells.forEach((entry, c) => {
        const formula = String(entry);
        if (!refersTo(formula, target)) return;
        found.push({ formula, sheetId: sheet.id, row: row + r, column: column + c });
      });
    });
  };
  await readUsedCells(context, others.sheets, take, { members: ["formulas"] });
  for (const { name, formula } of others.names) {
    if (refersTo(String(formula), target)) found.push({ formula: String(formula), name });
  }
  return found;
}

/**
 * Does a formula refer to one of the sheets, or to one of the tables? Users write more than our own formulas hold, such as
 * `Results[#All]` and `Summary!A:A`, so that it is the names that are looked for, outside of texts.
 */
export function refersTo(formula: string, { sheets, tables }: SheetsAndTables): boolean {
  if (!formula.startsWith("=")) return false;
  const text = formula.replace(/"[^"]*"/g, '""').toLowerCase();
  const isSheet = (name: string) => {
    const plain = name.toLowerCase();
    return holds(text, `${plain}!`) || holds(text, `${plain.replaceAll("'", "''")}'!`);
  };
  return sheets.some(isSheet) || tables.some((name) => holds(text, name.toLowerCase(), TABLE_END));
}

/** Behind a table's name: not more of a name, and not what makes it a sheet's or a function's. */
const TABLE_END = /^(?![\p{L}\p{N}_.\\!(])(?!'!)/u;

/** Whether a name stands in a text by itself. */
function holds(text: string, name: string, end = /^/): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const isBegun = !/[\p{L}\p{N}_.\\]$/u.test(text.slice(0, at));
    if (isBegun && end.test(text.slice(at + name.length))) return true;
  }
  return false;
}

/** Formulas in one request: each may have 8,192 characters, and Excel on the web takes 5 MB. */
const FORMULAS_PER_SYNC = 500;

/** What the places of formulas hold now, in their order; nothing where the place is gone. */
export async function readPlaced(
  context: Excel.RequestContext,
  formulas: readonly PlacedFormula[],
): Promise<(string | undefined)[]> {
  const { worksheets, names } = context.workbook;
  const read: (string | undefined)[] = [];
  for (let done = 0; done < formulas.length; done += FORMULAS_PER_SYNC) {
    const places = formulas.slice(done, done + FORMULAS_PER_SYNC).map((placed) => {
      if ("name" in placed) return names.getItemOrNullObject(placed.name).load("formula");
      const sheet = worksheets.getItemOrNullObject(placed.sheetId);
      return sheet.getCell(placed.row, placed.column).load("formulas");
    });
    await context.sync();
    for (const place of places) read.push(place.isNullObject ? undefined : contentOf(place));
  }
  return read;
}

function contentOf(place: Excel.NamedItem | Excel.Range): string {
  return String("formulas" in place ? place.formulas[0]?.[0] : place.formula);
}

/** Enters formulas where they stand: they refer to what has the sheets' and tables' names now. */
export async function enterFormulas(
  context: Excel.RequestContext,
  formulas: readonly PlacedFormula[],
): Promise<void> {
  const { worksheets, names } = context.workbook;
  for (const [i, placed] of formulas.entries()) {
    if (i > 0 && i % FORMULAS_PER_SYNC === 0) await context.sync();
    if ("name" in placed) names.getItem(placed.name).formula = placed.formula;
    else worksheets.getItem(placed.sheetId).getCell(placed.row, placed.column).formulas = [[placed.formula]];
  }
}
