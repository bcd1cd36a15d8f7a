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
const OF_THE_ROW = /^(value|unit|how known|source|.*source)$/i;

const UNIT =
  /^(%|per cent\b|times\b|x\b|×|[kMGTP]?Hz\b|[KMGTPkm]i?B\b|[KMGT]?b(it)?\/s\b|IOPS\b|I\/O|ms\b|µs\b|us\b|ns\b|s\b|hosts?\b|cores?\b|vCPUs?\b|VMs?\b|disks?\b|ports?\b|years?\b|hours?\b|sockets?\b|raw TiB|per )/;

/**
 * Finds the words of a cell as a reader does: the label at the beginning of its row, the title above it where the row has several
 * figures, and the unit beside it or in brackets.
 *
 * @param above The cells around: from `ROWS_ABOVE` rows above the cell to its own row, over its row's columns from A on.
 * @param header Title of its column where it is in a table, whose titles may be far above.
 */
export function cellLabel(above: HeldCells, column: number, header?: string): CellLabel {
  const own = above.values.length - 1;
  const titles = titleRow(above, own, column);
  const words = wordsBefore(above, own, column, header !== undefined || titles !== undefined);
  const title = header ?? (titles === undefined ? "" : textAt(above, titles, column));
  const isOneOfSeveral = figuresIn(above, own) > 1 || words === "";
  const label = [words, isOneOfSeveral && !OF_THE_ROW.test(title) ? title : ""].filter(Boolean).join(", ");
  const titled = (pattern: RegExp): string => {
    const at =
      titles === undefined
        ? -1
        : (above.values[titles] ?? []).findIndex((value) => pattern.test(String(value)));
    return at < 0 || at === column ? "" : textAt(above, own, at);
  };
  return {
    label,
    unit: unitIn(titled(/^unit/i)) || unitBeside(above, column) || inBrackets(title) || inBrackets(words),
    known: titled(/^how known/i),
  };
}

/** The words in front of a cell: in a table the first of the row, elsewhere the nearest that are no unit of another value. */
function wordsBefore({ values }: HeldCells, row: number, column: number, isTable: boolean): string {
  const before = (values[row] ?? []).slice(0, column);
  const isUnit = (at: number) => UNIT.test(asText(before[at] ?? null)) && typeof before[at - 1] === "number";
  const words = before.flatMap((value, at) =>
    /\p{L}/u.test(asText(value)) && (isTable || !isUnit(at)) ? asText(value) : [],
  );
  return (isTable ? words[0] : words.at(-1)) ?? "";
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

/** The nearest unit to the right. What a formula gives is no unit, even where it reads like one. */
function unitBeside({ values, formulas }: HeldCells, column: number): string {
  const row = values.length - 1;
  const after = (values[row] ?? []).slice(column + 1, column + 1 + COLUMNS_BESIDE);
  const texts = after.map((value, c) => (formulas[row]?.[column + 1 + c] === undefined ? asText(value) : ""));
  return texts.find((text) => text.length <= 24 && UNIT.test(text)) ?? "";
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
