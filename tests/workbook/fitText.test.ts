import { firstCharacters } from "../../src/workbook/firstCharacters";
import { fitText } from "../../src/workbook/fitText";

test("a text that is too long is cut and marked, never within an emoji", () => {
  expect(fitText("a".repeat(30), 20)).toBe(`${"a".repeat(12)} … (cut)`);
  expect(fitText(`${"a".repeat(11)}${"😀".repeat(10)}`, 20)).toBe(`${"a".repeat(11)} … (cut)`);
});

test("what no workbook holds becomes the replacement character", () => {
  expect(fitText("a\u0000b\ud83dc\r\nd")).toBe("a\ufffdb\ufffdc\nd");
});

test("the first characters end before an emoji that does not fit", () => {
  expect(firstCharacters("a😀b", 2)).toBe("a");
  expect(firstCharacters("a😀b", 3)).toBe("a😀");
  expect(firstCharacters("a", 3)).toBe("a");
});
