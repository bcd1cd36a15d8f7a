import { MAX_COLUMNS, MAX_ROWS } from "../../workbook/address";
import type { WorkbookDrawing } from "../../workbook/drawing";
import type { UniverSnapshot } from "../../workbook/writers/univer/snapshot";
import { showChartRows } from "./showChartRows";

/** Text that was being typed into a cell when the page was closed. */
export interface Draft {
  sheetId: string;
  row: number;
  column: number;
  text: string;
}

/** What a list says of a workbook. */
export interface AboutWorkbook {
  /** When it was saved last, in milliseconds since 1970. */
  saved: number;
  /** The verdict of its first page; "" where it has none. */
  verdict: string;
}

/** A workbook as this browser saves it: what was opened, and the grid as it was last. */
export interface StoredWorkbook {
  opened: WorkbookDrawing;
  snapshot: UniverSnapshot;
  /** Mark of the contents that can be had again, such as those of the last download. */
  safe: string;
  draft?: Draft;
}

/**
 * Reads what a browser saved. A workbook of 0.1.0 has no records, and hides the rows of charts.
 *
 * @throws Error where it is not a workbook that the grid can open, such as one of 1,000,000,000 rows.
 */
export function readStored(raw: unknown): StoredWorkbook {
  const { opened, snapshot, safe } = objectOf(raw, "the workbook");
  const { sheets, sheetOrder, styles, resources } = objectOf(snapshot, "the snapshot");
  if (!Array.isArray(sheetOrder) || sheetOrder.length === 0) throw new Error("it has no sheets");
  if (!Array.isArray(resources)) throw new Error("it has no resources");
  objectOf(styles, "the list of styles");
  const byId = objectOf(sheets, "the list of sheets");
  for (const id of sheetOrder) checkSheet(objectOf(byId[String(id)], `sheet ${String(id)}`));
  const { sheets: drawn } = objectOf(opened, "the drawing");
  if (!Array.isArray(drawn)) throw new Error("its drawing has no sheets");
  if (typeof safe !== "string") throw new Error("it has no mark of what was downloaded");
  const stored = raw as StoredWorkbook;
  const { records = [] } = stored.opened as Partial<WorkbookDrawing>;
  return showChartRows({ ...stored, opened: { ...stored.opened, records } });
}

function checkSheet({ name, rowCount, columnCount, cellData }: Record<string, unknown>): void {
  if (typeof name !== "string") throw new Error("a sheet has no name");
  const isCount = (count: unknown, most: number) =>
    Number.isInteger(count) && Number(count) > 0 && Number(count) <= most;
  if (!isCount(rowCount, MAX_ROWS)) throw new Error(`${name} has ${String(rowCount)} rows`);
  if (!isCount(columnCount, MAX_COLUMNS)) throw new Error(`${name} has ${String(columnCount)} columns`);
  objectOf(cellData, `the cells of ${name}`);
}

function objectOf(value: unknown, what: string): Record<string, unknown> {
  if (typeof value !== "object" || value === null)
    throw new Error(`${what} is not an object but ${String(value)}`);
  return value as Record<string, unknown>;
}
