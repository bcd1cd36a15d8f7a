import type { CellSpec, ConditionalFormatSpec } from "../../workbook/spec";
import type { Block, Place } from "../../sheets/block";
import { cut, quoted, sentence } from "../../sheets/formulaText";
import { sheetTop } from "../../sheets/sheetTop";
import type { PlanSheet } from "../../sheets/planWorkbook";
import type { Need } from "./need";
import { isEmpty, type Step } from "./step";

/** A procedure on a sheet of its own. */
export interface Runbook {
  /** Prefix of its ids. */
  id: string;
  sheet: string;
  /** What it is for, in a few words. */
  purpose: string;
  about: string;
  steps: readonly Step[];
  /** What its sheets need besides the inputs that its commands hold. */
  needs?: readonly Need[];
  /** What is entered while somebody works, in words. */
  later?: string;
  /** What has to be known before the first step. */
  notes?: readonly string[];
}

const HEADERS = [
  "No.",
  "Step",
  "Where",
  "Command, or path in the client",
  "Expected answer",
  "Stop if",
  "Done by",
  "Time",
  "Result",
  "Second person",
];
const WIDTHS = [4, 39, 15, 52, 30, 22, 6, 6, 6, 7];
/** Where the header of the steps stands, which is on every page with all above it: title, purpose, validity. */
const HEADER_ROW = 6;
const SIGN_COLUMN = HEADERS.indexOf("Done by");
const SIGNED = ["G", "H", "I"];
const SECOND = "J";

/** Words before what a step ends or destroys. */
const WARNING = "▲ WARNING: ";

/** A name in the line above the steps, as much of it as that has room for, or what is missing. */
const named = (id: string, placeholder: string, longest: number): string =>
  `IF(${isEmpty(id)},"<${placeholder}>",${cut(`{${id}}`, longest)})`;

/** For which cluster, release and change a runbook is, and for whom. */
const VALID_FOR_WHOM = sentence`For ${named("cluster", "cluster", 18)}, vSphere ${named("version", "version", 10)}, ${"{hostCount}"} hosts. Change ${named("change", "number", 14)}, window ${named("window", "window", 28)}. Operator ${named("operator", "name", 16)}, second person ${named("second", "name", 16)}.`;

const VALID_FOR =
  "Follow the vendor's current procedure where it differs. Commands are text: read each one before you run it.";

/** The sheet of a runbook: its steps in order. Those on every host are signed on the sheet behind it. */
export function runbookSheet({ id, sheet, about, steps, notes = [] }: Runbook): PlanSheet {
  return {
    name: sheet,
    blocks: [runbookTop(sheet, about, WIDTHS), stepTable(id, steps, notes)],
    columnWidths: WIDTHS,
    columns: HEADERS.length,
    freezeRows: 2,
    print: { orientation: "landscape", repeatRows: [HEADER_ROW, HEADER_ROW] },
  };
}

/** Height of a line that says for whom a runbook is, in points, and width of columns that has room for all of it. */
const WHOM_PT = 16;
const WHOM_CHARACTERS = 185;

/** Height of the row above the header of the steps, in points: as pages repeat it, it is low. */
const GAP_PT = 5;

/** Title and purpose; for which cluster, release and change this is; and that the vendor's procedure counts. */
export function runbookTop(sheet: string, about: string, widths: readonly number[]): Block {
  const lines = widths.reduce((sum, width) => sum + width, 0) < WHOM_CHARACTERS ? 2 : 1;
  const title = sheetTop(sheet, about);
  const height = title.height + 2;
  return {
    height,
    ids: () => ({}),
    draw: (place) => {
      const row = place.row + title.height;
      const drawn = title.draw(place);
      return {
        ...drawn,
        cells: [
          ...(drawn.cells ?? []),
          {
            kind: "formula",
            at: `A${row}`,
            formula: place.formula(VALID_FOR_WHOM),
            columns: place.columns,
            style: "wrappedVerdict",
          },
          { kind: "text", at: `A${row + 1}`, text: VALID_FOR, style: "subtitle" },
        ],
        rowHeights: [
          { rows: [row, row], points: WHOM_PT * lines },
          { rows: [row + 2, row + 2], points: GAP_PT },
        ],
      };
    },
  };
}

/** The steps, and above them what has to be known before the first one. */
function stepTable(id: string, steps: readonly Step[], notes: readonly string[]): Block {
  const above = 1 + notes.length;
  const rows = (row: number, letter: string): string =>
    `${letter}${row + above}:${letter}${row + above - 1 + steps.length}`;
  return {
    height: above + steps.length,
    ids: (row) => ({
      [`${id}.step`]: rows(row, "B"),
      [`${id}.command`]: rows(row, "D"),
      [`${id}.doneBy`]: rows(row, "G"),
      [`${id}.time`]: rows(row, "H"),
      [`${id}.result`]: rows(row, "I"),
      [`${id}.second`]: rows(row, SECOND),
    }),
    draw: (place) => ({
      cells: [
        ...headers(place.row, HEADERS),
        ...notes.map((text, i): CellSpec => ({
          kind: "note",
          at: `A${place.row + 1 + i}`,
          text,
          columns: HEADERS.length,
          style: "caution",
        })),
        ...steps.flatMap((step, i) => stepCells(step, i + 1, place.row + above + i, place)),
      ],
      conditionalFormats: [grayed(place.row + above, steps.length)],
    }),
  };
}

function stepCells(step: Step, no: number, row: number, place: Place): CellSpec[] {
  const { text, where, command, expect, stopIf, danger, when, eachHost } = step;
  const shown =
    when === undefined
      ? command
      : `IF(${when.condition},${command},${quoted(`not needed: ${when.otherwise}`)})`;
  const paragraph = (letter: string, text: string): CellSpec[] =>
    text === "" ? [] : [{ kind: "text", at: `${letter}${row}`, text, style: "wrappedWords" }];
  return [
    { kind: "value", at: `A${row}`, value: no, style: "words" },
    {
      kind: "text",
      at: `B${row}`,
      text: danger === undefined ? text : `${text}\n${WARNING}${danger}`,
      style: danger === undefined ? "paragraph" : "problem",
    },
    ...paragraph("C", where),
    { kind: "formula", at: `D${row}`, formula: known(place, shown), style: "wrappedWords" },
    ...paragraph("E", expect),
    ...paragraph("F", stopIf),
    ...(eachHost === true
      ? paragraph("G", "next sheet")
      : signCells(row, danger === undefined ? SIGNED : [...SIGNED, SECOND], "input")),
  ];
}

/** A command, or that it is not known because an input is empty or not usable. */
function known(place: Place, command: string): string {
  return place.guarded(command, undefined, [], quoted("? not known: see sheet Input check"));
}

function signCells(row: number, letters: readonly string[], style: "input" | "plain"): CellSpec[] {
  return letters.map((letter) => ({ kind: "input", at: `${letter}${row}`, value: null, style }));
}

function headers(row: number, texts: readonly string[]): CellSpec[] {
  return texts.map((text, i) => ({
    kind: "text",
    at: `${"ABCDEFGHIJ"[i]}${row}`,
    text: text === "" ? " " : text,
    style: i < SIGN_COLUMN && i > 1 ? "wordsHeader" : "header",
  }));
}

/** Steps that are not needed stand back. */
function grayed(row: number, rows: number): ConditionalFormatSpec {
  return {
    range: `A${row}:F${row + rows - 1}`,
    formula: `LEFT($D${row},10)="not needed"`,
    style: "unit",
  };
}
