import type { WorkbookDrawing } from "../workbook/drawing";
import { shownText } from "../workbook/shownSheet";
import type { EarlierPlan } from "./earlierPlan";
import { tablesIn } from "./movedTables";

/** What a plan is written from that needs files. */
const NEEDED: Readonly<Record<string, string>> = {
  report: "the result files of the benchmark",
  comparison: "the result files of both benchmarks, the baseline first",
  design: "the exports of the estate, and the result files of the benchmark if it has one",
  estate: "the exports of the estate",
};

/** Files that a message names. */
const MAX_NAMED = 5;

/** What has to be named for a plan to be written again: which files, and what its sheet Sources calls them. */
export function filesOf(plan: EarlierPlan, { sheets }: Pick<WorkbookDrawing, "sheets">): string {
  const what = NEEDED[plan.plan] ?? "its files";
  const own = sheets.filter(({ name }) => plan.sheets.includes(name));
  const names = plan.plan === "report" || plan.plan === "comparison" ? importsOf(own) : exportsOf(own);
  if (names.length === 0) return what;
  const more = names.length - MAX_NAMED;
  return `${what} (${names.slice(0, MAX_NAMED).join(", ")}${more > 0 ? ` and ${more} more` : ""})`;
}

/** The names of imports in the second row of the sheet Sources. */
export function importsOf(sheets: WorkbookDrawing["sheets"]): string[] {
  const sources = sheets.find((sheet) => shownText(sheet, 0, 0) === "Sources");
  const text = sources ? shownText(sources, 1, 0) : "";
  return text === "" ? [] : text.split(", ");
}

function exportsOf(sheets: WorkbookDrawing["sheets"]): string[] {
  const files = tablesIn({ sheets }).find(({ headers }) => headers[0] === "File" && headers.includes("Tool"));
  if (!files) return [];
  const { sheet, area } = files;
  const texts = Array.from({ length: area.rows }, (_, i) => shownText(sheet, area.row + i, area.column));
  return [...new Set(texts.filter((text) => text !== ""))];
}
