import { posix } from "node:path";
import ExcelJS from "exceljs";
import { strFromU8, unzipSync } from "fflate";
import { layout } from "../../../../src/workbook/layout";
import type { WorkbookDrawing } from "../../../../src/workbook/drawing";
import type { CellSpec, TableSpec, ValidationSpec } from "../../../../src/workbook/spec";
import { writeXlsx } from "../../../../src/workbook/writers/xlsx/writeXlsx";
import { sampleDrawing } from "../../sampleWorkbook";

async function partsOf(drawing: WorkbookDrawing): Promise<Map<string, string>> {
  const { output } = await writeXlsx(drawing);
  return new Map(Object.entries(unzipSync(output)).map(([path, bytes]) => [path, strFromU8(bytes)]));
}

let parts: Map<string, string>;
let book: ExcelJS.Workbook;

beforeAll(async () => {
  const { output, losses } = await writeXlsx(sampleDrawing());
  expect(losses).toEqual([]);
  parts = new Map(Object.entries(unzipSync(output)).map(([path, bytes]) => [path, strFromU8(bytes)]));
  book = new ExcelJS.Workbook();
  await book.xlsx.load(output.buffer as ArrayBuffer);
});

function part(path: string): string {
  const xml = parts.get(path);
  if (xml === undefined) throw new Error(`no part ${path}`);
  return xml;
}

/** `<c>` of a cell. */
function cell(sheet: number, address: string): string | undefined {
  return new RegExp(`<c r="${address}".*?(?:</c>|/>)`).exec(
    part(`xl/worksheets/sheet${String(sheet)}.xml`),
  )?.[0];
}

/** What stands between `<si>` of the text that a cell holds. */
function sharedText(xml = ""): string | undefined {
  const index = /t="s"><v>(\d+)<\/v>/.exec(xml)?.[1];
  const items = [...part("xl/sharedStrings.xml").matchAll(/<si>(.*?)<\/si>/gs)];
  return items[Number(index)]?.[1];
}

describe("cells", () => {
  test("a custom function is a dynamic array of one cell, also when mixed with native functions", () => {
    expect(cell(1, "B8")).toMatch(
      /^<c r="B8" s="\d+" cm="1"><f t="array" ref="B8">_xldudf_VSAN_GHZ_IOPS\(SUM\('Test results'!\$B\$4:\$B\$6\),"8K",B5\)<\/f><v>123.4<\/v><\/c>$/,
    );
  });

  test("a spill is declared whole at its first cell, the others hold values", () => {
    expect(cell(1, "A15")).toContain('t="str" cm="1"><f t="array" ref="A15:B17">_xldudf_IPV4_VLSM(');
    expect(cell(1, "B17")).toMatch(/^<c r="B17" s="\d+"><v>64<\/v><\/c>$/);
    expect(sharedText(cell(1, "A17"))).toBe('<t xml:space="preserve">  10.0.0.128/26</t>');
  });

  test("a native formula is not marked as an array, and newer functions have their prefix", () => {
    expect(cell(1, "B7")).toMatch(/^<c r="B7" s="\d+"><f>B4\*GhzPerHost<\/f><v>460.8<\/v><\/c>$/);
    expect(cell(3, "A10")).toContain("<f>_xlfn.STDEV.S('Test results'!$B$4:$B$6)</f><v>59000.25</v>");
  });

  test("in a table native formulas are structured, custom ones are one-cell arrays", () => {
    expect(cell(2, "D5")).toContain("<f>Results[[#This Row],[IOPS]]*2+$B$4*0</f><v>120001</v>");
    expect(cell(2, "E5")).toContain(
      't="str" cm="1"><f t="array" ref="E5">_xldudf_VSAN_GHZ_IOPS(B5,C5,Layout)</f>',
    );
    expect(cell(2, "E6")).toContain('t="e" cm="1"');
  });

  test("an empty cell is not there unless it has a look", () => {
    expect(cell(1, "D4")).toBeUndefined();
    expect(cell(1, "D2")).toMatch(/^<c r="D2" s="\d+"\/>$/);
  });

  test("hostile texts come back as the same texts", () => {
    const sheet = book.getWorksheet("Bob's data");
    const read = (address: string) => sheet?.getCell(address).text;
    expect(["A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8"].map(read)).toEqual([
      "=1+1",
      "+x",
      "@x",
      "_x000D_ and _x0041_",
      `<&>"'`,
      "emoji 😀 日本",
      "  leading and trailing  ",
      "two\nlines\tand a tab",
    ]);
    expect(sheet?.getCell("A1").type).toBe(ExcelJS.ValueType.String);
  });

  test("cached values of formulas come back", () => {
    const value = (sheet: string, address: string) => book.getWorksheet(sheet)?.getCell(address).result;
    expect(value("Summary", "B9")).toBe("fits");
    expect(value("Summary", "B10")).toBe(true);
    expect(value("Test results", "E6")).toEqual({ error: "#N/A" });
  });

  test("a calculated NaN is refused with its place", async () => {
    const drawing = sampleDrawing();
    const row = drawing.sheets[0]?.values[6];
    if (row) row[1] = NaN;
    await expect(writeXlsx(drawing)).rejects.toThrow('Sheet "Summary", B7: NaN is not a number for a cell.');
  });
});

describe("looks", () => {
  test("styles come back as they were named", () => {
    const sheet = book.getWorksheet("Summary");
    expect(sheet?.getCell("A1").font).toMatchObject({ bold: true, size: 18, color: { argb: "FF1F3864" } });
    expect(sheet?.getCell("B4")).toMatchObject({
      numFmt: "#,##0",
      fill: { fgColor: { argb: "FFFFF2CC" } },
      border: { left: { style: "thin" } },
      protection: { locked: false },
    });
    expect(book.getWorksheet("Test results")?.getCell("C4").numFmt).toBe("0.00");
    expect(sheet?.getCell("C4").alignment).toMatchObject({ indent: 1 });
  });

  test("children of fonts are in the order of the schema", () => {
    const fonts = part("xl/styles.xml").match(/<font>.*?<\/font>/g) ?? [];
    expect(fonts.length).toBeGreaterThan(5);
    for (const font of fonts)
      expect(font).toMatch(
        /^<font>(<b\/>)?(<i\/>)?(<u\/>)?(<sz[^>]*>)?(<color[^>]*>)?(<name[^>]*>)?(<family[^>]*>)?(<scheme[^>]*>)?<\/font>$/,
      );
  });

  test("notes are merged over their columns, in a row that is high enough", () => {
    const xml = part("xl/worksheets/sheet1.xml");
    expect(xml).toContain('</sheetData><mergeCells count="1"><mergeCell ref="A2:D2"/></mergeCells>');
    expect(xml).toContain('<row r="2" ht="45" customHeight="1">');
  });

  test("widths, frozen panes and page setup are there", () => {
    const sheet = book.getWorksheet("Summary");
    expect(sheet?.getColumn(1).width).toBeCloseTo(28.71, 2);
    expect(sheet?.views[0]).toMatchObject({ state: "frozen", xSplit: 1, ySplit: 3, topLeftCell: "B4" });
    expect(sheet?.pageSetup).toMatchObject({
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
      orientation: "portrait",
    });
    expect(book.getWorksheet("Test results")?.pageSetup).toMatchObject({
      fitToWidth: 2,
      orientation: "landscape",
      printTitlesRow: "3:3",
      printTitlesColumn: "A:B",
    });
  });

  test("a sheet states the cells that it has: those of the drawing, or A1", async () => {
    const dimension = async (cells: CellSpec[]) => {
      const sheets = [{ name: "A", cells, print: { orientation: "portrait" as const } }];
      const written = await partsOf(layout({ title: "T", subject: "S", names: [], sheets }));
      return /<dimension ref="([^"]*)"/.exec(written.get("xl/worksheets/sheet1.xml") ?? "")?.[1];
    };
    expect(await dimension([])).toBe("A1");
    expect(await dimension([{ kind: "value", at: "C5", value: 1 }])).toBe("A1:C5");
  });

  test("a row of large letters is higher, and follows its text when a user changes that", () => {
    // 15 points × 18 ÷ 11
    expect(part("xl/worksheets/sheet1.xml")).toContain('<row r="1" ht="25">');
  });

  test.each([
    [{ rows: 3, columns: 0 }, '<pane ySplit="3" topLeftCell="A4" activePane="bottomLeft" state="frozen"/>'],
    [{ rows: 0, columns: 2 }, '<pane xSplit="2" topLeftCell="C1" activePane="topRight" state="frozen"/>'],
    [
      { rows: 1, columns: 1 },
      '<pane xSplit="1" ySplit="1" topLeftCell="B2" activePane="bottomRight" state="frozen"/>',
    ],
  ])("%j stay in view", async (freeze, pane) => {
    const sheets = [{ name: "A", cells: [], freeze, print: { orientation: "portrait" as const } }];
    const written = await partsOf(layout({ title: "T", subject: "S", names: [], sheets }));
    expect(written.get("xl/worksheets/sheet1.xml")).toContain(pane);
  });

  test("a sheet without frozen panes has no view of its own", () => {
    expect(part("xl/worksheets/sheet3.xml")).not.toContain("<sheetViews>");
  });

  test("a validation from row 6 to row 11 is stated once, for all of its cells", async () => {
    const validation: ValidationSpec = {
      range: "B6:B11",
      rule: { kind: "decimal", minimum: 0.5, maximum: 2048 },
      allowBlank: true,
      prompt: { title: "Block size", text: "Two\nlines" },
      error: "Enter a number.",
    };
    const sheets = [
      { name: "A", cells: [], validations: [validation], print: { orientation: "portrait" as const } },
    ];
    const written = await partsOf(layout({ title: "T", subject: "S", names: [], sheets }));
    expect(written.get("xl/worksheets/sheet1.xml")).toContain(
      '<dataValidations count="1"><dataValidation type="decimal" allowBlank="1" showInputMessage="1" ' +
        'showErrorMessage="1" error="Enter a number." promptTitle="Block size" prompt="Two&#10;lines" sqref="B6:B11">' +
        "<formula1>0.5</formula1><formula2>2048</formula2></dataValidation></dataValidations>",
    );
  });

  test("validations and conditional formats are there", () => {
    const xml = part("xl/worksheets/sheet1.xml");
    expect(book.getWorksheet("Summary")?.getCell("B4").dataValidation).toMatchObject({
      type: "whole",
      formulae: [1, 64],
      promptTitle: "Hosts",
      error: "Enter a whole number from 1 to 64.",
    });
    expect(xml).toContain('<formula1>"RAID-1,RAID-5,a ""quoted"" &amp; &lt;odd&gt; one"</formula1>');
    expect(xml.match(/priority="\d"/g)).toEqual(['priority="1"', 'priority="2"']);
  });

  test("links go to a place in the workbook or out of it", () => {
    expect(part("xl/worksheets/sheet1.xml")).toContain(
      '<hyperlink ref="A12" location="\'Test results\'!A1"/>',
    );
    expect(part("xl/worksheets/_rels/sheet1.xml.rels")).toContain(
      'Target="https://example.com/a?b=1&amp;c=$&amp;" TargetMode="External"',
    );
  });
});

describe("tables", () => {
  test("a table has its part, with formulas of native columns only", () => {
    expect(part("xl/tables/table1.xml")).toContain(
      'id="1" name="Results" displayName="Results" ref="A3:E6" totalsRowShown="0"><autoFilter ref="A3:E6"/>' +
        '<tableColumns count="5"><tableColumn id="1" name="Case"/><tableColumn id="2" name="IOPS"/>' +
        '<tableColumn id="3" name="Latency (ms)"/><tableColumn id="4" name="Twice"><calculatedColumnFormula>' +
        "Results[[#This Row],[IOPS]]*2+$B$4*0</calculatedColumnFormula></tableColumn>" +
        '<tableColumn id="5" name="vSAN [GHz] #1"/></tableColumns>',
    );
    expect(part("xl/worksheets/sheet2.xml")).toMatch(
      /<tableParts count="1"><tablePart r:id="\w+"\/><\/tableParts><\/worksheet>$/,
    );
  });

  test("its header cells hold the column names", () => {
    const sheet = book.getWorksheet("Test results");
    const headers = ["A3", "B3", "C3", "D3", "E3"].map((address) => sheet?.getCell(address).text);
    expect(headers).toEqual(["Case", "IOPS", "Latency (ms)", "Twice", "vSAN [GHz] #1"]);
  });

  test.each([
    [500, [], '<f t="array" ref="B2">_xldudf_VSAN_GHZ(A2)</f>'],
    [501, [expect.objectContaining({ feature: "table", where: "Long" })], '<c r="B2"><v>7</v></c>'],
  ])("of %i rows, a custom function's column is live up to 500", async (count, losses, expected) => {
    const table: TableSpec = {
      name: "Long",
      at: "A1",
      columns: [
        { header: "x" },
        { header: "GHz", formula: "VSAN_GHZ([@x])" },
        { header: "Twice", formula: "[@x]*2" },
      ],
      rows: Array.from({ length: count }, (_, i) => [i, null, null]),
    };
    const sheets = [{ name: "A", cells: [], tables: [table], print: { orientation: "portrait" as const } }];
    const drawing = layout({ title: "T", subject: "S", names: [], sheets });
    for (const row of drawing.sheets[0]?.values.slice(1) ?? []) row[1] = 7;
    expect((await writeXlsx(drawing)).losses).toEqual(losses);
    const xml = (await partsOf(drawing)).get("xl/worksheets/sheet1.xml");
    expect(xml).toContain(expected);
    expect(xml).toContain("<f>Long[[#This Row],[x]]*2</f>");
  });
});

describe("charts", () => {
  test("every kind has its part, its words and cached values", () => {
    const kinds = ["barChart", "scatterChart", "barChart", "lineChart"];
    kinds.forEach((kind, i) => {
      expect(part(`xl/charts/chart${String(i + 1)}.xml`)).toContain(`<c:${kind}>`);
    });
    const chart = part("xl/charts/chart1.xml");
    for (const text of ["IOPS by test", "Test", "IOPS"]) expect(chart).toContain(`<a:t>${text}</a:t>`);
    expect(chart).toContain(
      "<c:cat><c:strRef><c:f>'Test results'!$A$4:$A$6</c:f><c:strCache><c:ptCount val=\"3\"/>" +
        '<c:pt idx="0"><c:v>8K random</c:v></c:pt>',
    );
    expect(chart).toContain(
      '<c:formatCode>#,##0</c:formatCode><c:ptCount val="3"/><c:pt idx="0"><c:v>120000</c:v></c:pt>',
    );
  });

  test("a cell without a number is a gap", () => {
    const latency = part("xl/charts/chart2.xml").split("<c:yVal>")[1];
    expect(latency).toContain(
      '<c:ptCount val="3"/><c:pt idx="0"><c:v>1.25</c:v></c:pt><c:pt idx="1"><c:v>2.5</c:v></c:pt></c:numCache>',
    );
  });

  test("charts are where they should, with a description, and several series have a legend", () => {
    const drawing = part("xl/drawings/drawing1.xml");
    expect(drawing).toContain('name="IOPS by test" descr="One column a test; 8K random is highest."');
    expect(drawing).toContain("<xdr:from><xdr:col>5</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>2</xdr:row>");
    expect(part("xl/charts/chart4.xml")).toContain("<c:legend>");
    expect(part("xl/charts/chart1.xml")).not.toContain("<c:legend>");
  });
});

describe("the workbook", () => {
  test("names: ranges, constants, LAMBDA and the rows and columns to repeat", () => {
    expect(
      /<definedNames>(.*)<\/definedNames>/.exec(part("xl/workbook.xml"))?.[1]?.split("</definedName>"),
    ).toEqual([
      '<definedName name="_xlnm.Print_Titles" localSheetId="0">Summary!$1:$2',
      "<definedName name=\"_xlnm.Print_Titles\" localSheetId=\"1\">'Test results'!$A:$B,'Test results'!$3:$3",
      "<definedName name=\"Apostrophe\">'Bob''s data'!$A$1:$A$3",
      '<definedName name="GhzPerHost" comment="Cores × clock">Summary!$B$6',
      '<definedName name="Layout">Summary!$B$5',
      '<definedName name="Share">96%',
      '<definedName name="Twice">_xlfn.LAMBDA(_xlpm.x,IF(_xlpm.x&gt;0,_xlpm.x*2,0))',
      "",
    ]);
  });

  test("Excel is not asked to recalculate on opening", () => {
    expect(part("xl/workbook.xml")).toContain('<calcPr calcId="191029"/>');
    expect(part("xl/workbook.xml")).not.toContain("fullCalcOnLoad");
  });

  test("metadata is there for dynamic arrays, and only for them", async () => {
    expect(part("xl/metadata.xml")).toContain('<xda:dynamicArrayProperties fDynamic="1" fCollapsed="0"/>');
    expect(part("[Content_Types].xml")).toContain('PartName="/xl/metadata.xml"');
    expect(part("xl/_rels/workbook.xml.rels")).toContain('Target="metadata.xml"');
    const sheets = [{ name: "A", cells: [], print: { orientation: "portrait" as const } }];
    const plain = await partsOf(layout({ title: "T", subject: "S", names: [], sheets }));
    expect(
      [...plain.keys()].filter((path) => /metadata|sharedStrings|tables|charts|comments/.test(path)),
    ).toEqual([]);
  });

  test("the core properties: title, subject, author, and a time that no machine sets", () => {
    const time = (name: string) =>
      `<dcterms:${name} xsi:type="dcterms:W3CDTF">2024-01-01T00:00:00Z</dcterms:${name}>`;
    expect(part("docProps/core.xml").split("\n")[1]).toBe(
      '<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" ' +
        'xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" ' +
        'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>Sample &amp; sizing</dc:title>' +
        "<dc:subject>Every feature once.</dc:subject><dc:creator>HCI Planner</dc:creator>" +
        `<cp:lastModifiedBy>HCI Planner</cp:lastModifiedBy>${time("created")}${time("modified")}</cp:coreProperties>`,
    );
  });

  test("properties name the workbook and no version", () => {
    expect(part("docProps/core.xml")).toContain("<dc:title>Sample &amp; sizing</dc:title>");
    expect(part("docProps/core.xml")).toContain("<dc:subject>Every feature once.</dc:subject>");
    expect(part("docProps/app.xml")).not.toContain("AppVersion");
  });

  test("the file names Excel as its maker, for readers that calculate other files again", () => {
    expect(part("docProps/app.xml")).toContain("<Application>Microsoft Excel</Application>");
    expect(part("xl/workbook.xml")).toContain('<fileVersion appName="xl"');
  });

  test("every part has a content type, and every relation a part", () => {
    const types = part("[Content_Types].xml");
    for (const path of parts.keys()) {
      // XML without a type of its own has that of its extension.
      if (path === "[Content_Types].xml" || path.endsWith(".rels") || path === "customXml/item1.xml")
        continue;
      expect(types).toContain(`PartName="/${path}"`);
    }
    for (const [path, xml] of parts) {
      if (!path.endsWith(".rels")) continue;
      const folder = path.replace(/_rels\/[^/]*$/, "");
      const targets = [...xml.matchAll(/Target="([^"]*)"\/>/g)].map(([, target = ""]) =>
        posix.join(folder, target),
      );
      expect(targets.filter((target) => !parts.has(target))).toEqual([]);
    }
  });
});
