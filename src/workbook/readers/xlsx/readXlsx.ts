import type { Source } from "../../../archive/source";
import type { SheetDrawing, WorkbookDrawing } from "../../drawing";
import type { ReadLoss } from "../readLoss";
import { fileStyles, type FileStyles } from "./fileStyles";
import { fileTable, type FileTable } from "./fileTables";
import { fileTexts, type FileTexts } from "./fileTexts";
import { FOREIGN } from "./limits";
import { Losses } from "./losses";
import { Parts, type Relation } from "./parts";
import { chartFeatures, type FileChart } from "./readCharts";
import { fileNames, lambdasOf, readNames, type FileName } from "./readNames";
import { readRecords } from "./readRecords";
import { readSheet } from "./readSheet";
import type { LostFormula } from "./sheetCells";
import { unreadOfWorkbook } from "./unread";
import { workbookParts, type ListedSheet } from "./workbookParts";
import { childOf } from "./xmlNode";

/** A workbook that was read from a file. */
export interface ReadWorkbook {
  drawing: WorkbookDrawing;
  /** What of the file is not in the drawing, for the user to see. */
  losses: ReadLoss[];
  /** Formulas of which the drawing has the values only. */
  lost: LostFormula[];
  /** Was the file made by HCI Planner, as far as it says so? */
  isOwn: boolean;
  /** Records of plans that cannot be read, where there are any: `losses` has the reasons. */
  damagedRecords?: number;
  /** Imports that the file keeps, each as the XML of its part. The drawing does not have them. */
  savedImports?: readonly string[];
}

/** Who the files of HCI Planner are by; Excel keeps it when it saves them. */
const AUTHOR = "HCI Planner";

/**
 * Reads a workbook: values and formulas with what they showed last, looks, tables, names, charts, and the records of its
 * plans. Nothing is calculated, and no text becomes a formula.
 *
 * @param source The unpacked archive, within `WORKBOOK_LIMITS`.
 * @throws SyntaxError For an archive that is not a workbook, or a damaged one.
 * @throws RangeError For a file of another program that is larger than `FOREIGN`.
 */
export async function readXlsx(source: Source): Promise<ReadWorkbook> {
  const parts = new Parts(source);
  const { root, relations, sheets } = await workbookParts(parts);
  const losses = new Losses();
  // LibreOffice refers to them from the file, not from the workbook.
  const own = [...relations, ...(await parts.relations(""))];
  const { records, savedImports, damaged } = await readRecords(parts, own, losses);
  const about = await readAbout(parts);
  const isOwn = records.length > 0 || about.creator === AUTHOR;
  if (!isOwn && parts.bytes > FOREIGN.bytes)
    throw new RangeError("it has more than 200 MiB, and was not made by HCI Planner");
  const styles = await stylesOf(parts, relations);
  const texts = await textsOf(parts, relations);
  const names = fileNames(root);
  const withCells = await withTables(parts, sheets, losses);
  const tables = new Map(
    withCells.flatMap(({ tables: own }) => own.map((table) => [table.name.toLowerCase(), table])),
  );
  const known = { tables, lambdas: lambdasOf(names) };
  const lost: LostFormula[] = [];
  const charts: FileChart[][] = [];
  const drawn: SheetDrawing[] = [];
  let cellsBefore = 0;
  for (const sheet of withCells) {
    const read = await readSheet(parts, sheet, {
      ...{ texts, styles, known, isOwn, losses, lost, cellsBefore },
      names: ownNames(names, sheets, sheet.name),
      isHidden: sheet.isHidden,
      sheets: withCells.map(({ name }) => name),
    });
    drawn.push(read.drawing);
    cellsBefore += read.drawing.rows * read.drawing.columns;
    charts.push(read.charts);
  }
  unreadOfWorkbook(root, relations, losses);
  const { title, subject } = about;
  const drawing = { title, subject, sheets: drawn, names: readNames(names, known, losses), records };
  drawn.forEach(({ features }, i) => features.push(...chartFeatures(charts[i] ?? [], drawing, losses)));
  return {
    ...{ drawing, losses: losses.all, lost, isOwn },
    ...(savedImports.length === 0 ? {} : { savedImports }),
    ...(damaged === 0 ? {} : { damagedRecords: damaged }),
  };
}

/** A sheet with cells, what it refers to, and its tables. */
export interface SheetWithTables {
  name: string;
  part: string;
  isHidden: boolean;
  relations: Relation[];
  tables: FileTable[];
}

/** The tables of all sheets: formulas of any sheet may refer to them. */
async function withTables(
  parts: Parts,
  sheets: readonly ListedSheet[],
  losses: Losses,
): Promise<SheetWithTables[]> {
  const found: SheetWithTables[] = [];
  for (const { name, part, isHidden } of sheets) {
    if (part === undefined) {
      losses.add(name, "a sheet that is a chart, a dialog or a macro is not imported");
      continue;
    }
    const relations = await parts.relations(part);
    const tables: FileTable[] = [];
    for (const { type, target } of relations) {
      if (type !== "table") continue;
      const table = fileTable(await parts.node(target), name, losses);
      if (table) tables.push(table);
    }
    found.push({ name, part, isHidden, relations, tables });
  }
  const [first] = found;
  // A workbook shows one sheet at least: in this one, none with cells is shown.
  if (first && found.every(({ isHidden }) => isHidden)) {
    losses.add(first.name, "the hidden sheet is shown");
    first.isHidden = false;
  }
  return found;
}

/** Names of Excel's own for a sheet, such as its print area. */
function ownNames(names: readonly FileName[], sheets: readonly ListedSheet[], name: string): FileName[] {
  const index = sheets.findIndex((sheet) => sheet.name === name);
  return names.filter(({ sheet }) => sheet === index);
}

async function stylesOf(parts: Parts, relations: readonly Relation[]): Promise<FileStyles> {
  const [styles, theme] = await Promise.all(
    ["styles", "theme"].map(async (wanted) => {
      const part = relations.find(({ type }) => type === wanted)?.target;
      return part === undefined || (wanted === "theme" && !parts.has(part)) ? undefined : parts.node(part);
    }),
  );
  return fileStyles(styles, theme);
}

async function textsOf(parts: Parts, relations: readonly Relation[]): Promise<FileTexts> {
  const part = relations.find(({ type }) => type === "sharedStrings")?.target;
  return part === undefined ? { texts: [], formatted: new Set() } : fileTexts(parts, part);
}

/** What the file says of itself. */
async function readAbout(parts: Parts): Promise<{ title: string; subject: string; creator: string }> {
  const part = (await parts.relations("")).find(({ type }) => type === "core-properties")?.target;
  const node = part === undefined || !parts.has(part) ? undefined : await parts.node(part);
  const text = (name: string): string => childOf(node, name)?.text ?? "";
  return { title: text("title"), subject: text("subject"), creator: text("creator") };
}
