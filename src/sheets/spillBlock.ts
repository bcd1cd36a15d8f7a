import { columnName } from "../workbook/address";
import type { CellSpec, ConditionalFormatSpec } from "../workbook/spec";
import type { StyleName } from "../workbook/styles";
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
  /** Does the formula bring its own header as its first row? */
  headed?: boolean;
  format?: string;
  /** Formats of single columns, counted from 0. */
  columnFormats?: Readonly<Record<number, string>>;
  /** `words` where texts and figures stand side by side. */
  style?: StyleName;
}

/** A formula that fills a table of its own: a cheat sheet, a plan, the steps of a calculation. */
export function spillBlock({
  id,
  heading,
  formula,
  rows,
  columns,
  headers,
  headed,
  format,
  columnFormats,
  style = "value",
}: Spill): Block {
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
          formula: place.guarded(formula),
          spill: { rows, columns },
          style,
          ...(format === undefined ? {} : { format }),
          ...(columnFormats === undefined ? {} : { columnFormats }),
        },
      ],
      ...(headed === true ? { conditionalFormats: [headerLook(place.row + first, columns)] } : {}),
    }),
  };
}

/** A header that a formula brings looks like one as soon as it is there. */
function headerLook(row: number, columns: number): ConditionalFormatSpec {
  return {
    range: `A${row}:${columnName(columns - 1)}${row}`,
    formula: `LEN($A$${row})>0`,
    style: "header",
  };
}
