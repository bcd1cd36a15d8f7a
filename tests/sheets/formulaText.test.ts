import { firstOf, quoted, sentence, shareOf, shown, shownApart } from "../../src/sheets/formulaText";
import { calculateFormula } from "../calculateFormula";

test("the first condition that is met decides, in the order of the list", () => {
  expect(firstOf([], "9")).toBe("9");
  expect(
    firstOf(
      [
        ["A1>1", "1"],
        ["A1>0", "2"],
      ],
      "3",
    ),
  ).toBe("IF(A1>1,1,IF(A1>0,2,3))");
});

test("a sentence is texts and formulas joined", () => {
  expect(sentence`Fits: ${"{hosts}"} hosts of "x"`).toBe('"Fits: "&{hosts}&" hosts of ""x"""');
  expect(sentence`${shown("A1", "0.0")} GHz`).toBe('TEXT(A1,"0.0")&" GHz"');
});

test.each([
  [255, 1],
  [256, 2],
])("a text of %d characters takes %d texts of a formula", (length, count) => {
  expect(quoted("x".repeat(length)).split("&")).toHaveLength(count);
});

test("a long text is not divided within an emoji: no file holds half of it", () => {
  const text = `${"x".repeat(254)}😀y`;
  expect(quoted(text)).toBe(`"${"x".repeat(254)}"&"😀y"`);
});

test.each([
  [48, 46, "#,##0", "48 46"],
  [47.826, 47.808, "#,##0", "47.83 47.81"],
  [48.4, 47.6, "#,##0", "48.4 47.6"],
  [0.34669, 0.3466, "0.0%", "34.669% 34.660%"],
  [1.004, 1, "0%", "100.4% 100.0%"],
  [9.96, 10, "#,##0.0", "9.96 10.00"],
  [1234.000001, 1234, "#,##0", "1,234.000001 1,234.000000"],
  // What no number of decimals tells apart is as short as the others.
  [1234.00000001, 1234, "#,##0", "1,234 1,234"],
])("%d and %d as %s are shown apart: %s", (one, other, format, expected) => {
  const [left, right] = shownApart(String(one), String(other), format);
  expect(calculateFormula(`${left}&" "&${right}`)).toEqual([[expected]]);
});

test.each([
  [1, 2, 0.5],
  [3, 2, 1.5],
  [3, 0, 9.99],
  [3, -1, 9.99],
  [0, 0, 0],
])("%d needed of %d: %d of it", (needed, available, share) => {
  expect(calculateFormula(shareOf(String(needed), String(available)))).toEqual([[share]]);
});
