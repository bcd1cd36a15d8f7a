import type { Area } from "../../../../src/workbook/address";
import { invalidArgument } from "../hostError";
import { HostObject, type ObjectType } from "../richApi/hostObject";
import { Cells } from "./cells";
import { formatMembers, write } from "./formatMembers";
import { propertyKey } from "./recorded";

const FONT: ObjectType<Cells, Excel.RangeFont> = {
  name: "RangeFont",
  ...formatMembers<Excel.RangeFont>("font", {
    Bold: false,
    Italic: false,
    Underline: "None",
    Strikethrough: false,
    Size: 11,
    Color: "#000000",
    Name: "Calibri",
  }),
};

const fill = formatMembers<Excel.RangeFill>("fill", { Color: "#FFFFFF" });

const FILL: ObjectType<Cells, Excel.RangeFill> = {
  name: "RangeFill",
  ...fill,
  call: { Clear: (cells) => write(cells, propertyKey("fill", "Color"), "#FFFFFF") },
};

const PROTECTION: ObjectType<Cells, Excel.FormatProtection> = {
  name: "FormatProtection",
  ...formatMembers<Excel.FormatProtection>("protection", { Locked: true, FormulaHidden: false }),
};

/** The part of an area that a border belongs to, by the name of its side. */
const SIDES: Record<string, (area: Area) => Area> = {
  EdgeTop: (area) => ({ ...area, rows: 1 }),
  EdgeBottom: (area) => ({ ...area, row: area.row + area.rows - 1, rows: 1 }),
  EdgeLeft: (area) => ({ ...area, columns: 1 }),
  EdgeRight: (area) => ({ ...area, column: area.column + area.columns - 1, columns: 1 }),
  InsideHorizontal: (area) => area,
  InsideVertical: (area) => area,
  DiagonalDown: (area) => area,
  DiagonalUp: (area) => area,
};

/** Members of one side's border. Kept as `borders/EdgeBottom/style` in the cells that have it. */
function borderType(side: string): ObjectType<Cells, Excel.RangeBorder> {
  const members = formatMembers<Excel.RangeBorder>(`borders/${side}`, {
    Style: "None",
    Color: "#000000",
    Weight: "Thin",
  });
  return {
    name: "RangeBorder",
    get: { ...members.get, SideIndex: () => side },
    set: members.set,
  };
}

function border({ sheet, areas }: Cells, side: unknown): HostObject {
  const part = SIDES[String(side)];
  if (!part) throw invalidArgument(`"${String(side)}" is no side`);
  return HostObject.of(borderType(String(side)), new Cells(sheet, areas.map(part)));
}

const BORDERS: ObjectType<Cells, Excel.RangeBorderCollection> = {
  name: "RangeBorderCollection",
  get: { Count: () => Object.keys(SIDES).length },
  call: { GetItem: (cells, [side]) => border(cells, side) },
  items: (cells) => Object.keys(SIDES).map((side) => border(cells, side)),
};

const own = formatMembers<Excel.RangeFormat>("", {
  HorizontalAlignment: "General",
  VerticalAlignment: "Bottom",
  IndentLevel: 0,
  WrapText: false,
  TextOrientation: 0,
  ShrinkToFit: false,
  // Points, in Excel's standard look.
  ColumnWidth: 48,
  RowHeight: 15,
});

/** Widths belong to whole columns, heights to whole rows, whichever cell they are set on. */
const wholeColumns = ({ sheet, areas }: Cells) =>
  new Cells(
    sheet,
    areas.map((area) => ({ ...area, row: 0, rows: 1 })),
  );
const wholeRows = ({ sheet, areas }: Cells) =>
  new Cells(
    sheet,
    areas.map((area) => ({ ...area, column: 0, columns: 1 })),
  );

/** `Range.format` and `RangeAreas.format`. */
export const RANGE_FORMAT: ObjectType<Cells, Excel.RangeFormat> = {
  name: "RangeFormat",
  get: {
    ...own.get,
    ColumnWidth: (cells) => own.get.ColumnWidth?.(wholeColumns(cells)),
    RowHeight: (cells) => own.get.RowHeight?.(wholeRows(cells)),
    Font: (cells) => HostObject.of(FONT, cells),
    Fill: (cells) => HostObject.of(FILL, cells),
    Borders: (cells) => HostObject.of(BORDERS, cells),
    Protection: (cells) => HostObject.of(PROTECTION, cells),
  },
  set: {
    ...own.set,
    ColumnWidth: (cells, width) => own.set.ColumnWidth?.(wholeColumns(cells), width),
    RowHeight: (cells, height) => own.set.RowHeight?.(wholeRows(cells), height),
  },
  call: {
    // Text is not measured here: that columns were fitted is all there is to know.
    AutofitColumns: (cells) => write(wholeColumns(cells), "fitted", true),
    AutofitRows: (cells) => write(wholeRows(cells), "fittedRows", true),
  },
};
