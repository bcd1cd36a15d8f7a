import { clipboardTable } from "../../src/workbench/grid/clipboardTable";

test.each([
  ["lines and tabs", "a\tb\nc", "<tr><td>a</td><td>b</td></tr><tr><td>c</td></tr>"],
  ["lines of Windows, the last one ended", "a\r\nb\r\n", "<tr><td>a</td></tr><tr><td>b</td></tr>"],
  ["blank lines before the text", "\n\na", "<tr><td></td></tr><tr><td></td></tr><tr><td>a</td></tr>"],
  ["blanks at the beginning of a line", "  a\nb", "<tr><td>  a</td></tr><tr><td>b</td></tr>"],
  ["XML", "<a>\n&lt;", "<tr><td>&lt;a&gt;</td></tr><tr><td>&amp;lt;</td></tr>"],
  ["a line that begins with =", "=====", "<tr><td>=====</td></tr>"],
])("%s are a table", (_, text, rows) => {
  expect(clipboardTable(text)).toBe(`<table>${rows}</table>`);
});

test("lines of a page without a table are one", () => {
  expect(clipboardTable("a\nb", "<pre>a\nb</pre>")).toBe(
    "<table><tr><td>a</td></tr><tr><td>b</td></tr></table>",
  );
});

test.each([
  [
    "a table of another spreadsheet",
    "a\tb",
    "<html><table border=0><tr><td>a</td><td>b</td></tr></table></html>",
  ],
  ["one line", "https://example.com", ""],
  ["nothing", "", "<img src='x'>"],
])("%s is left to Univer", (_, text, html) => {
  expect(clipboardTable(text, html)).toBeUndefined();
});
