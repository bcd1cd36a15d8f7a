import { strFromU8 } from "fflate";
import type { DrawnFormula, SheetDrawing } from "../../../../src/workbook/drawing";
import { LongText } from "../../../../src/workbook/writers/xlsx/longText";
import { addSheetData, type RowHeight } from "../../../../src/workbook/writers/xlsx/sheetData";
import { SharedTexts } from "../../../../src/workbook/writers/xlsx/sharedTexts";
import { StyleSheet } from "../../../../src/workbook/writers/xlsx/styleSheet";

const formula = (text: string, change: Partial<DrawnFormula> = {}): DrawnFormula => ({
  formula: text,
  custom: false,
  spill: { rows: 1, columns: 1 },
  ...change,
});

/** `<sheetData>` of a drawing of two columns and three rows, and whether it has dynamic arrays. */
function written(change: Partial<SheetDrawing>, { heights = [], hidden = [], valuesOnly = [] }: { heights?: [number, RowHeight][]; hidden?: number[]; valuesOnly?: string[] } = {}): [string, boolean] {
  const sheet: SheetDrawing = { name: "Data", rows: 3, columns: 2, values: [], formulas: [], styles: [], features: [], ...change };
  let written = "";
  const xml = new LongText((bytes) => (written += strFromU8(bytes)));
  const options = { styles: new StyleSheet(), texts: new SharedTexts(), rowHeights: new Map(heights), hiddenRows: new Set(hidden), valuesOnly: new Set(valuesOnly) };
  const dynamic = addSheetData(xml, sheet, options);
  xml.end();
  return [written, dynamic];
} // prettier-ignore

test("rows and cells that hold nothing are skipped", () => {
  expect(written({ values: [[null, 1], [], [null, null]] })).toEqual([
    '<sheetData><row r="1"><c r="B1"><v>1</v></c></row></sheetData>',
    false,
  ]);
});

test.each<[string, RowHeight, string]>([
  ["may grow", { points: 30, fixed: false }, '<row r="2" ht="30"></row>'],
  ["is fixed", { points: 30.5, fixed: true }, '<row r="2" ht="30.5" customHeight="1"></row>'],
])("a row without cells is there for its height, which %s", (_, height, row) => {
  expect(written({}, { heights: [[1, height]] })[0]).toBe(`<sheetData>${row}</sheetData>`);
});

test("more hidden rows than a call takes arguments are written, also those below the last cell", () => {
  const [xml] = written({}, { hidden: Array.from({ length: 200_000 }, (_, row) => row) });
  expect(xml).toMatch(/^<sheetData><row r="1" hidden="1"><\/row>/);
  expect(xml).toMatch(/<row r="200000" hidden="1"><\/row><\/sheetData>$/);
});

test("looks cover their cells, the last one counts, and none is removed beyond the sheet", () => {
  const styles = [
    { row: 1, column: 0, rows: 9, columns: 2, style: "title" as const },
    { row: 1, column: 1, rows: 1, columns: 1, style: "label" as const },
  ];
  expect(written({ styles })[0]).toBe(
    '<sheetData><row r="2"><c r="A2" s="1"/><c r="B2" s="2"/></row><row r="3"><c r="A3" s="1"/><c r="B3" s="1"/></row></sheetData>',
  );
});

test.each<[string, DrawnFormula, boolean]>([
  ["a native formula", formula("1+1"), false],
  ["a custom function", formula("VSAN_GHZ(1)", { custom: true }), true],
  ["a spill", formula("A1:A2", { spill: { rows: 2, columns: 1 } }), true],
])("%s: dynamic array %s", (_, one, dynamic) => {
  expect(written({ formulas: [[one], [formula("2+2")]] })[1]).toBe(dynamic);
});

test("a column of a table that is too long for its custom function holds values", () => {
  const columnFormula = { table: "Long", text: "VSAN_GHZ([@x])" };
  const column = (custom: boolean, table: string) => formula("VSAN_GHZ(A2)", { custom, columnFormula: { ...columnFormula, table } });
  const cells = (one: DrawnFormula) => written({ values: [[7]], formulas: [[one]] }, { valuesOnly: ["Long"] })[0];
  expect(cells(column(true, "Long"))).toBe('<sheetData><row r="1"><c r="A1"><v>7</v></c></row></sheetData>');
  expect(cells(column(true, "Short"))).toContain("_xldudf_VSAN_GHZ(A2)</f><v>7</v>");
  expect(cells(formula("VSAN_GHZ(A2)", { custom: true }))).toContain("_xldudf_VSAN_GHZ(A2)</f><v>7</v>");
  expect(cells(column(false, "Long"))).toContain("<f>_xldudf_VSAN_GHZ(Long[[#This Row],[x]])</f><v>7</v>");
}); // prettier-ignore

test("a value that no cell can hold is refused with its place", () => {
  expect(() => written({ values: [[], [null, NaN]] })).toThrow('Sheet "Data", B2: NaN is not a number for a cell.');
}); // prettier-ignore

test("each column of each table has the formula of its own", () => {
  const column = (table: string, text: string) => formula("x", { columnFormula: { table, text } });
  const [xml] = written({
    formulas: [
      [column("T", "[@a]+1"), column("T", "[@b]+1")],
      [column("T", "[@a]+1"), column("U", "[@a]+1")],
    ],
  });
  expect([...xml.matchAll(/<f>([^<]*)<\/f>/g)].map(([, text]) => text)).toEqual([
    "T[[#This Row],[a]]+1",
    "T[[#This Row],[b]]+1",
    "T[[#This Row],[a]]+1",
    "U[[#This Row],[a]]+1",
  ]);
});
