import { calculated, shown } from "../../calculator/calculated";
import type { FunctionLibrary } from "../../../src/calculator/evaluate";
import { bundledUniver, testUniver } from "./bundledUniver";
import type * as Modules from "./univerModules";

/** Texts that look like numbers, dates, times and truth values. */
const TEXTS = [
  ...["1,234", "1,536", "-1,234.5", "1.234", "6,4", "45.000", "1.50", "5", " 5 ", "(5)", "5%", "5 %", "$5"],
  ...['a ""1,2""', "1e3", "12:00", "2024-01-02", "1/2", "TRUE", "false", "1,234 MB/s", "", "#N/A x", "{1,2}"],
];

/** Numbers as users write them. */
const NUMBERS = ["1.50", ".5", "5.0", "1E3", "1.5E-2", "007", "1000000", "0.000000001", "-1.50", "5.0%"];

/** Formulas with a written value at `#`. */
const OF_ANY = [
  "MY_ECHO(#)",
  "MY_ECHO(1,#)",
  "MY_ECHO(IF(TRUE,#))",
  "IF(TRUE,#)",
  "ISNUMBER(#)",
  "ISTEXT(#)",
];
const OF_TEXT = [
  ...["LEN(#)", "N(#)", "IFERROR(#,1)", "CONCATENATE(#)", '#&""', "LEFT(#,3)", 'EXACT(#,"1234")', '#="1234"'],
  ...['SUBSTITUTE(#,",","")', "MATCH(#,A1:A3,0)"],
];
const OF_NUMBER = ["#+0", "SUM(#,1)", "ROUND(#,1)", "#=1.5", "IF(#=1.5,1,2)"];

const CELLS = { A1: 1234, A2: "1,234", A3: 0.05 };

const FORMULAS = [
  ...TEXTS.flatMap((text) => [...OF_ANY, ...OF_TEXT].map((formula) => formula.replace("#", `"${text}"`))),
  ...NUMBERS.flatMap((number) => [...OF_ANY, ...OF_NUMBER].map((formula) => formula.replace("#", number))),
];

/** Functions of numbers that Univer calculates, and the calculator does not: the results are Excel's. */
const OF_FORMATTED: readonly [formula: string, result: number][] = [
  ['YEAR("1,234")', 1903],
  ['YEAR("2024-01-02")', 2024],
  ['EDATE("2024-01-02",1)', 45_324],
  ['MEDIAN("5%",1)', 0.525],
  ['ISODD("1,235")', 1],
  ['TIMEVALUE("12:00")', 0.5],
];

/** Arrays with what a function gets of them; the calculator has none. */
const ARRAYS: readonly [formula: string, rows: unknown[][]][] = [
  ['MY_ECHO({"1,234","x"})', [["1,234", "x"]]],
  [
    'MY_ECHO({"a;b",1;"5%",1.50})',
    [
      ["a;b", 1],
      ["5%", 1.5],
    ],
  ],
  ['MY_ECHO({"a ""1,2""",.5,-1E3,TRUE})', [['a "1,2"', 0.5, -1000, true]]],
  [
    'MY_ECHO({"3.5"" disk","", "x" ;1, " y ",2})',
    [
      ['3.5" disk', "", "x"],
      [1, " y ", 2],
    ],
  ],
];

/** Shows its arguments. */
const ECHO: FunctionLibrary = { call: (_id, args) => [[JSON.stringify(args)]] };

let univer: typeof Modules;
let headless: Modules.Headless;

/** What Univer shows for formulas in the fourth column. */
async function results(formulas: readonly string[]): Promise<unknown[]> {
  const host = { ...ECHO, ids: ["MY_ECHO"], has: () => true } as Parameters<
    typeof univer.hostFunctionClass
  >[0];
  const echo = univer.hostFunctionClass(host, new univer.ErrorMessages());
  const cells: (string | number)[] = Object.values(CELLS);
  const rows = formulas.map((formula, row) => [cells[row] ?? "", "", "", `=${formula}`]);
  const { COMPARE, plainComparison } = univer;
  headless = univer.startHeadless(rows, {
    functions: [
      [echo, "MY_ECHO"],
      [plainComparison(), COMPARE],
    ],
  });
  await headless.calculated();
  return formulas.map((_, row) => headless.shown(row, 3));
}

beforeAll(async () => {
  if (testUniver !== test) return;
  univer = await bundledUniver("patched");
  univer.keepWrittenTexts();
});

afterEach(() => headless?.univer.dispose());

testUniver(
  "a text or number that a formula holds is the same to the grid and to the calculator",
  async () => {
    const shownByGrid = await results(FORMULAS);
    const cells = Object.fromEntries(FORMULAS.map((formula, row) => [`D${row + 1}`, { formula }]));
    const valueOf = calculated({ Sheet: { ...CELLS, ...cells } }, { functions: ECHO });
    const differences = FORMULAS.flatMap((formula, row) => {
      const [grid, calculator] = [shownByGrid[row], shown(valueOf("Sheet", `D${row + 1}`))].map(plain);
      return grid === calculator ? [] : [`${formula}: ${String(grid)}, not ${String(calculator)}`];
    });
    expect(differences).toEqual([]);
  },
);

testUniver("functions of numbers read a formatted number", async () => {
  expect(await results(OF_FORMATTED.map(([formula]) => formula))).toEqual(
    OF_FORMATTED.map(([, result]) => result),
  );
});

testUniver("a text of an array keeps its commas and semicolons", async () => {
  expect(await results(ARRAYS.map(([formula]) => formula))).toEqual(
    ARRAYS.map(([, rows]) => JSON.stringify([rows])),
  );
});

/** Univer shows a truth value as 1 or 0, and numbers with 12 digits. */
function plain(value: unknown): unknown {
  if (typeof value === "boolean") return Number(value);
  return typeof value === "number" ? Number(value.toPrecision(12)) : (value ?? "");
}
