import { calculate } from "../../src/calculator/calculate";
import { differsText, followed, isFollowing, linkIn, type Links } from "../../src/sheets/links";
import { inputBlock } from "../../src/sheets/inputBlock";
import { gridBlock } from "../../src/sheets/gridBlock";
import { planWorkbook } from "../../src/sheets/planWorkbook";
import { layout } from "../../src/workbook/layout";
import { linkedFormula } from "../../src/workbook/linkedFormula";
import { literal } from "../../src/workbook/literal";
import type { CellValue } from "../../src/workbook/spec";
import { validate } from "../../src/workbook/validate";
import { sourceFunctions } from "../sourceFunctions";

const links = (values: Record<string, CellValue>): Links => ({
  source: "Plan",
  values: new Map(Object.entries(values)),
});

/** A sheet with an input that follows `Plan_Hosts`, a grid that follows two more, and a result of them. */
function shown(given: Links | undefined): CellValue[][] {
  const { spec } = planWorkbook({
    title: "T",
    subject: "S",
    links: given,
    sheets: [
      {
        name: "Inputs",
        blocks: [
          inputBlock("Cluster", [
            {
              id: "hosts",
              label: "Hosts",
              value: 6,
              unit: "hosts",
              accepts: { whole: [1, 64] },
              hint: "all alike",
              follows: "Plan_Hosts",
            },
          ]),
          gridBlock({
            id: "load",
            heading: "Load",
            rows: 2,
            columns: [
              {
                id: "iops",
                header: "IOPS",
                accepts: { decimal: [0, 1e6] },
                values: [100, 200],
                follows: [{ formula: "Plan_Iops*(1+Plan_Growth)" }],
              },
              {
                id: "unit",
                header: "Unit",
                accepts: { oneOf: ["IOPS", "MB/s"] },
                values: ["MB/s"],
                follows: ["IOPS"],
              },
              { id: "twice", header: "Twice", formula: 'IF([iops]="","",2*[iops])' },
            ],
          }),
        ],
      },
    ],
  });
  validate(spec);
  return calculate(layout(spec), sourceFunctions).sheets[0]?.values ?? [];
}

const ALL = { Plan_Hosts: 12, Plan_Iops: 1000, Plan_Growth: 0.5 };

test("without links inputs hold their examples, as today", () => {
  expect(shown(undefined)[1]).toEqual(["Hosts", 6, "hosts", "all alike", null, null]);
  expect(shown(undefined)[5]?.slice(0, 3)).toEqual([100, "MB/s", 200]);
  expect(shown(undefined)[6]?.slice(0, 3)).toEqual([200, null, 400]);
});

test("a linked input shows its fact, and a grid only what it follows", () => {
  const cells = shown(links(ALL));
  expect(cells[1]).toEqual(["Hosts", 12, "hosts", "From Plan; type over it to differ here", null, null]);
  expect(cells[5]?.slice(0, 3)).toEqual([1500, "IOPS", 3000]);
  expect(cells[6]?.slice(0, 3)).toEqual([null, null, ""]);
});

test("a blank fact leaves the input blank, not 0", () => {
  const cells = shown(links({ ...ALL, Plan_Hosts: null, Plan_Growth: null }));
  expect(cells[1]?.slice(0, 2)).toEqual(["Hosts", ""]);
  expect(cells[5]?.slice(0, 3)).toEqual(["", "IOPS", ""]);
});

test("an input whose name the workbook does not have holds its example", () => {
  expect(shown(links({ Plan_Iops: 1, Plan_Growth: 0 }))[1]?.slice(0, 4)).toEqual([
    "Hosts",
    6,
    "hosts",
    "all alike",
  ]);
  expect(followed("Plan_A*Plan_B", links({ Plan_A: 1 }))).toBeUndefined();
  expect(followed("Plan_A*Plan_B", links({ Plan_A: 1, Plan_B: 2 }))).toBe("Plan_A*Plan_B");
});

test("what an input follows is blank where one of its names is", () => {
  expect(linkedFormula("Plan_Hosts")).toBe('IF(Plan_Hosts="","",Plan_Hosts)');
  expect(linkedFormula("(1+Plan_Growth)^Plan_Years-Plan_Growth")).toBe(
    'IF(OR(Plan_Growth="",Plan_Years=""),"",(1+Plan_Growth)^Plan_Years-Plan_Growth)',
  );
});

test("values of names from outside are spelled as formulas", () => {
  expect([6, -0.5, true, null, 'a "b"', { error: "#N/A" as const }].map(literal)).toEqual([
    "6",
    "-0.5",
    "TRUE",
    '""',
    '"a ""b"""',
    '""',
  ]);
});

test("a name that is neither inside nor outside is refused", () => {
  const { spec } = planWorkbook({
    title: "T",
    subject: "S",
    links: links({ Plan_Hosts: 1 }),
    sheets: [
      {
        name: "A",
        blocks: [
          inputBlock("B", [
            { id: "a", label: "A", value: 1, unit: "", accepts: { whole: [1, 9] }, follows: "Plan_Hosts" },
          ]),
        ],
      },
    ],
  });
  expect(() => validate({ ...spec, outside: [] })).toThrow('"Plan_Hosts": there is no such name.');
});

test.each([
  ["hosts", 40, "hosts, differs from Plan"],
  ["per host", 15, "≠ Plan"],
  ["GHz", 15, "GHz, ≠ Plan"],
  ["", 15, "≠ Plan"],
  ["", 3, "≠"],
])("words next to %s of %i characters that was typed over: %s", (unit, room, words) => {
  expect(differsText(links({}), unit, room)).toBe(words);
});

test.each([
  ["$C34", "Plan_Hosts", { row: 33, column: 2, formula: 'IF(Plan_Hosts="","",Plan_Hosts)' }],
  ["B7", "(1+Plan_Growth)^2", { row: 6, column: 1, formula: 'IF(Plan_Growth="","",(1+Plan_Growth)^2)' }],
])("the look of %s shows that it follows %s", (cell, follows, link) => {
  expect(linkIn(isFollowing(cell, follows))).toEqual(link);
  expect(linkIn(`=${isFollowing(cell, follows)}`)).toEqual(link);
});

test.each([
  ['$C34=""'],
  ["$C34=Budget"],
  ["$C34<>Plan_Hosts"],
  ["$C34=Plan_Hosts+Budget"],
  ["Plan!$C34=Plan_Hosts"],
  ["$C34:$C35=Plan_Hosts"],
  ["Plan_Hosts=$C34"],
  [""],
])("the condition %s is not the look of a linked input", (condition) => {
  expect(linkIn(condition)).toBeUndefined();
});
