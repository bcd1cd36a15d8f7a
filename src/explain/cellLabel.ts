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

/** Titles of columns that say what stands in a row, rather than which of several figures a cell is. */
const OF_THE_ROW = /^(value|unit|evidence level|how known|source|.*source)$/i;

/** A longer text is a sentence. */
const MAX_UNIT_LENGTH = 24;

/** What reads like a unit by itself; `host-07` and `us-east` do not. */
const UNIT =
  /^(?:%|×|I\/O$|per |raw TiB|(?:per cent|times|x|[kMGTP]?Hz|[KMGTPkm]i?B|[KMGT]?b(?:it)?\/s|[KMGTPkm]i?B\/s|IOPS|I\/Os?|[mµun]?s|hosts?|cores?|vCPUs?|VMs?|disks?|ports?|years?|hours?|sockets?)(?![\p{L}\p{N}_.:-])(?! size))/u;

/**
 * Finds the words of a cell as a reader does: the label at the beginning of its row, the title above it where the row has several
 * figures, and the unit beside it or in brackets.
 *
 * @param above The cells around: from `ROWS_ABOVE` rows above the cell to its own row, over its row's columns from A on.
 * @param headers Titles of the sheet's columns where the cell is in a table, whose titles may be far above; "" beside the table.
 */
export function cellLabel(above: HeldCells, column: number, headers?: readonly string[]): CellLabel {
  const own = above.values.length - 1;
  const titles = titleRow(above, own, column);
  const titleAt = (at: number) =>
    headers ? (headers[at] ?? "") : titles === undefined ? "" : textAt(above, titles, at);
  const before = textBefore(above, own, column, headers !== undefined || titles !== undefined);
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
