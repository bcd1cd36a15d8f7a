import { firstOf, quoted, sentence, shown } from "../../src/sheets/formulaText";

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
