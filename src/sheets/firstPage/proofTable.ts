import type { CellSpec } from "../../workbook/spec";
import type { StyleName } from "../../workbook/styles";
import type { Block } from "../block";
import { strips } from "../strip";
import { COLUMN, STRIP_COLUMN, stripCell, WORDS_COLUMN } from "./pageColumns";
import {
  type ProofCell,
  type ProofForm,
  type ProofRow,
  proofRowCells,
  proofRowFormats,
  withoutTrack,
} from "./proofRow";
import { questionRow } from "./questionRow";
import { TABLE_PT } from "./tableHeights";

/** The table that proves a verdict. */
export interface ProofTable {
  /** A question. */
  heading: string;
  /** What is compared, as a formula. */
  answer: string;
  /** Heads of the names, of the figures, and of the last column. */
  heads: { name: string; figures: readonly string[]; note?: string; last: string };
  rows: readonly ProofRow[];
}

const ROWS_ABOVE = 3;

const SHARE_HEADS = ["Low", "Plan", "High"];

/** Words of the strip's colors and of its scale by the cell of the strip: a spreadsheet suspects a text such as 50%. */
const LEGEND: readonly [cell: number, text: string, style: StyleName][] = [
  [1, "■ low", "legendLow"],
  [9, "■ plan", "legendPlan"],
  [18, "■ high", "legendHigh"],
];
const SCALE: readonly [cell: number, text: string][] = [
  [0, "none"],
  [11, "half"],
  [23, "all"],
];

/** The table: mark, name, needed, available, used, range, strip, what follows from it. */
export function proofBlock(table: ProofTable): Block {
  const { heading, answer, heads, rows } = table;
  const hasStrips = rows.some(({ share }) => share);
  const hasRanges = rows.some(({ share }) => share?.low !== undefined || share?.high !== undefined);
  // A row that may be empty, or has no bar, would keep the dark line at 100 %: borders follow no condition.
  const lines = rows.map(({ share, when }) => share !== undefined && when === undefined);
  const height = ROWS_ABOVE + rows.length + (hasStrips ? 1 : 0);
  return {
    height,
    ids: () => ({}),
    draw: (place) => {
      const first = place.row + ROWS_ABOVE;
      const last = first + rows.length - 1;
      const strip = hasStrips
        ? strips({
            column: STRIP_COLUMN,
            scaleRow: place.row,
            rows: [first, last],
            low: COLUMN.low,
            plan: COLUMN.plan,
            high: COLUMN.high,
            lines,
          })
        : { cells: [], conditionalFormats: [] };
      return {
        cells: [
          ...strip.cells,
          ...questionRow(heading, answer, place.row + 1, place),
          ...headCells(heads, rows, { hasStrips, hasRanges }, place.row + 2),
          ...rows.flatMap((row, i) => proofRowCells(row, first + i, { hasStrips, hasRanges }, place)),
          ...(hasStrips ? SCALE.map(([cell, text]) => atStrip(cell, last + 1, text, "stripScale")) : []),
        ],
        conditionalFormats: [
          ...(hasStrips && !lines.every(Boolean) ? [withoutTrack(first, last)] : []),
          ...strip.conditionalFormats,
          ...proofRowFormats(first, last, hasStrips),
        ],
        rowHeights: [
          { rows: [place.row, place.row], points: TABLE_PT.helper },
          { rows: [place.row + 1, place.row + 1], points: TABLE_PT.question },
          { rows: [place.row + 2, place.row + 2], points: TABLE_PT.heads },
          { rows: [first, last], points: TABLE_PT.row },
          ...(hasStrips ? [{ rows: [last + 1, last + 1] as [number, number], points: TABLE_PT.scale }] : []),
        ],
      };
    },
  };
}

function atStrip(cell: number, row: number, text: string, style: StyleName): CellSpec {
  return { kind: "text", at: `${stripCell(cell)}${row}`, text, style };
}

function headCells(
  { name, figures, note, last }: ProofTable["heads"],
  rows: readonly ProofRow[],
  { hasStrips, hasRanges }: ProofForm,
  row: number,
): CellSpec[] {
  const text = (column: string, note: string, style: StyleName): CellSpec => ({
    kind: "text",
    at: `${column}${row}`,
    text: note,
    style,
  });
  const isText = (cell: ProofCell | undefined) => cell !== undefined && cell.format === undefined;
  return [
    text(COLUMN.label, name, "headWords"),
    ...figures.map((head, i) =>
      text(
        COLUMN.figures[i] ?? "",
        head,
        rows.some((one) => isText(one.figures[i])) ? "headWords" : "headFigures",
      ),
    ),
    ...(hasStrips
      ? [
          text(COLUMN.used, "Used", "headFigures"),
          ...[COLUMN.low, COLUMN.plan, COLUMN.high].map((column, i) =>
            text(column, SHARE_HEADS[i] ?? "", "headFigures"),
          ),
        ]
      : []),
    ...(hasRanges
      ? [
          text(COLUMN.range, "Low to high", "headFigures"),
          ...LEGEND.map(([cell, note, style]) => atStrip(cell, row, note, style)),
        ]
      : []),
    ...(note === undefined ? [] : [text(WORDS_COLUMN, note, "headWords")]),
    ...(last === ""
      ? []
      : [
          text(
            COLUMN.last,
            last,
            !rows.some((one) => isText(one.last)) ? "headFigures" : hasStrips ? "headLastWords" : "headWords",
          ),
        ]),
  ];
}
