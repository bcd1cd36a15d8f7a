import {
  readStyleId,
  styleId,
  univerDifference,
  univerStyle,
} from "../../../../src/workbook/writers/univer/looks";
import type { StyleName } from "../../../../src/workbook/styles";

const LINE = { s: 1, cl: { rgb: "#808080" } };

test.each<[StyleName, string | undefined, object]>([
  ["plain", undefined, {}],
  ["title", undefined, { bl: 1, cl: { rgb: "#1F3864" }, fs: 18 }],
  ["heading", undefined, { bl: 1, cl: { rgb: "#1F3864" }, fs: 12, bd: { b: LINE } }],
  ["unit", undefined, { cl: { rgb: "#595959" }, ht: 1, pd: { l: 9 } }],
  ["headline", "0.0", { bl: 1, cl: { rgb: "#1F3864" }, fs: 12, ht: 3, n: { pattern: "0.0" } }],
  ["input", "0%", { cl: { rgb: "#1F1F1F" }, bg: { rgb: "#FFF2CC" }, bd: { t: LINE, r: LINE, b: LINE, l: LINE }, n: { pattern: "0%" } }],
  ["column", undefined, { it: 1, cl: { rgb: "#595959" }, ht: 1, pd: { l: 9 } }],
  ["caution", undefined, { cl: { rgb: "#7F6000" }, bg: { rgb: "#FFEB9C" }, tb: 3, vt: 1 }],
  ["link", undefined, { ul: { s: 1 }, cl: { rgb: "#0563C1" } }],
])("%s with the format %s", (style, format, expected) => {
  expect(univerStyle(style, format)).toStrictEqual(expected);
}); // prettier-ignore

test("a conditional format changes weight, color and ground, but no size, line or alignment", () => {
  expect(univerDifference("numberHeader")).toStrictEqual({ bl: 1, cl: { rgb: "#FFFFFF" }, bg: { rgb: "#1F3864" } });
  expect(univerDifference("heading")).toStrictEqual({ bl: 1, cl: { rgb: "#1F3864" } });
}); // prettier-ignore

test.each<[string, object | undefined]>([
  [styleId("input", "#,##0"), { style: "input", format: "#,##0" }],
  [styleId("title"), { style: "title" }],
  ["value|0|0", { style: "value", format: "0|0" }],
  ["title", undefined],
  ["none|0", undefined],
  ["toString|0", undefined],
  ["|0", undefined],
  ["aX1z_9", undefined],
])("the id %s", (id, expected) => {
  expect(readStyleId(id)).toStrictEqual(expected);
});
