import type { Look } from "../../styles";
import { bordersOf } from "../borders";
import { xmlElement } from "./xml";

const SIZE_PT = 11;
const TYPEFACE = '<name val="Calibri"/><family val="2"/>';

/** The font of cells that no look has one for: the theme's. */
export const DEFAULT_FONT = `<font>${fontSize(SIZE_PT)}<color theme="1"/>${TYPEFACE}<scheme val="minor"/></font>`;

/** `<font>` of a look. The schema has an order for its children. */
export function fontXml({ bold, italic, underline, sizePt, color }: Look): string {
  if ((bold ?? italic ?? underline ?? sizePt ?? color) === undefined) return DEFAULT_FONT;
  const ways = `${bold ? "<b/>" : ""}${italic ? "<i/>" : ""}${underline ? "<u/>" : ""}`;
  return `<font>${ways}${fontSize(sizePt ?? SIZE_PT)}${colorXml("color", color)}${TYPEFACE}</font>`;
}

/** `<fill>` of a look. */
export function fillXml({ fill }: Look): string {
  if (fill === undefined) return '<fill><patternFill patternType="none"/></fill>';
  return `<fill><patternFill patternType="solid">${colorXml("fgColor", fill)}</patternFill></fill>`;
}

/** `<border>` of a look. */
export function borderXml({ border }: Look): string {
  const lines = bordersOf(border);
  const side = (name: keyof typeof lines) => {
    const line = lines[name];
    return line ? `<${name} style="${line.style}">${colorXml("color", line.color)}</${name}>` : `<${name}/>`;
  };
  return `<border>${side("left")}${side("right")}${side("top")}${side("bottom")}<diagonal/></border>`;
}

/** `<alignment>` of a look. */
export function alignmentXml({ align, valign, indent, wrap }: Look): string {
  return xmlElement("alignment", {
    horizontal: align,
    // Where one cell of a row wraps, the others stand beside its first line.
    vertical: valign ?? "top",
    wrapText: wrap,
    indent,
  });
}

/** `<protection>` of a look; nothing where it is as usual. */
export function protectionXml({ unlocked }: Look): string {
  return unlocked ? '<protection locked="0"/>' : "";
}

/** The part of a look that a conditional format may change; its fill is stored as a background color. */
export function differenceXml({ bold, color, fill }: Look): string {
  const changes = `${bold ? "<b/>" : ""}${colorXml("color", color)}`;
  const font = changes === "" ? "" : `<font>${changes}</font>`;
  if (fill === undefined) return `<dxf>${font}</dxf>`;
  return `<dxf>${font}<fill><patternFill patternType="solid">${colorXml("bgColor", fill)}</patternFill></fill></dxf>`;
}

function fontSize(points: number): string {
  return `<sz val="${String(points)}"/>`;
}

function colorXml(name: string, color: string | undefined): string {
  return color === undefined ? "" : `<${name} rgb="FF${color}"/>`;
}
