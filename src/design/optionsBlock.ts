import { formatOf } from "../sheets/accepts";
import type { Block } from "../sheets/block";
import { headingCell } from "../sheets/headingCell";
import { type InputRow, inputValidation } from "../sheets/inputBlock";
import type { CellSpec } from "../workbook/spec";
import { OPTION_NAMES, type OptionName } from "./optionInputs";

/** Columns of the options, of the chosen one, and of the words beside them. */
const LETTERS: Readonly<Record<OptionName, string>> = { A: "B", B: "C", C: "D", D: "E" };
const CHOSEN = "F";
const UNIT = "G";
const HINT = "H";

/** Ids of the cells below a heading: `A.ramGib` of an option, `chosen.ramGib` of the chosen one. */
function idsOf(rows: readonly { id: string }[], heading: number): Record<string, string> {
  return Object.fromEntries(
    rows.flatMap(({ id }, i): [string, string][] => [
      ...OPTION_NAMES.map((option): [string, string] => [
        `${option}.${id}`,
        `${LETTERS[option]}${heading + 1 + i}`,
      ]),
      [`chosen.${id}`, `${CHOSEN}${heading + 1 + i}`],
    ]),
  );
}

/** The value of the selected option, empty where it is, and where none is chosen. */
const chosen = (row: number): string =>
  `IF({chosenNumber}="","",IF(INDEX($B${row}:$E${row},{chosenNumber})="","",INDEX($B${row}:$E${row},{chosenNumber})))`;

/**
 * Inputs of the options below a heading, a column each, and beside them what the chosen one has.
 *
 * @param values What the options have, by input; the first one has the defaults where nothing is given.
 */
export function optionInputsBlock(
  heading: string,
  rows: readonly InputRow[],
  values: (option: OptionName, input: InputRow) => string | number | null,
): Block {
  return {
    height: rows.length + 1,
    ids: (row) => idsOf(rows, row),
    draw: ({ row, columns, formula }) => ({
      cells: [
        headingCell(heading, row, columns),
        ...rows.flatMap((input, i): CellSpec[] => {
          const at = row + 1 + i;
          const format = input.format ?? formatOf(input.accepts);
          const look = format === undefined ? {} : { format };
          return [
            { kind: "text", at: `A${at}`, text: input.label },
            ...OPTION_NAMES.map((option): CellSpec => ({
              kind: "input",
              at: `${LETTERS[option]}${at}`,
              value: values(option, input),
              ...look,
            })),
            { kind: "formula", at: `${CHOSEN}${at}`, formula: formula(chosen(at)), style: "result", ...look },
            { kind: "text", at: `${UNIT}${at}`, text: input.unit, style: "unit" },
            ...(input.hint === undefined
              ? []
              : [{ kind: "text", at: `${HINT}${at}`, text: input.hint, style: "subtitle" } as const]),
          ];
        }),
      ],
      validations: rows
        .map((input, i) => inputValidation({ ...input, value: null }, `B${row + 1 + i}:E${row + 1 + i}`))
        .filter((one) => one !== undefined),
    }),
  };
}

/** A result that every option has. */
export interface OptionResult {
  id: string;
  label: string;
  unit: string;
  format?: string;
  /** Its formula for an option. */
  of: (option: OptionName) => string;
}

/** Results of the options below a heading, a column each, and those of the chosen one. */
export function optionResultsBlock(heading: string, rows: readonly OptionResult[]): Block {
  return {
    height: rows.length + 1,
    ids: (row) => idsOf(rows, row),
    draw: ({ row, columns, formula }) => ({
      cells: [
        headingCell(heading, row, columns),
        ...rows.flatMap(({ label, unit, format, of }, i): CellSpec[] => {
          const at = row + 1 + i;
          const look = format === undefined ? {} : { format };
          return [
            { kind: "text", at: `A${at}`, text: label },
            ...OPTION_NAMES.map((option): CellSpec => ({
              kind: "formula",
              at: `${LETTERS[option]}${at}`,
              formula: formula(of(option)),
              style: format === undefined ? "words" : "value",
              ...look,
            })),
            {
              kind: "formula",
              at: `${CHOSEN}${at}`,
              formula: formula(chosen(at)),
              style: format === undefined ? "words" : "result",
              ...look,
            },
            { kind: "text", at: `${UNIT}${at}`, text: unit, style: "unit" },
          ];
        }),
      ],
    }),
  };
}
