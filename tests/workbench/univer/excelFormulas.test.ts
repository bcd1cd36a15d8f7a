import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { readDrawing } from "../../../src/workbench/read/readDrawing";
import { cellName } from "../../../src/workbook/address";
import type { WorkbookDrawing } from "../../../src/workbook/drawing";
import { formulaAt } from "../../../src/workbook/formulaText";
import { isDynamicArray } from "../../../src/workbook/writers/xlsx/cellXml";
import { RESOURCES, type UniverSnapshot } from "../../../src/workbook/writers/univer/snapshot";
import { storedFormula } from "../../../src/workbook/writers/xlsx/formulaDialect";
import { writeXlsx } from "../../../src/workbook/writers/xlsx/writeXlsx";
import { recalculated } from "../../calculator/libreOffice";
import { testWithSdk } from "../../readers/testWithSdk";
import { runs, testWhenInstalled } from "../../readers/whenInstalled";
import { bundledUniver, testUniver } from "./bundledUniver";

/** Numbers, words, and amounts by word, to calculate with: A1:C6. */
const DATA = [
  [3, "disk", 10],
  [1, "host", 20],
  [4, "disk", 30],
  [1, "switch", 40],
  [5, "host", 50],
  [9, "disk", 60],
];

/** A formula, how a file stores it, and whether as an array; what an old LibreOffice does not know is last. */
const CASES: [formula: string, stored?: string | undefined, isArray?: boolean][] = [
  ["DATE(2026,11,24)"],
  ["YEAR(DATE(2026,11,24))"],
  ["EOMONTH(DATE(2026,1,15),1)"],
  ["EDATE(DATE(2026,1,31),1)"],
  ['DATEDIF(DATE(2020,1,1),DATE(2026,1,1),"y")'],
  ["DAYS(DATE(2026,3,1),DATE(2026,2,1))", "_xlfn.DAYS(DATE(2026,3,1),DATE(2026,2,1))"],
  ["NETWORKDAYS(DATE(2026,11,1),DATE(2026,11,30))"],
  ["NETWORKDAYS.INTL(DATE(2026,11,1),DATE(2026,11,30),1)"],
  ["WEEKDAY(DATE(2026,11,24),2)"],
  ["WEEKNUM(DATE(2026,11,24))"],
  ["ISOWEEKNUM(DATE(2026,11,24))", "_xlfn.ISOWEEKNUM(DATE(2026,11,24))"],
  ["TIME(12,30,0)"],
  ["TODAY()-TODAY()"],
  ["YEARFRAC(DATE(2026,1,1),DATE(2026,7,1))"],
  ["PMT(0.05/12,36,-10000)"],
  ["FV(0.05,10,-100)"],
  ["PV(0.05,10,-100)"],
  ["NPV(0.1,A1:A6)"],
  ["NPER(0.01,-100,1000)"],
  ["RATE(36,-300,10000)"],
  ["SLN(1000,100,5)"],
  ["DDB(1000,100,5,2)"],
  ["EFFECT(0.05,12)"],
  ["STDEV(A1:A6)"],
  ["VAR.S(A1:A6)", "_xlfn.VAR.S(A1:A6)"],
  ["CORREL(A1:A6,C1:C6)"],
  ["SLOPE(A1:A6,C1:C6)"],
  ["FORECAST(70,A1:A6,C1:C6)", undefined, true],
  ["GEOMEAN(A1:A6)"],
  ["QUARTILE.INC(A1:A6,3)", "_xlfn.QUARTILE.INC(A1:A6,3)"],
  ["PERCENTILE(A1:A6,0.9)"],
  ["RANK.EQ(A3,A1:A6)", "_xlfn.RANK.EQ(A3,A1:A6)"],
  ["MODE.SNGL(A1:A6)", "_xlfn.MODE.SNGL(A1:A6)"],
  ["NORM.S.DIST(1,TRUE)", "_xlfn.NORM.S.DIST(1,TRUE)"],
  ["NORMINV(0.95,10,2)"],
  ["POISSON.DIST(2,3,FALSE)", "_xlfn.POISSON.DIST(2,3,FALSE)"],
  ['COUNTIFS(A1:A6,">1",B1:B6,"disk")'],
  ['MAXIFS(C1:C6,B1:B6,"host")', '_xlfn.MAXIFS(C1:C6,B1:B6,"host")'],
  ['MINIFS(C1:C6,B1:B6,"host")', '_xlfn.MINIFS(C1:C6,B1:B6,"host")'],
  ['SUMIFS(C1:C6,B1:B6,"disk",A1:A6,">3")'],
  ["SUBTOTAL(9,A1:A6)"],
  ["PRODUCT(A1:A6)"],
  ["SUMSQ(A1:A6)"],
  ["MROUND(17,5)"],
  ["QUOTIENT(17,5)"],
  ["TRUNC(-2.7)"],
  ["CEILING(7,5)"],
  ["GCD(12,18)"],
  ["COMBIN(6,3)"],
  ["SIN(1)+COS(1)+ATAN2(1,2)"],
  ["BASE(255,16)", "_xlfn.BASE(255,16)"],
  ["DEC2HEX(255)"],
  ["BITAND(12,10)", "_xlfn.BITAND(12,10)"],
  ['CONVERT(1,"mi","km")'],
  ['IFS(A1>5,"high",A1>2,"middle",TRUE,"low")', '_xlfn.IFS(A1>5,"high",A1>2,"middle",TRUE,"low")'],
  ['SWITCH(B1,"disk",1,"host",2,0)', '_xlfn.SWITCH(B1,"disk",1,"host",2,0)'],
  ["XOR(TRUE,FALSE)", "_xlfn.XOR(TRUE,FALSE)"],
  ['TEXTJOIN(", ",TRUE,B1:B3)', '_xlfn.TEXTJOIN(", ",TRUE,B1:B3)'],
  ["CONCAT(B1:B3)", "_xlfn.CONCAT(B1:B3)"],
  ['PROPER(B1)&REPT("x",3)'],
  ['SEARCH("S",B1)'],
  ['REPLACE(B1,1,1,"D")'],
  ['NUMBERVALUE("1.234,5",",",".")', '_xlfn.NUMBERVALUE("1.234,5",",",".")'],
  ['UNICODE("€")', '_xlfn.UNICODE("€")'],
  ["HLOOKUP(3,A1:C2,2,FALSE)"],
  ["LOOKUP(4,{1,4,9},{10,20,30})", undefined, true],
  ["ADDRESS(2,3)"],
  ['INDIRECT("A"&2)', undefined, true],
  ["SUM(OFFSET(A1,1,0,2,1))", undefined, true],
  ["ROW(A3)", undefined, true],
  ["SUM(A:A)"],
  ["SUM($A:$A,1:1)"],
  ["SUM({1,2;3,4})"],
  // Without the mark of an array Excel would take one cell of each range.
  ["SUM(A1:A6*C1:C6)", undefined, true],
  ['SUM(IF(B1:B6="disk",C1:C6,0))', undefined, true],
  ['SUM(COUNTIF(B1:B6,{"disk","host"}))', undefined, true],
  ['SUMPRODUCT((B1:B6="disk")*C1:C6)'],
  ["A1:A3*2", undefined, true],
  ["TRANSPOSE(A1:A3)", undefined, true],
  ["MMULT(A1:A2,{1,2})", undefined, true],
];

const NEWER: typeof CASES = [
  ['XLOOKUP("host",B1:B6,C1:C6)', '_xlfn.XLOOKUP("host",B1:B6,C1:C6)', true],
  ['XMATCH("host",B1:B6)', '_xlfn.XMATCH("host",B1:B6)'],
  ["LET(x,A1,y,x*2,x+y)", "_xlfn.LET(_xlpm.x,A1,_xlpm.y,_xlpm.x*2,_xlpm.x+_xlpm.y)", true],
  ['FILTER(A1:C6,B1:B6="disk")', '_xlfn._xlws.FILTER(A1:C6,B1:B6="disk")', true],
  ["SORT(A1:A6)", "_xlfn._xlws.SORT(A1:A6)", true],
  ["SORTBY(B1:B6,A1:A6,-1)", "_xlfn.SORTBY(B1:B6,A1:A6,-1)", true],
  ["UNIQUE(B1:B6)", "_xlfn.UNIQUE(B1:B6)", true],
  ["SEQUENCE(3,2)", "_xlfn.SEQUENCE(3,2)", true],
  ["MAP(A1:A3,LAMBDA(v,v*2))", "_xlfn.MAP(A1:A3,_xlfn.LAMBDA(_xlpm.v,_xlpm.v*2))", true],
  ["SUM(VSTACK(A1:A3,C1:C3))", "SUM(_xlfn.VSTACK(A1:A3,C1:C3))", true],
  ['TEXTBEFORE("a-b","-")', '_xlfn.TEXTBEFORE("a-b","-")'],
  ["TAKE(A1:C6,2)", "_xlfn.TAKE(A1:C6,2)", true],
];

const ALL = [...CASES, ...NEWER];

/** Rows between two formulas, so that none spills onto the next, and their column. */
const STEP = 8;
const COLUMN = 5;

let drawing: WorkbookDrawing;

beforeAll(async () => {
  if (testUniver !== test) return;
  const univer = await bundledUniver("patched");
  const cellData: Record<number, Record<number, object>> = {};
  DATA.forEach((row, r) => row.forEach((v, c) => ((cellData[r] ??= {})[c] = { v })));
  ALL.forEach(([formula], i) => ((cellData[i * STEP] ??= {})[COLUMN] = { f: `=${formula}` }));
  const headless = univer.startHeadless({
    id: "workbook",
    sheetOrder: ["sheet"],
    sheets: { sheet: { id: "sheet", name: "Sheet", cellData, rowCount: ALL.length * STEP, columnCount: 20 } },
  });
  await headless.calculated();
  const workbook = headless.api.getActiveWorkbook();
  if (!workbook) throw new Error("no workbook is open");
  const contents = univer.contentsOf(
    workbook,
    headless.univer.__getInjector().get(univer.FormulaDataModel) as never,
  );
  addLooks(contents.snapshot);
  const opened = { title: "Formulas", subject: "Formulas", sheets: [], names: [], records: [] };
  const read = readDrawing(contents, opened, () => false);
  expect(read.losses).toEqual([]);
  drawing = read.drawing;
  headless.univer.dispose();
}, 60_000);

/** What a user may do beside formulas: colors, lines, merged cells, hidden rows and columns, a filter. */
function addLooks(snapshot: UniverSnapshot): void {
  const sheet = snapshot.sheets.sheet;
  if (!sheet) throw new Error("there is no sheet");
  const line = { s: 7, cl: { rgb: "#00aa00" } };
  const style = {
    ...{ bg: { rgb: "#ffee00" }, cl: { rgb: "rgb(200,0,0)" }, ff: "Arial", fs: 9, st: { s: 1 }, va: 2 },
    ...{ bd: { t: line, l: line }, ht: 2, vt: 2, tr: { a: -45 }, n: { pattern: "0.00%" } },
  };
  sheet.cellData[2] = { ...sheet.cellData[2], 15: { v: 0.5, t: 2, s: style }, 16: { s: style } };
  sheet.mergeData.push({ startRow: 4, endRow: 6, startColumn: 15, endColumn: 17 });
  sheet.rowData[3] = { hd: 1 };
  sheet.columnData[18] = { hd: 1 };
  // Not the rows that SUBTOTAL adds: it leaves out what a filter hides.
  const ref = { startRow: 19, endRow: 25, startColumn: 14, endColumn: 16 };
  const filterColumns = [
    { colId: 14, filters: { filters: ["disk"], blank: true } },
    { colId: 16, customFilters: { customFilters: [{ val: 20, operator: "greaterThanOrEqual" }] } },
  ];
  const data = JSON.stringify({ sheet: { ref, filterColumns, cachedFilteredOut: [20, 21] } });
  snapshot.resources.push({ name: RESOURCES.filters, data });
}

const file = async () => {
  const written = path.join(fs.mkdtempSync(path.join(os.tmpdir(), "hci-planner-")), "formulas.xlsx");
  fs.writeFileSync(written, (await writeXlsx(drawing)).output);
  return written;
};

testUniver.each(ALL.map(([formula]) => formula))("=%s goes out as a formula", (formula) => {
  const place = ALL.findIndex(([one]) => one === formula);
  const [, stored = formula, isArray = false] = ALL[place] ?? [];
  const row = place * STEP;
  const sheet = drawing.sheets[0];
  const drawn = sheet?.formulas[row]?.[COLUMN];
  if (!drawn) throw new Error("it is a value");
  expect(storedFormula(formulaAt(drawn, row))).toBe(stored);
  expect(isDynamicArray(drawn)).toBe(isArray);
  expect(sheet.values[row]?.[COLUMN]).not.toEqual(expect.objectContaining({ error: expect.anything() }));
});

testWithSdk(
  "the Open XML SDK and our lint find nothing in formulas, looks and filters of users",
  async () => [await file()],
);

testWhenInstalled(
  { name: "LibreOffice", hint: "apt-get install libreoffice-calc" },
  runs("soffice", "--version"),
  "LibreOffice calculates users' formulas as the grid does",
  async () => {
    const [theirs] = await recalculated([fs.readFileSync(await file())]);
    const differences = CASES.flatMap(([formula], i) => {
      const { rows = 1, columns = 1 } = drawing.sheets[0]?.formulas[i * STEP]?.[COLUMN]?.spill ?? {};
      return Array.from({ length: rows * columns }, (_, n) => {
        const [row, column] = [i * STEP + Math.floor(n / columns), COLUMN + (n % columns)];
        const value = drawing.sheets[0]?.values[row]?.[column] ?? null;
        const other = theirs?.[0]?.get(cellName(row, column)) ?? null;
        const isSame =
          typeof value === "number" && typeof other === "number"
            ? Math.abs(value - other) <= 1e-9 * Math.max(1, Math.abs(value))
            : value === other;
        return isSame ? [] : [`${formula}: ${JSON.stringify(value)}, there ${JSON.stringify(other)}`];
      }).flat();
    });
    expect(differences).toEqual([]);
  },
);
