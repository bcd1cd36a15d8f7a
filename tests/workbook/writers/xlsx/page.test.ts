import { strFromU8, unzipSync } from "fflate";
import ExcelJS from "exceljs";
import { PRODUCT } from "../../../../src/workbook/product";
import type { PrintSpec } from "../../../../src/workbook/spec";
import { pageXml, sheetProperties } from "../../../../src/workbook/writers/xlsx/page";
import { writeXlsx } from "../../../../src/workbook/writers/xlsx/writeXlsx";
import { pageDrawing } from "../../pageSample";
import { readXml } from "./readXml";
import { schemaErrors } from "./schema";

const LOOK = "&amp;9&amp;K595959";
const FOOTER = `<headerFooter scaleWithDoc="0"><oddFooter>&amp;L${LOOK}Printed &amp;D&amp;R${LOOK}${PRODUCT} · &amp;A, page &amp;P of &amp;N</oddFooter></headerFooter>`;
const MARGINS = '<pageMargins left="0.5" right="0.5" top="0.6" bottom="0.6" header="0.3" footer="0.3"/>';

const written = (change: Partial<PrintSpec>): string =>
  pageXml({ orientation: "portrait", ...change }, change.pageBreaks ?? []);

test("what is not given is as always", () => {
  expect(written({})).toBe(
    `${MARGINS}<pageSetup paperSize="9" fitToHeight="0" orientation="portrait"/>${FOOTER}`,
  );
});

test.each<[Partial<PrintSpec>, string, string]>([
  [{ pagesWide: 2 }, '<pageSetup paperSize="9" fitToWidth="2" fitToHeight="0" orientation="portrait"/>', "fitToPage"],
  // One page is what the schema has where nothing is said.
  [{ pagesHigh: 1 }, '<pageSetup paperSize="9" orientation="portrait"/>', "fitToPage"],
  [{ pagesHigh: 3, orientation: "landscape" }, '<pageSetup paperSize="9" fitToHeight="3" orientation="landscape"/>', "fitToPage"],
  [{ scale: 86 }, '<pageSetup paperSize="9" scale="86" orientation="portrait"/>', "<sheetPr/>"],
])("the size of %j", (change, setup, properties) => {
  expect(written(change)).toContain(setup);
  expect(sheetProperties({ orientation: "portrait", ...change })).toContain(properties);
}); // prettier-ignore

test("a centered sheet with margins of its own", () => {
  const margins = { left: 0.4, right: 0.5, top: 0.55, bottom: 0.7 };
  expect(written({ centered: true, margins })).toMatch(
    /^<printOptions horizontalCentered="1"\/><pageMargins left="0.4" right="0.5" top="0.55" bottom="0.7" header="0.3" footer="0.3"\/>/,
  );
});

test("a page begins at row 21: the break is below row 20", () => {
  expect(written({ pageBreaks: [21, 44] })).toMatch(
    /<\/headerFooter><rowBreaks manualBreakCount="2" count="2"><brk id="20" max="16383" man="1"\/><brk id="43" max="16383" man="1"\/><\/rowBreaks>$/,
  );
});

test("header and footer: fields in Excel's codes, ampersands doubled, parts without text omitted", () => {
  const xml = written({
    header: { left: [], right: ["A & B"] },
    footer: {
      left: ["9 hosts"],
      center: [{ field: "file" }, " ", { field: "date" }],
      right: [{ field: "sheet" }, ", page ", { field: "page" }, " of ", { field: "pages" }],
    },
  });
  expect(xml).toContain(
    `<headerFooter scaleWithDoc="0"><oddHeader>&amp;R${LOOK}A &amp;&amp; B</oddHeader>` +
      `<oddFooter>&amp;L${LOOK}9 hosts&amp;C${LOOK}&amp;F &amp;D&amp;R${LOOK}&amp;A, page &amp;P of &amp;N</oddFooter></headerFooter>`,
  );
});

describe("the sample of a page", () => {
  let parts: Map<string, string>;
  let book: ExcelJS.Workbook;
  beforeAll(async () => {
    const { output, losses } = await writeXlsx(pageDrawing());
    expect(losses).toEqual([]);
    parts = new Map(Object.entries(unzipSync(output)).map(([path, bytes]) => [path, strFromU8(bytes)]));
    book = new ExcelJS.Workbook();
    await book.xlsx.load(output.slice().buffer);
  });
  const part = (path: string): string => parts.get(path) ?? "";

  test("every part follows the schema", () => {
    const errors = [...parts].flatMap(([path, xml]) =>
      schemaErrors(readXml(xml)).map((error) => `${path}: ${error}`),
    );
    expect(errors).toEqual([]);
  });

  test("what is printed, and what repeats, are names of the sheet", () => {
    expect(part("xl/workbook.xml")).toContain(
      '<definedNames><definedName name="_xlnm.Print_Area" localSheetId="0">Page!$A$1:$AJ$42</definedName>' +
        '<definedName name="_xlnm.Print_Titles" localSheetId="0">Page!$1:$2</definedName></definedNames>',
    );
    expect(book.getWorksheet("Page")?.pageSetup).toMatchObject({
      printArea: "A1:AJ42",
      printTitlesRow: "1:2",
      scale: 70,
    });
  });

  test("rows have their heights, fixed against what is in them", () => {
    const xml = part("xl/worksheets/sheet1.xml");
    // Row 1 holds 20 points, which alone would make it 28 high.
    expect(xml).toContain('<row r="1" ht="27.75" customHeight="1">');
    for (const row of [7, 8, 9, 10]) expect(xml).toContain(`<row r="${row}" ht="20.25" customHeight="1">`);
    expect(xml).not.toMatch(/<row r="(2|4|6|11)" /);
  });

  test("a column of 7 pixels has that width: Excel cuts (256 × width + 18) ÷ 256 × 7 to whole pixels", () => {
    const width = Number(/<col min="6" max="6" width="([\d.]+)"/.exec(part("xl/worksheets/sheet1.xml"))?.[1]);
    expect(Math.trunc(((256 * width + Math.trunc(128 / 7)) / 256) * 7)).toBe(7);
  });

  test("the text of a formula is merged over its columns, blank cells only have a look", () => {
    const xml = part("xl/worksheets/sheet1.xml");
    expect(xml).toContain('<mergeCells count="1"><mergeCell ref="B3:AJ3"/></mergeCells>');
    expect(xml).toMatch(/<c r="AI10" s="\d+"\/>/);
  });

  test("grid lines are hidden on the one sheet only", () => {
    expect(part("xl/worksheets/sheet1.xml")).toContain('<sheetView showGridLines="0" workbookViewId="0"/>');
    expect(part("xl/worksheets/sheet2.xml")).not.toContain("<sheetViews>");
  });
});
