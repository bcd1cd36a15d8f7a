import type { WorkbookDrawing } from "../../workbook/drawing";
import type { ReadLoss } from "../../workbook/readers/readLoss";
import type { ReadWorkbook } from "../../workbook/readers/xlsx/readXlsx";
import { writeUniver } from "../../workbook/writers/univer/writeUniver";
import { contentsMark } from "../contentsMark";
import type { StoredWorkbook } from "../saved/storedWorkbook";
import { isOfThisRelease } from "../../upgrade/earlierPlan";
import { liveFormulas } from "./liveFormulas";
import type { OpenedFile } from "./openedFile";
import type { FoundWorkbook } from "./openRequest";

/** A workbook of a file, ready to be saved and opened, and what the user is shown before. */
export interface PreparedWorkbook {
  stored: StoredWorkbook;
  found: FoundWorkbook;
  opened: OpenedFile;
}

/**
 * Makes of a workbook that was read one that the grid opens.
 *
 * @param file Name of the file.
 * @param hasFunction Whether a custom function of an id exists.
 */
export function preparedWorkbook(
  read: ReadWorkbook,
  file: string,
  hasFunction: (id: string) => boolean,
): PreparedWorkbook {
  const { losses: ofFile, isOwn, damagedRecords = 0 } = read;
  const name = nameOf(file);
  const { drawing: live, losses: ofFormulas, lost } = liveFormulas(read, hasFunction);
  const drawing = { ...live, title: live.title || name };
  const { output: snapshot, losses: ofGrid } = writeUniver(drawing);
  // The grid has no page setup, but prints and downloads by it.
  const notShown = ofGrid.filter(({ feature }) => feature !== "print");
  const losses: ReadLoss[] = [
    ...ofFile,
    ...ofFormulas,
    ...notShown.map(({ where, because }) => ({ where, because })),
  ];
  return {
    stored: { opened: drawing, snapshot, safe: contentsMark(snapshot) },
    found: { name, ...contentsOf(drawing), isOwn, isOlder: isOlder(read), losses },
    opened: { file, losses, unread: { lost, damagedRecords } },
  };
}

/** Release 0.1.0 left no records. */
function isOlder({ isOwn, drawing: { records } }: ReadWorkbook): boolean {
  return isOwn && (records.length === 0 || records.some((record) => !isOfThisRelease(record)));
}

/** What a file is called without its extension. */
function nameOf(file: string): string {
  const name = file.replace(/\.[^.]*$/, "").trim();
  return name === "" ? "Workbook" : name.slice(0, MAX_NAME_LENGTH);
}

/** Of a workbook's name in this browser. */
const MAX_NAME_LENGTH = 200;

function contentsOf({
  sheets,
  records,
}: WorkbookDrawing): Pick<FoundWorkbook, "sheets" | "formulas" | "releases"> {
  let formulas = 0;
  for (const sheet of sheets) sheet.formulas.forEach((row) => row.forEach(() => (formulas += 1)));
  return {
    sheets: sheets.map(({ name, rows, columns, features }) => ({
      name,
      rows,
      columns,
      charts: features.filter(({ kind }) => kind === "chart").length,
    })),
    formulas,
    releases: [...new Set(records.map(({ product }) => product))],
  };
}
