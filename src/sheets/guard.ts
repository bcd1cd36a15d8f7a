import { parseArea } from "../workbook/address";
import type { RangeRef } from "../workbook/spec";
import type { GridRow } from "./block";
import { type CheckedGrid, FLAG, flagOf } from "./inputCheck";

/** What a formula's references are: how their being unknown is asked for. */
export interface KnownInputs {
  /** Ids of the checked input cells. */
  cells: ReadonlySet<string>;
  /** Grids with checked inputs, by id. */
  grids: ReadonlyMap<string, CheckedGrid>;
  /** Formulas of the columns of grids, by `grid.column`. */
  columns: ReadonlyMap<string, readonly string[]>;
  range(id: string): RangeRef;
}

/**
 * A formula whose value is "" where an input that it names is not usable, or where a result that it names is "". So an unknown
 * goes on from result to result, and no figure follows from an empty cell.
 *
 * @param needs Ids that must be known too.
 * @param unknown The formula of what stands there instead of "".
 */
export function guarded(
  text: string,
  inputs: KnownInputs,
  row?: GridRow,
  needs: readonly string[] = [],
  unknown = '""',
): string {
  if (!row || needs.length > 0 || unknown !== '""') return guard(text, inputs, row, needs, unknown);
  const texts = guardedTexts(inputs, row);
  const found = texts.get(text) ?? guard(text, inputs, row, needs, unknown);
  texts.set(text, found);
  return found;
}

/** Guarded formulas by what is calculated beside them, which is one object for all rows of a column: they share their text. */
const ofRows = new WeakMap<KnownInputs, Map<GridRow["calculated"], Map<string, Map<string, string>>>>();

function guardedTexts(inputs: KnownInputs, { grid = "", calculated }: GridRow): Map<string, string> {
  const columns = entry(ofRows, inputs, () => new Map());
  return entry(
    entry(columns, calculated, () => new Map()),
    grid,
    () => new Map(),
  );
}

/** The entry of a map, which is made when it is first asked for. */
function entry<K, V>(
  map: { get(key: K): V | undefined; set(key: K, value: V): unknown },
  key: K,
  make: () => V,
): V {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

function guard(
  text: string,
  inputs: KnownInputs,
  row: GridRow | undefined,
  needs: readonly string[],
  unknown: string,
): string {
  const conditions = new Set([
    ...needs.flatMap((id) => remembered(id, inputs)),
    ...[...text.matchAll(NAMED)].flatMap(([, id = ""]) => remembered(id, inputs)),
    ...[...text.matchAll(OF_CELL)].map(([cell]) => `${cell}=""`),
    ...[...text.matchAll(OF_ROW)].map(([, id = ""]) => (row ? ofRow(id, inputs, row) : "")),
  ]);
  conditions.delete("");
  if (conditions.size === 0) return text;
  const [first = "", ...more] = conditions;
  return `IF(${more.length === 0 ? first : `OR(${[first, ...more].join(",")})`},${unknown},${text})`;
}

/** What was found for an id: a large grid asks for the same columns in every row. */
const known = new WeakMap<KnownInputs, Map<string, readonly string[]>>();

function remembered(id: string, inputs: KnownInputs): readonly string[] {
  const found = known.get(inputs) ?? new Map<string, readonly string[]>();
  known.set(inputs, found);
  const conditions = found.get(id) ?? [...new Set(ofWorkbook(id, inputs))];
  found.set(id, conditions);
  return conditions;
}

/** When is `{id}` unknown? Of a column or grid: when is any of its cells, as far as that follows from inputs and results? */
function ofWorkbook(id: string, inputs: KnownInputs, seen: Set<string> = new Set()): string[] {
  const { cells, grids, columns, range } = inputs;
  if (cells.has(id)) return [`{${flagOf(id)}}=${FLAG.problem}`];
  const [grid] = ofGrid(id, grids);
  const area = parseArea(range(id).range);
  const isCell = area !== undefined && area.rows * area.columns === 1;
  const formulas = isCell ? undefined : columns.get(id);
  const all = isCell || formulas ? [] : [...columns.keys()].filter((column) => column.startsWith(`${id}.`));
  if (all.length > 0 && !seen.has(id)) {
    seen.add(id);
    const own = grid ? [`COUNTIF({${flagOf(grid.id)}},${FLAG.problem})>0`] : [];
    return [...own, ...all.flatMap((column) => ofWorkbook(column, inputs, seen))];
  }
  if (formulas === undefined || seen.has(id)) {
    if (grid) return [`COUNTIF({${flagOf(grid.id)}},${FLAG.problem})>0`];
    return isCell ? [`{${id}}=""`] : [];
  }
  seen.add(id);
  return referencesOf(id, formulas, inputs).flatMap((reference) => ofWorkbook(reference, inputs, seen));
}

/** What the formulas of columns refer to, by the ids of these: all that refer to a column ask for it. */
const references = new WeakMap<KnownInputs, Map<string, readonly string[]>>();

/** Ids that the formulas of a column refer to, each twice at most: what a third time adds is known from the second. */
function referencesOf(id: string, formulas: readonly string[], inputs: KnownInputs): readonly string[] {
  const ofInputs = references.get(inputs) ?? new Map<string, readonly string[]>();
  references.set(inputs, ofInputs);
  const found = ofInputs.get(id);
  if (found) return found;
  const own = id.slice(0, id.lastIndexOf("."));
  const counts = new Map<string, number>();
  const few = formulas
    .flatMap((text) => [
      ...[...text.matchAll(NAMED)].map(([, named = ""]) => named),
      ...[...text.matchAll(OF_ROW)].map(([, named = ""]) =>
        named.includes(".") ? named : `${own}.${named}`,
      ),
    ])
    .filter((reference) => {
      const count = (counts.get(reference) ?? 0) + 1;
      counts.set(reference, count);
      return count <= 2;
    });
  ofInputs.set(id, few);
  return few;
}

/** References of formulas: `{id}`, `{grid.id#3}`, `[id]`. */
const NAMED = /\{([\w.]+)\}/g;
const OF_CELL = /\{[\w.]+#\d+\}/g;
const OF_ROW = /(?<![\w\]])\[([\w.]+)\]/g;

/** When is `[id]` or `[grid.id]` unknown in a row of a grid? */
function ofRow(id: string, { grids }: KnownInputs, row: GridRow): string {
  if (!id.includes(".")) {
    if (row.calculated?.has(id)) return `[${id}]=""`;
    const own = grids.get(row.grid ?? "");
    return own?.columns.some((column) => column.id === id) ? `[${flagOf(own.id)}]<>${FLAG.usable}` : "";
  }
  const [grid, column] = ofGrid(id, grids);
  return grid?.columns.some((one) => one.id === column) ? `[${flagOf(grid.id)}]<>${FLAG.usable}` : "";
}

function ofGrid(
  id: string,
  grids: ReadonlyMap<string, CheckedGrid>,
): [CheckedGrid | undefined, string | undefined] {
  const dot = id.lastIndexOf(".");
  return dot < 0 ? [grids.get(id), undefined] : [grids.get(id.slice(0, dot)), id.slice(dot + 1)];
}
