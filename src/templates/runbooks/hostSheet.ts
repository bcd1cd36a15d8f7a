import { columnName } from "../../workbook/address";
import type { CellSpec, ConditionalFormatSpec } from "../../workbook/spec";
import type { Block } from "../../sheets/block";
import { firstOf, quoted } from "../../sheets/formulaText";
import { gridBlock } from "../../sheets/gridBlock";
import { headingCell } from "../../sheets/headingCell";
import type { PlanSheet } from "../../sheets/planWorkbook";
import { HOST_COLUMNS, HOST_ROW_PT, hostCells } from "./hostRows";
import { MAX_HOSTS } from "./inputs";
import { type Runbook, runbookTop } from "./runbookSheet";
import type { Step } from "./step";

interface HostStep {
  step: Step;
  no: number;
}

/** Cells to sign for each host, with their widths in characters. */
const SIGNED = [
  { header: "Done by, time", width: 8 },
  { header: "Result", width: 9.5 },
] as const;
const SECOND = { header: "Second person", width: 8 } as const;

/** Characters that the cells to sign have at least: a sheet of few steps is as wide as its texts. */
const MIN_SIGNED = 84;

/** Height of the row of steps above the hosts, two lines, in points. */
const TITLES_PT = 30;

/** The columns that a step's cells take, from the first one behind the host's own on. */
interface Group extends HostStep {
  /** Zero-based. */
  column: number;
  cells: readonly { header: string; width: number }[];
}

function groupsOf(steps: readonly Step[]): Group[] {
  const groups: Group[] = [];
  let column = HOST_COLUMNS.length;
  steps.forEach((step, i) => {
    if (step.eachHost !== true) return;
    const cells = step.danger === undefined ? SIGNED : [...SIGNED, SECOND];
    groups.push({ step, no: i + 1, column, cells });
    column += cells.length;
  });
  return groups;
}

/**
 * The sheet behind a runbook: its steps that are done on every host, and a row for each host with cells to sign them. All
 * hosts stand on one page, as many as there are. Nothing for a runbook without such steps.
 */
export function hostSheet({ id, sheet, steps }: Runbook): PlanSheet[] {
  const groups = groupsOf(steps);
  if (groups.length === 0) return [];
  const signed = groups.flatMap(({ cells }) => cells.map(({ width }) => width));
  const wider = Math.max(1, MIN_SIGNED / signed.reduce((sum, width) => sum + width, 0));
  const columnWidths = [...HOST_COLUMNS.map(({ width }) => width), ...signed.map((width) => width * wider)];
  return [
    {
      name: `${sheet} hosts`,
      blocks: [
        runbookTop(
          `${sheet} hosts`,
          "Steps that are done on every host: sign each one when the host answered as expected.",
          columnWidths,
        ),
        commands(id, groups),
        signTable(id, groups),
      ],
      columnWidths,
      columns: columnWidths.length,
      print: { orientation: "landscape", pagesWide: 1, pagesHigh: 1 },
    },
  ];
}

const title = ({ step, no }: HostStep): string =>
  `${no} ${step.danger === undefined ? "" : "▲ "}${step.short ?? step.text}`;

/** What is done on every host, as the runbook has it: its command, or that it is not needed. */
function commands(id: string, groups: readonly Group[]): Block {
  return gridBlock({
    id: `${id}Hosts`,
    heading: "Commands of each host",
    rows: groups.length,
    columns: [
      { id: "no", header: "No.", texts: groups.map(({ no }) => no), style: "words" },
      { id: "title", header: "Step", texts: groups.map(({ step }) => step.short ?? step.text) },
      {
        id: "command",
        header: "Command, or path in the client",
        formula: groups.map(({ no }) => `{${id}.command#${no}}`),
        spread: 6,
      },
    ],
  });
}

/** A row for each host, and the cells of each step side by side. */
function signTable(id: string, groups: readonly Group[]): Block {
  const columns = groups.flatMap(({ column, cells }) =>
    cells.map((cell, i) => ({ ...cell, column: column + i })),
  );
  const rows = (row: number, column: number, through = column): string =>
    `${columnName(column)}${row + HEADS}:${columnName(through)}${row + HEADS - 1 + MAX_HOSTS}`;
  return {
    height: HEADS + MAX_HOSTS,
    ids: (row) => ({
      [`${id}.host`]: rows(row, 1),
      [`${id}.signed`]: rows(row, HOST_COLUMNS.length, HOST_COLUMNS.length + columns.length - 1),
    }),
    draw: (place) => {
      const [titles, heads, first] = [place.row + 1, place.row + 2, place.row + HEADS];
      return {
        cells: [
          headingCell("Host by host", place.row, place.columns),
          { kind: "blank", at: `A${titles}`, columns: HOST_COLUMNS.length, style: "header" },
          ...groups.map((group): CellSpec => ({
            kind: "formula",
            at: `${columnName(group.column)}${titles}`,
            formula: place.formula(titleOf(id, group)),
            columns: group.cells.length,
            style: "header",
          })),
          ...[...HOST_COLUMNS.map(({ header }) => header), ...columns.map(({ header }) => header)].map(
            (text, i): CellSpec => ({ kind: "text", at: `${columnName(i)}${heads}`, text, style: "header" }),
          ),
          ...Array.from({ length: MAX_HOSTS }, (_, n) => [
            ...hostCells(place, first + n, n + 1, HOST_IDS),
            ...columns.map(({ column }): CellSpec => ({
              kind: "input",
              at: `${columnName(column)}${first + n}`,
              value: null,
              style: "sign",
            })),
          ]).flat(),
        ],
        rowHeights: [
          { rows: [titles, titles], points: TITLES_PT },
          { rows: [first, first + MAX_HOSTS - 1], points: HOST_ROW_PT },
        ],
        conditionalFormats: groups.map((group): ConditionalFormatSpec => ({
          range: rows(place.row, group.column, group.column + group.cells.length - 1),
          formula: toSign(`$B${first}`, `$${columnName(group.column)}$${titles}`),
          style: "input",
        })),
      };
    },
  };
}

const HOST_IDS = HOST_COLUMNS.map(({ id }) => id);

/** Rows above the hosts: the heading, the steps, the heads of the columns. */
const HEADS = 3;

/** A step above its columns, or that it is not needed, or not known whether it is. */
function titleOf(id: string, group: Group): string {
  const command = `{${id}.command#${group.no}}`;
  return firstOf(
    [
      [`LEFT(${command},10)="not needed"`, quoted(`not needed: step ${group.no}`)],
      [`LEFT(${command},1)="?"`, quoted(`? not known: step ${group.no}`)],
    ],
    quoted(title(group)),
  );
}

/** Is there a host in a row, and its step needed? Titles of other steps begin with other words than a number. */
function toSign(host: string, step: string): string {
  return `AND(${host}<>"",LEFT(${step},3)<>"not",LEFT(${step},1)<>"?")`;
}
