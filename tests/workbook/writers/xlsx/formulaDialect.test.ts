import fc from "fast-check";
import { storedFormula } from "../../../../src/workbook/writers/xlsx/formulaDialect";

test.each([
  ["SUM(A1:A9)*2", "SUM(A1:A9)*2"],
  ['VSAN_GHZ(A1,"8K")', '_xldudf_VSAN_GHZ(A1,"8K")'],
  ["ROUND(VSAN_GHZ(A1)/SUM(A1:A2),1)", "ROUND(_xldudf_VSAN_GHZ(A1)/SUM(A1:A2),1)"],
  ['"VSAN_GHZ("&VSAN_GHZ(1)', '"VSAN_GHZ("&_xldudf_VSAN_GHZ(1)'],
  ["'VSAN_GHZ(x)'!A1", "'VSAN_GHZ(x)'!A1"],
  ["STDEV.S(A1:A9)+CEILING.MATH(1.5)", "_xlfn.STDEV.S(A1:A9)+_xlfn.CEILING.MATH(1.5)"],
  ["IFNA(MATCH(1,A1:A2,0),0)", "_xlfn.IFNA(MATCH(1,A1:A2,0),0)"],
  ["LAMBDA(x,y,x*y+Share)", "_xlfn.LAMBDA(_xlpm.x,_xlpm.y,_xlpm.x*_xlpm.y+Share)"],
  ['LAMBDA(x,IF(x>0,"x",y))', '_xlfn.LAMBDA(_xlpm.x,IF(_xlpm.x>0,"x",y))'],
  ["[@IOPS]*2", "Results[[#This Row],[IOPS]]*2"],
  ["[@[Latency (ms)]]", "Results[[#This Row],[Latency (ms)]]"],
  ["[@[a '[b'] '#1 ''c]]", "Results[[#This Row],[a '[b'] '#1 ''c]]"],
  ["SUM(Results[IOPS])", "SUM(Results[IOPS])"],
  ["SUM(Results[Latency (ms)])", "SUM(Results[[Latency (ms)]])"],
])("%s is stored as %s", (formula, stored) => {
  expect(storedFormula(formula, "Results")).toBe(stored);
});

test("text in quotes is never touched", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const literal = `"${text.replace(/"/g, '""')}"`;
      expect(storedFormula(`A_B(${literal})`)).toBe(`_xldudf_A_B(${literal})`);
    }),
  );
});
