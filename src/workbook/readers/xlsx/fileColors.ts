import { attribute, childOf, childrenOf, numberAttribute, type XmlNode } from "./xmlNode";

/** Reads the color that an element such as `<fgColor theme="4" tint="0.4"/>` names, as RGB without `#`. */
export type ColorOf = (color: XmlNode | undefined) => string | undefined;

/** The colors of a theme in the order in which cells number them: the first two pairs are swapped in its part. */
const THEME_ORDER = [
  ...["lt1", "dk1", "lt2", "dk2"],
  ...["accent1", "accent2", "accent3", "accent4", "accent5", "accent6", "hlink", "folHlink"],
];

/** Colors of the list that cells of old files name by number, from 8 on; those before are the first eight again. */
const LISTED = (
  "000000 FFFFFF FF0000 00FF00 0000FF FFFF00 FF00FF 00FFFF 800000 008000 000080 808000 800080 008080 C0C0C0 808080 " +
  "9999FF 993366 FFFFCC CCFFFF 660066 FF8080 0066CC CCCCFF 000080 FF00FF FFFF00 00FFFF 800080 800000 008080 0000FF " +
  "00CCFF CCFFFF CCFFCC FFFF99 99CCFF FF99CC CC99FF FFCC99 3366FF 33CCCC 99CC00 FFCC00 FF9900 FF6600 666699 969696 " +
  "003366 339966 003300 333300 993300 993366 333399 333333"
).split(" ");
const FIRST_LISTED = 8;

/**
 * The colors of a file.
 *
 * @param styles The part of the looks, which may have a list of its own.
 * @param theme The part of the theme; files without one have no colors of a theme.
 */
export function fileColors(styles: XmlNode | undefined, theme: XmlNode | undefined): ColorOf {
  const scheme = childOf(theme, "themeElements", "clrScheme");
  const ofTheme = THEME_ORDER.map((name) => {
    const [color] = childOf(scheme, name)?.children ?? [];
    return digitsOf(attribute(color, "lastClr") ?? attribute(color, "val"));
  });
  const own = childrenOf(childOf(styles, "colors", "indexedColors"), "rgbColor").map((node) =>
    digitsOf(attribute(node, "rgb")),
  );
  return (color) => {
    const themed = numberAttribute(color, "theme");
    const listed = numberAttribute(color, "indexed");
    const plain =
      digitsOf(attribute(color, "rgb")) ??
      (themed === undefined ? undefined : ofTheme[themed]) ??
      (listed === undefined
        ? undefined
        : (own[listed] ?? LISTED[listed < FIRST_LISTED ? listed : listed - FIRST_LISTED]));
    return plain && tinted(plain, numberAttribute(color, "tint") ?? 0);
  };
}

/** The last six digits: some files have two more in front, which no cell shows. */
function digitsOf(text: string | undefined): string | undefined {
  return /^(?:[0-9a-f]{2})?([0-9a-f]{6})$/i.exec(text ?? "")?.[1]?.toUpperCase();
}

/** A color with its lightness moved towards black (from -1 on) or white (up to 1). */
function tinted(color: string, tint: number): string {
  if (tint === 0) return color;
  const parts = [0, 2, 4].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);
  const [most, least] = [Math.max(...parts), Math.min(...parts)];
  const lightness = (most + least) / 2;
  const wanted = tint < 0 ? lightness * (1 + tint) : lightness * (1 - tint) + tint;
  // Hue and saturation stay: each part keeps its share of the distance from the lightness.
  const room = Math.min(lightness, 1 - lightness);
  const scale = room === 0 ? 0 : Math.min(wanted, 1 - wanted) / room;
  return parts
    .map((part) => Math.max(0, Math.min(1, wanted + (part - lightness) * scale)))
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")
    .toUpperCase();
}
