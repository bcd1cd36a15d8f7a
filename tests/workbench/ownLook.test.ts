import { isNumberFormat, ownLook } from "../../src/workbench/read/ownLook";
import type { OwnLine, OwnLook } from "../../src/workbook/look";
import { univerOwnStyle } from "../../src/workbook/writers/univer/looks";
import type { SnapshotStyle } from "../../src/workbook/writers/univer/snapshot";

const black = { rgb: "#000" };

const OWN_LINES: readonly OwnLine[] = [
  ...(["thin", "medium", "thick", "dotted", "hair", "dashed", "dashDot", "dashDotDot", "double"] as const),
  ...(["mediumDashed", "mediumDashDot", "mediumDashDotDot", "slantDashDot"] as const),
];

test.each<[SnapshotStyle, OwnLook]>([
  [{}, {}],
  [
    { bl: 1, it: 1, ul: { s: 1 }, st: { s: 1 } },
    { bold: true, italic: true, underline: true, strike: true },
  ],
  [{ bl: 0, it: 0, ul: { s: 0 }, st: { s: 0 }, ht: 0, vt: 0, va: 1 }, {}],
  [
    { ff: "Arial", fs: 14 },
    { font: "Arial", sizePt: 14 },
  ],
  [{ ff: "Calibri" }, {}],
  [
    { cl: { rgb: "#f00" }, bg: { rgb: "rgba(0, 128, 255, 1)" } },
    { color: "FF0000", fill: "0080FF" },
  ],
  [{ cl: { rgb: null }, bg: { rgb: "" } }, {}],
  [
    { ht: 2, vt: 3, tb: 3 },
    { align: "center", valign: "bottom", wrap: true },
  ],
  [
    { ht: 5, vt: 1 },
    { align: "justify", valign: "top" },
  ],
  [{ pd: { l: 18 } }, { indent: 2 }],
  [{ tr: { a: -45 } }, { rotation: 45 }],
  [{ tr: { a: 90 } }, { rotation: -90 }],
  [{ tr: { a: 0 } }, {}],
  [{ tr: { a: 0, v: 1 } }, { rotation: "stacked" }],
  [{ va: 3 }, { raised: "superscript" }],
  [
    { bd: { t: { s: 7, cl: black }, l: { s: 13, cl: { rgb: "#abcdef" } }, r: { s: 0, cl: black }, b: null } },
    { border: { top: { style: "double", color: "000000" }, left: { style: "thick", color: "ABCDEF" } } },
  ],
])("the look of %j", (style, look) => {
  expect(ownLook(style)).toEqual({ look, lost: [] });
});

test.each<OwnLook>([
  {},
  { bold: true, italic: true, underline: true, strike: true, sizePt: 14, font: "Georgia" },
  { color: "CC0000", fill: "DDEEFF", wrap: true, indent: 2, raised: "superscript", valign: "top" },
  { align: "justify", valign: "top", rotation: -30 },
  { align: "distributed", valign: "center", rotation: "stacked" },
  { align: "right", valign: "bottom", rotation: 90 },
  ...OWN_LINES.map((style) => ({
    border: { top: { style, color: "00AA00" }, left: { style, color: "000000" } },
  })),
])("the grid gives the look %j back", (look) => {
  expect(ownLook(univerOwnStyle(look))).toEqual({ look, lost: [] });
});

test.each<[SnapshotStyle, string[]]>([
  [{ ol: { s: 1 } }, ["the line above its text"]],
  [{ bd: { tl_br: { s: 1, cl: black }, bl_tr: { s: 1, cl: black } } }, ["its diagonal lines"]],
  [{ bg: { rgb: "tomato" } }, ["the color of its background"]],
  [{ fs: 410 }, ["its font size 410"]],
  [{ fs: 0 }, ["its font size 0"]],
  [{ fs: 409, ff: "F".repeat(31) }, []],
  [{ ff: "F".repeat(32) }, ["its font"]],
])("what of %j is lost", (style, lost) => {
  expect(ownLook(style).lost).toEqual(lost);
});

test.each([
  ["0.00%", true],
  ['"a;b"0;[Red]-0;;@', true],
  ["[$-409]h:mm\\ AM/PM", true],
  ["_(* #,##0_)", true],
  ['"open', false],
  ["[Red0", false],
  ["Red]0", false],
  ["0;0;0;0", true],
  ["0;0;0;0;0", false],
  ["0".repeat(255), true],
  ["0".repeat(256), false],
  ["hello", false],
  ["foo;bar", false],
  ["0 GB", false],
  ['0 "GB"', true],
  ["0\\G", true],
  ["[Bad]0", false],
  ["[Color 5]0;[color57]0", false],
  ["[Red]0;[Color56]0;[>=5]0", true],
  ["[h]:mm:ss.0", true],
  ["yyyy-mm-dd hh:mm AM/PM", true],
  ["[$€-407] #,##0.00;General", true],
  ["0.00E+00", true],
  ["_-* #,##0_-", true],
  ["0_", false],
  ["0*", false],
])("the number format %s is Excel's: %s", (format, isExcels) => {
  expect(isNumberFormat(format)).toBe(isExcels);
});
