import { templates } from "../../src/templates/templates";
import { planStates } from "../../src/verify/planStates";
import { sameFormula } from "../../src/verify/sameFormula";
import { formulaAt } from "../../src/workbook/formulaText";
import { layout } from "../../src/workbook/layout";
import { tokenize } from "../../src/workbook/tokens";
import { sourceFunctions } from "../sourceFunctions";
import { sampled } from "../volume";

test.each([
  ["A1*1E-12", "A1*0.000000000001", true],
  ["A1*1E-12", "A1*0.000000000002", false],
  ["A1*1E-12", "A1*0", false],
  ["0.9308485291087265", "0.930848529108727", true],
  ["0.9308485291087265", "0.930848529108726", true],
  ["0.9308485291087265", "0.93084852911", false],
  ["A1+2", "A1+2.0", true],
  ["A1+0", "A1-0", false],
  ["sum( a1:b2 , 1e3)", "SUM(A1:B2,1000)", true],
  ["SUM(A1:B2)", "SUM(A1:B3)", false],
  ["SUM(A1:B2)", "SUM(A1:B2)+1", false],
  ['A1&"1E3"', 'A1&"1000"', false],
  ['A1&"a"', 'A1&"A"', false],
  ["A1+1", "A1+Plan_Hosts", false],
  ["A1+1", "A1+Infinity", false],
  ["A1+1", 'A1+"1"', false],
  ["A1+1", "A1-1", false],
  ["A1,B1", "A1,B1,", false],
  ["plan_hosts*2", "Plan_Hosts*2", true],
  ["vsan_ghz(a1)", "VSAN_GHZ(A1)", true],
  ["if(true,#n/a,1)", "IF(TRUE,#N/A,1)", false],
  ["IF(true,1,2)", "IF(TRUE,1,2)", true],
  ["", "", true],
  ["A1", "", false],
  ["100000000000000", "100000000000001", true],
  ["10000000000000", "10000000000001", true],
  ["1000000000000", "1000000000001", false],
])("%s and %s are the same formula: %s", (now, then, same) => {
  expect(sameFormula(now, then)).toBe(same);
  expect(sameFormula(then, now)).toBe(same);
});

const IDS = sampled(
  templates.map(({ id }) => id),
  (id) => ["benchmark-comparison", "latency-budget"].includes(id),
);

test.each(IDS)(
  "%s is unchanged where a spreadsheet spells the numbers of its formulas in another way",
  (id) => {
    const template = templates.find((one) => one.id === id);
    if (!template) throw new Error(`there is no template ${id}`);
    const drawing = layout(template.plan().spec);
    let respelled = 0;
    for (const { formulas } of drawing.sheets) {
      formulas.forEach((cells, row) =>
        cells.forEach((drawn, column) => {
          if (!drawn) return;
          const texts = tokenize(formulaAt(drawn, row)).map(({ kind, text }) => {
            if (kind !== "number") return text;
            respelled += 1;
            return Number(text).toExponential(14);
          });
          cells[column] = { ...drawn, formula: texts.join("") };
        }),
      );
    }
    expect(respelled).toBeGreaterThan(50);
    expect(planStates(drawing, sourceFunctions.ids).changed).toEqual([]);
  },
);
