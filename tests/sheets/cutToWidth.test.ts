import { cutToWidth } from "../../src/sheets/cutToWidth";

test.each([
  ["rvtools", 7, "rvtools"],
  ["rvtools", 6, "rvtool…"],
  // Capitals are wider.
  ["RVTOOLS", 10.5, "RVTOOLS"],
  ["RVTOOLS", 10, "RVTOOL…"],
  // No blank before the dots, and no half of a letter that takes two places.
  ["rv tools", 3, "rv…"],
  ["rv😀tools", 3, "rv😀…"],
  ["", 3, ""],
])("%j in a place for %d letters is %j", (text, most, cut) => {
  expect(cutToWidth(text, most)).toBe(cut);
});
