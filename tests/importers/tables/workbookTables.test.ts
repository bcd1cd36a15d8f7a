import ExcelJS from "exceljs";
import fc from "fast-check";
import { openArchive } from "../../../src/archive/openArchive";
import { isWorkbook, workbookTables } from "../../../src/importers/tables/workbookTables";
import { folderOf, textFile, type TestFile } from "../sources";
import { rowsOf } from "./rowsOf";

const RELATION = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";

/** The parts of a workbook with one sheet; `change` adds parts or puts others in their place. */
function parts(sheet: string, change: Readonly<Record<string, string>> = {}): TestFile[] {
  const files: Record<string, string> = {
    "xl/worksheets/sheet1.xml": `<worksheet xmlns="${MAIN}">${sheet}</worksheet>`,
    "[Content_Types].xml": "<Types/>",
    "_rels/.rels": `<Relationships><Relationship Id="r1" Type="${RELATION}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    "xl/workbook.xml": `<workbook xmlns:r="${RELATION}"><sheets><sheet name="vInfo" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships><Relationship Id="rId1" Type="${RELATION}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${RELATION}/sharedStrings" Target="/xl/sharedStrings.xml"/><Relationship Id="rId3" Type="${RELATION}/styles" Target="styles.xml"/></Relationships>`,
    "xl/sharedStrings.xml": `<sst><si><t>VM</t></si><si><r><t>rich </t></r><r><t>text</t></r><rPh sb="0" eb="1"><t>read aloud</t></rPh></si><si><t xml:space="preserve"> a &amp; b_x000D_</t></si><si><t/></si></sst>`,
    "xl/styles.xml": `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="yyyy/mm/dd hh:mm"/><numFmt numFmtId="165" formatCode="0.0&quot; days&quot;"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
    ...change,
  };
  return Object.entries(files).map(([path, text]) => textFile(path, text));
}

async function read(files: readonly TestFile[], chunkBytes?: number) {
  const tables = await workbookTables(folderOf(files, chunkBytes));
  return Promise.all(tables.map(async (table) => [table.name, await rowsOf(table)] as const));
}

const SHEET = `<dimension ref="A1"/><sheetData>
<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c t="inlineStr"><is><r><t>in</t></r><r><t>line</t></r></is></c></row>
<row/><row r="5" spans="1:9"><c r="C5" s="1"><v>45000.5</v></c><c r="AB5" t="b"><v>1</v></c></row>
<row r="6"><c r="A6" t="e"><v>#N/A</v></c><c r="B6" t="str"><f>1&lt;2</f><v>a &lt; b</v></c><c r="C6" t="s"><v>2</v></c><c r="D6" t="s"><v>3</v></c><c r="E6"/><c r="F6"><v>-1.5E3</v></c></row>
</sheetData><mergeCells/>`;

const ROWS = [
  [1, ["VM", "rich text", "inline"]],
  [5, [null, null, 45_000.5, ...Array<null>(24).fill(null), true]],
  [6, [{ fault: "#N/A" }, "a < b", " a & b\r", null, null, -1500]],
];

test("shared, rich and inline texts, numbers, truth values and errors; blank cells and rows are skipped", async () => {
  expect(await read(parts(SHEET))).toEqual([["vInfo", ROWS]]);
});

test("parts may come in any order, tags have a prefix, pieces end anywhere", async () => {
  const prefixed = (files: TestFile[]) =>
    files.map(({ path, bytes }) => {
      const text = new TextDecoder().decode(bytes);
      return textFile(path, path.includes("rels") ? text : text.replace(/<(\/?)(?=[a-zA-Z])/g, "<$1x:"));
    });
  for (const size of [1, 7, 100]) {
    expect(await read(prefixed(parts(SHEET)).reverse(), size)).toEqual([["vInfo", ROWS]]);
  }
});

test("a visitor that has enough is not called again, wherever the piece ends that it is in", async () => {
  for (const size of [1, 60, 100, 1000]) {
    const [table] = await workbookTables(folderOf(parts(SHEET), size));
    const seen: number[] = [];
    await table?.rows(({ number }) => (seen.push(number), number === 5 ? "enough" : undefined));
    expect(seen).toEqual([1, 5]);
  }
});

test("days follow the style of a cell and the system of the workbook", async () => {
  const days = async (change: Readonly<Record<string, string>>) => {
    const row = `<sheetData><row r="1"><c s="0"><v>45000.5</v></c><c s="1"><v>45000.5</v></c><c s="2"><v>3</v></c><c s="3"><v>59</v></c><c s="3"><v>61</v></c><c t="d"><v>2026-11-20T10:00:00Z</v></c><c s="1"><v>-1</v></c></row></sheetData>`;
    const [table] = await workbookTables(folderOf(parts(row, change)));
    let found: (string | null)[] = [];
    await table?.rows(
      (one) => ((found = [0, 1, 2, 3, 4, 5, 6].map((column) => one.date(column))), undefined),
    );
    return found;
  };
  const since1900 = ["1900-02-28T00:00:00", "1900-03-01T00:00:00", "2026-11-20T10:00:00", null];
  expect(await days({})).toEqual([null, "2023-03-15T12:00:00", null, ...since1900]);
  const since1904 = `<workbook xmlns:r="${RELATION}"><workbookPr date1904="1"/><sheets><sheet name="a" r:id="rId1"/></sheets></workbook>`;
  expect((await days({ "xl/workbook.xml": since1904 })).slice(1, 5)).toEqual([
    "2027-03-16T12:00:00",
    null,
    "1904-02-29T00:00:00",
    "1904-03-02T00:00:00",
  ]);
});

test("sheets keep their order, hidden ones too; charts have no rows", async () => {
  const files = parts("<sheetData/>", {
    "xl/workbook.xml": `<workbook xmlns:rel="${RELATION}"><sheets><sheet name="b &amp; c" rel:id="rId4" state="hidden"/><sheet name="chart" rel:id="rId5"/><sheet name="a" rel:id="rId1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships><Relationship Id="rId5" Type="${RELATION}/chartsheet" Target="c.xml"/><Relationship Id="rId4" Type="http://purl.oclc.org/ooxml/officeDocument/relationships/worksheet" Target="../xl/./other.xml"/><Relationship Id="rId1" Type="${RELATION}/worksheet" Target="/xl/worksheets/sheet1.xml"/></Relationships>`,
    "xl/other.xml": "<worksheet><sheetData><row><c><v>7</v></c></row></sheetData></worksheet>",
  });
  expect(await read(files)).toEqual([
    ["b & c", [[1, [7]]]],
    ["a", []],
  ]);
});

test.each([
  ["<sheetData><row><c><v>1</v></c></row>", "the sheet ends inside row 1"],
  ["<sheetData><row><c><v>one</v></c></row></sheetData>", 'row 1 has a number "one"'],
  [
    '<sheetData><row><c t="s"><v>9</v></c></row></sheetData>',
    "row 1 refers to the shared text 9, which there is not",
  ],
  ['<sheetData><row><c t="q"><v>9</v></c></row></sheetData>', 'row 1 has a cell of the unknown type "q"'],
  ['<sheetData><row r="3"><c r="XFE3"><v>9</v></c></row></sheetData>', 'row 3 has a cell "XFE3"'],
  ['<sheetData><row r="3"><c r="3"><v>9</v></c></row></sheetData>', 'row 3 has a cell "3"'],
  ['<sheetData><row r="3"><c r="A4"><v>9</v></c></row></sheetData>', 'row 3 has a cell "A4"'],
  ['<sheetData><row r="3"><c r="A13"><v>9</v></c></row></sheetData>', 'row 3 has a cell "A13"'],
  ["<sheetDxta><row><c><v>1</v></c></row></sheetDxta>", "a cell behind row 0 is in no row"],
  ["<sheetData><rxw><c><v>1</v></c></rxw></sheetData>", "a cell behind row 0 is in no row"],
  [
    "<sheetData><row><c><v>1</v></c></row></sheetData><row><c><v>2</v></c></row>",
    "a cell behind row 1 is in no row",
  ],
  [
    "<sheetData><row><c><v>1</v></c><row><c><v>2</v></c></row></sheetData>",
    "row 1 does not end before a row",
  ],
  ["<sheetData><row><c><v>1</v><c><v>2</v></c></row></sheetData>", "row 1 does not end before a cell"],
  ["<sheetData><row><c><v>1</v><row><c><v>2</v></c></row></sheetData>", "row 1 does not end before a row"],
])("%s is damaged: %s", async (sheet, why) => {
  await expect(read(parts(sheet))).rejects.toThrow(why);
});

test("a shared text that ends inside its reading aloud is damaged: all behind it would be blank", async () => {
  const texts = '<sst><si><t>VM</t><rPh sb="0"><t>x</t></si><si><t>web</t></si></sst>';
  await expect(read(parts(SHEET, { "xl/sharedStrings.xml": texts }))).rejects.toThrow(
    "the shared text 0 is damaged",
  );
});

test("a row number in the anchor of a control is not a row", async () => {
  const control =
    "<controls><control><anchor><from><xdr:row>3</xdr:row></from></anchor></control></controls>";
  expect(await read(parts(`${SHEET}${control}`))).toEqual([["vInfo", ROWS]]);
});

test.each([
  ["refers to nothing", 'Id="rId7" Type="…/worksheet" Target="worksheets/sheet1.xml"'],
  ["is of an unknown type", 'Id="rId1" Type="…/worksheXt" Target="worksheets/sheet1.xml"'],
])("a sheet that %s is damaged, and not omitted", async (_, relation) => {
  const relations = `<Relationships><Relationship ${relation.replace("…", RELATION)}/></Relationships>`;
  await expect(read(parts(SHEET, { "xl/_rels/workbook.xml.rels": relations }))).rejects.toThrow(
    'its sheet "vInfo" has no part of its own',
  );
});

test("two sheets that refer to one part are damaged", async () => {
  const workbook = `<workbook xmlns:r="${RELATION}"><sheets><sheet name="vInfo" sheetId="1" r:id="rId1"/><sheet name="vHost" sheetId="2" r:id="rId1"/></sheets></workbook>`;
  await expect(read(parts(SHEET, { "xl/workbook.xml": workbook }))).rejects.toThrow(
    'its sheet "vHost" has no part of its own',
  );
});

test("a workbook that lacks a part reports which", async () => {
  const without = (path: string) => parts(SHEET).filter((file) => file.path !== path);
  await expect(read(without("_rels/.rels"))).rejects.toThrow("it is an archive without a workbook");
  await expect(read(without("xl/worksheets/sheet1.xml"))).rejects.toThrow(
    "it lacks its part xl/worksheets/sheet1.xml",
  );
  expect(isWorkbook(folderOf(parts(SHEET)))).toBe(true);
  expect(isWorkbook(folderOf(without("[Content_Types].xml")))).toBe(false);
});

test("what ExcelJS writes is read as ExcelJS reads it", async () => {
  const cell = fc.oneof(
    fc
      .string({ unit: "grapheme", maxLength: 20 })
      .map((text) => text.replace(/[\ud800-\udfff\ufffe\uffff\p{Cc}]|_x/gu, "")),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
  );
  const sheet = fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(
      fc.array(sheet, { minLength: 1, maxLength: 3 }),
      fc.boolean(),
      async (sheets, shared) => {
        const book = new ExcelJS.Workbook();
        sheets.forEach((rows, i) => book.addWorksheet(`s${i}`).addRows(rows));
        const bytes = new Uint8Array(await book.xlsx.writeBuffer({ useSharedStrings: shared }));
        const source = await openArchive({
          name: "x.xlsx",
          sizeBytes: bytes.length,
          read: (offset, length) => Promise.resolve(bytes.subarray(offset, offset + length)),
        });
        const again = new ExcelJS.Workbook();
        await again.xlsx.load(bytes.slice().buffer);
        for (const table of await workbookTables(source)) {
          const wanted: [number, unknown[]][] = [];
          again.getWorksheet(table.name)?.eachRow((row, number) => {
            const values = Array.from({ length: row.cellCount }, (_, c) => row.getCell(c + 1).value);
            const shown = values.map((value) => (value === "" || value === undefined ? null : value));
            while (shown.length > 0 && shown.at(-1) === null) shown.pop();
            if (shown.length > 0) wanted.push([number, shown]);
          });
          const read = (await rowsOf(table)).map(([number, cells]) => {
            while (cells.length > 0 && cells.at(-1) === null) cells.pop();
            return [number, cells] as const;
          });
          expect(read.filter(([, cells]) => cells.length > 0)).toEqual(wanted);
        }
      },
    ),
    { numRuns: 30 },
  );
});
