import type { OwnLine, OwnLook } from "../../look";
import type { ColorOf } from "./fileColors";
import type { FormatParts } from "./fileLook";
import { attribute, childOf, flagAttribute, isOn, numberAttribute, type XmlNode } from "./xmlNode";

/** A look that is none of HCI Planner's, and what of it no description has. */
export interface FileOwnLook {
  look: OwnLook;
  lost: string[];
}

const SIDES = ["top", "right", "bottom", "left"] as const;

const LINES: readonly OwnLine[] = [
  ...(["thin", "medium", "thick", "dotted", "hair", "dashed", "dashDot", "dashDotDot", "double"] as const),
  ...(["mediumDashed", "mediumDashDot", "mediumDashDotDot", "slantDashDot"] as const),
];

const BLACK = "000000";

/** Numbers of a file: letters below each other, and from where on texts fall. */
const STACKED = 255;
const STEEPEST = 90;

/** The look of a format of a file. Font and size of the file's first font are the usual ones. */
export function fileOwnLook(
  { font, fill, border, format, firstFont }: FormatParts,
  colorOf: ColorOf,
): FileOwnLook {
  const lost: string[] = [];
  const look: OwnLook = {
    ...fontOf(font, firstFont, colorOf),
    ...fillOf(fill, colorOf, lost),
    ...borderOf(border, colorOf, lost),
    ...alignmentOf(childOf(format, "alignment"), lost),
    ...(flagAttribute(childOf(format, "protection"), "locked", true) ? {} : { unlocked: true }),
  };
  return { look, lost };
}

type Part = Partial<OwnLook>;

function fontOf(font: XmlNode | undefined, first: XmlNode | undefined, colorOf: ColorOf): Part {
  const has = (name: string) => isOn(childOf(font, name));
  const underline = childOf(font, "u");
  const [size, usualSize] = [font, first].map((node) => numberAttribute(childOf(node, "sz"), "val"));
  const [name, usualName] = [font, first].map((node) => attribute(childOf(node, "name"), "val"));
  const raised = attribute(childOf(font, "vertAlign"), "val");
  const [color, usualColor] = [font, first].map((node) => colorOf(childOf(node, "color")));
  return {
    ...(has("b") ? { bold: true } : {}),
    ...(has("i") ? { italic: true } : {}),
    ...(has("strike") ? { strike: true } : {}),
    ...(underline && attribute(underline, "val") !== "none" ? { underline: true } : {}),
    ...(size === undefined || size === usualSize || size < 1 || size > 409 ? {} : { sizePt: size }),
    ...(name === undefined || name === usualName || name.length > 31 ? {} : { font: name }),
    ...(raised === "superscript" || raised === "subscript" ? { raised } : {}),
    ...(color === undefined || color === usualColor || attribute(childOf(font, "color"), "theme") === "1"
      ? {}
      : { color }),
  };
}

function fillOf(fill: XmlNode | undefined, colorOf: ColorOf, lost: string[]): Part {
  const pattern = childOf(fill, "patternFill");
  const type = attribute(pattern, "patternType") ?? "none";
  if (!pattern) {
    if (fill && fill.children.length > 0) lost.push("the color gradient of its background");
    return {};
  }
  if (type === "none") return {};
  const color = colorOf(childOf(pattern, "fgColor"));
  if (type === "solid") return color === undefined ? {} : { fill: color };
  lost.push("the pattern of its background");
  const ground = colorOf(childOf(pattern, "bgColor"));
  return ground === undefined ? {} : { fill: ground };
}

function borderOf(border: XmlNode | undefined, colorOf: ColorOf, lost: string[]): Part {
  const lines: NonNullable<OwnLook["border"]> = {};
  for (const side of SIDES) {
    const node = childOf(border, side);
    const style = LINES.find((line) => line === attribute(node, "style"));
    if (style) lines[side] = { style, color: colorOf(childOf(node, "color")) ?? BLACK };
  }
  const diagonal = attribute(childOf(border, "diagonal"), "style") ?? "none";
  if (diagonal !== "none") lost.push("its diagonal lines");
  return Object.keys(lines).length > 0 ? { border: lines } : {};
}

function alignmentOf(alignment: XmlNode | undefined, lost: string[]): Part {
  const horizontal = attribute(alignment, "horizontal") ?? "general";
  const vertical = attribute(alignment, "vertical") ?? "bottom";
  const indent = numberAttribute(alignment, "indent") ?? 0;
  const rotation = rotationOf(numberAttribute(alignment, "textRotation") ?? 0);
  const align = (["left", "center", "right", "justify", "distributed"] as const).find(
    (known) => known === horizontal,
  );
  const valign = (["top", "center", "bottom"] as const).find((known) => known === vertical);
  if (align === undefined && horizontal !== "general")
    lost.push("the way in which its text is spread over cells");
  if (flagAttribute(alignment, "shrinkToFit")) lost.push("the shrinking of its text");
  return {
    ...(flagAttribute(alignment, "wrapText") ? { wrap: true } : {}),
    ...(align === undefined ? {} : { align }),
    valign: valign ?? "top",
    ...(indent > 0 ? { indent } : {}),
    ...(rotation === undefined ? {} : { rotation }),
  };
}

function rotationOf(stored: number): OwnLook["rotation"] {
  if (stored === STACKED) return "stacked";
  if (stored === 0 || stored > 2 * STEEPEST || stored < -STEEPEST) return undefined;
  return stored > STEEPEST ? STEEPEST - stored : stored;
}
