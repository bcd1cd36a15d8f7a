import type { Block } from "../../sheets/block";
import { firstOf, quoted, sentence } from "../../sheets/formulaText";
import { gridBlock } from "../../sheets/gridBlock";
import { columnName } from "../../workbook/address";
import { CPU_COLUMNS } from "./cpuColumns";
import { columnOf, NOT_USABLE } from "./pastedCell";
import { FIRST_PASTED_ROW, PASTE_WIDTH, PASTED_COLUMNS, type PastedColumnId } from "./pastedColumns";
import { SETS, type ResultSet } from "./sets";

/** Letters of the columns of a paste area, in one text. */
const LETTERS = Array.from({ length: PASTE_WIDTH }, (_, i) => columnName(i)).join("");

/** A column of the tables as read, the pasted columns that it may come from, and what can be entered there. */
interface ReadColumn {
  id: string;
  from: readonly PastedColumnId[];
  enter: string;
  /** Are its figures shares, in one sheet or in all of them together? */
  shares?: "each" | "all";
}

const TIME = "a number of ms, or leave it blank";
const COUNT = "a number above 0";

const READ_COLUMNS: readonly ReadColumn[] = [
  { id: "size", from: ["size"], enter: COUNT },
  { id: "read", from: ["read"], enter: "a number from 0% to 100%", shares: "each" },
  { id: "random", from: ["random"], enter: "a number from 0% to 100%", shares: "each" },
  { id: "oio", from: ["oio"], enter: COUNT },
  { id: "vms", from: ["vms"], enter: COUNT },
  { id: "iops", from: ["iops"], enter: "a number from 0" },
  { id: "throughput", from: ["mibs"], enter: "IOPS × block size, or leave it blank" },
  ...(["latency", "readLatency", "writeLatency", "readP95", "writeP95"] as const).map((id) => ({
    id,
    from: [id],
    enter: TIME,
  })),
  {
    id: "cpu",
    from: ["usage", "utilization"],
    enter: "a number from 0% to 100%, or from 2 to 200",
    shares: "all",
  },
];

const headerOf = (column: PastedColumnId): string =>
  PASTED_COLUMNS.find(({ id }) => id === column)?.header ?? column;

/** A formula for each pasted column that a read column may come from: of CPU the counter that is compared. */
function ofCompared({ from }: ReadColumn, formula: (column: PastedColumnId) => string): string {
  const [first = "usage", second] = from;
  if (second === undefined) return formula(first);
  return `IF({cpuColumn}=${quoted(CPU_COLUMNS[0])},${formula(first)},${formula(second)})`;
}

/** The address of the first entry of a column that is not usable; nothing where all are. */
function cell(column: ReadColumn, set: ResultSet): string {
  const row = `MATCH(${quoted(NOT_USABLE)},{read_${set.id}.${column.id}},0)`;
  const letter = (one: PastedColumnId) => `MID(${quoted(LETTERS)},${columnOf(set, one)},1)`;
  return `IFERROR(${ofCompared(column, letter)}&(${row}+${FIRST_PASTED_ROW - 1}),"")`;
}

/** How many pasted figures of a column are shares up to 1, or percentages from 2 on; a 0 is both. */
function counted(column: ReadColumn, sets: readonly ResultSet[], isPercent: boolean): string {
  const above = (one: PastedColumnId, bound: string) =>
    sets
      .map((set) => `IFERROR(COUNTIF(INDEX({paste_${set.id}.rows},0,${columnOf(set, one)}),${bound}),0)`)
      .join("+");
  return ofCompared(column, (one) =>
    isPercent ? `(${above(one, '">1"')})` : `(${above(one, '">0"')})-(${above(one, '">1"')})`,
  );
}

/** Has a column both shares and percentages? Then 0.9 can be 90% or 0.9%. */
function isMixed(column: ReadColumn, sets: readonly ResultSet[]): string {
  return `AND(${counted(column, sets, true)}>0,${counted(column, sets, false)}>0)`;
}

/** In place of the number of a sheet: all sheets together. */
const ALL = SETS.length + 1;

/** The number of the first sheet whose column is mixed, or that of all of them; 0 where none is. */
function mixed(column: ReadColumn): string {
  if (column.shares === "all") return `IF(${isMixed(column, SETS)},${ALL},0)`;
  if (column.shares === undefined) return "0";
  return firstOf(
    SETS.map((set) => [isMixed(column, [set]), String(set.row)]),
    "0",
  );
}

/** What is wrong with a column, and what can be entered. */
function problem({ enter }: ReadColumn): string {
  const notUsable = SETS.map(
    ({ id, sheet }) =>
      [
        `[${id}]<>""`,
        sentence`${"[header]"} on sheet ${quoted(sheet)} (cell ${`[${id}]`}) is not usable: enter ${quoted(enter)}`,
      ] as const,
  );
  const where = `IF([mixed]=${ALL},""," on sheet "&INDEX({tables.set},[mixed]))`;
  return firstOf(
    [
      ...notUsable,
      [
        "N([mixed])>0",
        sentence`${"[header]"}${where} has shares up to 1 and percentages: enter all as 70%, or all as 70`,
      ],
    ],
    '""',
  );
}

/** Entries of every column that cannot be what its header states: where, and what can be entered. */
export function usable(): Block {
  return gridBlock({
    id: "usable",
    gaps: true,
    heading: "Entries that are not usable: the first of each column",
    rows: READ_COLUMNS.length,
    columns: [
      {
        id: "header",
        header: "Header",
        formula: READ_COLUMNS.map((column) => ofCompared(column, (one) => quoted(headerOf(one)))),
      },
      ...SETS.map((set) => ({
        id: set.id,
        header: set.sheet,
        formula: READ_COLUMNS.map((column) => cell(column, set)),
      })),
      { id: "mixed", header: "Both units", formula: READ_COLUMNS.map(mixed), format: "0" },
      { id: "problem", header: "As text", spread: 6, formula: READ_COLUMNS.map(problem) },
    ],
  });
}
