import { columnName } from "../workbook/address";
import type { CellSpec } from "../workbook/spec";
import type { Block } from "./block";
import { headingCell } from "./headingCell";

/** A table that one formula fills below a heading. */
export interface Spill {
  id: string;
  heading: string;
  formula: string;
  rows: number;
  columns: number;
  /** Headers above it, for a formula that brings none. */
  headers?: readonly string[];
  format?: string;
}

/** A formula that fills a table of its own: a cheat sheet, a plan, the steps of a calculation. */
export function spillBlock({ id, heading, formula, rows, columns, headers, format }: Spill): Block {
  const first = headers === undefined ? 1 : 2;
  return {
    height: rows + first,
    ids: (row) => ({ [id]: `A${row + first}:${columnName(columns - 1)}${row + first + rows - 1}` }),
    draw: (place) => ({
      cells: [
        headingCell(heading, place.row, Math.max(place.columns, columns)),
        ...(headers ?? []).map((text, i): CellSpec => ({
          kind: "text",
          at: `${columnName(i)}${place.row + 1}`,
          text,
          style: "header",
        })),
        {
          kind: "formula",
          at: `A${place.row + first}`,
          formula: place.formula(formula),
          spill: { rows, columns },
          style: "value",
          ...(format === undefined ? {} : { format }),
        },
      ],
    }),
  };
}
