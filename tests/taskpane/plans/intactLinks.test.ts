import { intactLinks } from "../../../src/taskpane/plans/intactLinks";
import { linkedFormula } from "../../../src/workbook/linkedFormula";

const HOSTS = { formula: linkedFormula("Plan_Hosts") };
const CORES = { formula: linkedFormula("Plan_Hosts*Plan_Cores") };
const named = (name: string, formula: string) => ({ name, formula });
const ALL = [named("Plan_Hosts", "=Plan!$C$5"), named("plan_cores", "=plan!$C$6")];

test("links whose names refer to cells are intact", () => {
  expect(intactLinks([HOSTS, CORES], { sheets: ["Plan"], names: ALL })).toEqual({
    intact: [HOSTS, CORES],
    broken: [],
    lostNames: [],
  });
});

test.each([
  ["is not defined", []],
  ["refers to a deleted cell", [named("Plan_Cores", "=Plan!#REF!")]],
  ["refers to a deleted sheet", [named("Plan_Cores", "=Gone!$C$6")]],
  ["is a constant", [named("Plan_Cores", "=32")]],
])("a link is broken when a name in it %s", (_, names) => {
  const outline = { sheets: ["Plan"], names: [named("Plan_Hosts", "=Plan!$C$5"), ...names] };
  expect(intactLinks([HOSTS, CORES], outline)).toEqual({
    intact: [HOSTS],
    broken: [CORES],
    lostNames: ["Plan_Cores"],
  });
});

test("a name that several links have lost is listed once", () => {
  const { lostNames } = intactLinks([HOSTS, CORES], { sheets: ["Plan"], names: [] });
  expect(lostNames).toEqual(["Plan_Hosts", "Plan_Cores"]);
});
