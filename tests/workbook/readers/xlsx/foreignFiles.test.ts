import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import type { OwnLook } from "../../../../src/workbook/look";
import { formulaAt } from "../../../../src/workbook/formulaText";
import { storedFormula } from "../../../../src/workbook/writers/xlsx/formulaDialect";
import { writeXlsx } from "../../../../src/workbook/writers/xlsx/writeXlsx";
import { foreignFile, type ForeignFile } from "./foreignFile";
import { readBytes } from "./readBytes";

const open = (file: ForeignFile) => readBytes(foreignFile(file));

/** What is read of the first sheet: values, formulas in their places, and what is lost. */
async function read(file: ForeignFile) {
  const { drawing, losses, lost } = await open(file);
  const [sheet] = drawing.sheets;
  if (!sheet) throw new Error("no sheet");
  const formulas = sheet.formulas.map((row, r) => row?.map((drawn) => drawn && formulaAt(drawn, r)));
  return {
    values: sheet.values,
    formulas,
    features: sheet.features,
    losses: losses.map(({ where, because }) => `${where}: ${because}`),
    lost,
  };
}

const cell = (content: string): string => `<row r="1"><c r="A1" ${content}</c></row>`;

test.each<[string, string, unknown]>([
  ["a number", "><v>1.50</v>", 1.5],
  ["a number with an exponent", "><v>1E-3</v>", 0.001],
  ["a truth value", 't="b"><v>1</v>', true],
  ["a result that is a text", 't="str"><f>A2</f><v>=1+1</v>', "=1+1"],
  ["a text of its own", 't="inlineStr"><is><t>=1+1</t></is>', "=1+1"],
  ["a text in pieces", 't="inlineStr"><is><r><t>a</t></r><r><t> b</t></r><rPh><t>x</t></rPh></is>', "a b"],
  ["an error", 't="e"><v>#N/A</v>', { error: "#N/A" }],
  ["a day", 't="d"><v>2026-11-24T12:00:00</v>', 46_350.5],
  ["the day that spreadsheets begin with", 't="d"><v>1899-12-30</v>', 0],
  ["a day before the one that never was", 't="d"><v>1900-02-28</v>', 59],
  ["a day after the one that never was", 't="d"><v>1900-03-01T00:00:00.000</v>', 61],
  ["a time", 't="d"><v>12:02:00.0000000</v>', 43_320 / 86_400],
  ["a duration", 't="d"><v>PT1416H0M0.000S</v>', 59],
  ["a day in another form", 't="d"><v>24.11.2026</v>', "24.11.2026"],
  ["a text next to a value", 't="inlineStr"><is><t>1.</t></is><v>1.0</v>', "1."],
  ["a text after a value", 't="inlineStr"><v>1.0</v><is><t>1.</t></is>', "1."],
  ["a value next to an empty text", 't="inlineStr"><is/><v>rocks</v>', "rocks"],
  ["an escaped character", 't="str"><v>a_x0041_&lt;</v>', "aA<"],
  ["ends of lines of both systems", 't="inlineStr"><is><t>a_x000D_\r\nb</t></is>', "a\nb"],
  ["ends of lines of another system", 't="inlineStr"><is><t>a_x000D_\nb&#13;c</t></is>', "a\nb\nc"],
])("%s is read", async (_, content, value) => {
  expect((await read({ rows: cell(content) })).values).toEqual([[value]]);
});

test("a date in an unknown form is a text, and is named", async () => {
  const { losses } = await read({ rows: cell('t="d"><v>24.11.2026</v>') });
  expect(losses).toEqual(["Data, A1: has a date in an unknown form, which is read as text"]);
});

test("a link over several cells is kept in the first, and is named", async () => {
  const { features, losses } = await read({
    sheet: '<hyperlinks><hyperlink ref="A1:B2" location="Data!A1"/></hyperlinks>',
  });
  expect(features).toContainEqual({
    kind: "link",
    area: { row: 0, column: 0, rows: 1, columns: 1 },
    target: { sheet: "Data" },
  });
  expect(losses).toEqual(["Data, A1: the link over several cells is kept in the first one"]);
});

test("a sheet that names no part is skipped and named; one whose part is missing is a damaged file", async () => {
  const sheets = (id: string): string =>
    `<sheets><sheet name="Module" sheetId="2" r:id="${id}"/><sheet name="Data" sheetId="1" r:id="rId1"/></sheets>`;
  const { values, losses } = await read({ rows: cell("><v>1</v>"), before: sheets("") });
  expect([values, losses]).toEqual([[[1]], [expect.stringMatching(/^Module/)]]);
  await expect(read({ before: sheets("rId77") })).rejects.toThrow(
    'its sheet "Module" has no part of its own',
  );
});

test("cells without an address and rows without a number follow each other", async () => {
  const { values } = await read({
    rows: "<row><c><v>1</v></c><c/><c><v>2</v></c></row><row><c><v>3</v></c></row>",
  });
  expect(values).toEqual([
    [1, null, 2],
    [3, null, null],
  ]);
});

test("cells that share a formula have their own", async () => {
  const { formulas, losses } = await read({
    rows:
      '<row r="1"><c r="B1"><f t="shared" ref="B1:B3" si="0">A1*$A$1+"A1"</f><v>1</v></c></row>' +
      '<row r="2"><c r="B2"><f t="shared" si="0"/><v>2</v></c></row>',
  });
  expect(formulas).toEqual([
    [undefined, 'A1*$A$1+"A1"'],
    [undefined, 'A2*$A$1+"A1"'],
  ]);
  expect(losses).toEqual([]);
});

test("formulas that cannot be taken become their values, and are named", async () => {
  const { values, formulas, losses, lost } = await read({
    rows:
      '<row r="1"><c r="A1"><f t="array" ref="A2">SUM(B1:B2*C1:C2)</f><v>7</v></c>' +
      '<c r="B1"><f t="shared" si="9"/><v>8</v></c><c r="C1"><f>MY_FUNCTION(1)</f><v>9</v></c>' +
      '<c r="D1"><f t="dataTable" ref="D1" r1="A1"/><v>4</v></c></row>',
  });
  expect(values).toEqual([[7, 8, 9, 4]]);
  expect(formulas.flat()).toEqual([]);
  expect(losses).toEqual([
    "Data, A1: is a formula of arrays at a wrong place: its value is kept",
    "Data, B1: has a formula that the file lacks: its value is kept",
    "Data, C1: has a formula that would become another one: its value is kept",
    "Data, D1: is a cell of a data table: its value is kept",
  ]);
  expect(lost.map(({ formula }) => formula)).toEqual(["SUM(B1:B2*C1:C2)", "", "MY_FUNCTION(1)", ""]);
});

test("a formula of arrays that fills one cell is one, and comes back as a dynamic array", async () => {
  const { drawing } = await open({ rows: cell('><f t="array" ref="A1">SUM(B1:B2*C1:C2)</f><v>7</v>') });
  const [drawn] = drawing.sheets[0]?.formulas[0] ?? [];
  expect(drawn).toMatchObject({ formula: "SUM(B1:B2*C1:C2)", isArray: true, custom: false });
  const { drawing: again } = await readBytes((await writeXlsx(drawing)).output);
  expect(again.sheets[0]?.formulas).toEqual(drawing.sheets[0]?.formulas);
});

test.each([
  ["_xlfn.XLOOKUP(1,A:A,B:B)", "XLOOKUP(1,A:A,B:B)"],
  ["_xlfn.NOT_OF_EXCEL(1)", "_xlfn.NOT_OF_EXCEL(1)"],
  ["[1]Sheet1!A1+1", "[1]Sheet1!A1+1"],
])("%s, outside of the dialect, is %s and is written as it was", async (stored, formula) => {
  const { formulas, losses } = await read({ rows: cell(`><f>${stored}</f><v>7</v>`) });
  expect(formulas).toEqual([[formula]]);
  expect(storedFormula(formula)).toBe(stored);
  expect(losses).toEqual([]);
});

test.each<[string, ForeignFile, string]>([
  ["a hidden sheet that is the only one", { state: 'state="hidden"' }, "Data: the hidden sheet is shown"],
  ["protection", { sheet: "<sheetProtection/>" }, "Data: the protection of the sheet: not imported"],
  [
    "a filter by color",
    {
      sheet:
        '<autoFilter ref="A1:B2"><filterColumn colId="0"><colorFilter dxfId="0"/></filterColumn></autoFilter>',
    },
    "Data: a filter by color, date or rank is not imported: the rows that it hides stay hidden",
  ],
  ["a filter without cells", { sheet: "<autoFilter/>" }, "Data: the filter of the sheet: not imported"],
  ["an element of the future", { sheet: "<future/>" }, 'Data: "future": not imported'],
  [
    "a rule of a kind that descriptions lack",
    {
      sheet:
        '<dataValidations><dataValidation type="custom" sqref="A1"><formula1>A2</formula1></dataValidation></dataValidations>',
    },
    "Data, A1: the input rule is of a kind that is not imported",
  ],
  [
    "a color scale",
    {
      sheet:
        '<conditionalFormatting sqref="A1:A9"><cfRule type="colorScale" priority="1"/></conditionalFormatting>',
    },
    "Data, A1:A9: the conditional format is of a kind that is not imported",
  ],
  [
    "a link that runs",
    {
      sheet: '<hyperlinks><hyperlink ref="A1" r:id="rId1"/></hyperlinks>',
      sheetRelations: [["hyperlink", 'javascript:alert(1)" TargetMode="External']],
    },
    "Data, A1: the link leads neither to a sheet nor to an https address",
  ],
  [
    "a link to a single cell of a sheet",
    { sheet: '<hyperlinks><hyperlink ref="B2" location="Data!$C$7"/></hyperlinks>' },
    "Data, B2: the link leads to the first cell of its sheet",
  ],
  [
    "a print area of several parts",
    {
      workbook:
        '<definedNames><definedName name="_xlnm.Print_Area" localSheetId="0">Data!$A$1:$B$2,Data!$D$1</definedName></definedNames>',
    },
    "Data: its print area is not imported",
  ],
  [
    "repeated rows that were deleted",
    {
      workbook:
        '<definedNames><definedName name="_xlnm.Print_Titles" localSheetId="0">Data!#REF!</definedName></definedNames>',
    },
    "Data: its repeated rows or columns are not imported",
  ],
  [
    "the protection of the workbook",
    { before: '<workbookProtection lockStructure="1"/>' },
    "workbook: its protection: not imported",
  ],
  ["macros", { workbookRelations: [["vbaProject", "vbaProject.bin"]] }, "workbook: macros: not imported"],
  [
    "another file",
    { workbookRelations: [["externalLink", "e.xml"]] },
    "workbook: links to other files: not imported",
  ],
  [
    "a pivot table",
    { sheetRelations: [["pivotTable", "p.xml"]] },
    "Data: a pivot table (its cells are kept as values): not imported",
  ],
  [
    "a name of a single sheet",
    {
      workbook: '<definedNames><definedName name="N" localSheetId="0">Data!$A$1</definedName></definedNames>',
    },
    "name N: names of a single sheet are not imported",
  ],
  [
    "custom XML of another program",
    {
      workbookRelations: [["customXml", "../customXml/item1.xml"]],
      parts: { "customXml/item1.xml": '<a xmlns="urn:b"/>' },
    },
    "workbook: custom XML (urn:b): not imported",
  ],
  [
    "words of several looks",
    { rows: cell('t="s"><v>0</v>'), texts: "<si><r><rPr><b/></rPr><t>a</t></r></si>" },
    "Data, A1: looks of single words are not imported",
  ],
  [
    "an error of later Excel versions",
    { rows: cell('t="e"><v>#CALC!</v>') },
    "Data, A1: shows #CALC!, which is read as #VALUE!",
  ],
  [
    "a function of an add-in that has not answered",
    { rows: cell('t="e"><v>#BUSY!</v>') },
    "Data, A1: shows #BUSY!, which is read as #NAME?",
  ],
])("%s is named as a loss", async (_, file, loss) => {
  expect((await read(file)).losses).toEqual([loss]);
});

/** Formats of cells over some fonts, fills and borders; the first of each is the usual one. */
const looks = (formats: string, { fonts = "", fills = "", borders = "", more = "" } = {}): string =>
  `<styleSheet><fonts><font><sz val="10"/><name val="Arial"/></font>${fonts}</fonts><fills><fill/><fill/>${fills}</fills>` +
  `<borders><border/>${borders}</borders><cellXfs><xf/>${formats}</cellXfs>${more}</styleSheet>`;

const solid = (color: string): string =>
  `<fill><patternFill patternType="solid"><fgColor ${color}/></patternFill></fill>`;

const inB2 = '<row r="2"><c r="B2" s="1"><v>1</v></c></row>';

test.each<[string, string, OwnLook]>([
  ["a fill", looks('<xf fillId="2"/>', { fills: solid('rgb="FF123456"') }), { fill: "123456" }],
  ["a color of the list", looks('<xf fillId="2"/>', { fills: solid('indexed="10"') }), { fill: "FF0000" }],
  [
    "a color of the file's list",
    looks('<xf fillId="2"/>', {
      fills: solid('indexed="1"'),
      more: '<colors><indexedColors><rgbColor rgb="00000000"/><rgbColor rgb="00ABCDEF"/></indexedColors></colors>',
    }),
    { fill: "ABCDEF" },
  ],
  [
    "a font",
    looks('<xf fontId="1"/>', {
      fonts:
        '<font><b/><i val="1"/><strike/><u val="double"/><vertAlign val="subscript"/><sz val="14"/><color rgb="FFCC0000"/><name val="Georgia"/></font>',
    }),
    {
      ...{ bold: true, italic: true, strike: true, underline: true, raised: "subscript" },
      ...{ sizePt: 14, color: "CC0000", font: "Georgia" },
    },
  ],
  [
    "lines",
    looks('<xf borderId="1"/>', {
      borders:
        '<border><left style="double"><color rgb="FF00AA00"/></left><bottom style="hair"/><diagonal/></border>',
    }),
    { border: { bottom: { style: "hair", color: "000000" }, left: { style: "double", color: "00AA00" } } },
  ],
  [
    "an alignment",
    looks('<xf><alignment horizontal="justify" vertical="center" textRotation="120" indent="2"/></xf>'),
    { align: "justify", valign: "center", rotation: -30, indent: 2 },
  ],
  [
    "a typeface alone",
    looks('<xf fontId="1"/>', { fonts: '<font><sz val="10"/><name val="Georgia"/></font>' }),
    { font: "Georgia" },
  ],
  [
    "letters below each other, in an unlocked cell",
    looks('<xf><alignment vertical="top" textRotation="255"/><protection locked="0"/></xf>'),
    { valign: "top", rotation: "stacked", unlocked: true },
  ],
])("%s of another program is read", async (_, styles, look) => {
  const { drawing, losses } = await open({ rows: inB2, styles });
  expect(losses).toEqual([]);
  const area = { row: 1, column: 1, rows: 1, columns: 1 };
  const own = { valign: "bottom", ...look };
  expect(drawing.sheets[0]?.styles).toEqual([{ ...area, style: "plain", own }]);
  const again = await readBytes((await writeXlsx(drawing)).output);
  expect(again.drawing.sheets[0]?.styles).toEqual([{ ...area, style: "plain", own }]);
});

test.each([
  ['theme="4"', "4472C4"],
  ['theme="0"', "FFFFFF"],
  ['theme="4" tint="0.5999938962981048"', "B4C7E7"],
  ['theme="4" tint="-0.249977111117893"', "2F5597"],
  ['theme="0" tint="-0.149998474074526"', "D9D9D9"],
])("the color %s of a theme is %s", async (color, fill) => {
  const scheme = [
    '<a:dk1><a:sysClr val="windowText" lastClr="000000"/></a:dk1><a:lt1><a:sysClr val="window" lastClr="FFFFFF"/></a:lt1>',
    '<a:dk2><a:srgbClr val="44546A"/></a:dk2><a:lt2><a:srgbClr val="E7E6E6"/></a:lt2><a:accent1><a:srgbClr val="4472C4"/></a:accent1>',
  ].join("");
  const { drawing } = await open({
    rows: inB2,
    styles: looks('<xf fillId="2"/>', { fills: solid(color) }),
    workbookRelations: [["theme", "theme/theme1.xml"]],
    parts: {
      "xl/theme/theme1.xml": `<a:theme><a:themeElements><a:clrScheme>${scheme}</a:clrScheme></a:themeElements></a:theme>`,
    },
  });
  const [run] = drawing.sheets[0]?.styles ?? [];
  const parts = (text = "") => [0, 2, 4].map((at) => Number.parseInt(text.slice(at, at + 2), 16));
  // Programs round the parts of a color in different ways.
  parts(run?.own?.fill).forEach((part, i) => expect(Math.abs(part - (parts(fill)[i] ?? 0))).toBeLessThan(2));
});

test("a formula with a name of its sheet alone keeps its value, whatever that name means elsewhere", async () => {
  const workbook =
    '<definedNames><definedName name="Rate">Data!$A$9</definedName><definedName name="RATE" localSheetId="0">Data!$A$1</definedName></definedNames>';
  const rows = '<row r="1"><c r="A1"><v>2</v></c><c r="B1"><f>rate*2</f><v>4</v></c></row>';
  const { drawing, lost } = await open({ rows, workbook });
  expect(drawing.sheets[0]).toMatchObject({ values: [[2, 4]], formulas: [] });
  expect(lost).toEqual([{ sheet: "Data", row: 0, column: 1, formula: "rate*2" }]);
});

test("a record that LibreOffice refers to from the file is read, once", async () => {
  const path = "customXml/item1.xml";
  const xml =
    '<plan xmlns="urn:hci-planner:plan:1" id="hosts" product="0.1.0" method="1" evidence="1"><sheet name="Data"/></plan>';
  const relation = `<Relationship Id="rId9" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/customXml" Target="../${path}"/>`;
  const parts = unzipSync(foreignFile({ parts: { [path]: xml } }));
  const withRelation = (owner: string) => {
    const text = strFromU8(parts[owner] ?? new Uint8Array());
    parts[owner] = strToU8(text.replace("</Relationships>", `${relation}</Relationships>`));
  };
  withRelation("_rels/.rels");
  expect((await readBytes(zipSync(parts))).drawing.records).toMatchObject([
    { plan: "hosts", sheets: ["Data"] },
  ]);
  withRelation("xl/_rels/workbook.xml.rels");
  expect((await readBytes(zipSync(parts))).drawing.records).toHaveLength(1);
});

test("what descriptions lack of a look is named once, with the first of its cells", async () => {
  const styles = looks('<xf borderId="1"/><xf numFmtId="14"/>', {
    borders: '<border><diagonal style="thin"/></border>',
  });
  const rows = '<row r="2"><c r="B2" s="1"><v>1</v></c><c r="C2" s="1"/><c r="D2" s="2"><v>3</v></c></row>';
  const { drawing, losses } = await open({ rows, styles });
  expect(losses.map(({ where, because }) => `${where}: ${because}`)).toEqual([
    "Data, B2 and 1 more: loses its diagonal lines",
  ]);
  expect(drawing.sheets[0]?.styles.at(-1)).toEqual({
    ...{ row: 1, column: 3, rows: 1, columns: 1 },
    ...{ style: "plain", format: "m/d/yyyy" },
  });
});

test("hidden rows and columns and a filter are read, and come back", async () => {
  const { drawing, losses } = await open({
    rows: `${row(1)}<row r="2" hidden="1"><c r="A2"><v>2</v></c></row>${row(3)}`,
    sheet:
      '<cols><col min="2" max="2" width="0" hidden="1"/></cols>' +
      '<autoFilter ref="A1:B3"><filterColumn colId="0"><filters blank="1"><filter val="1"/></filters></filterColumn>' +
      '<filterColumn colId="1"><customFilters and="1"><customFilter operator="greaterThan" val="0"/></customFilters></filterColumn></autoFilter>',
  });
  expect(losses).toEqual([]);
  const found = ({ sheets }: typeof drawing) =>
    sheets[0]?.features.filter(({ kind }) => kind === "hidden" || kind === "filter");
  expect(found(drawing)).toEqual([
    { kind: "hidden", rows: [1], columns: [1], sheet: false },
    {
      kind: "filter",
      area: { row: 0, column: 0, rows: 3, columns: 2 },
      columns: [
        { column: 0, values: { texts: ["1"], blank: true } },
        { column: 1, conditions: { all: true, comparisons: [{ operator: "greaterThan", value: "0" }] } },
      ],
    },
  ]);
  const again = await readBytes((await writeXlsx(drawing)).output);
  expect(found(again.drawing)).toEqual(found(drawing));
});

const row = (number: number): string => `<row r="${number}"><c r="A${number}"><v>1</v></c></row>`;

test("5,000 rows of another program are read, one more is refused, a look below them is named", async () => {
  expect((await read({ rows: row(5000) })).values).toHaveLength(5000);
  await expect(open({ rows: row(5001) })).rejects.toThrow('its sheet "Data" has more than 5,000 rows');
  const styles = '<styleSheet><cellXfs><xf/><xf numFmtId="1"/></cellXfs></styleSheet>';
  const { losses } = await read({ styles, rows: `${row(1)}<row r="5001"><c r="A5001" s="1"/></row>` });
  expect(losses).toEqual(["Data: looks of empty cells below row 5,000 are not imported"]);
});

test("a sheet that spans too many cells is refused before it takes memory", async () => {
  const corner = '<row r="1"><c r="A1"><v>1</v></c></row><row r="5000"><c r="XFD5000"><v>1</v></c></row>';
  await expect(open({ rows: corner })).rejects.toThrow('its sheet "Data" spans more than 2,000,000 cells');
});

test("a stated size that is too large is refused before it takes memory", async () => {
  const file = {
    rows: '<row r="1000000"><c r="AD1000000"><v>1</v></c></row>',
    sheet: '<dimension ref="A1:ALM1000000"/>',
    parts: {
      "_rels/.rels":
        '<Relationships><Relationship Id="rId1" Type="x/officeDocument" Target="xl/workbook.xml"/><Relationship Id="rId2" Type="x/core-properties" Target="docProps/core.xml"/></Relationships>',
      "docProps/core.xml": "<p><dc:creator>HCI Planner</dc:creator></p>",
    },
  };
  await expect(open(file)).rejects.toThrow('"Data" spans more than 40,000,000 cells');
});

test.each<[string, ForeignFile, string]>([
  ["days from 1904", { before: '<workbookPr date1904="1"/>' }, "it counts days from 1904"],
  ["a number that is none", { rows: cell("><v>1,5</v>") }, 'row 1 has a number "1,5"'],
  ["a text that is missing", { rows: cell('t="s"><v>3</v>') }, "row 1 has the text 3, which is missing"],
  ["a look that is missing", { rows: cell('s="7"><v>3</v>') }, "row 1 has the look 7, which is missing"],
  ["a cell of another row", { rows: '<row r="1"><c r="A2"/></row>' }, 'row 1 has a cell "A2"'],
  ["a cell in a cell", { rows: '<row r="1"><c r="A1"><c r="B1"/></c></row>' }, "a cell is at a wrong place"],
  [
    "a sheet that ends early",
    { parts: { "xl/worksheets/sheet1.xml": "<worksheet><sheetData><row>" } },
    "the sheet ends inside row 1",
  ],
  [
    "another Office file",
    { parts: { "xl/workbook.xml": "<document/>" } },
    "it is an Office file, but not a workbook",
  ],
])("%s is refused in words", async (_, file, words) => {
  await expect(open(file)).rejects.toThrow(`"test.xlsx" cannot be opened: `);
  await expect(open(file)).rejects.toThrow(words);
});

test("a workbook that was cut is refused with its name once, and with what to do", async () => {
  const bytes = foreignFile({});
  await expect(readBytes(bytes.subarray(0, bytes.length / 2))).rejects.toThrow(
    /^"test\.xlsx" cannot be opened: it cannot be read as a workbook \([^)]+\): it is damaged or incomplete\. Copy or export it again\.$/,
  );
});

test("parts whose paths differ in capital letters alone are refused: it is unknown which one counts", async () => {
  const parts = { "xl/worksheets/SHEET1.xml": "<worksheet><sheetData/></worksheet>" };
  await expect(open({ parts })).rejects.toThrow("is in the archive twice, with other capital letters");
});

test("many hidden names are one loss", async () => {
  const names = ["A_1", "B_2", "C_3"].map((name) => `<definedName name="${name}" hidden="1">1</definedName>`);
  const { losses } = await read({ workbook: `<definedNames>${names.join("")}</definedNames>` });
  expect(losses).toEqual(["name A_1 and 2 more: a hidden name is not imported"]);
});

test.each<[string, number[], string]>([
  ["a text", [0x61], "it is not a workbook of the kind .xlsx"],
  ["nothing", [], "it is not a workbook of the kind .xlsx"],
  [
    "a file with a password",
    [0xd0, 0xcf, 0x11, 0xe0],
    "or has a password: save it as .xlsx without a password",
  ],
  [
    "a workbook of LibreOffice's own kind",
    [...zipSync({ "META-INF/manifest.xml": strToU8("<manifest/>"), "content.xml": strToU8("<office/>") })],
    "it is an OpenDocument workbook (.ods): save it as .xlsx",
  ],
  ["an empty zip", [0x50, 0x4b, 5, 6, ...Array<number>(18).fill(0)], "it is an archive without a workbook"],
])("%s is refused in words", async (_, bytes, words) => {
  await expect(readBytes(Uint8Array.from(bytes))).rejects.toThrow(words);
});

test("links that lead nowhere are one loss, however many a sheet has", async () => {
  const links = Array.from({ length: 20_000 }, (_, i) => `<hyperlink ref="A${i + 1}" r:id="rId1"/>`);
  const { losses } = await read({
    sheet: `<hyperlinks>${links.join("")}</hyperlinks>`,
    sheetRelations: [["hyperlink", 'http://a.example" TargetMode="External']],
  });
  expect(losses).toEqual([
    "Data, A1 and 19,999 more: the link leads neither to a sheet nor to an https address",
  ]);
});

test("a link keeps the place on its page", async () => {
  const { features, losses } = await read({
    sheet: '<hyperlinks><hyperlink ref="A1" r:id="rId1" location="part-2"/></hyperlinks>',
    sheetRelations: [["hyperlink", 'https://a.example/page" TargetMode="External']],
  });
  expect(features).toContainEqual({
    kind: "link",
    area: { row: 0, column: 0, rows: 1, columns: 1 },
    target: { url: "https://a.example/page#part-2" },
  });
  expect(losses).toEqual([]);
});

/** A workbook with a chart of one series, whose title and cells are given. */
function withChart(title: string, cells: string): ForeignFile {
  const anchor =
    "<xdr:from><xdr:col>1</xdr:col><xdr:row>1</xdr:row></xdr:from><xdr:to><xdr:col>5</xdr:col><xdr:row>9</xdr:row></xdr:to>";
  const name = "<c:tx><c:v>IOPS</c:v></c:tx>";
  return {
    rows: cell("><v>1</v>"),
    sheet: '<drawing r:id="rId1"/>',
    sheetRelations: [["drawing", "../drawings/drawing1.xml"]],
    parts: {
      "xl/drawings/drawing1.xml": `<xdr:wsDr><xdr:twoCellAnchor>${anchor}<xdr:graphicFrame><xdr:nvGraphicFramePr><xdr:cNvPr name="Chart 1"/></xdr:nvGraphicFramePr><a:graphic><a:graphicData><c:chart r:id="rId1"/></a:graphicData></a:graphic></xdr:graphicFrame></xdr:twoCellAnchor></xdr:wsDr>`,
      "xl/drawings/_rels/drawing1.xml.rels":
        '<Relationships><Relationship Id="rId1" Type="x/chart" Target="../charts/chart1.xml"/></Relationships>',
      "xl/charts/chart1.xml": `<c:chartSpace><c:chart>${title}<c:plotArea><c:barChart><c:ser>${name}${cells}</c:ser></c:barChart></c:plotArea></c:chart></c:chartSpace>`,
    },
  };
}

const CATEGORIES = "<c:cat><c:strRef><c:f>Data!$A$1:$A$2</c:f></c:strRef></c:cat>";
const VALUES = "<c:val><c:numRef><c:f>Data!$B$1:$B$2</c:f></c:numRef></c:val>";

test.each([
  [
    "of a cell",
    "<c:title><c:tx><c:strRef><c:strCache><c:pt><c:v>Load</c:v></c:pt></c:strCache></c:strRef></c:tx></c:title>",
    "Load",
  ],
  ["that Excel makes of the series", "<c:title/>", "IOPS"],
])("a chart keeps a title %s", async (_, title, shown) => {
  const { features } = await read(withChart(title, CATEGORIES + VALUES));
  expect(features).toContainEqual(
    expect.objectContaining({ kind: "chart", chart: expect.objectContaining({ title: shown }) as unknown }),
  );
});

test("a chart without categories in cells is a loss: its values are not categories", async () => {
  const { features, losses } = await read(withChart("<c:title/>", VALUES));
  expect(features.filter(({ kind }) => kind === "chart")).toEqual([]);
  expect(losses).toEqual([
    'Data, chart "Chart 1": a chart whose values or categories are not in cells is not imported',
  ]);
});
