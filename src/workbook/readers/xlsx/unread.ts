import type { Losses } from "./losses";
import type { Relation } from "./parts";
import { childOf, flagAttribute, type XmlNode } from "./xmlNode";

/** Elements of a sheet that are read, or say nothing that a user sees. */
const READ = new Set([
  ...["sheetPr", "dimension", "sheetViews", "sheetFormatPr", "cols", "sheetData", "mergeCells", "hyperlinks"],
  ...["conditionalFormatting", "dataValidations", "printOptions", "pageMargins", "pageSetup", "headerFooter"],
  ...["rowBreaks", "colBreaks", "drawing", "legacyDrawing", "tableParts", "ignoredErrors", "phoneticPr"],
  ...["sheetCalcPr", "autoFilter"],
]);

/** What the others are, in words. */
const UNREAD: Readonly<Record<string, string>> = {
  sheetProtection: "the protection of the sheet",
  protectedRanges: "protected ranges",
  scenarios: "scenarios",
  sortState: "the sort order",
  customSheetViews: "views of other users",
  oleObjects: "embedded objects",
  controls: "controls",
  AlternateContent: "controls",
  picture: "the picture behind the cells",
  legacyDrawingHF: "pictures of headers and footers",
  extLst: "features of later Excel versions, such as sparklines",
};

/** Names what a sheet has beside what is read. */
export function unreadOfSheet(root: XmlNode, sheet: string, losses: Losses): void {
  for (const { name } of root.children) {
    if (!READ.has(name)) losses.add(sheet, `${UNREAD[name] ?? `"${name}"`}: not imported`);
  }
  if (childOf(root, "sheetPr", "tabColor")) losses.add(sheet, "the color of its tab: not imported");
}

/** Relations of a sheet that are read, or say nothing that a user sees. */
const READ_RELATIONS = new Set([
  ...["table", "comments", "vmlDrawing", "drawing", "hyperlink", "printerSettings", "ctrlProp", "control"],
]);

const UNREAD_RELATIONS: Readonly<Record<string, string>> = {
  threadedComment: "replies to comments (the comments become notes)",
  pivotTable: "a pivot table (its cells are kept as values)",
  slicer: "slicers",
  timeline: "timelines",
  queryTable: "a query",
  image: "the picture behind the cells",
  oleObject: "embedded objects",
  package: "embedded objects",
};

/** Names the parts of a sheet that are not read. */
export function unreadRelations(relations: readonly Relation[], sheet: string, losses: Losses): void {
  for (const { type } of relations) {
    if (!READ_RELATIONS.has(type))
      losses.add(sheet, `${UNREAD_RELATIONS[type] ?? `"${type}"`}: not imported`);
  }
}

const UNREAD_OF_WORKBOOK: Readonly<Record<string, string>> = {
  vbaProject: "macros",
  externalLink: "links to other files",
  externalLinkPath: "links to other files",
  pivotCacheDefinition: "pivot tables (their cells are kept as values)",
  connections: "connections to databases",
  slicerCache: "slicers",
  timelineCache: "timelines",
  xmlMaps: "XML maps",
  attachedToolbars: "toolbars",
};

/** Names what the workbook has beside its sheets. */
export function unreadOfWorkbook(root: XmlNode, relations: readonly Relation[], losses: Losses): void {
  for (const { type } of relations) {
    const noun = UNREAD_OF_WORKBOOK[type];
    if (noun !== undefined) losses.add("workbook", `${noun}: not imported`);
  }
  const protection = childOf(root, "workbookProtection");
  if (["lockStructure", "lockWindows", "lockRevision"].some((name) => flagAttribute(protection, name)))
    losses.add("workbook", "its protection: not imported");
}
