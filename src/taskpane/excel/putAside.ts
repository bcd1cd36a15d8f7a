import { freeDefinedName, freeSheetName, TakenNames } from "../../workbook/names/freeName";
import type { ExcelRun } from "../../workbook/writers/officejs/writeWorkbook";
import type { DrawnSheets } from "../spreadsheet";
import { enterFormulas, type PlacedFormula, readPointingFormulas, refersTo } from "./pointingFormulas";

/** Sheets that were drawn before, under names that are in nobody's way, until new ones have taken their place. */
export interface AsideSheets {
  /** Gives them their own names back, and the workbook the names that they defined. */
  putBack(): Promise<void>;
  /**
   * Takes them away, and moves the new sheets to where they were. Formulas of the user that refer to a sheet or a table
   * of theirs refer to the new one of that name.
   *
   * @returns How many formulas refer to the new sheets now, and how many to nothing, because there is none of that name.
   */
  giveWayTo(sheets: readonly string[]): Promise<{ moved: number; lost: number }>;
}

/** Something that has an id, which stays when its name changes. */
interface Named {
  id: string;
  name: string;
  /** What it is called while it is aside. */
  aside: string;
}

interface Before {
  sheets: Named[];
  tables: Named[];
  names: { name: string; formula: string; comment: string }[];
  /** Place of the first sheet among those of the workbook. */
  position: number;
  /** What the user calculates from them. */
  pointing: PlacedFormula[];
}

/**
 * Makes room for sheets that take the place of earlier ones under the same names. Excel lets nobody rename a defined
 * name: it goes and comes back, and formulas of the user that have it mean it all the time.
 *
 * @throws Error if Excel refuses; what had been changed is put back then.
 */
export async function putAside(drawn: DrawnSheets, run: ExcelRun): Promise<AsideSheets> {
  const before = await run((context) => readBefore(context, drawn));
  const putBack = () => run((context) => restore(context, before));
  try {
    await run((context) => rename(context, before));
  } catch (error) {
    await putBack();
    throw error;
  }
  return { putBack, giveWayTo: (sheets) => run((context) => replace(context, before, sheets)) };
}

async function readBefore(context: Excel.RequestContext, drawn: DrawnSheets): Promise<Before> {
  const { worksheets, names, tables } = context.workbook;
  worksheets.load("items/id,items/name,items/position");
  names.load("items/name,items/formula,items/comment");
  tables.load("items/id,items/name,items/worksheet/id");
  await context.sync();
  const [ownSheets, ownNames] = [new TakenNames(drawn.sheets), new TakenNames(drawn.names)];
  const sheets = worksheets.items.filter(({ name }) => ownSheets.has(name));
  const ids = new Set(sheets.map(({ id }) => id));
  const ownTables = tables.items.filter(({ worksheet }) => ids.has(worksheet.id));
  const target = { sheets: sheets.map(nameOf), tables: ownTables.map(nameOf) };
  const pointing = await readPointingFormulas(context, target, {
    sheets: worksheets.items.filter(({ id }) => !ids.has(id)),
    names: names.items.filter(({ name }) => !ownNames.has(name)),
  });
  const takenSheets = new TakenNames(worksheets.items.map(({ name }) => name));
  const takenNames = new TakenNames([...names.items, ...tables.items].map(({ name }) => name));
  return {
    sheets: sheets.map(({ id, name }) => ({
      id,
      name,
      aside: taken(freeSheetName(name, takenSheets), takenSheets),
    })),
    tables: ownTables.map(({ id, name }) => ({
      id,
      name,
      aside: taken(freeDefinedName(name, takenNames), takenNames),
    })),
    names: names.items
      .filter(({ name }) => ownNames.has(name))
      .map(({ name, formula, comment }) => ({ name, formula: String(formula), comment })),
    position: Math.min(...sheets.map(({ position }) => position)),
    pointing,
  };
}

function taken(name: string, among: TakenNames): string {
  among.add(name);
  return name;
}

async function rename(context: Excel.RequestContext, { sheets, tables, names }: Before): Promise<void> {
  const { workbook } = context;
  for (const { id, aside } of sheets) workbook.worksheets.getItem(id).name = aside;
  for (const { id, aside } of tables) workbook.tables.getItem(id).name = aside;
  for (const { name } of names) workbook.names.getItem(name).delete();
  await context.sync();
}

async function restore(context: Excel.RequestContext, { sheets, tables, names }: Before): Promise<void> {
  const { workbook } = context;
  workbook.names.load("items/name");
  await context.sync();
  const there = new TakenNames(workbook.names.items.map(({ name }) => name));
  for (const { id, name } of sheets) workbook.worksheets.getItem(id).name = name;
  for (const { id, name } of tables) workbook.tables.getItem(id).name = name;
  for (const { name, formula, comment } of names)
    if (!there.has(name)) workbook.names.add(name, formula, comment);
  await context.sync();
}

async function replace(
  context: Excel.RequestContext,
  before: Before,
  sheets: readonly string[],
): Promise<{ moved: number; lost: number }> {
  const { worksheets, tables } = context.workbook;
  tables.load("items/name");
  await context.sync();
  const gone = {
    sheets: missing(before.sheets, sheets),
    tables: missing(before.tables, tables.items.map(nameOf)),
  };
  const moved = before.pointing.filter(({ formula }) => !refersTo(formula, gone));
  // Before the earlier sheets go: what refers to a sheet that is gone is #REF! for good.
  enterFormulas(context, moved);
  for (const { id } of before.sheets) worksheets.getItem(id).delete();
  sheets.forEach((name, i) => {
    if (before.sheets.length > 0) worksheets.getItem(name).position = before.position + i;
  });
  await context.sync();
  return { moved: moved.length, lost: before.pointing.length - moved.length };
}

function missing(before: readonly Named[], there: readonly string[]): string[] {
  const names = new TakenNames(there);
  return before.map(nameOf).filter((name) => !names.has(name));
}

function nameOf({ name }: { name: string }): string {
  return name;
}
