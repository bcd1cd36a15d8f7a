import { freeDefinedName, freeSheetName, TakenNames } from "../../workbook/names/freeName";
import type { ExcelRun } from "../../workbook/writers/officejs/writeWorkbook";
import { messageOf } from "../messages";
import { isOwnName } from "../plans/isOwnName";
import type { ReplacedSheets } from "../spreadsheet";
import { type Named, nameOf, type RenamedSheets } from "./renamedSheets";
import { finish, GOES_ON } from "./finish";
import { readPlaced, readReferringFormulas, refersTo } from "./referringFormulas";

/**
 * Makes room for sheets that take the place of earlier ones under the same names. Defined names stay: the new sheets give
 * them their new meaning, so that formulas of the user never miss one.
 *
 * @throws Error if Excel refuses, or sheets with formulas that refer to them are protected; what had been changed is put
 *   back then.
 */
export async function renameEarlier(drawn: ReplacedSheets, run: ExcelRun): Promise<RenamedSheets> {
  const renamed = await run((context) => readBefore(context, drawn));
  try {
    await run((context) => rename(context, renamed));
    const formulas = await run((context) => readPlaced(context, renamed.pointing));
    renamed.pointing = followed(renamed, formulas);
  } catch (error) {
    return putBack(renamed, run, error);
  }
  return renamed;
}

/** Formulas that Excel changed with the names of the sheets and tables. What the user entered since they were read is the user's. */
function followed(
  { sheets, tables, pointing: formulas }: RenamedSheets,
  now: readonly (string | undefined)[],
): RenamedSheets["pointing"] {
  const temporary = { sheets: sheets.map(temporaryNameOf), tables: tables.map(temporaryNameOf) };
  return formulas.flatMap((placed, i) => {
    const formula = now[i];
    const isFollowed = formula !== undefined && (formula === placed.formula || refersTo(formula, temporary));
    return isFollowed ? [{ ...placed, aside: formula }] : [];
  });
}

/**
 * Gives renamed sheets their own names back.
 *
 * @throws Error that made it necessary, followed by what could not be put back.
 */
export async function putBack(renamed: RenamedSheets, run: ExcelRun, error: unknown): Promise<never> {
  await finish({ kind: "restore", aside: renamed }, run).catch((failed: unknown) => {
    throw new Error(
      `${messageOf(error)} The earlier sheets could not be renamed back yet: ${messageOf(failed)} ${GOES_ON}`,
      { cause: error },
    );
  });
  throw error;
}

async function readBefore(context: Excel.RequestContext, drawn: ReplacedSheets): Promise<RenamedSheets> {
  const { worksheets, names, tables } = context.workbook;
  worksheets.load("items/id,items/name,items/position");
  names.load("items/name,items/formula,items/comment");
  tables.load("items/id,items/name,items/worksheet/id");
  await context.sync();
  const takenOver = new TakenNames(drawn.takenNames ?? []);
  const [ownSheets, ownNames] = [new TakenNames(drawn.sheets), new TakenNames(drawn.names)];
  const sheets = worksheets.items.filter(({ name }) => ownSheets.has(name));
  const ids = new Set(sheets.map(({ id }) => id));
  const ownTables = tables.items.filter(({ worksheet }) => ids.has(worksheet.id));
  const target = { sheets: sheets.map(nameOf), tables: ownTables.map(nameOf) };
  for (const { protection } of worksheets.items) protection.load("protected");
  const referring = await readReferringFormulas(context, target, {
    sheets: worksheets.items.filter(({ id }) => !ids.has(id)),
    names: names.items.filter(({ name }) => !ownNames.has(name)),
  });
  const locked = worksheets.items.filter(
    ({ id, protection }) =>
      protection.protected && referring.some((one) => "sheetId" in one && one.sheetId === id),
  );
  if (locked.length > 0) throw new Error(`${protectedSheets(locked.map(nameOf))}, then try again.`);
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
      .filter(
        ({ name, formula }) =>
          takenOver.has(name) || (ownNames.has(name) && isOwnName(String(formula), target)),
      )
      .map(({ name, formula, comment }) => ({ name, formula: String(formula), comment })),
    records: drawn.records,
    position: Math.min(...sheets.map(({ position }) => position)),
    pointing: referring,
  };
}

/** Excel refuses to enter their formulas again. */
function protectedSheets(names: readonly string[]): string {
  return names.length === 1
    ? `Sheet ${names.join("")} is protected and has formulas that refer to these sheets: remove its protection`
    : `Sheets ${names.join(", ")} are protected and have formulas that refer to these sheets: remove their protection`;
}

function taken(name: string, among: TakenNames): string {
  among.add(name);
  return name;
}

async function rename(context: Excel.RequestContext, { sheets, tables }: RenamedSheets): Promise<void> {
  const { workbook } = context;
  for (const { id, aside: temporaryName } of sheets) workbook.worksheets.getItem(id).name = temporaryName;
  for (const { id, aside: temporaryName } of tables) workbook.tables.getItem(id).name = temporaryName;
  await context.sync();
}

function temporaryNameOf({ aside }: Named): string {
  return aside;
}
