import type { CellSpec, ValidationSpec } from "../workbook/spec";
import { type Accepts, formatOf, describeAccepted, validationOf } from "./accepts";
import type { Block } from "./block";
import { quoted } from "./formulaText";
import { headingCell } from "./headingCell";
import {
  differsText,
  followed,
  inputOrLinked,
  isFollowing,
  linkedHint,
  linkedLook,
  type Links,
} from "./links";

/** One question to the planner: a label, a cell to change, its unit in words. */
export interface InputRow {
  id: string;
  label: string;
  /** The default; `null` leaves the cell empty. */
  value: string | number | null;
  /** In words: "GHz", "GiB per host", "%". */
  unit: string;
  accepts: Accepts;
  format?: string;
  /** A few words beside the cell; also shown while typing. */
  hint?: string;
  /** May it be empty? So may an input without a default. */
  optional?: boolean;
  /** What to do about a number beyond what it accepts. */
  remedy?: string;
  /** A formula over defined names that the input follows in a workbook that has them. */
  follows?: string | undefined;
}

/** Inputs below a heading: label in A, cell in B, unit in C, hint in D. */
export function inputBlock(heading: string, rows: readonly InputRow[]): Block {
  return {
    height: rows.length + 1,
    inputs: {
      cells: rows.map(({ value, optional, ...row }) => ({ ...row, optional: optional ?? value === null })),
    },
    ids: (row) => Object.fromEntries(rows.map(({ id }, i) => [id, `B${row + 1 + i}`])),
    draw: ({ row, columns, links }) => ({
      cells: [
        headingCell(heading, row, columns),
        ...rows.flatMap((input, i) => inputCells(input, row + 1 + i, links)),
      ],
      validations: rows
        .map((input, i) => inputValidation(input, `B${row + 1 + i}`, links))
        .filter((one) => one !== undefined),
      conditionalFormats: rows.flatMap(({ follows }, i) => {
        const link = followed(follows, links);
        const at = `B${row + 1 + i}`;
        return link === undefined ? [] : [linkedLook(at, at, link)];
      }),
    }),
  };
}

function inputCells(
  { label, value, unit, accepts, format, hint, follows }: InputRow,
  row: number,
  links: Links | undefined,
): CellSpec[] {
  const shown = format ?? formatOf(accepts);
  const link = followed(follows, links);
  const input = {
    kind: "input",
    at: `B${row}`,
    value,
    ...(shown === undefined ? {} : { format: shown }),
  } as const;
  return [
    { kind: "text", at: `A${row}`, text: label },
    inputOrLinked(input, link),
    ...(unit === "" ? [] : [{ kind: "text", at: `C${row}`, text: unit, style: "unit" } satisfies CellSpec]),
    ...hintCells(hint, row, link, links),
  ];
}

function hintCells(
  hint: string | undefined,
  row: number,
  link: string | undefined,
  links: Links | undefined,
): CellSpec[] {
  const at = `D${row}`;
  if (link !== undefined && links) {
    const [same, differs] = [linkedHint(links), differsText(links, "", ROOM)].map(quoted);
    return [
      {
        kind: "formula",
        at,
        formula: `IF(${isFollowing(`B${row}`, link)},${same},${differs})`,
        style: "subtitle",
      },
    ];
  }
  return hint === undefined ? [] : [{ kind: "text", at, text: hint, style: "subtitle" }];
}

/** Characters of a hint that have room. */
const ROOM = 60;

/** The validation of an input, or nothing for free text. */
export function inputValidation(
  { label, value, accepts, hint, unit, optional, follows }: InputRow,
  at: string,
  links?: Links,
): ValidationSpec | undefined {
  if (typeof value === "string" && "oneOf" in accepts && !accepts.oneOf.includes(value)) {
    throw new Error(`the default "${value}" of "${label}" is not ${describeAccepted(accepts)}`);
  }
  const linked = links && followed(follows, links) !== undefined ? linkedHint(links) : undefined;
  const words = [linked, hint, unit === "" ? undefined : `Unit: ${unit}.`].filter(Boolean).join(". ");
  return validationOf(at, accepts, label, { hint: words, allowBlank: optional ?? value === null });
}
