import { absoluteAreaName, parseArea } from "../../workbook/address";
import type { CellSpec, ConditionalFormatSpec } from "../../workbook/spec";
import type { Block, Place } from "../../sheets/block";
import { headingCell } from "../../sheets/headingCell";
import { noteBlock } from "../../sheets/noteBlock";
import { sheetTop } from "../../sheets/pageTop";
import type { PlanSheet } from "../../sheets/planWorkbook";
import { MOST_HOSTS } from "./inputs";
import { HOST_TOKENS, literal, type Step } from "./step";

/** A procedure on a sheet of its own. */
export interface Runbook {
  /** Prefix of its ids. */
  id: string;
  sheet: string;
  /** What it is for, in a few words. */
  purpose: string;
  about: string;
  steps: readonly Step[];
  notes?: readonly string[];
}

const HEADERS = [
  "No.",
  "Step",
  "Where",
  "Command, or way through the client",
  "Expected answer",
  "Stop if",
  "Done by",
  "Time",
  "Result",
  "Second person",
];
const WIDTHS = [4, 30, 17, 60, 29, 18, 6, 6, 6, 7];
/** Where the header of the steps stands, which is on every page with all above it: title, purpose, validity. */
const HEADER_ROW = 6;
const SIGNED = ["G", "H", "I"];
const SECOND = "J";

/** Words before what a step ends or destroys. */
const WARNING = "▲ WARNING: ";

const VALID_FOR =
  "Follow the vendor's current procedure where it differs. Commands are text: read each one before you run it.";

/** The sheet of a runbook: steps, and a row for each host where a step is done on every host. */
export function runbookSheet({ id, sheet, about, steps, notes = [] }: Runbook): PlanSheet {
  const onHosts = steps.flatMap((step, i) => (step.eachHost === true ? [{ step, no: i + 1 }] : []));
  return {
    name: sheet,
    blocks: [
      top(sheet, about),
      stepTable(id, steps),
      ...(notes.length === 0 ? [] : [noteBlock("Notes", notes)]),
      // The table of hosts has spare rows: nothing stands behind it, where a printed page would miss it.
      ...(onHosts.length === 0 ? [] : [hostSteps(id, onHosts), hostTable(id, onHosts)]),
    ],
    columnWidths: WIDTHS,
    columns: HEADERS.length,
    freezeRows: 2,
    print: { orientation: "landscape", repeatRows: [HEADER_ROW, HEADER_ROW] },
  };
}

/** Height of the row above the header of the steps, in points: as pages repeat it, it is low. */
const GAP_PT = 5;

/** Title and purpose; for which cluster, release and change this is; and that the vendor's procedure counts. */
function top(sheet: string, about: string): Block {
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
            formula: place.formula(
              `"For "&IF({cluster}="","<cluster>",{cluster})&", vSphere "&IF({version}="","<version>",{version})&", "&{hostCount}&" hosts. Change "&IF({change}="","<number>",{change})&", window "&IF({window}="","<window>",{window})&". Operator "&IF({operator}="","<name>",{operator})&", second person "&IF({second}="","<name>",{second})&"."`,
            ),
            style: "verdict",
          },
          { kind: "text", at: `A${row + 1}`, text: VALID_FOR, style: "subtitle" },
        ],
        rowHeights: [{ rows: [row + 2, row + 2], points: GAP_PT }],
      };
    },
  };
}

function stepTable(id: string, steps: readonly Step[]): Block {
  const rows = (row: number, letter: string): string => `${letter}${row + 1}:${letter}${row + steps.length}`;
  return {
    height: steps.length + 1,
    ids: (row) => ({ [`${id}.step`]: rows(row, "B"), [`${id}.command`]: rows(row, "D") }),
    draw: (place) => ({
      cells: [
        ...headers(place.row, HEADERS),
        ...steps.flatMap((step, i) => stepCells(step, i + 1, place.row + 1 + i, place)),
      ],
      conditionalFormats: [greyed(place.row + 1, steps.length)],
    }),
  };
}

function stepCells(step: Step, no: number, row: number, place: Place): CellSpec[] {
  const { text, where, command, expect, stopIf, danger, when, eachHost } = step;
  const shown =
    when === undefined
      ? command
      : `IF(${when.condition},${command},${literal(`not needed: ${when.otherwise}`)})`;
  const paragraph = (letter: string, words: string): CellSpec[] =>
    words === "" ? [] : [{ kind: "text", at: `${letter}${row}`, text: words, style: "paragraph" }];
  return [
    { kind: "value", at: `A${row}`, value: no, style: "words" },
    {
      kind: "text",
      at: `B${row}`,
      text: danger === undefined ? text : `${text}\n${WARNING}${danger}`,
      style: danger === undefined ? "paragraph" : "problem",
    },
    ...paragraph("C", where),
    { kind: "formula", at: `D${row}`, formula: known(place, shown), style: "paragraph" },
    ...paragraph("E", expect),
    ...paragraph("F", stopIf),
    ...(eachHost === true
      ? paragraph("G", "below")
      : signCells(row, danger === undefined ? SIGNED : [...SIGNED, SECOND], "input")),
  ];
}

/** A command, or that it is not known because an input is empty or not usable. */
function known(place: Place, command: string): string {
  return place.guarded(command, undefined, [], literal("? not known: see sheet Input check"));
}

function signCells(row: number, letters: readonly string[], style: "input" | "plain"): CellSpec[] {
  return letters.map((letter) => ({ kind: "input", at: `${letter}${row}`, value: null, style }));
}

function headers(row: number, texts: readonly string[]): CellSpec[] {
  return texts.map((text, i) => ({
    kind: "text",
    at: `${"ABCDEFGHIJ"[i]}${row}`,
    text: text === "" ? " " : text,
    style: "header",
  }));
}

/** Steps that are not needed stand back. */
function greyed(row: number, rows: number): ConditionalFormatSpec {
  return {
    range: `A${row}:F${row + rows - 1}`,
    formula: `LEFT($D${row},10)="not needed"`,
    style: "unit",
  };
}

interface HostStep {
  step: Step;
  no: number;
}

/** One row for each host of each step that is done on every host; the rows that are needed stand first. */
function hostTable(id: string, onHosts: readonly HostStep[]): Block {
  const rows = onHosts.length * MOST_HOSTS;
  const range = (row: number, letter: string): string => `${letter}${row + 2}:${letter}${row + 1 + rows}`;
  return {
    height: rows + 2,
    ids: (row) => ({
      [`${id}.hostNo`]: range(row, "A"),
      [`${id}.hostStep`]: range(row, "B"),
      [`${id}.hostName`]: range(row, "C"),
      [`${id}.hostCommand`]: range(row, "D"),
    }),
    draw: (place) => ({
      cells: [
        headingCell("Host by host: the steps that are done on every host", place.row, HEADERS.length),
        ...headers(place.row + 1, ["No.", "Step", "Host", "Command", "", "", ...HEADERS.slice(6)]),
        ...Array.from({ length: rows }, (_, i) => hostCells(id, i + 1, place.row + 2 + i, place)).flat(),
      ],
      conditionalFormats: [
        {
          range: `B${place.row + 2}:B${place.row + 1 + rows}`,
          formula: `LEFT($B${place.row + 2},1)="▲"`,
          style: "problem",
        },
        {
          range: `G${place.row + 2}:I${place.row + 1 + rows}`,
          formula: `$A${place.row + 2}<>""`,
          style: "input",
        },
        {
          range: `${SECOND}${place.row + 2}:${SECOND}${place.row + 1 + rows}`,
          formula: `LEFT($B${place.row + 2},1)="▲"`,
          style: "input",
        },
      ],
    }),
  };
}

/** The cells of the k-th row: its step is the last one whose first row is not behind it. */
function hostCells(id: string, k: number, row: number, place: Place): CellSpec[] {
  const of = (column: string): string => `INDEX({${id}Hosts.${column}},MATCH($A${row},{${id}Hosts.no},0))`;
  const own = (column: string): string => `INDEX({ordered.${column}},${k + 1}-${of("first")})`;
  const filled = (formula: string): string => `IF($A${row}="","",${formula})`;
  const formulas = {
    A: `IF(${k}>{${id}.rows},"",INDEX({${id}Hosts.no},COUNTIF({${id}Hosts.first},"<=${k}")))`,
    B: filled(of("title")),
    C: filled(own("name")),
    D: filled(
      `SUBSTITUTE(SUBSTITUTE(SUBSTITUTE(${of("command")},${literal(HOST_TOKENS.name)},$C${row}),${literal(HOST_TOKENS.vmk)},${own("vmk")}),${literal(HOST_TOKENS.address)},${own("address")})`,
    ),
  };
  return [
    ...Object.entries(formulas).map(([letter, formula]): CellSpec => ({
      kind: "formula",
      at: `${letter}${row}`,
      formula: place.guarded(formula),
      style: letter === "A" ? "words" : "value",
    })),
    ...signCells(row, [...SIGNED, SECOND], "plain"),
  ];
}

/** What the rows of the host table are made of. */
function hostSteps(id: string, onHosts: readonly HostStep[]): Block {
  const last = onHosts.length;
  const column = (row: number, letter: string): string =>
    last === 1 ? `${letter}${row + 2}` : `${letter}${row + 2}:${letter}${row + 1 + last}`;
  return {
    height: last + 3,
    ids: (row) => ({
      [`${id}Hosts.no`]: column(row, "A"),
      [`${id}Hosts.title`]: column(row, "B"),
      [`${id}Hosts.first`]: column(row, "C"),
      [`${id}Hosts.command`]: column(row, "D"),
      [`${id}Hosts.count`]: column(row, "E"),
      [`${id}.rows`]: `E${row + 2 + last}`,
    }),
    draw: (place) => ({
      cells: [
        headingCell("Steps that are done on every host, and their rows below", place.row, HEADERS.length),
        ...headers(place.row + 1, ["No.", "Step", "First row", "Command of each host", "Rows"]),
        ...onHosts.flatMap(({ step, no }, i): CellSpec[] => {
          const row = place.row + 2 + i;
          const title = step.danger === undefined ? step.short : `▲ ${step.short}`;
          const count = step.when === undefined ? "{hostCount}" : `IF(${step.when.condition},{hostCount},0)`;
          return [
            { kind: "value", at: `A${row}`, value: no },
            { kind: "value", at: `B${row}`, value: title ?? "" },
            {
              kind: "formula",
              at: `C${row}`,
              formula: i === 0 ? "1" : `IF(OR(C${row - 1}="",E${row - 1}=""),"",C${row - 1}+E${row - 1})`,
              style: "value",
            },
            { kind: "formula", at: `D${row}`, formula: known(place, step.command), style: "value" },
            { kind: "formula", at: `E${row}`, formula: place.guarded(count), style: "value" },
          ];
        }),
        { kind: "text", at: `D${place.row + 2 + last}`, text: "Rows in all" },
        {
          kind: "formula",
          at: `E${place.row + 2 + last}`,
          formula: sumOfAll(`E${place.row + 2}:E${place.row + 1 + last}`),
          style: "value",
        },
      ],
    }),
  };
}

/** The sum of counts, or nothing where one of them is not known. */
function sumOfAll(range: string): string {
  const area = parseArea(range);
  if (!area) throw new Error(`"${range}" is no range`);
  const counts = absoluteAreaName(area);
  return `IF(COUNT(${counts})<ROWS(${counts}),"",SUM(${counts}))`;
}
