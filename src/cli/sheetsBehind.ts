import { freeSheetName, MAX_SHEET_NAME_LENGTH, TakenNames } from "../workbook/names/freeName";
import { renameForWorkbook } from "../workbook/names/renameForWorkbook";
import type { WorkbookDrawing } from "../workbook/drawing";

/** One workbook of two. */
export interface BothWorkbooks {
  drawing: WorkbookDrawing;
  /** New names of sheets of the second one. */
  renamed: ReadonlyMap<string, string>;
}

/**
 * One workbook of two, the sheets of the second behind those of the first. A sheet whose name the first has already gets a
 * word before it; other names that both have get a number.
 */
export function sheetsBehind(first: WorkbookDrawing, second: WorkbookDrawing, word: string): BothWorkbooks {
  const tables = (drawing: WorkbookDrawing): string[] =>
    drawing.sheets.flatMap(({ features }) =>
      features.flatMap((feature) => (feature.kind === "table" ? [feature.name] : [])),
    );
  const there = new TakenNames(first.sheets.map(({ name }) => name));
  const taken = new TakenNames([...first.sheets, ...second.sheets].map(({ name }) => name));
  const wanted = new Map<string, string>();
  for (const { name } of second.sheets.filter((sheet) => there.has(sheet.name))) {
    const own = `${word} ${name}`.slice(0, MAX_SHEET_NAME_LENGTH);
    const free = taken.has(own) ? freeSheetName(own, taken) : own;
    taken.add(free);
    wanted.set(name, free);
  }
  const existing = { sheets: [], names: first.names.map(({ name }) => name), tables: tables(first) };
  const { drawing } = renameForWorkbook(second, existing, wanted);
  return {
    renamed: wanted,
    drawing: {
      ...withoutOutside(first, drawing),
      sheets: [...first.sheets, ...drawing.sheets],
      names: [...first.names, ...drawing.names],
      records: [...first.records, ...drawing.records],
    },
  };
}

/** Names that the first one expects and the second one defines are there now. */
function withoutOutside({ outside, ...first }: WorkbookDrawing, { names }: WorkbookDrawing): WorkbookDrawing {
  const open = (outside ?? []).filter((one) => names.every(({ name }) => name !== one.name));
  return open.length === 0 ? first : { ...first, outside: open };
}
