import type { XmlNode } from "./readXml";

/** What an element may hold: its children in their order, its attributes, and its text. */
interface Content {
  /** Names with `?` for none or one, `*` for any number, `+` for one or more. */
  children?: string;
  attributes?: Readonly<Record<string, RegExp>>;
  text?: RegExp;
}

const INTEGER = /^\d+$/;
const NUMBER = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/;
const ON = /^1$/;
const OFF = /^0$/;
const ANY = /^[^]+$/;
const RELATION = /^rId[1-9]\d*$/;
const CELLS = /^[A-Z]{1,3}[1-9]\d*(:[A-Z]{1,3}[1-9]\d*)?$/;
const COLOR = /^[0-9A-F]{6}$/;
const ARGB = /^FF[0-9A-F]{6}$/;
const URI = (end: string): RegExp => new RegExp(`^http://schemas\\.\\w+\\.\\w+/.*${end}$`);

const MAIN = { xmlns: URI("spreadsheetml/2006/main") };
const RELATIONS = { "xmlns:r": URI("officeDocument/2006/relationships") };
const CHART = { "xmlns:c": URI("drawingml/2006/chart") };
const DRAWING = { "xmlns:a": URI("drawingml/2006/main") };
const val = (value: RegExp): Content => ({ attributes: { val: value } });
const AXIS =
  "c:axId c:scaling c:delete c:axPos c:majorGridlines? c:title? c:numFmt c:majorTickMark c:minorTickMark c:tickLblPos c:spPr c:crossAx c:crosses";
const SERIES = "c:idx c:order c:tx c:spPr"; // prettier-ignore
const SIDE: Content = { children: "color?", attributes: { style: /^(thin|medium|thick|dotted)$/ } };
const THREE_FILLS: Content = { children: "a:solidFill a:solidFill a:solidFill" };

/**
 * The part of ECMA-376 that HCI Planner's workbooks use: the order of children, the attributes and their values. Where an
 * element differs by its parent, the key is `parent/name`.
 */
export const SCHEMA: Readonly<Record<string, Content>> = {
  // Sheets
  worksheet: { children: "sheetPr dimension sheetViews? sheetFormatPr cols? sheetData mergeCells? conditionalFormatting* dataValidations? hyperlinks? printOptions? pageMargins pageSetup headerFooter rowBreaks? drawing? legacyDrawing? tableParts?", attributes: { ...MAIN, ...RELATIONS } },
  sheetPr: { children: "pageSetUpPr?" },
  pageSetUpPr: { attributes: { fitToPage: ON } },
  dimension: { attributes: { ref: CELLS } },
  sheetViews: { children: "sheetView" },
  sheetView: { children: "(pane selection)?", attributes: { showGridLines: OFF, workbookViewId: OFF } },
  pane: { attributes: { xSplit: INTEGER, ySplit: INTEGER, topLeftCell: CELLS, activePane: /^(bottomLeft|topRight|bottomRight)$/, state: /^frozen$/ } },
  selection: { attributes: { pane: /^(bottomLeft|topRight|bottomRight)$/ } },
  sheetFormatPr: { attributes: { defaultRowHeight: INTEGER } },
  cols: { children: "col+" },
  col: { attributes: { min: INTEGER, max: INTEGER, width: /^\d+\.\d+$/, customWidth: ON } },
  sheetData: { children: "row*" },
  row: { children: "c*", attributes: { r: INTEGER, ht: /^\d+(\.\d+)?$/, customHeight: ON } },
  c: { children: "f? v?", attributes: { r: CELLS, s: INTEGER, t: /^(s|str|b|e)$/, cm: ON } },
  f: { attributes: { t: /^array$/, ref: CELLS }, text: ANY },
  v: { text: ANY },
  mergeCells: { children: "mergeCell+", attributes: { count: INTEGER } },
  mergeCell: { attributes: { ref: CELLS } },
  conditionalFormatting: { children: "cfRule", attributes: { sqref: CELLS } },
  cfRule: { children: "formula", attributes: { type: /^expression$/, dxfId: INTEGER, priority: /^[1-9]\d*$/ } },
  formula: { text: ANY },
  dataValidations: { children: "dataValidation+", attributes: { count: INTEGER } },
  dataValidation: { children: "formula1 formula2?", attributes: { type: /^(whole|decimal|list)$/, allowBlank: ON, showInputMessage: ON, showErrorMessage: ON, error: ANY, promptTitle: ANY, prompt: ANY, sqref: CELLS } },
  formula1: { text: ANY },
  formula2: { text: ANY },
  hyperlinks: { children: "hyperlink+" },
  hyperlink: { attributes: { ref: CELLS, location: /!A1$/, "r:id": RELATION } },
  pageMargins: { attributes: { left: ANY, right: ANY, top: ANY, bottom: ANY, header: ANY, footer: ANY } },
  printOptions: { attributes: { horizontalCentered: ON } },
  rowBreaks: { children: "brk+", attributes: { manualBreakCount: INTEGER, count: INTEGER } },
  brk: { attributes: { id: /^[1-9]\d*$/, max: /^16383$/, man: ON } },
  pageSetup: { attributes: { paperSize: /^9$/, scale: /^([1-9]\d|[1-3]\d\d|400)$/, fitToWidth: INTEGER, fitToHeight: INTEGER, orientation: /^(portrait|landscape)$/ } },
  headerFooter: { children: "oddHeader? oddFooter", attributes: { scaleWithDoc: /^0$/ } },
  oddHeader: { text: ANY },
  oddFooter: { text: ANY },
  drawing: { attributes: { "r:id": RELATION } },
  legacyDrawing: { attributes: { "r:id": RELATION } },
  tableParts: { children: "tablePart+", attributes: { count: INTEGER } },
  tablePart: { attributes: { "r:id": RELATION } },
  // Tables
  table: { children: "autoFilter tableColumns tableStyleInfo", attributes: { ...MAIN, id: INTEGER, name: ANY, displayName: ANY, ref: CELLS, totalsRowShown: OFF } },
  autoFilter: { attributes: { ref: CELLS } },
  tableColumns: { children: "tableColumn+", attributes: { count: INTEGER } },
  tableColumn: { children: "calculatedColumnFormula?", attributes: { id: INTEGER, name: ANY } },
  calculatedColumnFormula: { text: ANY },
  tableStyleInfo: { attributes: { name: /^TableStyleLight1$/, showFirstColumn: OFF, showLastColumn: OFF, showRowStripes: ON, showColumnStripes: OFF } },
  // Workbook
  workbook: { children: "fileVersion workbookPr bookViews sheets definedNames? calcPr", attributes: { ...MAIN, ...RELATIONS } },
  fileVersion: { attributes: { appName: /^xl$/, lastEdited: INTEGER, lowestEdited: INTEGER, rupBuild: INTEGER } },
  workbookPr: {},
  bookViews: { children: "workbookView" },
  workbookView: { attributes: { xWindow: INTEGER, yWindow: INTEGER, windowWidth: INTEGER, windowHeight: INTEGER } },
  sheets: { children: "sheet+" },
  sheet: { attributes: { name: ANY, sheetId: /^[1-9]\d*$/, "r:id": RELATION } },
  definedNames: { children: "definedName+" },
  definedName: { attributes: { name: ANY, localSheetId: INTEGER, comment: ANY }, text: ANY },
  calcPr: { attributes: { calcId: INTEGER } },
  // Texts
  sst: { children: "si*", attributes: { ...MAIN, count: INTEGER, uniqueCount: INTEGER } },
  si: { children: "t" },
  t: { attributes: { "xml:space": /^preserve$/ }, text: /^[^]*$/ },
  // Notes
  comments: { children: "authors commentList", attributes: MAIN },
  authors: { children: "author" },
  author: { text: ANY },
  commentList: { children: "comment+" },
  comment: { children: "text", attributes: { ref: CELLS, authorId: OFF } },
  text: { children: "r" },
  r: { children: "t" },
  // Looks
  styleSheet: { children: "numFmts? fonts fills borders cellStyleXfs cellXfs cellStyles dxfs? tableStyles", attributes: MAIN },
  numFmts: { children: "numFmt+", attributes: { count: INTEGER } },
  numFmt: { attributes: { numFmtId: /^1[6-9]\d$/, formatCode: ANY } },
  fonts: { children: "font+", attributes: { count: INTEGER } },
  font: { children: "b? i? u? sz? color? name? family? scheme?" },
  b: {}, i: {}, u: {},
  sz: val(/^\d+(\.5)?$/),
  color: { attributes: { theme: INTEGER, rgb: ARGB } },
  name: val(/^Calibri$/),
  family: val(/^2$/),
  scheme: val(/^minor$/),
  fills: { children: "fill+", attributes: { count: INTEGER } },
  fill: { children: "patternFill" },
  patternFill: { children: "fgColor? bgColor?", attributes: { patternType: /^(none|gray125|solid)$/ } },
  fgColor: { attributes: { rgb: ARGB } },
  bgColor: { attributes: { rgb: ARGB } },
  borders: { children: "border+", attributes: { count: INTEGER } },
  border: { children: "left right top bottom diagonal" },
  left: SIDE, right: SIDE, top: SIDE, bottom: SIDE, diagonal: {},
  cellStyleXfs: { children: "xf", attributes: { count: ON } },
  cellXfs: { children: "xf+", attributes: { count: INTEGER } },
  xf: { children: "alignment? protection?", attributes: { numFmtId: INTEGER, fontId: INTEGER, fillId: INTEGER, borderId: INTEGER, xfId: OFF, applyNumberFormat: ON, applyFont: ON, applyFill: ON, applyBorder: ON, applyAlignment: ON, applyProtection: ON } },
  alignment: { attributes: { horizontal: /^(left|right|center)$/, vertical: /^(top|center|bottom)$/, indent: INTEGER, wrapText: ON } },
  protection: { attributes: { locked: OFF } },
  cellStyles: { children: "cellStyle", attributes: { count: ON } },
  cellStyle: { attributes: { name: /^Normal$/, xfId: OFF, builtinId: OFF } },
  dxfs: { children: "dxf+", attributes: { count: INTEGER } },
  dxf: { children: "font? fill?" },
  tableStyles: { attributes: { count: OFF, defaultTableStyle: /^TableStyle\w+$/, defaultPivotStyle: /^PivotStyle\w+$/ } },
  // Dynamic arrays
  metadata: { children: "metadataTypes futureMetadata cellMetadata", attributes: { ...MAIN, "xmlns:xda": URI("2017/dynamicarray") } },
  metadataTypes: { children: "metadataType", attributes: { count: ON } },
  metadataType: { attributes: { name: /^XLDAPR$/, minSupportedVersion: /^120000$/, copy: ON, pasteAll: ON, pasteValues: ON, merge: ON, splitFirst: ON, rowColShift: ON, clearFormats: ON, clearComments: ON, assign: ON, coerce: ON, cellMeta: ON } },
  futureMetadata: { children: "bk", attributes: { name: /^XLDAPR$/, count: ON } },
  "futureMetadata/bk": { children: "extLst" },
  extLst: { children: "ext" },
  ext: { children: "xda:dynamicArrayProperties", attributes: { uri: /^\{bdbb8cdc-fa1e-496e-a857-3c3f30c029c3\}$/ } },
  "xda:dynamicArrayProperties": { attributes: { fDynamic: ON, fCollapsed: OFF } },
  cellMetadata: { children: "bk", attributes: { count: ON } },
  "cellMetadata/bk": { children: "rc" },
  rc: { attributes: { t: ON, v: OFF } },
  // Charts
  "c:chartSpace": { children: "c:date1904 c:roundedCorners c:chart c:spPr c:txPr", attributes: { ...CHART, ...DRAWING, ...RELATIONS } },
  "c:date1904": val(OFF),
  "c:roundedCorners": val(OFF),
  "c:chart": { children: "c:title? c:autoTitleDeleted c:plotArea c:legend? c:plotVisOnly c:dispBlanksAs" },
  "c:title": { children: "c:tx c:overlay" },
  "c:title/c:tx": { children: "c:rich" },
  "c:rich": { children: "a:bodyPr a:lstStyle a:p" },
  "c:txPr": { children: "a:bodyPr a:lstStyle a:p" },
  "c:overlay": val(OFF),
  "c:autoTitleDeleted": val(/^[01]$/),
  "c:plotArea": { children: "c:layout (c:barChart|c:lineChart|c:scatterChart) (c:catAx|c:valAx) c:valAx" },
  "c:layout": {},
  "c:barChart": { children: "c:barDir c:grouping c:varyColors c:ser+ c:gapWidth c:overlap? c:axId c:axId" },
  "c:lineChart": { children: "c:grouping c:varyColors c:ser+ c:marker c:axId c:axId" },
  "c:scatterChart": { children: "c:scatterStyle c:varyColors c:ser+ c:axId c:axId" },
  "c:barDir": val(/^(bar|col)$/),
  "c:grouping": val(/^(clustered|standard)$/),
  "c:scatterStyle": val(/^lineMarker$/),
  "c:varyColors": val(OFF),
  "c:gapWidth": val(/^([0-9]{1,2}|[1-4]\d\d|500)$/),
  "c:lineChart/c:marker": val(ON),
  "c:barChart/c:ser": { children: `${SERIES} c:invertIfNegative c:dLbls? c:cat c:val` },
  "c:lineChart/c:ser": { children: `${SERIES} c:marker c:dLbls? c:cat c:val c:smooth` },
  "c:scatterChart/c:ser": { children: `${SERIES} c:marker c:dLbls? c:xVal c:yVal c:smooth` },
  "c:idx": val(INTEGER),
  "c:order": val(INTEGER),
  "c:ser/c:tx": { children: "c:v" },
  "c:invertIfNegative": val(OFF),
  "c:smooth": val(OFF),
  "c:ser/c:marker": { children: "c:symbol c:size? c:spPr?" },
  "c:symbol": val(/^(circle|square|triangle|diamond|x|star|none)$/),
  "c:size": val(/^([2-9]|[1-6]\d|7[0-2])$/),
  "c:cat": { children: "(c:strRef|c:numRef)" },
  "c:val": { children: "c:numRef" },
  "c:xVal": { children: "(c:strRef|c:numRef)" },
  "c:yVal": { children: "c:numRef" },
  "c:strRef": { children: "c:f c:strCache" },
  "c:numRef": { children: "c:f c:numCache" },
  "c:f": { text: /!\$[A-Z]+\$\d+(:\$[A-Z]+\$\d+)?$/ },
  "c:strCache": { children: "c:ptCount c:pt*" },
  "c:numCache": { children: "c:formatCode c:ptCount c:pt*" },
  "c:formatCode": { text: ANY },
  "c:ptCount": val(INTEGER),
  "c:pt": { children: "c:v", attributes: { idx: INTEGER } },
  "c:v": { text: /^[^]*$/ },
  "c:catAx": { children: `${AXIS} c:auto c:lblAlgn c:lblOffset c:tickLblSkip c:noMultiLvlLbl` },
  "c:valAx": { children: `${AXIS} c:crossBetween c:majorUnit?` },
  "c:axId": val(/^[1-9]\d*$/),
  "c:scaling": { children: "c:orientation c:max? c:min?" },
  "c:max": val(NUMBER), "c:min": val(NUMBER), "c:majorUnit": val(NUMBER),
  "c:orientation": val(/^(minMax|maxMin)$/),
  "c:delete": val(OFF),
  "c:axPos": val(/^[bl]$/),
  "c:majorGridlines": { children: "c:spPr" },
  "c:numFmt": { attributes: { formatCode: ANY, sourceLinked: OFF } },
  "c:majorTickMark": val(/^(out|none)$/),
  "c:minorTickMark": val(/^none$/),
  "c:tickLblPos": val(/^(low|nextTo)$/),
  "c:crossAx": val(/^[1-9]\d*$/),
  "c:crosses": val(/^(autoZero|max)$/),
  "c:crossBetween": val(/^(between|midCat)$/),
  "c:auto": val(OFF),
  "c:lblAlgn": val(/^ctr$/),
  "c:lblOffset": val(/^100$/),
  "c:tickLblSkip": val(ON),
  "c:noMultiLvlLbl": val(ON),
  "c:legend": { children: "c:legendPos c:overlay" },
  "c:legendPos": val(/^b$/),
  "c:plotVisOnly": val(ON),
  "c:dispBlanksAs": val(/^gap$/),
  "c:spPr": { children: "(a:solidFill|a:noFill)? a:ln?" },
  "a:ln": { children: "(a:solidFill|a:noFill) a:prstDash?", attributes: { w: INTEGER } },
  "a:noFill": {},
  "a:prstDash": val(/^(dash|sysDot|dashDot)$/),
  "c:overlap": val(/^-?(\d{1,2}|100)$/),
  "c:dLbls": { children: "c:dLbl* c:numFmt? c:spPr c:txPr c:dLblPos c:showLegendKey c:showVal c:showCatName c:showSerName c:showPercent c:showBubbleSize" },
  "c:dLbl": { children: "c:idx c:delete" },
  "c:dLbl/c:delete": val(ON),
  "c:dLblPos": val(/^(t|b|l|r|ctr|outEnd)$/),
  ...Object.fromEntries(["LegendKey", "Val", "CatName", "SerName", "Percent", "BubbleSize"].map((what) => [`c:show${what}`, val(/^[01]$/)])),
  "a:solidFill": { children: "(a:srgbClr|a:schemeClr)" },
  "a:srgbClr": val(COLOR),
  "a:bodyPr": {}, "a:lstStyle": {},
  "a:p": { children: "a:pPr (a:r|a:endParaRPr)" },
  "a:pPr": { children: "a:defRPr" },
  "a:defRPr": { children: "a:solidFill?", attributes: { sz: /^\d{3,4}$/, b: /^[01]$/ } },
  "a:r": { children: "a:rPr a:t" },
  "a:rPr": { children: "a:solidFill", attributes: { lang: /^en-US$/, sz: /^\d{3,4}$/, b: ON } },
  "a:t": { text: ANY },
  "a:endParaRPr": { attributes: { lang: /^en-US$/ } },
  // Places of charts
  "xdr:wsDr": { children: "xdr:twoCellAnchor+", attributes: { "xmlns:xdr": URI("drawingml/2006/spreadsheetDrawing"), ...DRAWING, ...RELATIONS, ...CHART } },
  "xdr:twoCellAnchor": { children: "xdr:from xdr:to xdr:graphicFrame xdr:clientData", attributes: { editAs: /^oneCell$/ } },
  "xdr:from": { children: "xdr:col xdr:colOff xdr:row xdr:rowOff" },
  "xdr:to": { children: "xdr:col xdr:colOff xdr:row xdr:rowOff" },
  "xdr:col": { text: INTEGER }, "xdr:colOff": { text: OFF }, "xdr:row": { text: INTEGER }, "xdr:rowOff": { text: OFF },
  "xdr:graphicFrame": { children: "xdr:nvGraphicFramePr xdr:xfrm a:graphic", attributes: { macro: /^$/ } },
  "xdr:nvGraphicFramePr": { children: "xdr:cNvPr xdr:cNvGraphicFramePr" },
  "xdr:cNvPr": { attributes: { id: /^[1-9]\d*$/, name: ANY, descr: ANY } },
  "xdr:cNvGraphicFramePr": {},
  "xdr:xfrm": { children: "a:off a:ext" },
  "a:off": { attributes: { x: OFF, y: OFF } },
  "a:ext": { attributes: { cx: OFF, cy: OFF } },
  "a:graphic": { children: "a:graphicData" },
  "a:graphicData": { children: "c:chart", attributes: { uri: URI("drawingml/2006/chart") } },
  "a:graphicData/c:chart": { attributes: { "r:id": RELATION } },
  "xdr:clientData": {},
  // Theme
  "a:theme": { children: "a:themeElements", attributes: { ...DRAWING, name: ANY } },
  "a:themeElements": { children: "a:clrScheme a:fontScheme a:fmtScheme" },
  "a:clrScheme": { children: "a:dk1 a:lt1 a:dk2 a:lt2 a:accent1 a:accent2 a:accent3 a:accent4 a:accent5 a:accent6 a:hlink a:folHlink", attributes: { name: ANY } },
  ...Object.fromEntries(["dk1", "lt1"].map((place) => [`a:${place}`, { children: "a:sysClr" }])),
  ...Object.fromEntries(["dk2", "lt2", "accent1", "accent2", "accent3", "accent4", "accent5", "accent6", "hlink", "folHlink"].map((place) => [`a:${place}`, { children: "a:srgbClr" }])),
  "a:sysClr": { attributes: { val: /^window(Text)?$/, lastClr: COLOR } },
  "a:fontScheme": { children: "a:majorFont a:minorFont", attributes: { name: ANY } },
  "a:majorFont": { children: "a:latin a:ea a:cs" },
  "a:minorFont": { children: "a:latin a:ea a:cs" },
  "a:latin": { attributes: { typeface: ANY } },
  "a:ea": { attributes: { typeface: /^$/ } }, "a:cs": { attributes: { typeface: /^$/ } },
  "a:fmtScheme": { children: "a:fillStyleLst a:lnStyleLst a:effectStyleLst a:bgFillStyleLst", attributes: { name: ANY } },
  "a:fillStyleLst": THREE_FILLS, "a:bgFillStyleLst": THREE_FILLS,
  "a:lnStyleLst": { children: "a:ln a:ln a:ln" },
  "a:effectStyleLst": { children: "a:effectStyle a:effectStyle a:effectStyle" },
  "a:effectStyle": { children: "a:effectLst" }, "a:effectLst": {},
  "a:schemeClr": val(/^phClr$/),
  // Package
  Types: { children: "Default+ Override+", attributes: { xmlns: URI("2006/content-types") } },
  Default: { attributes: { Extension: /^(rels|xml|vml)$/, ContentType: /^application\/(xml|vnd\.openxmlformats-(package\.relationships\+xml|officedocument\.vmlDrawing))$/ } },
  Override: { attributes: { PartName: /^\/(xl|docProps|customXml)\/.*\.xml$/, ContentType: /^application\/vnd\.openxmlformats-(officedocument\.(spreadsheetml\.(sheet\.main|worksheet|table|styles|sharedStrings|sheetMetadata|comments)|drawing|drawingml\.chart|theme|extended-properties|customXmlProperties)|package\.core-properties)\+xml$/ } },
  Relationships: { children: "Relationship+", attributes: { xmlns: URI("package/2006/relationships") } },
  Relationship: { attributes: { Id: RELATION, Type: URI("(officeDocument/2006/relationships/(officeDocument|extended-properties|worksheet|theme|styles|sharedStrings|sheetMetadata|chart|drawing|table|comments|vmlDrawing|hyperlink|customXml|customXmlProps)|package/2006/relationships/metadata/core-properties)"), Target: ANY, TargetMode: /^External$/ } },
  // Properties
  "cp:coreProperties": { children: "dc:title dc:subject dc:creator cp:lastModifiedBy dcterms:created dcterms:modified", attributes: { "xmlns:cp": URI("core-properties"), "xmlns:dc": /^http:\/\/purl\.org\/dc\/elements\/1\.1\/$/, "xmlns:dcterms": /^http:\/\/purl\.org\/dc\/terms\/$/, "xmlns:xsi": /XMLSchema-instance$/ } },
  "dc:title": { text: ANY }, "dc:subject": { text: ANY }, "dc:creator": { text: ANY }, "cp:lastModifiedBy": { text: ANY },
  "dcterms:created": { attributes: { "xsi:type": /^dcterms:W3CDTF$/ }, text: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/ },
  "dcterms:modified": { attributes: { "xsi:type": /^dcterms:W3CDTF$/ }, text: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/ },
  // The record of a plan, and the namespace of its part
  plan: { children: "sheet* name*", attributes: { xmlns: /^urn:hci-planner:plan:1$/, id: ANY, product: ANY, method: ANY, evidence: ANY } },
  "plan/sheet": { children: "input*", attributes: { name: ANY } },
  input: { attributes: { id: ANY, at: CELLS, label: ANY, by: CELLS }, text: ANY },
  "plan/name": { text: ANY },
  "ds:datastoreItem": { children: "ds:schemaRefs", attributes: { "ds:itemID": /^\{[0-9A-F-]{36}\}$/, "xmlns:ds": URI("officeDocument/2006/customXml") } },
  "ds:schemaRefs": { children: "ds:schemaRef*" },
  "ds:schemaRef": { attributes: { "ds:uri": /^urn:hci-planner:plan:1$/ } },
  Properties: { children: "Application", attributes: { xmlns: URI("extended-properties") } },
  Application: { text: ANY },
}; // prettier-ignore

/** Attributes without which an element says nothing, or something else. */
const REQUIRED = ["val", "r:id", "ref", "sqref", "count", "type", "dxfId", "priority", "Id", "Type", "Target", "PartName", "ContentType", "Extension", "uri", "idx", "w", "sz", "xmlns", "xmlns:a", "xmlns:c", "xmlns:xdr"]; // prettier-ignore
const OPTIONAL: Readonly<Record<string, readonly string[]>> = {
  f: ["ref"],
  hyperlink: ["r:id"],
  dataValidation: [],
};

/** What of an element and all below it is not as the schema says. */
export function schemaErrors(node: XmlNode, parent = ""): string[] {
  const content = SCHEMA[`${parent}/${node.name}`] ?? SCHEMA[node.name];
  if (!content) return [`<${node.name}> in <${parent}> is unknown`];
  const { children = "", attributes = {}, text } = content;
  const names = node.children.map(({ name }) => `${name} `).join("");
  const order = new RegExp(
    `^${children.replace(/(\([^)]*\)|[\w:]+)([?*+]?)(?= |$)/g, "(?:$1 )$2").replace(/\) ?(?=\(|$)|(?<=[?*+]) /g, (one) => one.trim())}$`,
  );
  const wrong = Object.entries(node.attributes).filter(([name, value]) => !attributes[name]?.test(value));
  const missing = Object.keys(attributes).filter(
    (name) => REQUIRED.includes(name) && !(name in node.attributes) && !OPTIONAL[node.name]?.includes(name),
  );
  return [
    ...(order.test(names) ? [] : [`<${node.name}> holds ${names || "nothing"}`]),
    ...wrong.map(([name, value]) => `<${node.name} ${name}="${value}">`),
    ...missing.map((name) => `<${node.name}> without ${name}`),
    ...((text ?? /^\s*$/).test(node.text) ? [] : [`<${node.name}> has the text "${node.text}"`]),
    ...node.children.flatMap((child) => schemaErrors(child, node.name)),
  ];
}
