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

const kept = recordedIn<Excel.PageLayout, Sheet>(({ pageLayout }) => pageLayout, {
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

/** `Worksheet.pageLayout`. */
export const PAGE_LAYOUT: ObjectType<Sheet, Excel.PageLayout> = {
  name: "PageLayout",
  get: { ...kept.get, HeadersFooters: (sheet) => HostObject.of(HEADERS_FOOTERS, sheet) },
  set: kept.set,
  call: {
    SetPrintTitleRows: (sheet, [rows]) => {
      const { area } = cellsOf(rows, sheet);
      sheet.pageLayout["printTitleRows"] = `$${area.row + 1}:$${area.row + area.rows}`;
    },
    SetPrintTitleColumns: (sheet, [columns]) => {
      const { area } = cellsOf(columns, sheet);
      sheet.pageLayout["printTitleColumns"] = columnsName([area.column + 1, area.column + area.columns]);
    },
    SetPrintArea: (sheet, [cells]) => void (sheet.pageLayout["printArea"] = cellsOf(cells, sheet).address),
  },
};
