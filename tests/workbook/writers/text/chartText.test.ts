import { seriesLookText } from "../../../../src/workbook/writers/text/chartText";

test.each<[Parameters<typeof seriesLookText>[0], string]>([
  [{}, ""],
  [{ line: "none" }, "  (no line)"],
  [{ line: { dash: "dash" } }, "  (dash line)"],
  [{ line: {} }, "  (solid line)"],
  [{ marker: "none" }, "  (no marker)"],
  [{ line: "none", marker: "none" }, "  (no line, no marker)"],
])("a series with the look %j has the text %j", (look, text) => {
  expect(seriesLookText(look)).toBe(text);
});
