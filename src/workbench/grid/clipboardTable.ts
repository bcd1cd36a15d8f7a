/** A table in a text of the clipboard, as spreadsheets, tables of web pages and Univer itself put it there. */
const TABLE = /<table\b/i;

/**
 * Text from the clipboard as a table in HTML, of which Univer makes cells: a line is a row, a tab begins the next cell.
 * Univer's own table leaves out the blanks at the beginning and everything in `<` and `>`, and from a page that is no
 * table it takes all lines as one.
 *
 * @param html The same from the clipboard as HTML, if it is there.
 * @returns `undefined` where Univer's own reading is right: a table, or one line of text.
 */
export function clipboardTable(text: string, html = ""): string | undefined {
  if (TABLE.test(html) || !(/[\t\n]/.test(text) || text.startsWith("="))) return undefined;
  const lines = text.replace(/\r?\n$/, "").split(/\r?\n/);
  const rows = lines.map((line) => line.split("\t").map((cell) => `<td>${escaped(cell)}</td>`));
  return `<table>${rows.map((cells) => `<tr>${cells.join("")}</tr>`).join("")}</table>`;
}

function escaped(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}
