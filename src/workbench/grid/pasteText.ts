import { getNumfmtParseValueFilter, isTextFormat, type Univer } from "@univerjs/core";
import type { FUniver } from "@univerjs/core/lib/facade";
import { ISheetClipboardService, SetRangeValuesUndoMutationFactory } from "@univerjs/preset-sheets-core";
import { withoutNoise } from "../../calculator/decimal";
import { CELL_TYPE, type SnapshotCell } from "../../workbook/writers/univer/snapshot";
import { calculates, type FormulaScope } from "./calculates";
import { clipboardTable } from "./clipboardTable";

/** Univer's command by which values change. */
const SET_VALUES = "sheet.mutation.set-range-values";

/** After Univer's own hooks, whose formulas have 10. */
const LAST = 20;

/** Cells by row and column of the sheet. */
type Cells = Record<number, Record<number, SnapshotCell | null>>;

/**
 * Keeps text as text that is pasted from elsewhere, unless it is a formula that calculates: Univer takes everything that
 * begins with `=` for a formula. Must be called once, when the first workbook is open.
 */
export function keepPastedText(univer: Univer, api: FUniver): void {
  const injector = univer.__getInjector();
  const clipboard = injector.get(ISheetClipboardService);
  const pasteKeys = clipboard.legacyPaste.bind(clipboard);
  clipboard.legacyPaste = (html, text = "", files) => {
    const table = files ? undefined : clipboardTable(text, html);
    return table === undefined ? pasteKeys(html, text, files) : pasteKeys(table, text);
  };
  const pasteItem = clipboard.paste.bind(clipboard);
  clipboard.paste = async (item, pasteType) => {
    const [text, html] = await Promise.all([read(item, "text/plain"), read(item, "text/html")]);
    const table = item.types.some((type) => type.startsWith("image/"))
      ? undefined
      : clipboardTable(text, html);
    return table === undefined ? pasteItem(item, pasteType) : pasteKeys(table, text);
  };
  clipboard.addClipboardHook({
    id: "hci-planner-pasted-text",
    priority: LAST,
    onPasteCells: (from, to, data) => {
      const { unitId, subUnitId, range } = to;
      const sheet = api.getWorkbook(unitId)?.getSheetBySheetId(subUnitId);
      const cells: Cells = {};
      if (from === null && sheet) {
        const scope = scopeOf(api, sheet.getMaxRows(), sheet.getMaxColumns());
        data.forValue((r, c, { v }) => {
          const [row, column] = [range.rows[r], range.cols[c]];
          if (row === undefined || column === undefined || typeof v !== "string") return;
          const isOld = row < scope.rows && column < scope.columns;
          const format = () => (isOld ? sheet.getRange(row, column).getNumberFormat() : "");
          const cell = pastedCell(v, format, (text) => calculates(univer, text, scope));
          if (cell) (cells[row] ??= {})[column] = cell;
        });
      }
      if (Object.keys(cells).length === 0) return { redos: [], undos: [] };
      const params = { unitId, subUnitId, cellValue: cells };
      return {
        redos: [{ id: SET_VALUES, params }],
        undos: [{ id: SET_VALUES, params: SetRangeValuesUndoMutationFactory(injector, params) }],
      };
    },
  });
}

/** What Univer would not make of a text; `undefined` where it reads it rightly. */
function pastedCell(
  text: string,
  format: () => string,
  isFormula: (text: string) => boolean,
): SnapshotCell | undefined {
  if (text.startsWith("=") && text.length > 1) {
    if (!isTextFormat(format()) && isFormula(text)) return undefined;
    return { v: text, t: CELL_TYPE.text, f: null, si: null, p: null };
  }
  // A number in a format of its own, such as 70%, brings it along.
  const number = getNumfmtParseValueFilter(text.trim());
  if (typeof number?.v !== "number" || !number.z || !["", "General"].includes(format())) return undefined;
  return { v: withoutNoise(number.v), t: CELL_TYPE.number, s: { n: { pattern: number.z } } };
}

function scopeOf(api: FUniver, rows: number, columns: number): FormulaScope {
  const workbook = api.getActiveWorkbook();
  const lower = (names: readonly string[]) => new Set(names.map((name) => name.toLowerCase()));
  return {
    rows,
    columns,
    names: lower([
      ...(workbook?.getDefinedNames() ?? []).map((name) => name.getName()),
      ...(workbook?.getTableList() ?? []).map(({ name }) => name),
    ]),
    sheets: lower((workbook?.getSheets() ?? []).map((sheet) => sheet.getSheetName())),
  };
}

async function read(item: ClipboardItem, type: string): Promise<string> {
  return item.types.includes(type) ? (await item.getType(type)).text() : "";
}
