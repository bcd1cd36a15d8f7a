import fc from "fast-check";
import { csvTable, separatorOf } from "../../../src/importers/tables/csvTable";
import { folderOf, textFile } from "../sources";
import { rowsOf } from "./rowsOf";

async function read(bytes: Uint8Array | string, chunkBytes?: number): Promise<unknown> {
  const file =
    typeof bytes === "string" ? textFile("a/RVTools_tabvInfo.csv", bytes) : { path: "v.csv", bytes };
  const [found] = folderOf([file], chunkBytes).files;
  return found && rowsOf(csvTable(found));
}

test("rows carry the line in which they begin; blank lines are skipped", async () => {
  expect(await read('VM,Note\r\na,"two\nlines, and a ""quote"""\r\n\r\nb,\r\n')).toEqual([
    [1, ["VM", "Note"]],
    [2, ["a", 'two\nlines, and a "quote"']],
    [5, ["b", null]],
  ]);
});

test.each([
  ["a,b;c,d\n", ","],
  ["a;b,c;d\n", ";"],
  ["a\tb,c\td\n", "\t"],
  ['"a;b;c",d\n', ","],
  ["VM\n", ","],
])("the separator of %j is %j", (text, separator) => {
  expect(separatorOf(text)).toBe(separator);
});

test.each([
  ["UTF-8 with a mark", [0xef, 0xbb, 0xbf, ...Buffer.from("VM\nä\n", "utf8")]],
  ["UTF-16", [0xff, 0xfe, ...Buffer.from("VM\nä\n", "utf16le")]],
  ["Windows-1252", [...Buffer.from("VM\nä\n", "latin1")]],
])("text in %s", async (_, bytes) => {
  expect(await read(Uint8Array.from(bytes))).toEqual([
    [1, ["VM"]],
    [2, ["ä"]],
  ]);
});

test("a quote that is never closed names its line", async () => {
  await expect(read('VM\na\n"b\nc\n')).rejects.toThrow("the quote of line 3 is never closed");
});

test("a cell without an end is refused", async () => {
  await expect(read(`"${"x".repeat(2 ** 20 + 1)}`)).rejects.toThrow(
    "a cell of line 1 has more than 1048576 characters",
  );
});

test.each([
  ["a quote that is never closed", '"b\nc\n'],
  ["a cell without an end", "x".repeat(2 ** 20 + 1)],
])("the error of %s begins with the path of the file", async (_, text) => {
  const file = "a/RVTools_tabvInfo.csv";
  await expect(read(text)).rejects.toMatchObject({
    ...{ name: "SyntaxError", file },
    message: expect.stringMatching(/^a\/RVTools_tabvInfo\.csv: (the quote|a cell) of line 1 /),
  });
});

test("names in Windows-1252 stay different when the first umlaut is far from the beginning", async () => {
  const filler = "vm;Berlin\n".repeat(10_000);
  const bytes = Uint8Array.from(Buffer.from(`VM;Cluster\n${filler}a;B\u00fcro\nb;B\u00e4ro\n`, "latin1"));
  const rows = (await read(bytes, 64 * 1024)) as [number, string[]][];
  expect(rows.slice(-2).map(([, cells]) => cells)).toEqual([
    ["a", "B\u00fcro"],
    ["b", "B\u00e4ro"],
  ]);
});

test("a file is opened once for its beginning and once for its rows", async () => {
  const [file] = folderOf([textFile("v.csv", "VM\nB\u00fcro\n")]).files;
  let opened = 0;
  if (file) await rowsOf(csvTable({ ...file, open: () => ((opened += 1), file.open()) }));
  expect(opened).toBe(2);
});

test("a visitor that has enough is not called again", async () => {
  const [file] = folderOf([textFile("v.csv", "1\n2\n3\n")]).files;
  const seen: number[] = [];
  if (file)
    await csvTable(file).rows(({ number }) => (seen.push(number), number === 2 ? "enough" : undefined));
  expect(seen).toEqual([1, 2]);
});

test("what a writer of CSV writes is read again, wherever the pieces end", async () => {
  const cell = fc.string({
    unit: fc.constantFrom("a", ",", '"', "\n", "\r", "ä", " ", ";", "\t"),
    maxLength: 6,
  });
  const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(table, fc.integer({ min: 1, max: 9 }), async (rows, chunk) => {
      const text = [["x", "y", "z"], ...rows]
        .map((cells) => cells.map((one) => `"${one.replaceAll('"', '""')}"`).join(","))
        .join("\r\n");
      const read = (await rowsOf(csvTable(folderOf([textFile("v.csv", text)], chunk).files[0] as never))) as [
        number,
        unknown[],
      ][];
      const filled = rows.filter((cells) => cells.some((one) => one !== ""));
      expect(read.slice(1).map(([, cells]) => cells)).toEqual(
        filled.map((cells) => cells.map((one) => one || null)),
      );
    }),
  );
});

test.each([
  ["2026-11-20", "2026-11-20T00:00:00"],
  ["2026-11-20 08:15", "2026-11-20T08:15:00"],
  ["20.11.2026", null],
])("the day of %s: %s", async (text, day) => {
  const [file] = folderOf([textFile("v.csv", `${text}\n`)]).files;
  const days: (string | null)[] = [];
  if (file) await csvTable(file).rows((row) => (days.push(row.date(0)), undefined));
  expect(days).toEqual([day]);
});
