import { cellName, columnName } from "../workbook/address";
import { pixelWidth } from "../workbook/pixelWidth";
import type { CellSpec, ConditionalFormatSpec } from "../workbook/spec";
import type { StyleName } from "../workbook/styles";

/** Cells of a strip, and the share that each of them stands for: 0 to 120 %. */
export const STRIP_CELLS = 30;
const SHARE = 0.04;

/** Cells up to 100 %. */
const CELLS_TO_LIMIT = Math.round(1 / SHARE);

/** Widths of the columns of a strip, in characters. */
export const STRIP_WIDTHS: readonly number[] = Array<number>(STRIP_CELLS).fill(pixelWidth(7));

/** Where strips stand. Rows are 1-based, columns letters. */
export interface StripPlace {
  /** First column of the cells. */
  column: number;
  /** Row of the shares that the cells stand for, above the first strip: a low one, whose figures are not shown. */
  scaleRow: number;
  /** First and last row that has a strip. */
  rows: readonly [number, number];
  /** Columns whose cells hold low, plan and high as shares of what is available; without a range all three are equal. */
  low: string;
  plan: string;
  high: string;
  /** Does the strip of a row, from the first one on, have the dark line at 100 %? All of them do if not given. */
  lines?: readonly boolean[];
}

/**
 * Strips of shaded cells, one a row: navy up to the low estimate, lighter to the plan, light to the high one, red beyond
 * 100 %. Anything above 100 % shades a cell. They print alike everywhere, and follow the figures by conditional formats
 * alone. A row whose plan is no number has no bar.
 */
export function strips(place: StripPlace): {
  cells: CellSpec[];
  conditionalFormats: ConditionalFormatSpec[];
} {
  const { column, scaleRow, rows } = place;
  const [first, last] = rows;
  const look = (at: number, columns: number, style: StyleName, from = first, to = last): CellSpec => ({
    kind: "blank",
    at: cellName(from - 1, column + at),
    rows: to - from + 1,
    columns,
    style,
  });
  const { lines = [] } = place;
  const atLimit = lines.every(Boolean)
    ? [look(CELLS_TO_LIMIT - 1, 1, "stripLimit")]
    : lines.map((isLine, i) =>
        look(CELLS_TO_LIMIT - 1, 1, isLine ? "stripLimit" : "strip", first + i, first + i),
      );
  const cells: CellSpec[] = [
    ...Array.from({ length: STRIP_CELLS }, (_, i): CellSpec => ({
      kind: "value",
      at: cellName(scaleRow - 1, column + i),
      value: centerOf(i),
      format: ";;;",
      style: "stripScale",
    })),
    look(0, CELLS_TO_LIMIT - 1, "strip"),
    ...atLimit,
    look(CELLS_TO_LIMIT, STRIP_CELLS - CELLS_TO_LIMIT, "stripBeyond"),
  ];
  return { cells, conditionalFormats: shades(place) };
}

/** Middle of the share that a cell stands for: 2 %, 6 % and so on. */
function centerOf(cell: number): number {
  return Math.round((cell + 0.5) * SHARE * 100) / 100;
}

/** The first that is true wins. */
function shades({
  column,
  scaleRow,
  rows: [first, last],
  low,
  plan,
  high,
}: StripPlace): ConditionalFormatSpec[] {
  const range = `${cellName(first - 1, column)}:${cellName(last - 1, column + STRIP_CELLS - 1)}`;
  const center = `${columnName(column)}$${String(scaleRow)}`;
  const known = `ISNUMBER($${plan}${String(first)})`;
  const share = (letters: string) => `$${letters}${String(first)}`;
  const begins = `${center}-${String(SHARE / 2)}`;
  const rules: [StyleName, string][] = [
    ["barOver", `${center}>1,${begins}<${share(plan)}`],
    ["barOverHigh", `${center}>1,${begins}<${share(high)}`],
    ["barLow", `${center}<=${share(low)}`],
    ["barPlan", `${center}<=${share(plan)}`],
    ["barHigh", `${center}<=${share(high)}`],
  ];
  return rules.map(([style, test]) => ({ range, style, formula: `AND(${known},${test})` }));
}
