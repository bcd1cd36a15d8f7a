import type { Block } from "../../sheets/block";
import { COLUMN, stripCell } from "../../sheets/firstPage/pageColumns";
import { QUESTION_PT } from "../../sheets/firstPage/questionRow";
import type { CellSpec } from "../../workbook/spec";

/** A figure with a label; on the left up to two figures and a few words. Formulas. */
export interface LeftRow {
  label: string;
  figures: readonly { formula: string; format: string }[];
  note?: string;
}
export interface RightRow {
  label: string;
  formula: string;
  format?: string;
}

const ROW_PT = 17;
const LEFT = ["C", "D"] as const;

/** Two tables side by side, a figure a row: the same number of rows left and right. */
export function factRows(
  left: { heading: string; heads: readonly string[]; rows: readonly LeftRow[] },
  right: { heading: string; rows: readonly RightRow[] },
): Block {
  const rows = Math.max(left.rows.length, right.rows.length);
  return {
    height: rows + 1,
    ids: () => ({}),
    draw: ({ row, formula }) => {
      const safe = (text: string): string => formula(`IFERROR(${text},"?")`);
      return {
        cells: [
          { kind: "text", at: `A${row}`, text: left.heading, style: "question", columns: 6 },
          ...left.heads.map((text, i): CellSpec => ({
            kind: "text",
            at: `${LEFT[i]}${row}`,
            text,
            style: "questionAnswer",
          })),
          { kind: "text", at: `${COLUMN.strip}${row}`, text: right.heading, style: "question", columns: 32 },
          ...left.rows.flatMap(({ label, figures, note }, i): CellSpec[] => {
            const at = row + 1 + i;
            return [
              { kind: "blank", at: `A${at}`, style: "rowWords" },
              { kind: "text", at: `B${at}`, text: label, style: "rowWords" },
              ...LEFT.map((column, f): CellSpec => {
                const figure = figures[f];
                return figure
                  ? {
                      kind: "formula",
                      at: `${column}${at}`,
                      formula: safe(figure.formula),
                      format: figure.format,
                      style: f === figures.length - 1 ? "rowTotal" : "rowFigure",
                    }
                  : { kind: "blank", at: `${column}${at}`, style: "rowWords" };
              }),
              note === undefined
                ? { kind: "blank", at: `E${at}`, style: "rowWords" }
                : { kind: "formula", at: `E${at}`, formula: safe(note), style: "rowAsideWords" },
              { kind: "blank", at: `F${at}`, style: "rowWords" },
            ];
          }),
          ...right.rows.flatMap(({ label, formula: text, format }, i): CellSpec[] => {
            const at = row + 1 + i;
            return [
              { kind: "text", at: `${COLUMN.strip}${at}`, text: label, style: "rowWords" },
              { kind: "blank", at: `${stripCell(1)}${at}`, columns: 30, style: "rowWords" },
              {
                kind: "formula",
                at: `${COLUMN.words}${at}`,
                formula: safe(text),
                style: "rowTotal",
                ...(format === undefined ? {} : { format }),
              },
            ];
          }),
        ],
        rowHeights: [
          { rows: [row, row], points: QUESTION_PT },
          { rows: [row + 1, row + rows], points: ROW_PT },
        ],
      };
    },
  };
}
