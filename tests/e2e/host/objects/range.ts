import { MAX_COLUMNS, MAX_ROWS, type Area } from "../../../../src/workbook/address";
import { HostError, invalidArgument, notFound } from "../hostError";
import { HostObject, type ObjectType } from "../richApi/hostObject";
import { around, intersection, without } from "../workbook/areas";
import { type Cells, cellsOf } from "./cells";
import { conditionalFormatsOf } from "./conditionalFormat";
import { dataValidationOf } from "./dataValidation";
import { linkOf, setLink } from "./hyperlink";
import { RANGE_FORMAT } from "./rangeFormat";
import { blockFor, readFormulas, readText, readTypes, readValues, writeValues } from "./rangeValues";

/** A range of office.js for cells. */
export function rangeOf(cells: Cells): HostObject {
  return HostObject.of(RANGE, cells);
}

const at = (cells: Cells, area: Area): HostObject => rangeOf(cells.at(area));

/** What is in use, within the cells. */
function used({ sheet, area }: Cells, valuesOnly: unknown): Area | undefined {
  sheet.workbook.calculation.run();
  const all = sheet.used(valuesOnly === true);
  return all && intersection(all, area);
}

function spillFrom({ sheet, area }: Cells): Area | undefined {
  sheet.workbook.calculation.run();
  const cell = sheet.grid.at(area.row, area.column);
  return cell?.spill && { row: cell.row, column: cell.column, ...cell.spill };
}

function spillParent({ sheet, area }: Cells): Area | undefined {
  sheet.workbook.calculation.run();
  const anchor = sheet.grid.at(area.row, area.column)?.anchor;
  return anchor && { row: anchor.row, column: anchor.column, rows: 1, columns: 1 };
}

function setNumberFormat(cells: Cells, value: unknown): void {
  const { sheet, area } = cells;
  sheet.workbook.checkUnprotected(sheet, [area]);
  if (!Array.isArray(value)) {
    sheet.formats.set("numberFormat", area, String(value));
    return;
  }
  blockFor(cells, value).forEach((row, r) => {
    // Runs of one format, so that large blocks stay small.
    for (let c = 0, next = 0; c < row.length; c = next) {
      for (next = c + 1; next < row.length && row[next] === row[c];) next += 1;
      if (row[c] === null) continue;
      const run = { row: area.row + r, column: area.column + c, rows: 1, columns: next - c };
      sheet.formats.set("numberFormat", run, String(row[c]));
    }
  });
}

function clear(cells: Cells, applyTo?: string | null): void {
  const what = applyTo ?? "All";
  const { sheet, areas } = cells;
  const { workbook } = sheet;
  workbook.checkUnprotected(sheet, areas);
  for (const area of areas) {
    if (what === "All" || what === "Contents") workbook.clearCells(sheet, area);
    if (what === "All" || what === "Formats") sheet.formats.clear(area);
    workbook.calculation.changed(sheet, area);
  }
}

/** Merges cells, or each row of them: only the first keeps its content. */
function merge({ sheet, area }: Cells, across: boolean | null | undefined): void {
  const parts = across
    ? Array.from({ length: area.rows }, (_, i) => ({ ...area, row: area.row + i, rows: 1 }))
    : [area];
  unmerge({ sheet, area });
  for (const part of parts) {
    for (const rest of without(part, { ...part, rows: 1, columns: 1 }))
      sheet.workbook.clearCells(sheet, rest);
    sheet.merged.push(part);
  }
}

function unmerge({ sheet, area }: Pick<Cells, "sheet" | "area">): void {
  sheet.merged = sheet.merged.filter((other) => !intersection(other, area));
}

/** `Range`: the members that concern cells. */
export const RANGE: ObjectType<Cells, Excel.Range> = {
  name: "Range",
  identity: (cells, session, object) => ({
    _ReferenceId: session.keep(`${cells.sheet.id}!${JSON.stringify(cells.areas)}`, object),
  }),
  get: {
    Address: ({ address }) => address,
    AddressLocal: ({ address }) => address,
    RowIndex: ({ area }) => area.row,
    ColumnIndex: ({ area }) => area.column,
    RowCount: ({ area }) => area.rows,
    ColumnCount: ({ area }) => area.columns,
    CellCount: ({ area }) => area.rows * area.columns,
    IsEntireColumn: ({ area }) => area.rows === MAX_ROWS,
    IsEntireRow: ({ area }) => area.columns === MAX_COLUMNS,
    Values: readValues,
    Formulas: readFormulas,
    FormulasLocal: readFormulas,
    Text: readText,
    ValueTypes: readTypes,
    NumberFormat: ({ sheet, area }) => sheet.formats.block("numberFormat", area, "General"),
    HasSpill: (cells) => spillFrom(cells) !== undefined,
    Hyperlink: linkOf,
    Worksheet: ({ sheet }, session) => session.worksheet(sheet),
    Format: (cells) => HostObject.of(RANGE_FORMAT, cells),
    DataValidation: dataValidationOf,
    ConditionalFormats: conditionalFormatsOf,
  },
  set: {
    Values: writeValues,
    Formulas: writeValues,
    FormulasLocal: writeValues,
    NumberFormat: setNumberFormat,
    Hyperlink: setLink,
  },
  call: {
    GetCell: (cells, [row, column]) =>
      at(cells, { row: cells.area.row + row, column: cells.area.column + column, rows: 1, columns: 1 }),
    GetRow: (cells, [row]) => at(cells, { ...cells.area, row: cells.area.row + row, rows: 1 }),
    GetColumn: (cells, [column]) =>
      at(cells, { ...cells.area, column: cells.area.column + column, columns: 1 }),
    GetLastCell: (cells) => {
      const { row, column, rows, columns } = cells.area;
      return at(cells, { row: row + rows - 1, column: column + columns - 1, rows: 1, columns: 1 });
    },
    GetLastRow: (cells) => at(cells, { ...cells.area, row: cells.area.row + cells.area.rows - 1, rows: 1 }),
    GetResizedRange: (cells, [rows, columns]) =>
      at(cells, { ...cells.area, rows: cells.area.rows + rows, columns: cells.area.columns + columns }),
    GetAbsoluteResizedRange: (cells, [rows, columns]) => at(cells, { ...cells.area, rows, columns }),
    GetOffsetRange: (cells, [rows, columns]) =>
      at(cells, { ...cells.area, row: cells.area.row + rows, column: cells.area.column + columns }),
    GetEntireColumn: (cells) => at(cells, { ...cells.area, row: 0, rows: MAX_ROWS }),
    GetEntireRow: (cells) => at(cells, { ...cells.area, column: 0, columns: MAX_COLUMNS }),
    GetBoundingRect: (cells, [other]) => at(cells, around(cells.area, cellsOf(other, cells.sheet).area)),
    GetIntersection: (cells, [other]) => {
      const common = intersection(cells.area, cellsOf(other, cells.sheet).area);
      if (!common) throw notFound("the ranges do not meet");
      return at(cells, common);
    },
    GetIntersectionOrNullObject: (cells, [other]) => {
      const common = intersection(cells.area, cellsOf(other, cells.sheet).area);
      return common ? at(cells, common) : null;
    },
    GetUsedRange: (cells, [valuesOnly]) =>
      at(cells, used(cells, valuesOnly) ?? { ...cells.area, rows: 1, columns: 1 }),
    GetUsedRangeOrNullObject: (cells, [valuesOnly]) => {
      const area = used(cells, valuesOnly);
      return area ? at(cells, area) : null;
    },
    GetSpillingToRange: (cells) => {
      const area = spillFrom(cells);
      if (!area) throw notFound(`${cells.address} does not spill`);
      return at(cells, area);
    },
    GetSpillingToRangeOrNullObject: (cells) => {
      const area = spillFrom(cells);
      return area ? at(cells, area) : null;
    },
    GetSpillParentOrNullObject: (cells) => {
      const area = spillParent(cells);
      return area ? at(cells, area) : null;
    },
    Select: ({ sheet, areas }) => sheet.workbook.select(sheet, areas),
    Clear: (cells, [applyTo]) => clear(cells, applyTo),
    Merge: (cells, [across]) => merge(cells, across),
    Unmerge: unmerge,
    Calculate: ({ sheet, area }) => {
      for (const cell of sheet.grid.in(area)) sheet.workbook.calculation.enter(cell);
    },
    _ValidateArraySize: ({ area }, [rows, columns]) => {
      if (rows !== area.rows || columns !== area.columns) {
        throw invalidArgument(
          `${String(rows)} × ${String(columns)} values for ${area.rows} × ${area.columns} cells`,
        );
      }
    },
    _OnAccess: () => null,
  },
};

const AREAS: ObjectType<Cells, Excel.RangeCollection> = {
  name: "RangeCollection",
  call: { GetCount: ({ areas }) => areas.length, GetItemAt: (cells, [i]) => at(cells, areaAt(cells, i)) },
  items: (cells) => cells.areas.map((area) => at(cells, area)),
};

function areaAt({ areas }: Cells, index: number): Area {
  const area = areas[index];
  if (!area) throw new HostError("InvalidArgument", `There is no area ${index}.`);
  return area;
}

/** `RangeAreas`: several areas of a sheet at once. */
export const RANGE_AREAS: ObjectType<Cells, Excel.RangeAreas> = {
  name: "RangeAreas",
  identity: (cells, session, object) => ({
    _ReferenceId: session.keep(`areas ${cells.sheet.id}!${JSON.stringify(cells.areas)}`, object),
  }),
  get: {
    Address: ({ address }) => address,
    AreaCount: ({ areas }) => areas.length,
    CellCount: ({ areas }) => areas.reduce((sum, { rows, columns }) => sum + rows * columns, 0),
    Areas: (cells) => HostObject.of(AREAS, cells),
    Format: (cells) => HostObject.of(RANGE_FORMAT, cells),
    DataValidation: dataValidationOf,
    ConditionalFormats: conditionalFormatsOf,
    Worksheet: ({ sheet }, session) => session.worksheet(sheet),
  },
  call: {
    Select: ({ sheet, areas }) => sheet.workbook.select(sheet, areas),
    Clear: (cells, [applyTo]) => clear(cells, applyTo),
    _OnAccess: () => null,
  },
};
