import { columnsName, rowsName } from "../../address";
import type { SheetFeature } from "../../drawing";
import type { PageLine, PrintSpec } from "../../spec";
import { plannedBreaks } from "../pageBreaks";
import { pageCodes } from "../pageCodes";
import { STANDARD_FOOTER } from "../standardFooter";
import { wireBytes } from "./payload";
import type { SheetPlan } from "./sheetPlan";

/** Most calls that paper takes. */
const CALLS = 14;
const CALLS_OF_OTHERS = 12;

/** Plans the page setup of a sheet. */
export function planPrint(plan: SheetPlan, { print }: Extract<SheetFeature, { kind: "print" }>): void {
  const { area, centered, margins, header, footer = STANDARD_FOOTER } = print;
  const others = [area, centered, margins, header].some((one) => one !== undefined);
  const calls = CALLS + (others ? CALLS_OF_OTHERS : 0);
  plan.add("features", { calls, bytes: wireBytes([header, footer]) }, ({ pageLayout }) => {
    drawPage(pageLayout, { ...print, footer });
  });
}

/** Plans where pages begin, once the heights of all rows are known. */
export function planBreaks(plan: SheetPlan, heights: ReadonlyMap<number, number>): void {
  for (const feature of plan.drawing.features) {
    if (feature.kind !== "print") continue;
    const breaks = plannedBreaks(plan.drawing, feature.print, heights);
    if (breaks.length === 0) continue;
    plan.add("features", { calls: 2 * breaks.length }, (sheet) => {
      for (const row of breaks) sheet.horizontalPageBreaks.add(`A${String(row)}`);
    });
  }
}

function drawPage(layout: Excel.PageLayout, print: PrintSpec): void {
  const { orientation, repeatRows, repeatColumns, area, centered, margins, header, footer } = print;
  layout.orientation = orientation === "portrait" ? "Portrait" : "Landscape";
  layout.zoom = zoomOf(print);
  if (repeatRows) layout.setPrintTitleRows(rowsName(repeatRows));
  if (repeatColumns) layout.setPrintTitleColumns(columnsName(repeatColumns));
  if (area !== undefined) layout.setPrintArea(area);
  if (centered) layout.centerHorizontally = true;
  if (margins) layout.setPrintMargins("Inches", margins);
  if (header) {
    const { left, center, right } = codesOf(header);
    Object.assign(linesOf(layout), { leftHeader: left, centerHeader: center, rightHeader: right });
  }
  if (footer) {
    const { left, center, right } = codesOf(footer);
    Object.assign(linesOf(layout), { leftFooter: left, centerFooter: center, rightFooter: right });
  }
}

function linesOf(layout: Excel.PageLayout): Excel.HeaderFooter {
  return layout.headersFooters.defaultForAllPages;
}

function zoomOf({ pagesWide = 1, pagesHigh, scale }: PrintSpec): Excel.PageLayoutZoomOptions {
  if (scale !== undefined) return { scale };
  return {
    horizontalFitToPages: pagesWide,
    ...(pagesHigh === undefined ? {} : { verticalFitToPages: pagesHigh }),
  };
}

function codesOf({ left, center, right }: PageLine): Record<keyof PageLine, string> {
  return { left: pageCodes(left), center: pageCodes(center), right: pageCodes(right) };
}
