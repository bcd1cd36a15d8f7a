import { gallery } from "../../src/templates/gallery";
import { nativeFunction, nativeFunctionNames } from "../../src/workbook/dialect";
import { readExcelFormula } from "../../src/workbook/excelFormula";
import { excelFunction, excelFunctionNames } from "../../src/workbook/excelFunctions";
import { formulaAt } from "../../src/workbook/formulaText";
import { layout } from "../../src/workbook/layout";
import { TRIES_ALL } from "../volume";

const read = (formula: string) =>
  readExcelFormula(formula, {
    hasFunction: (id) => id === "VSAN_GHZ",
    isOneCell: (name) => name === "Total",
    hasSheet: (name) => name.toLowerCase() === "my sheet",
    headersOf: (table) => (table.toLowerCase() === "results" ? ["Case", "IOPS"] : undefined),
  });

test.each([
  ["sum(a1:a3)+Vsan_Ghz(1)", "SUM(a1:a3)+VSAN_GHZ(1)", true],
  ["Today( )", "TODAY( )", false],
])("%s is read as %s", (text, formula, custom) => {
  expect(read(text)).toEqual({ formula, custom, isArray: false, intersects: false });
});

test.each([
  ["A1:A3*2", true],
  ["A:A", true],
  ["ABS(A1:A3)", true],
  ["SUMPRODUCT(IF(A1:A3>1,1,0))", true],
  ["SUM(A1:A3)", false],
  ["XLOOKUP(A1,B:B,C:C)", false],
  ["INDEX(A1:A9,MATCH(B1,C1:C9,0))", false],
  ["OFFSET(A1,1,1)+Total", false],
])("%s takes one cell of a range in Excel: %s", (formula, intersects) => {
  expect(read(formula).intersects).toBe(intersects);
});

test.each([
  ["SUM(A:A)", false],
  ["SUM('my sheet'!$A:$B,1:2)", false],
  ["A:A*2", true],
  ["A1#", true],
  ["SUM(A1#)", false],
  ["{1,2}", true],
  ['SUM({1,-2;"a",TRUE})', false],
  ["SUM(A1:A3)", false],
  ["SUM(-A1:A3)", true],
  ["SUMPRODUCT(-A1:A3,ABS(B1:B3))", false],
  ["SUMPRODUCT(IF(A1:A3>1,1,0))", true],
  ["IF(A1>1,SUM(B1:B3),0)", false],
  ["IF(A1:A3>1,1,0)", true],
  ["ABS(SUMPRODUCT(A1:A3*2))", false],
  ["COUNTIF(A1:A3,B1)", false],
  ["SUM(COUNTIF(A1:A3,B1:B3))", true],
  ["VLOOKUP(A1,B1:C3,2,FALSE)", false],
  ["VLOOKUP(A1:A2,B1:C3,2,FALSE)", true],
  ["SUMIFS(C1:C3,A1:A3,1,B1:B3,2)", false],
  ["Hosts*2", true],
  ["Total*2", false],
  ["SUM(Hosts)", false],
])("%s computes on arrays: %s", (formula, isArray) => {
  expect(read(formula).isArray).toBe(isArray);
});

test.each([
  ["TO_DATE(1)", "it uses TO_DATE"],
  ["NOSUCH(1)", "it uses NOSUCH"],
  ["VSAN_NOSUCH(1)", "it uses VSAN_NOSUCH"],
  ["DATE(2026,1)", "DATE does not take 2 arguments in Excel"],
  ["DATE(2026,1,1,1)", "DATE does not take 4 arguments in Excel"],
  ["COUNTIFS(A1:A3,1,B1:B3)", "COUNTIFS does not take 3 arguments in Excel"],
  ["SUMIFS(A1:A3,B1:B3)", "SUMIFS does not take 2 arguments in Excel"],
  ["IFS(A1,1,2)", "IFS does not take 3 arguments in Excel"],
  ["LET(x,1)", "LET does not take 2 arguments in Excel"],
  ["LET(1,2,3)", "a parameter is not a plain name"],
  ["LAMBDA(1,2)", "a parameter is not a plain name"],
  ["COUNTIF({1,2},1)", "COUNTIF requires cells in Excel"],
  ["SUMIFS(A1:A3,{1,2,3},1)", "SUMIFS requires cells in Excel"],
  ["RANK(1,ABS(A1:A3))", "RANK requires cells in Excel"],
  ["SUM({1,2;3})", 'unexpected "{"'],
  ["SUM({A1,2})", 'unexpected "{"'],
  ["SUM({1-2})", 'unexpected "{"'],
  ["SUM({1,})", 'unexpected "{"'],
  ["SUM({-TRUE})", 'unexpected "{"'],
  ["[@IOPS]*2", "belongs into a table of Excel"],
  [`LEN("${"a".repeat(256)}")`, "more than 255 characters"],
  [`LEN(1${" ".repeat(8_187)})`, "too long"],
  ["SUM(1", "lacks a closing bracket"],
  ["COUNTIF(FILTER(A1:A3,A1:A3>1),1)", "COUNTIF requires cells in Excel"],
  ["SUBTOTAL(9,VSTACK(A1:A3,B1:B3))", "SUBTOTAL requires cells in Excel"],
  ["RANK(1,SORT(A1:A3))", "RANK requires cells in Excel"],
  ["ROW(SEQUENCE(3))", "ROW requires cells in Excel"],
  ["LET(c,1,c+1)", "c is not a name in Excel"],
  ["LAMBDA(r,r+1)", "r is not a name in Excel"],
  ["LET(a.b,1,a.b)", "a parameter is not a plain name"],
  ["LET(x,1,X,2,x)", "the name X is declared twice"],
  ["R1C1+1", "R1C1 is not a name in Excel"],
  ["_xlnm.Print_Area", "_xlnm.Print_Area is not a name in Excel"],
  ["1E308", "1E308 is too large for Excel"],
  ["#SPILL!", "#SPILL! cannot be entered in Excel"],
  ["Other!A1", 'there is no sheet "Other"'],
  ["SUM('It''s'!A:A)", 'there is no sheet "It\'s"'],
  ["SUM(Other!A1#)", 'there is no sheet "Other"'],
  ["SUM(Mine[Case])", "the file has no table column Mine[Case]"],
  ["SUM(Results[Old])", "the file has no table column Results[Old]"],
  ["SUM(Results)", "Results is a whole table"],
])("%s is not for Excel: %s", (formula, because) => {
  expect(() => read(formula)).toThrow(because);
});

test.each([
  ["COUNTIFS(A1:A3,1,B1:B3,2)"],
  ["SUMIFS(A1:A3,B1:B3,1)"],
  ["SUMIF(OFFSET(A1,0,0,3,1),1)"],
  ["COUNTIF(INDEX(A1:B3,0,1),1)"],
  ["COUNTIF(CHOOSE(1,A1:A3,B1:B3),1)"],
  ["COUNTIF(XLOOKUP(1,A1:A3,B1:B3),1)"],
  ["LET(x,1,y,2,x+y)"],
  ["1E307"],
  ["SUM('My Sheet'!A1,'my sheet'!A:A,'my sheet'!B1#)"],
  ["SUM(results[iops])"],
  ["Unknown+1"],
  [`LEN("${"a".repeat(255)}")`],
  [`LEN(1${" ".repeat(8_186)})`],
])("%s is for Excel", (formula) => {
  expect(read(formula).formula).toBe(formula);
});

test("the functions of the dialect are among Excel's, spelled and counted alike", () => {
  for (const name of nativeFunctionNames()) {
    const [native, excel] = [nativeFunction(name), excelFunction(name)];
    expect(excel?.stored).toBe(native?.stored ?? name);
    expect(excel?.takes(native?.least ?? NaN)).toBe(true);
    expect(excel?.takes((native?.least ?? NaN) - 1)).toBe(false);
  }
  expect(excelFunctionNames().length).toBeGreaterThan(450);
});

test("every formula of a template is read as it was drawn", () => {
  const wrong: string[] = [];
  // Formulas of a column differ in their row alone: of these, the sample has the first.
  const read = new Set<string>();
  const isRead = (formula: string): boolean => {
    const shape = formula.replace(/\d+/g, "0");
    const isKnown = read.has(shape);
    read.add(shape);
    return isKnown && !TRIES_ALL;
  };
  for (const { plan } of gallery) {
    const { sheets } = layout(plan().spec);
    const tables = sheets.flatMap(({ features }) => features.filter((one) => one.kind === "table"));
    const headers = new Map(tables.map(({ name, columns }) => [name, columns.map(({ header }) => header)]));
    for (const { formulas } of sheets) {
      formulas.forEach((row, r) =>
        row?.forEach((drawn) => {
          if (!drawn) return;
          const formula = formulaAt(drawn, r);
          if (isRead(formula)) return;
          const { isArray, intersects, ...found } = readExcelFormula(formula, {
            hasFunction: () => true,
            isOneCell: () => false,
            hasSheet: () => true,
            headersOf: (table) => headers.get(table),
          });
          if (found.formula !== formula || found.custom !== drawn.custom)
            wrong.push(`${formula} became ${found.formula}`);
          const isOneCell = drawn.spill.rows * drawn.spill.columns === 1;
          if ((isArray || intersects) && isOneCell && !drawn.custom) wrong.push(`${formula} became an array`);
        }),
      );
    }
  }
  expect(wrong).toEqual([]);
});
