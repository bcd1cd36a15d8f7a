import { areaName, parseCell, type Area } from "./address";
import { RECORD_NAMESPACE, type PlanRecord, type RecordedInput } from "./planRecord";
import { xmlElement, xmlText } from "./xml";

/**
 * A record as the XML of a custom part. Inputs that stand side by side below one label are an element together: a grid for
 * pasted results has thousands.
 */
export function planRecordXml({
  plan,
  product,
  method,
  evidence,
  sheets,
  names,
  inputs,
}: PlanRecord): string {
  const bySheet = sheets.map((name) => {
    const own = inputs.filter(({ sheet }) => sheet === name);
    return xmlElement("sheet", { name }, blocksOf(own).map(blockXml).join(""));
  });
  const defined = names.map((name) => xmlElement("name", {}, xmlText(name)));
  return xmlElement(
    "plan",
    { xmlns: RECORD_NAMESPACE, id: plan, product, method, evidence },
    [...bySheet, ...defined].join(""),
  );
}

/** The parts of an id: `workloads.iops#3` is the third row of `workloads.iops`; `paste.rows#3.2` its second column. */
export interface IdParts {
  base: string;
  row: number;
  column?: number;
}

/** The parts of a grid cell's id; nothing for that of a single input. */
export function idParts(id: string): IdParts | undefined {
  const [, base, row, column] = /^(.+)#(\d+)(?:\.(\d+))?$/.exec(id) ?? [];
  if (base === undefined) return undefined;
  return { base, row: Number(row), ...(column === undefined ? {} : { column: Number(column) }) };
}

/** The id of a cell of a grid. */
export function gridId({ base, row, column }: IdParts): string {
  return `${base}#${row}${column === undefined ? "" : `.${column}`}`;
}

/** Inputs that are an element together, row by row. */
interface InputBlock {
  first: RecordedInput;
  area: Area;
  defaults: RecordedInput["default"][][];
}

/** Inputs of one sheet in as few blocks as they allow. */
function blocksOf(inputs: readonly RecordedInput[]): InputBlock[] {
  const alike = new Map<string, RecordedInput[]>();
  for (const input of inputs) {
    const { id, label, labelAt, fact } = input;
    const parts = fact === undefined ? idParts(id) : undefined;
    const key = parts ? JSON.stringify([parts.base, label, labelAt]) : id;
    const others = alike.get(key);
    if (others) others.push(input);
    else alike.set(key, [input]);
  }
  return [...alike.values()].flatMap((group) => {
    const block = blockOf(group);
    return block ? [block] : group.flatMap((input) => blockOf([input]) ?? []);
  });
}

/** The block of some inputs, if they fill it and their ids follow from the first one's. */
function blockOf(group: readonly RecordedInput[]): InputBlock | undefined {
  const [first] = group;
  const start = first && parseCell(first.at);
  const last = parseCell(group.at(-1)?.at ?? "");
  if (!first || !start || !last) return undefined;
  const area = { ...start, rows: last.row - start.row + 1, columns: last.column - start.column + 1 };
  const { rows, columns } = area;
  if (rows < 1 || columns < 1 || rows * columns !== group.length) return undefined;
  const byCell = new Map(group.map((input) => [input.at, input]));
  const defaults = Array.from({ length: rows }, (_, r) =>
    Array.from({ length: columns }, (_, c) => {
      const input = byCell.get(
        areaName({ row: start.row + r, column: start.column + c, rows: 1, columns: 1 }),
      );
      return input?.id === blockId(first.id, r, c) ? input.default : undefined;
    }),
  );
  const known = defaults.map((row) => row.filter((value) => value !== undefined));
  return known.flat().length === group.length ? { first, area, defaults: known } : undefined;
}

/** Id of the cell so many rows and columns behind the one of an id. */
export function blockId(first: string, rows: number, columns: number): string {
  const parts = idParts(first);
  if (!parts) return first;
  const { base, row, column } = parts;
  return gridId({ base, row: row + rows, ...(column === undefined ? {} : { column: column + columns }) });
}

function blockXml({ first: { id, label, labelAt, fact }, area, defaults }: InputBlock): string {
  const at = areaName(area);
  const attributes = { id, at, label, by: labelAt, fact };
  return xmlElement("input", attributes, xmlText(defaultsText(defaults)));
}

/** Defaults as JSON: one value, or rows of them without the empty ones behind the last. Nothing where all are empty. */
function defaultsText(defaults: readonly (readonly RecordedInput["default"][])[]): string {
  const rows = withoutEnd(
    defaults.map((row) => withoutEnd(row, (value) => value === null)),
    (row) => row.length === 0,
  );
  if (rows.length === 0) return "";
  const isOne = defaults.length === 1 && defaults[0]?.length === 1;
  return JSON.stringify(isOne ? rows[0]?.[0] : rows);
}

function withoutEnd<T>(list: readonly T[], isEmpty: (entry: T) => boolean): T[] {
  let { length } = list;
  for (let entry = list[length - 1]; entry !== undefined && isEmpty(entry); entry = list[length - 1])
    length -= 1;
  return list.slice(0, length);
}
