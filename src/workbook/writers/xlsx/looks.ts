import type { Look, OwnLook } from "../../styles";
import { bordersOf } from "../borders";
import { xmlElement } from "./xml";

const SIZE_PT = 11;
const FAMILY = '<family val="2"/>';
const TYPEFACE = `<name val="Calibri"/>${FAMILY}`;

/** The font of cells that no look has one for: the theme's. */
export const DEFAULT_FONT = `<font>${fontSize(SIZE_PT)}<color theme="1"/>${TYPEFACE}<scheme val="minor"/></font>`;

/** A look of HCI Planner or of a user. */
type AnyLook = Look | OwnLook;

/** `<font>` of a look. The schema has an order for its children. */
export function fontXml(look: AnyLook): string {
  const { bold, italic, underline, strike, sizePt, color, font, raised }: Omit<OwnLook, "border"> = look;
  if ((bold ?? italic ?? underline ?? strike ?? sizePt ?? color ?? font ?? raised) === undefined)
    return DEFAULT_FONT;
  const ways = [
    ...(bold ? ["<b/>"] : []),
    ...(italic ? ["<i/>"] : []),
    ...(strike ? ["<strike/>"] : []),
    ...(underline ? ["<u/>"] : []),
    ...(raised ? [xmlElement("vertAlign", { val: raised })] : []),
  ];
  const typeface = font === undefined ? TYPEFACE : xmlElement("name", { val: font }) + FAMILY;
  return `<font>${ways.join("")}${fontSize(sizePt ?? SIZE_PT)}${colorXml("color", color)}${typeface}</font>`;
}

/** `<fill>` of a look. */
export function fillXml({ fill }: AnyLook): string {
  if (fill === undefined) return '<fill><patternFill patternType="none"/></fill>';
  return `<fill><patternFill patternType="solid">${colorXml("fgColor", fill)}</patternFill></fill>`;
}

/** `<border>` of a look. */
export function borderXml({ border }: AnyLook): string {
  const lines = bordersOf(border);
  const side = (name: keyof typeof lines) => {
    const line = lines[name];
    return line ? `<${name} style="${line.style}">${colorXml("color", line.color)}</${name}>` : `<${name}/>`;
  };
  return `<border>${side("left")}${side("right")}${side("top")}${side("bottom")}<diagonal/></border>`;
}

/** `<alignment>` of a look. */
export function alignmentXml(look: AnyLook): string {
  const { align, valign, rotation, wrap, indent }: Omit<OwnLook, "border"> = look;
  return xmlElement("alignment", {
    horizontal: align,
    // Where one cell of a row wraps, the others stand beside its first line.
    vertical: valign ?? "top",
    textRotation: rotation === undefined ? undefined : storedRotation(rotation),
    wrapText: wrap,
    indent,
  });
}

/** Files count degrees of texts that fall from 90 on. */
function storedRotation(rotation: NonNullable<OwnLook["rotation"]>): number {
  if (rotation === "stacked") return STACKED;
  return rotation < 0 ? 90 - rotation : rotation;
}

/** A file's number for letters below each other. */
const STACKED = 255;

/** `<protection>` of a look; nothing where it is as usual. */
export function protectionXml({ unlocked }: AnyLook): string {
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
