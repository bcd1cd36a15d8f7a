import type { OwnLine, OwnLook } from "../../workbook/look";
import type { SnapshotStyle } from "../../workbook/writers/univer/snapshot";

/** Univer's lines by their number. */
const LINES: readonly (OwnLine | undefined)[] = [
  undefined,
  "thin",
  "hair",
  "dotted",
  "dashed",
  "dashDot",
  "dashDotDot",
  "double",
  "medium",
  "mediumDashed",
  "mediumDashDot",
  "mediumDashDotDot",
  "slantDashDot",
  "thick",
];

/** Univer's places in a cell by their number. */
const ALIGN = [undefined, "left", "center", "right", "justify", "justify", "distributed"] as const;
const VALIGN = [undefined, "top", "center", "bottom"] as const;
const RAISED = [undefined, undefined, "subscript", "superscript"] as const;

const SIDES = { t: "top", r: "right", b: "bottom", l: "left" } as const;

/** Univer's number for texts that are wrapped. */
const WRAP = 3;

/** Pixels of one step of indent. */
const INDENT = 9;

/** The typeface of cells that have none of their own. */
const USUAL_FONT = "Calibri";

/** Excel's limits: a number format's characters, and the degrees of a text. */
const MAX_FORMAT_LENGTH = 255;
const STEEPEST = 90;

/** Excel's limits: points of a font's size, and the characters of its name. */
const SIZES_PT = { least: 1, most: 409 };
const MAX_FONT_LENGTH = 31;

/** A look that a user made, and what of it no .xlsx holds. */
export interface ReadLook {
  look: OwnLook;
  lost: string[];
}

/** A look of the grid as a look of a file. */
export function ownLook(style: SnapshotStyle): ReadLook {
  const lost: string[] = [];
  const colorOf = (color: SnapshotStyle["cl"], what: string): string | undefined => {
    // Univer takes a color away by an empty one.
    if (!color || (!color.rgb && !("th" in color))) return undefined;
    const read = readColor(color.rgb);
    if (read === undefined) lost.push(`the color of its ${what}`);
    return read;
  };
  const rotation = rotationOf(style.tr);
  if (style.ol?.s) lost.push("the line above its text");
  const border = bordersOf(style.bd, colorOf, lost);
  const look = {
    ...(style.bl ? { bold: true } : {}),
    ...(style.it ? { italic: true } : {}),
    ...(style.ul?.s ? { underline: true } : {}),
    ...(style.st?.s ? { strike: true } : {}),
    ...set("raised", RAISED[style.va ?? 0]),
    ...set("sizePt", sizeOf(style, lost)),
    ...set("font", fontOf(style, lost)),
    ...set("color", colorOf(style.cl, "text")),
    ...set("fill", colorOf(style.bg, "background")),
    ...(border ? { border } : {}),
    ...(style.tb === WRAP ? { wrap: true } : {}),
    ...set("align", ALIGN[style.ht ?? 0]),
    ...set("valign", VALIGN[style.vt ?? 0]),
    ...set("rotation", rotation),
    ...(style.pd?.l ? { indent: Math.round(style.pd.l / INDENT) } : {}),
  };
  return { look, lost };
}

/** Excel's words in brackets: colors, conditions, currencies, elapsed time, digits of other scripts. */
const BRACKETED =
  /\[(?:black|blue|cyan|green|magenta|red|white|yellow|color ?(?:[1-9]|[1-4]\d|5[0-6])|(?:[<>]=?|<>|=)-?[\d.]+|\$[^\]]*|h+|m+|s+|dbnum[1-4])\]/gi;

/** What Excel shows as it is, or knows: any other letter must be in quotation marks. */
const BARE = /general|am\/pm|a\/p|e[+-]|[dmyhs]/gi;

/**
 * Does Excel take a number format? It "repairs" a workbook that has another. Formats that only some editions of Excel take are
 * refused, too.
 */
export function isNumberFormat(format: string): boolean {
  const bare = format.replace(/"[^"]*"|\\.|[_*]./g, "");
  return (
    format.length <= MAX_FORMAT_LENGTH &&
    bare.split(";").length <= 4 &&
    !/["\\[\]\p{L}]|[_*]$/u.test(bare.replace(BRACKETED, "").replace(BARE, ""))
  );
}

function sizeOf({ fs: size }: SnapshotStyle, lost: string[]): number | undefined {
  if (size === undefined || (size >= SIZES_PT.least && size <= SIZES_PT.most)) return size;
  lost.push(`its font size ${size}`);
  return undefined;
}

function fontOf({ ff: font }: SnapshotStyle, lost: string[]): string | undefined {
  if (font === undefined || font === USUAL_FONT) return undefined;
  if (font.length <= MAX_FONT_LENGTH) return font;
  lost.push("its font");
  return undefined;
}

type Entry<K extends string, V> = { [Key in K]?: NonNullable<V> };

function set<K extends string, V>(key: K, value: V): Entry<K, V> {
  return (value === undefined || value === null ? {} : { [key]: value }) as Entry<K, V>;
}

/** Univer counts degrees of a text that falls. */
function rotationOf(turned: SnapshotStyle["tr"]): OwnLook["rotation"] {
  if (!turned) return undefined;
  if (turned.v === 1) return "stacked";
  const degrees = -Math.round(turned.a);
  return degrees === 0 ? undefined : Math.max(-STEEPEST, Math.min(STEEPEST, degrees));
}

function bordersOf(
  lines: SnapshotStyle["bd"],
  colorOf: (color: SnapshotStyle["cl"], what: string) => string | undefined,
  lost: string[],
): OwnLook["border"] {
  const border: NonNullable<OwnLook["border"]> = {};
  for (const [short, line] of Object.entries(lines ?? {})) {
    const style = LINES[line?.s ?? 0];
    if (!line || style === undefined) continue;
    if (Object.hasOwn(SIDES, short))
      border[SIDES[short as keyof typeof SIDES]] = { style, color: colorOf(line.cl, "border") ?? "000000" };
    else if (!lost.includes("its diagonal lines")) lost.push("its diagonal lines");
  }
  return Object.keys(border).length > 0 ? border : undefined;
}

/** A color of the web as six digits; `undefined` for what is none. */
function readColor(text: string | null | undefined): string | undefined {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(text ?? "");
  const long = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})(?:[0-9a-f]{2})?$/i.exec(text ?? "");
  const parts = /^rgba?\(\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*(?:,\s*[\d.]+\s*)?\)$/i.exec(text ?? "");
  const digits = short
    ? short.slice(1).map((digit) => digit + digit)
    : (long?.slice(1) ??
      parts?.slice(1).map((part) => Math.min(255, Number(part)).toString(16).padStart(2, "0")));
  return digits?.join("").toUpperCase();
}
