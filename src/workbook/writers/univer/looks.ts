import type { OwnLine } from "../../look";
import type { Look, OwnLook, StyleName } from "../../styles";
import { STYLES } from "../../styles";
import { bordersOf } from "../borders";
import type { SnapshotStyle } from "./snapshot";

/** Univer's numbers for lines and for places in a cell. */
const LINES: Readonly<Record<OwnLine, number>> = {
  thin: 1,
  hair: 2,
  dotted: 3,
  dashed: 4,
  dashDot: 5,
  dashDotDot: 6,
  double: 7,
  medium: 8,
  mediumDashed: 9,
  mediumDashDot: 10,
  mediumDashDotDot: 11,
  slantDashDot: 12,
  thick: 13,
};
const ALIGN = { left: 1, center: 2, right: 3, justify: 4, distributed: 6 };
const VALIGN = { top: 1, center: 2, bottom: 3 };
const WRAP = 3;
const RAISED = { subscript: 2, superscript: 3 };

/** Pixels of one step of indent. */
const INDENT = 9;

/** Identifies a look and a number format in a snapshot, and tells both back. */
export function styleId(style: StyleName, format = ""): string {
  return `${style}|${format}`;
}

/** The look and number format of a style id that the writer made; `undefined` for the ids that Univer makes. */
export function readStyleId(id: string): { style: StyleName; format?: string } | undefined {
  const bar = id.indexOf("|");
  const style = id.slice(0, bar);
  if (bar < 0 || !Object.hasOwn(STYLES, style)) return undefined;
  const format = id.slice(bar + 1);
  return { style: style as StyleName, ...(format === "" ? {} : { format }) };
}

/** A look and a number format in Univer's words. */
export function univerStyle(style: StyleName, format?: string): SnapshotStyle {
  return styleOf(STYLES[style], format);
}

/** A look of a user, and a number format, in Univer's words. */
export function univerOwnStyle(
  { strike, font, raised, rotation, ...look }: OwnLook,
  format?: string,
): SnapshotStyle {
  return {
    ...styleOf(look, format),
    ...(strike ? { st: { s: 1 } } : {}),
    ...(font === undefined ? {} : { ff: font }),
    ...(raised ? { va: RAISED[raised] } : {}),
    // Univer counts degrees of a text that falls.
    ...(rotation === undefined ? {} : { tr: rotation === "stacked" ? { a: 0, v: 1 } : { a: -rotation } }),
  };
}

function styleOf(look: Look | OwnLook, format: string | undefined): SnapshotStyle {
  const { align, indent } = look;
  return {
    ...paint(look),
    ...(look.italic ? { it: 1 } : {}),
    ...(look.underline ? { ul: { s: 1 } } : {}),
    ...(look.sizePt === undefined ? {} : { fs: look.sizePt }),
    ...(look.border === undefined ? {} : { bd: borders(look.border) }),
    ...(align ? { ht: ALIGN[align] } : {}),
    ...(indent === undefined ? {} : { pd: { l: indent * INDENT } }),
    ...(look.wrap ? { tb: WRAP } : {}),
    ...(look.valign ? { vt: VALIGN[look.valign] } : look.wrap ? { vt: VALIGN.top } : {}),
    ...(format === undefined ? {} : { n: { pattern: format } }),
  };
}

/** The part of a look that a conditional format may change. */
export function univerDifference(style: StyleName): SnapshotStyle {
  const look: Look = STYLES[style];
  return paint(look);
}

function paint({ bold, color, fill }: Pick<Look, "bold" | "color" | "fill">): SnapshotStyle {
  return {
    ...(bold ? { bl: 1 } : {}),
    ...(color === undefined ? {} : { cl: { rgb: `#${color}` } }),
    ...(fill === undefined ? {} : { bg: { rgb: `#${fill}` } }),
  };
}

function borders(border: Look["border"] | OwnLook["border"]): NonNullable<SnapshotStyle["bd"]> {
  const sides = { t: "top", r: "right", b: "bottom", l: "left" } as const;
  const lines = bordersOf(border);
  return Object.fromEntries(
    Object.entries(sides).flatMap(([short, side]) => {
      const line = lines[side];
      return line ? [[short, { s: LINES[line.style], cl: { rgb: `#${line.color}` } }]] : [];
    }),
  );
}
