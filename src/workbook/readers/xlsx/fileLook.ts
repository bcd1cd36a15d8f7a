import type { BorderLine, Look } from "../../styles";
import { bordersOf } from "../../writers/borders";
import { attribute, childOf, flagAttribute, isOn, numberAttribute, type XmlNode } from "./xmlNode";

/** What a cell looks like, in words to compare: looks that are drawn alike have one text. */
export type LookText = string;

const SIDES = ["top", "right", "bottom", "left"] as const;

/** Size of text that a look states no size for. */
const SIZE_PT = 11;

/** A look of the descriptions as text. */
export function textOfLook(look: Look): LookText {
  const {
    bold,
    italic,
    underline,
    sizePt = SIZE_PT,
    color,
    fill,
    wrap,
    align,
    valign,
    indent,
    unlocked,
  } = look;
  const borders = bordersOf(look.border);
  const lines = SIDES.map((side) => borders[side]).map((line) => (line ? `${line.style} ${line.color}` : ""));
  return joined([
    ...[bold, italic, underline, sizePt, color, fill, ...lines],
    ...[wrap, align, valign, indent, unlocked],
  ]);
}

/** The part of a look that a conditional format changes. */
export function textOfDifference({ bold, color, fill }: Look): LookText {
  return joined([bold, color, fill]);
}

/** The parts of a format of cells. */
export interface FormatParts {
  font: XmlNode | undefined;
  fill: XmlNode | undefined;
  border: XmlNode | undefined;
  format: XmlNode | undefined;
  /** The font that cells of the file have at first. */
  firstFont: XmlNode | undefined;
}

/** A format of a file as text. */
export function textOfFormat({ font, fill, border, format, firstFont }: FormatParts): LookText {
  const alignment = childOf(format, "alignment");
  const sides = SIDES.map((side) => lineText(childOf(border, side)));
  const indent = numberAttribute(alignment, "indent");
  const horizontal = attribute(alignment, "horizontal");
  const vertical = attribute(alignment, "vertical") ?? "bottom";
  return joined([
    ...[isOn(childOf(font, "b")), isOn(childOf(font, "i")), isUnderlined(font), sizeOf(font, firstFont)],
    ...[colorOf(font, firstFont), fillOf(fill), ...sides],
    flagAttribute(alignment, "wrapText"),
    horizontal === "general" ? undefined : horizontal,
    vertical === "top" ? undefined : vertical,
    indent === 0 ? undefined : indent,
    !flagAttribute(childOf(format, "protection"), "locked", true),
  ]);
}

/** What a conditional format of a file changes, as text. */
export function textOfDifferenceNode(node: XmlNode): LookText {
  const font = childOf(node, "font");
  const pattern = childOf(node, "fill", "patternFill");
  return joined([
    isOn(childOf(font, "b")),
    rgbOf(childOf(font, "color")),
    rgbOf(childOf(pattern, "bgColor")),
  ]);
}

function joined(parts: readonly (string | number | boolean | undefined)[]): LookText {
  return parts.map((part) => (part === undefined || part === false ? "" : String(part))).join("|");
}

function isUnderlined(font: XmlNode | undefined): boolean {
  const node = childOf(font, "u");
  return node !== undefined && attribute(node, "val") !== "none";
}

/** Text of the file's own size is of the usual size. */
function sizeOf(font: XmlNode | undefined, first: XmlNode | undefined): number {
  const size = numberAttribute(childOf(font, "sz"), "val");
  return size === undefined || size === numberAttribute(childOf(first, "sz"), "val") ? SIZE_PT : size;
}

function colorOf(font: XmlNode | undefined, first: XmlNode | undefined): string | undefined {
  const color = rgbOf(childOf(font, "color"));
  return color === rgbOf(childOf(first, "color")) || color === "theme1" ? undefined : color;
}

function fillOf(fill: XmlNode | undefined): string | undefined {
  const pattern = childOf(fill, "patternFill");
  const type = attribute(pattern, "patternType") ?? "none";
  if (!pattern) return fill && fill.children.length > 0 ? "other" : undefined;
  if (type === "none" || type === "gray125") return undefined;
  return type === "solid" ? (rgbOf(childOf(pattern, "fgColor")) ?? "other") : "other";
}

function lineText(side: XmlNode | undefined): string {
  const style = attribute(side, "style") as BorderLine["style"] | "none" | undefined;
  return style === undefined || style === "none" ? "" : `${style} ${rgbOf(childOf(side, "color")) ?? "auto"}`;
}

/** RGB without `#`; another word for colors that depend on a theme or a list. */
function rgbOf(color: XmlNode | undefined): string | undefined {
  if (!color) return undefined;
  const rgb = attribute(color, "rgb");
  if (rgb !== undefined) return rgb.slice(-6).toUpperCase();
  const theme = attribute(color, "theme");
  if (theme !== undefined) return `theme${theme}${attribute(color, "tint") ?? ""}`;
  const indexed = attribute(color, "indexed");
  // 64 and 65 are the colors that the system has for text and ground.
  return indexed === undefined || indexed === "64" || indexed === "65" ? undefined : `indexed${indexed}`;
}
