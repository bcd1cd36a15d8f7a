import { MAX_COLUMNS, MAX_ROWS } from "../../../../src/workbook/address";
import { accessDenied, notFound } from "../hostError";
import { HostObject, type ObjectType } from "../richApi/hostObject";
import type { Sheet } from "../workbook/sheet";
import type { Workbook } from "../workbook/workbook";
import { Cells, cellsOf } from "./cells";
import { CHARTS } from "./chart";
import { COMMENTS } from "./comments";
import { FREEZE_PANES } from "./freezePanes";
import { NAMES } from "./names";
import { HORIZONTAL_PAGE_BREAKS, PAGE_LAYOUT } from "./pageLayout";
import { RANGE_AREAS, rangeOf } from "./range";
import { recordedIn } from "./recorded";
import { TABLES } from "./table";

/** A worksheet of office.js for a sheet. */
export function worksheetOf(sheet: Sheet): HostObject {
  return HostObject.of(WORKSHEET, sheet);
}

const PROTECTION: ObjectType<Sheet, Excel.WorksheetProtection> = {
  name: "WorksheetProtection",
  get: { Protected: ({ isProtected }) => isProtected },
  call: {
    Protect: (sheet) => {
      if (sheet.isProtected) throw accessDenied();
      sheet.isProtected = true;
    },
    Unprotect: (sheet) => void (sheet.isProtected = false),
  },
};

const WHOLE = { row: 0, column: 0, rows: MAX_ROWS, columns: MAX_COLUMNS };

function used(sheet: Sheet, valuesOnly: unknown): HostObject | null {
  sheet.workbook.calculation.run();
  const area = sheet.used(valuesOnly === true);
  return area ? rangeOf(new Cells(sheet, [area])) : null;
}

const fields = recordedIn<Excel.Worksheet, Sheet>(({ properties }) => properties, {
  TabColor: "",
  EnableCalculation: true,
});

/** `showGridlines` and `showHeadings`, as office.js calls them on the wire. */
const view = recordedIn<{ gridlines: boolean; headings: boolean }, Sheet>(({ properties }) => properties, {
  Gridlines: true,
  Headings: true,
});

const WORKSHEET: ObjectType<Sheet, Excel.Worksheet> = {
  name: "Worksheet",
  identity: ({ id, name }) => ({ Id: id, Name: name }),
  get: {
    ...fields.get,
    ...view.get,
    Id: ({ id }) => id,
    Name: ({ name }) => name,
    Position: ({ position }) => position,
    Visibility: ({ visibility }) => visibility,
    Tables: (sheet, { workbook }) => HostObject.of(TABLES, { workbook, sheet }),
    Names: (sheet, { workbook }) => HostObject.of(NAMES, { workbook, sheet }),
    Comments: (sheet, { workbook }) => HostObject.of(COMMENTS, { workbook, sheet }),
    Charts: (sheet) => HostObject.of(CHARTS, sheet),
    Protection: (sheet) => HostObject.of(PROTECTION, sheet),
    FreezePanes: (sheet) => HostObject.of(FREEZE_PANES, sheet),
    HorizontalPageBreaks: (sheet) => HostObject.of(HORIZONTAL_PAGE_BREAKS, sheet),
    PageLayout: (sheet) => HostObject.of(PAGE_LAYOUT, sheet),
  },
  set: {
    ...fields.set,
    ...view.set,
    Name: (sheet, name) => {
      sheet.workbook.checkStructure();
      sheet.workbook.renameSheet(sheet, name);
    },
    Visibility: (sheet, visibility) => {
      sheet.workbook.checkStructure();
      sheet.visibility = visibility;
    },
    Position: (sheet, position) => {
      sheet.workbook.checkStructure();
      const { sheets } = sheet.workbook;
      sheets.splice(sheet.position, 1);
      sheets.splice(position, 0, sheet);
    },
  },
  call: {
    GetRange: (sheet, [address]) => rangeOf(address ? cellsOf(address, sheet) : new Cells(sheet, [WHOLE])),
    GetRanges: (sheet, [address]) =>
      HostObject.of(RANGE_AREAS, address ? cellsOf(address, sheet) : new Cells(sheet, [WHOLE])),
    GetRangeByIndexes: (sheet, [row, column, rows, columns]) =>
      rangeOf(new Cells(sheet, [{ row, column, rows, columns }])),
    GetCell: (sheet, [row, column]) => rangeOf(new Cells(sheet, [{ row, column, rows: 1, columns: 1 }])),
    GetUsedRange: (sheet, [valuesOnly]) =>
      used(sheet, valuesOnly) ?? rangeOf(new Cells(sheet, [{ ...WHOLE, rows: 1, columns: 1 }])),
    GetUsedRangeOrNullObject: (sheet, [valuesOnly]) => used(sheet, valuesOnly),
    Activate: (sheet) => sheet.workbook.activate(sheet),
    Delete: (sheet) => {
      sheet.workbook.checkStructure();
      sheet.workbook.deleteSheet(sheet);
    },
    Calculate: (sheet) => {
      for (const cell of sheet.grid.all()) sheet.workbook.calculation.enter(cell);
    },
  },
};

/** `Workbook.worksheets`. */
export const WORKSHEETS: ObjectType<Workbook, Excel.WorksheetCollection> = {
  name: "WorksheetCollection",
  call: {
    Add: (workbook, [name]) => {
      workbook.checkStructure();
      return worksheetOf(workbook.addSheet(name ?? undefined));
    },
    GetItem: (workbook, [key]) => {
      const sheet = workbook.sheet(key);
      if (!sheet) throw notFound(`the worksheet ${key}`);
      return worksheetOf(sheet);
    },
    GetItemOrNullObject: (workbook, [key]) => {
      const sheet = workbook.sheet(key);
      return sheet ? worksheetOf(sheet) : null;
    },
    GetActiveWorksheet: ({ active }) => worksheetOf(active),
    GetFirst: ({ sheets: [first] }) => (first ? worksheetOf(first) : null),
    GetLast: ({ sheets }) => worksheetOf(sheets.at(-1) ?? (sheets[0] as Sheet)),
    GetCount: ({ sheets }) => sheets.length,
  },
  items: ({ sheets }) => sheets.map(worksheetOf),
};
