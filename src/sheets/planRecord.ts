import { EVIDENCE_VERSION, METHOD_VERSION } from "../model/evidence/version";
import { type Area, cellName, parseArea, parseCell } from "../workbook/address";
import type { PlanRecord, RecordedInput } from "../workbook/planRecord";
import { gridId } from "../workbook/planRecordXml";
import { VERSION } from "../workbook/product";
import type {
  CellSpec,
  InputCell,
  LinkedCell,
  NameSpec,
  RangeRef,
  SheetSpec,
  WorkbookSpec,
} from "../workbook/spec";

/**
 * The record of a plan: each of its input cells by the id of the narrowest range that holds it.
 *
 * @param defaults Defaults of inputs that begin with something else, which the user entered elsewhere.
 */
export function recordOf(
  plan: string,
  { sheets, cells, names }: Planned,
  defaults: ReadonlyMap<string, InputCell["value"]> = new Map(),
): PlanRecord {
  const ranges = rangesBySheet(cells);
  return {
    plan,
    product: VERSION,
    method: METHOD_VERSION,
    evidence: EVIDENCE_VERSION,
    sheets: sheets.map(({ name }) => name),
    names: names.map(({ name }) => name),
    inputs: sheets.flatMap((sheet) => inputsOf(sheet, ranges.get(sheet.name) ?? [], defaults)),
  };
}

/** What the inputs of a plan begin with, by id, as another workbook of the same plan may record them. */
export function recordedDefaults({
  spec: { records = [] },
}: {
  spec: WorkbookSpec;
}): Map<string, InputCell["value"]> {
  return new Map(records.flatMap(({ inputs }) => inputs).map(({ id, default: value }) => [id, value]));
}

/** Sheets, where the cells with an id stand on them, and what the workbook defines. */
interface Planned {
  sheets: readonly SheetSpec[];
  cells: ReadonlyMap<string, RangeRef>;
  names: readonly NameSpec[];
}

interface NamedArea extends Area {
  id: string;
}

function rangesBySheet(cells: ReadonlyMap<string, RangeRef>): Map<string, NamedArea[]> {
  const bySheet = new Map<string, NamedArea[]>();
  for (const [id, { sheet, range }] of cells) {
    const area = parseArea(range);
    if (!area) throw new Error(`"${range}" is not a range`);
    const ranges = bySheet.get(sheet) ?? [];
    ranges.push({ ...area, id });
    bySheet.set(sheet, ranges);
  }
  return bySheet;
}

function inputsOf(
  { name, cells }: SheetSpec,
  ranges: readonly NamedArea[],
  defaults: ReadonlyMap<string, InputCell["value"]>,
): RecordedInput[] {
  const inputs = cells.filter(
    (cell): cell is InputCell | LinkedCell => cell.kind === "input" || cell.kind === "linked",
  );
  if (inputs.length === 0) return [];
  const labels = labelsOf(cells);
  return inputs.map((input) => {
    const { at } = input;
    const cell = parseCell(at);
    const range = cell && narrowest(ranges, cell);
    if (!range) throw new Error(`the input ${name}!${at} has no id`);
    const { id, label, row, column } = { ...labelOf(cell, range, labels), id: idIn(range, cell) };
    const held =
      input.kind === "linked"
        ? { default: null, fact: input.formula }
        : { default: defaults.has(id) ? (defaults.get(id) ?? null) : input.value };
    return { id, sheet: name, at, label, labelAt: cellName(row, column), ...held };
  });
}

function narrowest(
  ranges: readonly NamedArea[],
  { row, column }: { row: number; column: number },
): NamedArea | undefined {
  const size = ({ rows, columns }: Area): number => rows * columns;
  let found: NamedArea | undefined;
  for (const range of ranges) {
    const isIn =
      row >= range.row &&
      row < range.row + range.rows &&
      column >= range.column &&
      column < range.column + range.columns;
    if (isIn && (!found || size(range) < size(found))) found = range;
  }
  return found;
}

/** A range whose id has a dot is one of a grid, which may have a single row. */
function isGrid({ id }: NamedArea): boolean {
  return id.includes(".");
}

function idIn(range: NamedArea, { row, column }: { row: number; column: number }): string {
  if (!isGrid(range) && range.rows * range.columns === 1) return range.id;
  return gridId({
    base: range.id,
    row: row - range.row + 1,
    ...(range.columns === 1 ? {} : { column: column - range.column + 1 }),
  });
}

/** Text that stands for good, and where: by row and column. */
interface Label {
  label: string;
  row: number;
  column: number;
}

/** Looks of texts that say in what an input is counted or how it is filled in, not which one it is. */
const BESIDE: ReadonlySet<string> = new Set(["unit", "entryUnit", "subtitle"]);

/** Longest text that labels a cell: longer ones are paragraphs. */
const MAX_LABEL_LENGTH = 200;

/** Labels of a sheet by row, from left to right. */
function labelsOf(cells: readonly CellSpec[]): Map<number, Label[]> {
  const byRow = new Map<number, Label[]>();
  for (const cell of cells) {
    if (cell.kind !== "text" && cell.kind !== "value") continue;
    const label = cell.kind === "text" ? cell.text : String(cell.value);
    const at = parseCell(cell.at);
    if (!at || label.trim() === "" || label.length > MAX_LABEL_LENGTH || BESIDE.has(cell.style ?? ""))
      continue;
    const row = byRow.get(at.row) ?? [];
    row.push({ label, ...at });
    byRow.set(at.row, row);
  }
  for (const row of byRow.values()) row.sort((a, b) => a.column - b.column);
  return byRow;
}

/**
 * What a cell is found by: a single input by the label to its left, a cell of a grid by the text that its row begins with, else
 * by the header of its column, else by the heading above it.
 */
function labelOf(
  cell: { row: number; column: number },
  range: NamedArea,
  labels: ReadonlyMap<number, readonly Label[]>,
): Label {
  const left = (labels.get(cell.row) ?? []).filter(({ column }) => column < cell.column);
  const beside = isGrid(range) ? left.find(({ column }) => column === 0) : left.at(-1);
  if (beside) return beside;
  const header = labels.get(range.row - 1)?.find(({ column }) => column === cell.column);
  if (header) return header;
  for (let row = range.row - 1; row >= 0; row--) {
    const heading = labels.get(row)?.find(({ column }) => column === 0);
    if (heading) return heading;
  }
  return { label: "", ...cell };
}
