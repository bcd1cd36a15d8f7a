import type { CellValue } from "../workbook/spec";
import type { HeldCells } from "./workbookCells";

/** What a cell is called on its sheet, and the unit beside it; "" where nothing says it. */
export interface CellLabel {
  label: string;
  unit: string;
  /** How the sheet says that the figure is known: "assumption"; "" where it does not. */
  known: string;
}

/** Rows above a cell, and columns beside it, in which its words are looked for. */
export const ROWS_ABOVE = 60;
export const COLUMNS_BESIDE = 16;

/** Columns next to each other that may be blank in all rows between a label and its cell. */
const MAX_BLANK_COLUMNS = 2;

/** Titles of columns that say what stands in a row, rather than which of several figures a cell is. */
const OF_THE_ROW = /^(value|unit|evidence level|how known|source|.*source)$/i;

/** A longer text is a sentence. */
const MAX_UNIT_LENGTH = 24;

/** What reads like a unit by itself; `host-07` and `us-east` do not. */
const UNIT =
  /^(?:%|×|I\/O$|per |raw TiB|(?:per cent|times|x|[kMGTP]?Hz|[KMGTPkm]i?B|[KMGTk]?b(?:it)?\/s|[KMGTPkm]?i?B\/s|IOPS|I\/Os?|[mµun]?s|hosts?|cores?|vCPUs?|VMs?|disks?|ports?|years?|hours?|sockets?)(?![\p{L}\p{N}_.:-])(?! size))/u;

/**
 * Finds the words of a cell as a reader does: the label at the beginning of its row, the title above it where the row has several
 * figures, and the unit beside it or in brackets.
 *
 * @param around The cells around: from `ROWS_ABOVE` rows above the cell to its own row, over its row's columns from A on.
 * @param headers Titles of the sheet's columns where the cell is in a table, whose titles may be far above; "" beside the table.
 */
export function cellLabel(around: HeldCells, column: number, headers?: readonly string[]): CellLabel {
  const own = around.values.length - 1;
  const titles = titleRow(around, own, column);
  const isTable = headers !== undefined || titles !== undefined;
  const above = isTable ? around : withoutOtherBlocks(around, column);
  const titleAt = (at: number) =>
    headers ? (headers[at] ?? "") : titles === undefined ? "" : textAt(above, titles, at);
  const before = textBefore(above, own, column, isTable);
  const title = titleAt(column);
  const isOneOfSeveral = figuresIn(above, own) > 1 || before === "";
  const label = [before, isOneOfSeveral && !OF_THE_ROW.test(title) ? title : ""].filter(Boolean).join(", ");
  const titled = (pattern: RegExp): string => {
    const at = (above.values[own] ?? []).findIndex((_, c) => pattern.test(titleAt(c)));
    return at < 0 || at === column ? "" : textAt(above, own, at);
  };
  return {
    label,
    unit:
      unitIn(titled(/^unit/i)) ||
      unitBeside(above, column, isOneOfSeveral || headers ? titleAt : () => "") ||
      inBrackets(title) ||
      inBrackets(before),
    known: titled(/^(evidence level|how known)/i),
  };
}

/**
 * The cells without those that blank columns separate from a cell: the words there are of other cells. Input forms have wide labels, so
 * that a typed value has the text in front of it, unless that follows other cells: 6.4 in `Disk, 6.4, TB` has its label already.
 */
function withoutOtherBlocks(around: HeldCells, column: number): HeldCells {
  const { values, formulas } = around;
  const own = values.length - 1;
  const isBlank = (at: number, row = own) => isBlankCell(values[row]?.[at]) && !formulas[row]?.[at];
  let first = column;
  for (let at = column - 1; at >= 0 && first - at <= MAX_BLANK_COLUMNS + 1; at--) {
    if (values.some((_, row) => !isBlank(at, row))) first = at;
  }
  const isTyped = (values[own]?.[column] ?? "") !== "" && !formulas[own]?.[column];
  let label = column - 1;
  while (label >= 0 && isBlank(label)) label--;
  if (label < first && isTyped && (label < 1 || isBlank(label - 1))) first = 0;
  const from = <T>(rows: readonly (readonly T[])[], blank: T) =>
    first === 0 ? rows : rows.map((row) => row.map((cell, at) => (at < first ? blank : cell)));
  return { values: from(values, null), formulas: from(formulas, undefined) };
}

/** `" "` keeps a cell of a form from showing the text of its neighbor. */
function isBlankCell(value: CellValue | undefined): boolean {
  return value === undefined || value === null || (typeof value === "string" && value.trim() === "");
}

/** The words in front of a cell: in a table the first of the row, elsewhere the nearest that are no unit of another value. */
function textBefore({ values }: HeldCells, row: number, column: number, isTable: boolean): string {
  const before = (values[row] ?? []).slice(0, column);
  const isUnit = (at: number) => UNIT.test(asText(before[at] ?? null)) && typeof before[at - 1] === "number";
  const texts = before.flatMap((value, at) =>
    /\p{L}/u.test(asText(value)) && (isTable || !isUnit(at)) ? asText(value) : [],
  );
  return (isTable ? texts[0] : texts.at(-1)) ?? "";
}

/** The nearest row above, of the same block, whose cells are all texts, with one above each figure of the row. */
function titleRow(above: HeldCells, own: number, column: number): number | undefined {
  for (let row = own - 1; row >= 0; row--) {
    const cells = above.values[row] ?? [];
    const isBlank = cells.every((value, c) => (value === null || value === "") && !above.formulas[row]?.[c]);
    if (isBlank) return undefined;
    const filled = cells.filter((value) => value !== null && value !== "");
    const isTitles =
      filled.length > 1 &&
      textAt(above, row, column) !== "" &&
      cells.every((value, c) => value === null || (typeof value === "string" && !above.formulas[row]?.[c]));
    const covers = (above.values[own] ?? []).every(
      (value, c) => typeof value !== "number" || c < column - COLUMNS_BESIDE || cells[c] !== null,
    );
    if (isTitles && covers) return row;
  }
  return undefined;
}

function figuresIn({ values, formulas }: HeldCells, row: number): number {
  return (values[row] ?? []).filter(
    (value, c) => typeof value === "number" || formulas[row]?.[c] !== undefined,
  ).length;
}

/** The unit in front of what else stands in its cell: `hosts; VMware vSphere 8.0 documentation`. */
function unitIn(text: string): string {
  return text.split(";", 1)[0] ?? "";
}

/**
 * The nearest unit to the right. Figures beside each other share theirs; one behind other words has its own. A column with a title of its
 * own says something of the row. What a formula gives is no unit, even where it reads like one.
 */
function unitBeside(above: HeldCells, column: number, titleAt: (column: number) => string): string {
  const row = above.values.length - 1;
  let isTextBetween = false;
  for (let at = column + 1; at <= column + COLUMNS_BESIDE; at++) {
    const value = above.values[row]?.[at] ?? null;
    const isFigure = typeof value === "number" || above.formulas[row]?.[at] !== undefined;
    if (isFigure && isTextBetween) return "";
    if (isFigure) continue;
    const text = titleAt(at) === "" ? asText(value) : "";
    // Behind other words, a text in front of a figure is its label.
    const isLabel = isTextBetween && typeof above.values[row]?.[at + 1] === "number";
    if (text.length <= MAX_UNIT_LENGTH && UNIT.test(text) && !isLabel) return text;
    if (asText(value) !== "") isTextBetween = true;
  }
  return "";
}

function inBrackets(text: string): string {
  const unit = /\(([^()]+)\)\s*$/.exec(text)?.[1] ?? "";
  return UNIT.test(unit) ? unit : "";
}

function textAt({ values }: HeldCells, row: number, column: number): string {
  return asText(values[row]?.[column] ?? null);
}

function asText(value: CellValue): string {
  return typeof value === "string" ? value.trim() : "";
}
