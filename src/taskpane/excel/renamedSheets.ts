import { TakenNames } from "../../workbook/names/freeName";
import { enterFormulas, type PlacedFormula, readPlaced, refersTo } from "./referringFormulas";

/** Something that has an id, which stays when its name changes. */
export interface Named {
  id: string;
  name: string;
  /** Its temporary name. */
  aside: string;
}

/**
 * Sheets that were drawn before, under temporary names, and the names that the workbook had for them. They may be stored for
 * the next time that the pane is opened, so that fields keep their names.
 */
export interface RenamedSheets {
  sheets: Named[];
  tables: Named[];
  names: { name: string; formula: string; comment: string }[];
  /** Ids of their records, which go with them. */
  records: readonly string[];
  /** Place of the first sheet among those of the workbook. */
  position: number;
  /** Formulas of the user that refer to them. */
  pointing: (PlacedFormula & {
    /** What Excel has made of it while the sheets have temporary names. */
    aside?: string | undefined;
  })[];
}

/** Gives renamed sheets their own names back, and the names that they defined their meaning. */
export async function restoreNames(
  context: Excel.RequestContext,
  { sheets, tables, names }: RenamedSheets,
): Promise<void> {
  const { workbook } = context;
  workbook.names.load("items/name");
  workbook.worksheets.load("items/id,items/name");
  workbook.tables.load("items/id,items/name");
  await context.sync();
  const [sheetItems, tableItems] = [workbook.worksheets.items, workbook.tables.items];
  const sheetNames = new TakenNames(sheetItems.map(nameOf));
  const otherNames = new TakenNames([...workbook.names.items, ...tableItems].map(nameOf));
  // A name that the user has given to something else since then stays there.
  for (const { id, name } of stillRenamed(sheets, sheetItems))
    if (!sheetNames.has(name)) workbook.worksheets.getItem(id).name = name;
  for (const { id, name } of stillRenamed(tables, tableItems))
    if (!otherNames.has(name)) workbook.tables.getItem(id).name = name;
  const definedNames = new TakenNames(workbook.names.items.map(nameOf));
  for (const { name, formula, comment } of names) {
    if (definedNames.has(name)) Object.assign(workbook.names.getItem(name), { formula, comment });
    else if (!otherNames.has(name)) workbook.names.add(name, formula, comment);
  }
  await context.sync();
}

/** How many formulas of the user refer to the new sheets now, and how many to nothing. */
export interface MovedFormulas {
  moved: number;
  lost: number;
}

/**
 * Removes renamed sheets, with names that the new ones do not define, and moves the new ones to where they
 * were. Formulas of the user that refer to a sheet or a table of theirs refer to the new one of that name. What an earlier
 * try has done is not done again.
 */
export async function replaceRenamed(
  context: Excel.RequestContext,
  before: RenamedSheets,
  { by: sheets, names: defined }: { by: readonly string[]; names: readonly string[] },
): Promise<MovedFormulas> {
  const { worksheets, tables, names, customXmlParts } = context.workbook;
  tables.load("items/name");
  names.load("items/name");
  worksheets.load("items/id,items/name,items/position");
  const records = before.records.map((id) => customXmlParts.getItemOrNullObject(id).load("id"));
  await context.sync();
  const gone = {
    sheets: missing(before.sheets, sheets),
    tables: missing(before.tables, tables.items.map(nameOf)),
  };
  const now = await readPlaced(context, before.pointing);
  // What the user entered since then stays; what an earlier try entered is there.
  const moved = before.pointing.filter(
    ({ formula, aside: temporary }, i) => !refersTo(formula, gone) && [temporary, formula].includes(now[i]),
  );
  // Before the earlier sheets go: what refers to a sheet that is gone is #REF! for good.
  await enterFormulas(context, moved);
  const earlier = stillRenamed(before.sheets, worksheets.items);
  const position = positionOf(earlier, worksheets.items) ?? before.position;
  for (const { id } of earlier) worksheets.getItem(id).delete();
  const goneNames = new TakenNames(missing(before.names, defined));
  for (const name of names.items) if (goneNames.has(name.name)) name.delete();
  for (const record of records) if (!record.isNullObject) record.delete();
  const present = new TakenNames(worksheets.items.map(nameOf));
  sheets.forEach((name, i) => {
    if (before.sheets.length > 0 && present.has(name)) worksheets.getItem(name).position = position + i;
  });
  await context.sync();
  return {
    moved: moved.length,
    lost: before.pointing.filter(({ formula }) => refersTo(formula, gone)).length,
  };
}

/** Those that are still there under their temporary name or their own: what the user renamed is the user's. */
function stillRenamed(before: readonly Named[], items: readonly { id: string; name: string }[]): Named[] {
  const names = new Map(items.map(({ id, name }) => [id, name]));
  return before.filter(({ id, name, aside: temporaryName }) =>
    [name, temporaryName].includes(names.get(id) ?? ""),
  );
}

/** Place of the first of some sheets now: another user may have added or removed sheets in front of them. */
function positionOf(
  sheets: readonly Named[],
  items: readonly { id: string; position: number }[],
): number | undefined {
  const own = items.filter(({ id }) => sheets.some((sheet) => sheet.id === id));
  return own.length === 0 ? undefined : Math.min(...own.map(({ position }) => position));
}

function missing(before: readonly { name: string }[], there: readonly string[]): string[] {
  const names = new TakenNames(there);
  return before.map(nameOf).filter((name) => !names.has(name));
}

export function nameOf({ name }: { name: string }): string {
  return name;
}
