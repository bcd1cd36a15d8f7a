import {
  LineScanner,
  MAX_FIELD_BYTES,
  type LineEnd,
  type LineSink,
} from "../../../src/importers/esxtop/lineScanner";

/** Fields as `position text`, with a mark where they stood in quotes, and the ends of the lines. */
class Taken implements LineSink {
  readonly fields: string[] = [];
  readonly lines: LineEnd[] = [];

  field(position: number, text: string, quoted: boolean): void {
    this.fields.push(`${position} ${text}${quoted ? " (quoted)" : ""}`);
  }

  line(end: LineEnd): void {
    this.lines.push(end);
  }
}

/** A whole text, with all columns or the named ones. */
function scan(
  text: string | Uint8Array,
  wanted: readonly number[] | "all" = "all",
  delimiter = ",",
  chunkBytes = 3,
): Taken {
  const bytes = typeof text === "string" ? new TextEncoder().encode(text) : text;
  const taken = new Taken();
  const scanner = new LineScanner(delimiter, taken);
  scanner.want(wanted);
  for (let at = 0; at < bytes.length; at += chunkBytes) scanner.push(bytes.slice(at, at + chunkBytes));
  scanner.end();
  return taken;
}

test.each([
  ["plain fields", "a,b,c\n", ["0 a", "1 b", "2 c"]],
  ["quoted fields", '"a","b"\n', ["0 a (quoted)", "1 b (quoted)"]],
  ["one field in quotes, the next without", '"a",b\n', ["0 a (quoted)", "1 b"]],
  ["a delimiter inside quotes", '"a,b",c\n', ["0 a,b (quoted)", "1 c"]],
  ["empty fields", ",,\n", ["0 ", "1 ", "2 "]],
  ["a carriage return", "a,b\r\n", ["0 a", "1 b"]],
  ["blanks around a field", " a , b \n", ["0 a", "1 b"]],
  ["letters beyond ASCII", "é,€\n", ["0 é", "1 €"]],
  ["several lines", "a,b\nc,d\n", ["0 a", "1 b", "0 c", "1 d"]],
])("%s", (_, text, fields) => {
  expect(scan(text).fields).toEqual(fields);
});

test.each([31, 32, 33, 200, MAX_FIELD_BYTES])("a field of %d bytes comes whole", (length) => {
  expect(scan(`x,${"1".repeat(length)},y\n`).fields).toEqual(["0 x", `1 ${"1".repeat(length)}`, "2 y"]);
});

test("a longer field is cut, and the one behind it comes whole", () => {
  const { fields } = scan(`${"1".repeat(MAX_FIELD_BYTES + 1)},y\n`);
  expect(fields).toEqual([`0 ${"1".repeat(MAX_FIELD_BYTES)}`, "1 y"]);
});

test("other delimiters", () => {
  expect(scan("a,b;c\n", "all", ";").fields).toEqual(["0 a,b", "1 c"]);
  expect(scan("a\tb\n", "all", "\t").fields).toEqual(["0 a", "1 b"]);
});

test("only the wanted columns come, numbered by their place among them, while all are counted", () => {
  const { fields, lines } = scan("a,b,c,d,e\nf,g,h,i,j\nk,l,m\n", [0, 2, 3]);
  expect(fields).toEqual(["0 a", "1 c", "2 d", "0 f", "1 h", "2 i", "0 k", "1 m"]);
  expect(lines.map(({ columns }) => columns)).toEqual([5, 5, 3]);
});

test("until something else is wanted only the first column comes", () => {
  const taken = new Taken();
  new LineScanner(",", taken).push(Buffer.from("a,b\nc,d\n"));
  expect(taken.fields).toEqual(["0 a", "0 c"]);
});

test.each([
  ["a line feed ends the line", "a,b\n", { columns: 2, ended: true, whole: true }],
  ["the text ends behind a quote", '"a","b"', { columns: 2, ended: false, whole: true }],
  ["the text ends inside quotes", '"a","b', { columns: 2, ended: false, whole: false }],
  ["the text ends in a plain field", '"a",b', { columns: 2, ended: false, whole: false }],
  ["the text ends behind a delimiter", '"a",', { columns: 2, ended: false, whole: false }],
  ["a quote is open at the line feed", '"a","b\n', { columns: 2, ended: true, whole: false }],
  ["one character", "a", { columns: 1, ended: false, whole: false }],
])("%s", (_, text, end) => {
  expect(scan(text).lines).toEqual([{ line: 1, ...end }]);
});

test("a quote that stays open spoils its own line only", () => {
  const { fields, lines } = scan('"a,b\nc,d\n');
  expect(fields).toEqual(["0 a,b (quoted)", "0 c", "1 d"]);
  expect(lines).toEqual([
    { line: 1, columns: 1, ended: true, whole: false },
    { line: 2, columns: 2, ended: true, whole: true },
  ]);
});

test("behind the last line feed there is no line", () => {
  expect(scan("a\n").lines).toHaveLength(1);
  expect(scan("").lines).toEqual([]);
});

test("the bytes of the line at hand are counted over chunks, from its beginning", () => {
  const scanner = new LineScanner(",", new Taken());
  const after = (text: string) => {
    scanner.push(Buffer.from(text));
    return scanner.lineBytes;
  };
  expect([after("ab,c"), after("de"), after("f\ng"), after("\n"), after("\nxyz")]).toEqual([4, 6, 1, 0, 3]);
});
