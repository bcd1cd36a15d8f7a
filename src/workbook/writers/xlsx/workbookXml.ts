import type { WorkbookDrawing } from "../../drawing";
import { definedNames } from "./names";
import type { Package } from "./package";
import { ROOT } from "./package";
import { NAMESPACE, XML_HEADER, xmlElement } from "./xml";

const CONTENT_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml";
/** The part that all others of a workbook belong to. */
export const WORKBOOK_PART = "xl/workbook.xml";

/** The calculation engine that current Excel writes; with an older one it recalculates everything on opening. */
const CALC_ENGINE = 191029;

/** What Excel 2010 says of itself; see the application in the properties. */
const FILE_VERSION = { appName: "xl", lastEdited: 5, lowestEdited: 5, rupBuild: 9303 };

/** A window of usual size, in twentieths of a point. It opens on the first sheet. */
const WINDOW = { xWindow: 0, yWindow: 0, windowWidth: 28800, windowHeight: 15600 };

/** Adds the part that lists the sheets, each by the id of its relation, and the names. */
export function addWorkbook(
  pack: Package,
  drawing: WorkbookDrawing,
  sheetRelations: readonly string[],
): void {
  const isHidden = drawing.sheets.map(({ features }) =>
    features.some((feature) => feature.kind === "hidden" && feature.sheet),
  );
  const sheets = drawing.sheets.map(({ name }, i) =>
    xmlElement("sheet", {
      name,
      sheetId: i + 1,
      state: isHidden[i] ? "hidden" : undefined,
      "r:id": sheetRelations[i],
    }),
  );
  const firstShown = isHidden.indexOf(false);
  const view = { ...WINDOW, activeTab: firstShown > 0 ? firstShown : undefined };
  pack.add(
    WORKBOOK_PART,
    `${XML_HEADER}<workbook xmlns="${NAMESPACE.main}" xmlns:r="${NAMESPACE.relationships}">` +
      xmlElement("fileVersion", FILE_VERSION) +
      `<workbookPr/><bookViews>${xmlElement("workbookView", view)}</bookViews>` +
      `<sheets>${sheets.join("")}</sheets>${definedNames(drawing)}` +
      `${xmlElement("calcPr", { calcId: CALC_ENGINE })}</workbook>`,
    CONTENT_TYPE,
  );
  pack.relate(ROOT, "officeDocument", WORKBOOK_PART);
}
