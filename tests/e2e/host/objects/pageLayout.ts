import { columnsName } from "../../../../src/workbook/address";
import { HostObject, type ObjectType } from "../richApi/hostObject";
import type { Sheet } from "../workbook/sheet";
import { cellsOf } from "./cells";
import { recordedIn } from "./recorded";

const HEADERS: ObjectType<Sheet, Excel.HeaderFooter> = {
  name: "HeaderFooter",
  ...recordedIn<Excel.HeaderFooter, Sheet>(({ pageLayout }) => pageLayout, {
    LeftHeader: "",
    CenterHeader: "",
    RightHeader: "",
    LeftFooter: "",
    CenterFooter: "",
    RightFooter: "",
  }),
};

const HEADERS_FOOTERS: ObjectType<Sheet, Excel.HeaderFooterGroup> = {
  name: "HeaderFooterGroup",
  get: { DefaultForAllPages: (sheet) => HostObject.of(HEADERS, sheet) },
};

const fields = recordedIn<Excel.PageLayout, Sheet>(({ pageLayout }) => pageLayout, {
  Orientation: "Portrait",
  Zoom: { scale: 100 },
  PaperSize: "Letter",
  PrintGridlines: false,
  PrintHeadings: false,
  CenterHorizontally: false,
  CenterVertically: false,
  LeftMargin: 50.4,
  RightMargin: 50.4,
  TopMargin: 54,
  BottomMargin: 54,
});

const POINTS_PER = { Points: 1, Inches: 72, Centimeters: 72 / 2.54 };

/** `Worksheet.pageLayout`. */
export const PAGE_LAYOUT: ObjectType<Sheet, Excel.PageLayout> = {
  name: "PageLayout",
  get: { ...fields.get, HeadersFooters: (sheet) => HostObject.of(HEADERS_FOOTERS, sheet) },
  set: fields.set,
  call: {
    SetPrintTitleRows: (sheet, [rows]) => {
      const { area } = cellsOf(rows, sheet);
      sheet.pageLayout["printTitleRows"] = `$${area.row + 1}:$${area.row + area.rows}`;
    },
    SetPrintTitleColumns: (sheet, [columns]) => {
      const { area } = cellsOf(columns, sheet);
      sheet.pageLayout["printTitleColumns"] = columnsName([area.column + 1, area.column + area.columns]);
    },
    SetPrintMargins: (sheet, [unit, margins]) => {
      const points = POINTS_PER[unit as keyof typeof POINTS_PER];
      for (const [side, size] of Object.entries(margins as Record<string, number>))
        sheet.pageLayout[`${side}Margin`] = size * points;
    },
    SetPrintArea: (sheet, [cells]) => void (sheet.pageLayout["printArea"] = cellsOf(cells, sheet).address),
  },
};

const PAGE_BREAK: ObjectType<number, Excel.PageBreak> = { name: "PageBreak" };

/** `Worksheet.horizontalPageBreaks`, kept as the rows above which they are. */
export const HORIZONTAL_PAGE_BREAKS: ObjectType<Sheet, Excel.PageBreakCollection> = {
  name: "PageBreakCollection",
  call: {
    Add: (sheet, [cells]) => {
      const breaks = (sheet.pageLayout["breaksAbove"] ??= []) as number[];
      const row = cellsOf(cells, sheet).area.row + 1;
      breaks.push(row);
      return HostObject.of(PAGE_BREAK, row);
    },
  },
};
