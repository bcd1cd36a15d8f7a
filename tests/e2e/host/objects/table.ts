import { areaName } from "../../../../src/workbook/address";
import { alreadyExists, invalidArgument, notFound } from "../hostError";
import { HostObject, type ObjectType } from "../richApi/hostObject";
import type { Sheet, SheetTable } from "../workbook/sheet";
import type { Workbook } from "../workbook/workbook";
import { Cells, cellsOf } from "./cells";
import { rangeOf } from "./range";
import { readValues, writeValues } from "./rangeValues";

/** The tables of the workbook, or those of one sheet. */
export interface TableScope {
  workbook: Workbook;
  sheet: Sheet | undefined;
}

interface Column {
  table: SheetTable;
  index: number;
}

const range = (table: SheetTable, area: SheetTable["area"]): HostObject =>
  rangeOf(new Cells(table.sheet, [area]));
const columnCells = ({ table, index }: Column, area: SheetTable["area"]): Cells =>
  new Cells(table.sheet, [{ ...area, column: area.column + index, columns: 1 }]);

const COLUMN: ObjectType<Column, Excel.TableColumn> = {
  name: "TableColumn",
  identity: ({ index }) => ({ Id: index + 1 }),
  get: {
    Id: ({ index }) => index + 1,
    Index: ({ index }) => index,
    Name: ({ table, index }) => table.headers[index],
    Values: (column) => readValues(columnCells(column, column.table.whole)),
  },
  set: { Name: (column, name) => writeValues(columnCells(column, column.table.header), name) },
  call: {
    GetRange: (column) => rangeOf(columnCells(column, column.table.whole)),
    GetHeaderRowRange: (column) => rangeOf(columnCells(column, column.table.header)),
    GetDataBodyRange: (column) => rangeOf(columnCells(column, column.table.body)),
  },
};

function columnAt(table: SheetTable, key: unknown): HostObject | null {
  const headers = table.headers.map((header) => header.toLowerCase());
  // A number is an id, which counts from 1.
  const index = typeof key === "number" ? key - 1 : headers.indexOf(String(key).toLowerCase());
  return headers[index] === undefined ? null : HostObject.of(COLUMN, { table, index });
}

const COLUMNS: ObjectType<SheetTable, Excel.TableColumnCollection> = {
  name: "TableColumnCollection",
  get: { Count: ({ area }) => area.columns },
  call: {
    GetItem: (table, [key]) => {
      const column = columnAt(table, key);
      if (!column) throw notFound(`the column ${String(key)} of ${table.name}`);
      return column;
    },
    GetItemOrNullObject: (table, [key]) => columnAt(table, key),
    GetItemAt: (table, [index]) => {
      if (index < 0 || index >= table.area.columns) throw notFound(`column ${index} of ${table.name}`);
      return HostObject.of(COLUMN, { table, index });
    },
    GetCount: ({ area }) => area.columns,
  },
  items: (table) => table.headers.map((_header, index) => HostObject.of(COLUMN, { table, index })),
};

const ROWS: ObjectType<SheetTable, Excel.TableRowCollection> = {
  name: "TableRowCollection",
  get: { Count: ({ body }) => body.rows },
  call: {
    GetCount: ({ body }) => body.rows,
    Add: (table, [index, values]) => {
      if (typeof index === "number") throw invalidArgument("rows between others are not in the host");
      const rows = (Array.isArray(values) && Array.isArray(values[0]) ? values : [values]) as unknown[][];
      const { area } = table;
      const added = { ...area, row: area.row + area.rows, rows: rows.length };
      writeValues(new Cells(table.sheet, [added]), rows);
      table.area = { ...area, rows: area.rows + rows.length };
      return HostObject.of({ name: "TableRow" } satisfies ObjectType<SheetTable, Excel.TableRow>, table);
    },
  },
};

function rename(table: SheetTable, name: string, { workbook }: { workbook: Workbook }): void {
  if (!/^[\p{L}_\\][\p{L}\p{N}_.\\]*$/u.test(name)) throw invalidArgument(`"${name}" is no name for a table`);
  const other = workbook.table(name);
  if ((other && other !== table) || workbook.name(name)) throw alreadyExists(`the name ${name}`);
  workbook.renameTable(table, name);
}

const TABLE: ObjectType<SheetTable, Excel.Table> = {
  name: "Table",
  identity: ({ id, name }) => ({ Id: id, Name: name }),
  get: {
    Id: ({ id }) => id,
    Name: ({ name }) => name,
    Style: ({ style }) => style,
    ShowHeaders: () => true,
    ShowTotals: ({ showTotals }) => showTotals,
    ShowBandedRows: ({ showBandedRows }) => showBandedRows,
    ShowBandedColumns: ({ showBandedColumns }) => showBandedColumns,
    ShowFilterButton: ({ showFilterButton }) => showFilterButton,
    Columns: (table) => HostObject.of(COLUMNS, table),
    Rows: (table) => HostObject.of(ROWS, table),
    Worksheet: ({ sheet }, session) => session.worksheet(sheet),
  },
  set: {
    Name: rename,
    Style: (table, value) => void (table.style = value),
    ShowTotals: (table, value) => void (table.showTotals = value),
    ShowBandedRows: (table, value) => void (table.showBandedRows = value),
    ShowBandedColumns: (table, value) => void (table.showBandedColumns = value),
    ShowFilterButton: (table, value) => void (table.showFilterButton = value),
  },
  call: {
    GetRange: (table) => range(table, table.whole),
    GetHeaderRowRange: (table) => range(table, table.header),
    GetDataBodyRange: (table) => range(table, table.body),
    GetTotalRowRange: (table) => {
      if (!table.showTotals) throw notFound(`the totals of ${table.name}`);
      return range(table, table.totals);
    },
    Resize: (table, [cells]) => void (table.area = cellsOf(cells, table.sheet).area),
    ConvertToRange: (table) => {
      table.sheet.tables.splice(table.sheet.tables.indexOf(table), 1);
      return range(table, table.whole);
    },
    Delete: (table) => {
      table.sheet.workbook.clearCells(table.sheet, table.whole);
      table.sheet.tables.splice(table.sheet.tables.indexOf(table), 1);
    },
  },
};

const of = (table: SheetTable): HostObject => HostObject.of(TABLE, table);
const all = ({ workbook, sheet }: TableScope): SheetTable[] => sheet?.tables ?? workbook.tables();

function find(scope: TableScope, key: string): SheetTable | undefined {
  const table = scope.workbook.table(key);
  return table && all(scope).includes(table) ? table : undefined;
}

function add({ workbook, sheet: own }: TableScope, address: unknown, hasHeaders: boolean): HostObject {
  const { sheet, area } = cellsOf(address, own ?? workbook.active);
  if (!hasHeaders) throw invalidArgument(`a table at ${areaName(area)} without headers is not in the host`);
  workbook.checkUnprotected(sheet, [area]);
  if (sheet.grid.in(area).some(({ spill, anchor }) => spill ?? anchor)) {
    throw invalidArgument(`a table at ${areaName(area)} around a spill`);
  }
  const table = workbook.addTable(sheet, area);
  nameHeaders(table);
  return of(table);
}

/** Headers are texts, none of them empty, no two the same: Excel makes them so. */
function nameHeaders(table: SheetTable): void {
  const taken = new Set<string>();
  const { row, column } = table.area;
  table.headers.forEach((header, i) => {
    let name = header === "" ? `Column${i + 1}` : header;
    for (let count = 2; taken.has(name.toLowerCase()); count++) name = `${header}${count}`;
    taken.add(name.toLowerCase());
    const cell = table.sheet.grid.open(row, column + i);
    cell.value = name;
    cell.formula = undefined;
  });
}

/** `Workbook.tables` and `Worksheet.tables`. */
export const TABLES: ObjectType<TableScope, Excel.TableCollection> = {
  name: "TableCollection",
  get: { Count: (scope) => all(scope).length },
  call: {
    Add: (scope, [address, hasHeaders]) => add(scope, address, hasHeaders),
    GetItem: (scope, [key]) => {
      const table = find(scope, key);
      if (!table) throw notFound(`the table ${key}`);
      return of(table);
    },
    GetItemOrNullObject: (scope, [key]) => {
      const table = find(scope, key);
      return table ? of(table) : null;
    },
    GetItemAt: (scope, [index]) => {
      const table = all(scope)[index];
      if (!table) throw notFound(`table ${index}`);
      return of(table);
    },
    GetCount: (scope) => all(scope).length,
  },
  items: (scope) => all(scope).map(of),
};
