import type { CellSpec } from "../workbook/spec";
import type { StyleName } from "../workbook/styles";
import type { Block, Place } from "./block";
import { headingCell } from "./headingCell";

interface ResultBase {
  id: string;
  label: string;
  /** In words: "GHz", "TiB", "Gb/s per host". Empty for a text. */
  unit: string;
  format?: string;
  style?: StyleName;
  /** Does the formula itself say what holds where an input is unknown? */
  unguarded?: boolean;
  /** Ids that must be known too, where the formula names others that do not tell. */
  needs?: readonly string[];
}

/** A figure from a formula, with how it is known in words or as a formula of its own. */
export interface CalculatedRow extends ResultBase {
  formula: string;
  low?: string;
  high?: string;
  /** "definition", "derived", "entered", or `{ formula }`. */
  known: string | { formula: string };
}

/**
 * A figure from a custom function that estimates. `estimate` spells the call, given what its last parameter is to be
 * (empty, or a comma and a text): value, low, high and label are four calls of it.
 */
export interface EstimatedRow extends ResultBase {
  estimate(which: string): string;
}

export type ResultRow = CalculatedRow | EstimatedRow;

const HEADER = ["", "Value", "Unit", "Low", "High", "Evidence level"];

/** Results below a heading: label in A, value in B, unit in C, low in D, high in E, how known in F. */
export function resultBlock(heading: string, rows: readonly ResultRow[]): Block {
  return {
    height: rows.length + 2,
    ids: (row) =>
      Object.fromEntries(
        rows.flatMap(({ id }, i) => [
          [id, `B${row + 2 + i}`],
          [`${id}.low`, `D${row + 2 + i}`],
          [`${id}.high`, `E${row + 2 + i}`],
          [`${id}.known`, `F${row + 2 + i}`],
        ]),
      ),
    draw: (place) => ({
      cells: [
        headingCell(heading, place.row, place.columns),
        ...HEADER.flatMap((text, i): CellSpec[] => {
          const style = ["Value", "Low", "High"].includes(text) ? "columnNumber" : "column";
          return text === "" ? [] : [{ kind: "text", at: `${"ABCDEF"[i]}${place.row + 1}`, text, style }];
        }),
        ...rows.flatMap((result, i) => resultCells(result, place, place.row + 2 + i)),
      ],
    }),
  };
}

function resultCells(result: ResultRow, place: Place, row: number): CellSpec[] {
  const { label, unit, format, style } = result;
  const spelled = (text: string) =>
    result.unguarded === true ? place.formula(text) : place.guarded(text, undefined, result.needs);
  const { formula, low, high, known } = "estimate" in result ? fourCalls(result) : result;
  const shown = format === undefined ? {} : { format };
  const cell = (column: string, text: string, look: StyleName): CellSpec => ({
    kind: "formula",
    at: `${column}${row}`,
    formula: spelled(text),
    style: look,
    ...shown,
  });
  return [
    { kind: "text", at: `A${row}`, text: label },
    cell("B", formula, style ?? "result"),
    ...(unit === "" ? [] : [{ kind: "text", at: `C${row}`, text: unit, style: "unit" } satisfies CellSpec]),
    ...(low === undefined ? [] : [cell("D", low, "value")]),
    ...(high === undefined ? [] : [cell("E", high, "value")]),
    typeof known === "string"
      ? { kind: "text", at: `F${row}`, text: known, style: "unit" }
      : { kind: "formula", at: `F${row}`, formula: spelled(known.formula), style: "unit" },
  ];
}

function fourCalls({ estimate }: EstimatedRow): Omit<CalculatedRow, keyof ResultBase> {
  return {
    formula: estimate(""),
    low: estimate(',"low"'),
    high: estimate(',"high"'),
    known: { formula: estimate(',"label"') },
  };
}
