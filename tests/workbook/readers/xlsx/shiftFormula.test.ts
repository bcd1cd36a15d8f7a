import { shiftFormula } from "../../../../src/workbook/readers/xlsx/shiftFormula";

test.each<[string, number, number, string]>([
  ["A1+B2", 1, 0, "A2+B3"],
  ["A1+B2", 0, 2, "C1+D2"],
  ["$A1+A$1+$A$1", 3, 3, "$A4+D$1+$A$1"],
  ["SUM(A1:B9)", 1, 1, "SUM(B2:C10)"],
  ["SUM(A:A,$B:C,1:1,$2:3)", 1, 1, "SUM(B:B,$B:D,2:2,$2:4)"],
  ["'A1 and B2'!A1+Sheet1!A1", 1, 0, "'A1 and B2'!A2+Sheet1!A2"],
  ['"A1 ""B2"" "&A1', 1, 0, '"A1 ""B2"" "&A2'],
  ["LOG10(A1)+ATAN2(B1,C1)", 1, 0, "LOG10(A2)+ATAN2(B2,C2)"],
  ["Table1[A1]+Table1[[#This Row],[B2]]", 1, 1, "Table1[A1]+Table1[[#This Row],[B2]]"],
  ["Rate_A1*A1", 1, 0, "Rate_A1*A2"],
  ["A1.5+A1", 1, 0, "A1.5+A2"],
  ["1E5+A1*1.5", 1, 0, "1E5+A2*1.5"],
  ["A1", -1, 0, "#REF!"],
  ["A2:B2", -1, 0, "A1:B1"],
  ["XFD1", 0, 1, "#REF!"],
  ["A1048576", 1, 0, "#REF!"],
])("%s, %i down and %i right, is %s", (formula, rows, columns, expected) => {
  // A range whose corner leaves the sheet is spelled corner by corner.
  expect(shiftFormula(formula, rows, columns)).toBe(expected);
});
