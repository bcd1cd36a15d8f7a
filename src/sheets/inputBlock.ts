import type { CellSpec, ValidationSpec } from "../workbook/spec";
import { type Accepts, formatOf, inWords, validationOf } from "./accepts";
import type { Block } from "./block";
import { headingCell } from "./headingCell";

/** One question to the planner: a label, a cell to change, its unit in words. */
export interface InputRow {
  id: string;
  label: string;
  /** The default; `null` leaves the cell empty. */
  value: string | number | null;
  /** In words: "GHz", "GiB per host", "per cent". */
  unit: string;
  accepts: Accepts;
  format?: string;
  /** A few words beside the cell; also shown while typing. */
  hint?: string;
  /** May it be empty? So may an input without a default. */
  optional?: boolean;
  /** What to do about a number beyond what it accepts. */
  remedy?: string;
}

/** Inputs below a heading: label in A, cell in B, unit in C, hint in D. */
export function inputBlock(heading: string, rows: readonly InputRow[]): Block {
  return {
    height: rows.length + 1,
    inputs: {
      cells: rows.map(({ value, optional, ...row }) => ({ ...row, optional: optional ?? value === null })),
    },
    ids: (row) => Object.fromEntries(rows.map(({ id }, i) => [id, `B${row + 1 + i}`])),
    draw: ({ row, columns }) => ({
      cells: [
        headingCell(heading, row, columns),
        ...rows.flatMap((input, i) => inputCells(input, row + 1 + i)),
      ],
      validations: rows
        .map((input, i) => inputValidation(input, `B${row + 1 + i}`))
        .filter((one) => one !== undefined),
    }),
  };
}

function inputCells({ label, value, unit, accepts, format, hint }: InputRow, row: number): CellSpec[] {
  const shown = format ?? formatOf(accepts);
  return [
    { kind: "text", at: `A${row}`, text: label },
    { kind: "input", at: `B${row}`, value, ...(shown === undefined ? {} : { format: shown }) },
    ...(unit === "" ? [] : [{ kind: "text", at: `C${row}`, text: unit, style: "unit" } satisfies CellSpec]),
    ...(hint === undefined
      ? []
      : [{ kind: "text", at: `D${row}`, text: hint, style: "subtitle" } satisfies CellSpec]),
  ];
}

/** The validation of an input, or nothing for free text. */
export function inputValidation(
  { label, value, accepts, hint, unit, optional }: InputRow,
  at: string,
): ValidationSpec | undefined {
  if (typeof value === "string" && "oneOf" in accepts && !accepts.oneOf.includes(value)) {
    throw new Error(`the default "${value}" of "${label}" is not ${inWords(accepts)}`);
  }
  const words = [hint, unit === "" ? undefined : `Unit: ${unit}.`].filter(Boolean).join(". ");
  return validationOf(at, accepts, label, { hint: words, allowBlank: optional ?? value === null });
}
