import { columnName, parseCell } from "./address";
import type { CellSpec, CellValue, InputCell, SheetSpec, WorkbookSpec } from "./spec";

/** What sheets show now, by the name of the sheet in the spec: values by row and column, from A1 on. */
export type ShownSheets = ReadonlyMap<string, readonly (readonly CellValue[])[]>;

/**
 * A workbook with what a user typed into the inputs of an earlier one. An input is the same one where its sheet, its
 * column and the label in column A of its row are the same, wherever the row stands. Inputs that have moved to a sheet of
 * their own are looked for on the sheets that were there before. Where the new workbook has another value of its own than the
 * earlier one had, that one is newer, and stays.
 *
 * @param earlier The workbook as it was drawn.
 * @param shown What its sheets hold by now.
 * @returns The workbook, and how many of its inputs hold what the user typed.
 */
export function carryInputs(
  spec: WorkbookSpec,
  earlier: WorkbookSpec,
  shown: ShownSheets,
): { spec: WorkbookSpec; carried: number } {
  let carried = 0;
  const sheets = spec.sheets.map((sheet) => {
    const same = earlier.sheets.filter(({ name }) => name === sheet.name);
    const before = (same.length > 0 ? same : earlier.sheets).map((one) => ({
      inputs: inputsOf(one),
      values: shown.get(one.name) ?? [],
    }));
    const typed = new Map<InputCell, InputCell["value"]>();
    for (const [key, { cell }] of inputsOf(sheet)) {
      const [found, ...others] = before.filter(({ inputs }) => inputs.has(key));
      const old = found?.inputs.get(key);
      if (!found || !old || others.length > 0 || old.cell.value !== cell.value) continue;
      const value = shownIn(old, found.values);
      if (value !== undefined && value !== cell.value) typed.set(cell, value);
    }
    carried += typed.size;
    const cells = sheet.cells.map((cell): CellSpec => {
      if (cell.kind !== "input") return cell;
      const value = typed.get(cell);
      return value === undefined ? cell : { ...cell, value };
    });
    return { ...sheet, cells };
  });
  return { spec: { ...spec, sheets }, carried };
}

/** An input, and what stands in column A of its row. */
interface LabelledInput {
  cell: InputCell;
  row: number;
  column: number;
  label: string;
}

/** The inputs of rows that have a label, by column, label, and how many like them stand above. */
function inputsOf({ cells }: SheetSpec): Map<string, LabelledInput> {
  const labels = new Map<number, string>();
  for (const cell of cells) {
    const at = parseCell(cell.at);
    if (at?.column !== 0) continue;
    if (cell.kind === "text") labels.set(at.row, cell.text);
    if (cell.kind === "value") labels.set(at.row, String(cell.value));
  }
  const inputs = new Map<string, LabelledInput>();
  const alike = new Map<string, number>();
  for (const cell of cells) {
    const at = parseCell(cell.at);
    const label = at && labels.get(at.row);
    if (cell.kind !== "input" || !at || label === undefined) continue;
    const key = `${columnName(at.column)} ${label}`;
    const above = alike.get(key) ?? 0;
    alike.set(key, above + 1);
    inputs.set(`${key} ${above}`, { cell, ...at, label });
  }
  return inputs;
}

/** What an input holds by now: `null` for a blank, `undefined` where it is not found or shows an error. */
function shownIn(
  { row, column, label }: LabelledInput,
  values: readonly (readonly CellValue[])[],
): InputCell["value"] | undefined {
  const isItsRow = (r: number): boolean => String(values[r]?.[0] ?? "") === label;
  const rows = isItsRow(row) ? [row] : values.flatMap((_, r) => (isItsRow(r) ? [r] : []));
  const [found] = rows;
  if (found === undefined || rows.length > 1) return undefined;
  const value = values[found]?.[column] ?? null;
  return typeof value === "object" && value !== null ? undefined : value;
}
