/**
 * Each patch of Univer twice: a test that fails once the patch is needless, and one of what it gives. The former can only
 * fail after Univer was updated: `npm run test:long` runs them.
 */
import fs from "node:fs";
import path from "node:path";
import { HYPHENATION } from "../../../src/workbench/univer/hyphenation";
import { REPLACED_MODULES } from "../../../src/workbench/univer/replacedModules";
import { longDescribe, TRIES_ALL } from "../../volume";
import { bundledUniver, PACKAGES, testUniver } from "./bundledUniver";
import type * as Modules from "./univerModules";

type Options = Parameters<typeof Modules.startHeadless>[1];

/** Univer as it is installed, and with the changes that the workbench's build makes to its source. */
let installed: typeof Modules;
let patched: typeof Modules;
const started: Modules.Headless[] = [];

/** Univer applies results when the browser is idle, for which its stand-in in Node waits a moment. */
const IDLE_MS = 400;

beforeAll(async () => {
  if (testUniver !== test) return;
  if (TRIES_ALL) installed = await bundledUniver("installed");
  patched = await bundledUniver("patched");
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  for (const { univer } of started.splice(0)) univer.dispose();
});

function start(modules: typeof Modules, rows: (string | number)[][], options?: Options): Modules.Headless {
  const headless = modules.startHeadless(rows, options);
  started.push(headless);
  return headless;
}

/** Each of these tests fails once Univer no longer needs the patch: remove the patch then. */
longDescribe("a patch is needed because Univer", () => {
  testUniver("takes a text with a wildcard for a pattern when an operator compares it", async () => {
    expect(await comparisons(installed)).toEqual([1, 0, 2]);
  });

  testUniver("takes 0 for an empty text, and a number for its digits", async () => {
    expect(await comparisonsWithNumbers(installed)).not.toEqual(NUMBERS_AS_IN_EXCEL);
  });

  testUniver("goes on to the next month where a month is too short for EDATE", async () => {
    expect(await monthEnds(installed)).toEqual([46_084, 46_081 + 28]);
  });

  testUniver(
    "takes 1.50 for a text, the text 5% for a number, and ends a text of an array at a comma",
    async () => {
      expect(await writtenValues(installed)).toEqual([0, 1, 2]);
    },
  );

  testUniver("rounds the binary number where Excel rounds its 15 digits", async () => {
    expect(await roundedTexts(installed)).not.toEqual(ROUNDED);
  });

  testUniver("indexes the ranges of all formulas again on each edit", async () => {
    expect(await rangesIndexedByEdit(installed)).toBeGreaterThanOrEqual(2 * MANY.length);
  });

  testUniver("finds the references of all formulas again on each edit", async () => {
    expect(await executionsByEdit(installed)).toBeGreaterThanOrEqual(2 * MANY.length);
  });

  testUniver("collects the formulas of all sheets again each time", async () => {
    expect(await keepsFormulas(installed)).toBe(false);
  });

  testUniver("lists all formulas again on each edit", async () => {
    expect(await listsByEdit(installed)).toBeGreaterThan(0);
  });

  testUniver("calculates what follows from a result that is what it was", async () => {
    expect(await resultsOfSameSign(installed)).toBe(3);
  });

  testUniver("calculates the result of an IF that is not imported", async () => {
    expect(await untakenBranches(installed)).toBeGreaterThan(0);
  });

  testUniver("compares a range with a criterion for each formula", async () => {
    expect(await comparisonsOfCriteria(installed)).toBe(4);
  });

  testUniver("counts a result that is blank, if it is of a former calculation", async () => {
    expect(await countsOfBlank(installed)).toEqual([0, 6]);
  });

  testUniver("redraws a sheet with tables each time that a calculation reports how far it is", () => {
    const source = fs.readFileSync(path.join(PACKAGES, "@univerjs/sheets-table-ui/lib/es/index.js"), "utf8");
    expect(source).toContain("return command.type === CommandType.MUTATION || command.type");
    expect(source).not.toContain("stageInfo");
  });

  testUniver("looks for where cells are drawn while no sheet is shown", () => {
    const source = fs.readFileSync(path.join(PACKAGES, "@univerjs/sheets-ui/lib/es/index.js"), "utf8");
    expect(source).toContain(
      "columnHeaderHeight } = this._sheetSkeletonManagerService.getCurrentParam().skeleton;",
    );
  });

  testUniver("asks for the next frame although nothing has changed", () => {
    const source = fs.readFileSync(path.join(PACKAGES, "@univerjs/engine-render/lib/es/index.js"), "utf8");
    expect(source).toContain(
      "if (this._renderFrameTasks.length > 0) this._requestNewFrameHandler = requestNewFrame(this._renderFunction);",
    );
  });

  testUniver("finds out what a cell shows for each part of a drawing", () => {
    expect(cellsAsked(installed, (draw) => draw())).toBe(2);
  });

  testUniver("parses more than 5,000 formulas again on each edit", async () => {
    expect(await formulasParsedByEdit(installed)).toBeGreaterThan(5000);
  });

  testUniver("gives a long formula the result of another one with the same hash", async () => {
    expect(await sumsOfSameHash(installed)).toEqual([ONE + 60, ONE + 60]);
  });

  testUniver(
    "does not calculate a formula again whose precedents other formulas have spilled into",
    async () => {
      expect(await sumOfSpill(installed)).toBe(36);
    },
  );

  testUniver("loses an edit whose calculation is due while another one ends", async () => {
    expect(await editDuringCalculation(installed)).toBe(2);
  });

  testUniver("writes results to where formulas were before a row was inserted", async () => {
    expect(await rowInsertedMeanwhile(installed)).not.toEqual([null, 50, 30]);
  });

  testUniver("loses what the next calculation is of when that starts before the end of another", async () => {
    expect(await startedMeanwhile(installed)).toBe(30);
  });

  testUniver("finds formulas of a sheet where they were before a row was inserted", async () => {
    expect(await errorsAfterInsertion(installed)).toEqual([
      ["Dependency tree not found for treeId:", expect.any(Number)],
    ]);
  });

  testUniver("waits for 100 ms before it calculates", async () => {
    expect(await calculationDelay(installed)).toBe(100);
  });

  testUniver("reads the same text as a number each time", () => {
    expect(readings(installed)).toBe(2);
  });

  testUniver("throws when it validates cells of a sheet that is not open", async () => {
    await expect(validation(installed, () => undefined)).rejects.toThrow("cannot find current workbook");
  });

  testUniver("imports the hyphenation of 70 languages, 5 MB", () => {
    const folder = path.join(PACKAGES, "@univerjs/engine-render/lib/es");
    const patterns = fs
      .readdirSync(folder)
      .filter((file) => /^[a-z]{2,3}(-[\w-]+)?-[\w-]{8}\.js$/.test(file));
    expect(patterns.length).toBeGreaterThan(60);
    const bytes = patterns
      .map((file) => fs.statSync(path.join(folder, file)).size)
      .reduce((sum, size) => sum + size);
    expect(bytes).toBeGreaterThan(4e6);
    const index = fs.readFileSync(path.join(folder, "index.js"), "utf8");
    expect(patterns.filter((file) => !index.includes(`import("./${file}")`))).toEqual([]);
  });

  testUniver(
    "loads packages for what cells do not do, and asks of them what their replacements answer",
    () => {
      const index = fs.readFileSync(path.join(PACKAGES, "@univerjs/engine-render/lib/es/index.js"), "utf8");
      for (const { module, importer } of REPLACED_MODULES.filter(
        ({ module }) => module !== HYPHENATION.module,
      )) {
        expect([module, importer, index.includes(`from "${module}"`)]).toEqual([module, importer, true]);
      }
      const asked = (calls: RegExp) => [...index.matchAll(calls)].map(([call]) => call);
      expect(asked(/\bcjk\.\w+\(\)\.\w+/g).sort()).toEqual([
        "cjk.all().toRegExp",
        "cjk.letters().toRegExp",
        "cjk.punctuations().toRegExp",
      ]);
      expect(asked(/\bfranc\(\w+\)\]/g)).toEqual(["franc(text)]"]);
      expect(asked(/\w+ = parse\(\w+\)/g)).toEqual(["font = parse(fontBuffer)"]);
      expect(asked(/(?<=if \()!?fontLibrary\.isReady\b/g)).toEqual([
        "!fontLibrary.isReady",
        "fontLibrary.isReady",
      ]);
    },
  );

  testUniver("opens menus with a package that makes style elements", () => {
    const read = (file: string) => fs.readFileSync(path.join(PACKAGES, file), "utf8");
    expect(read("react-remove-scroll/package.json")).toContain('"react-style-singleton"');
    expect(read("react-style-singleton/dist/es2015/singleton.js")).toContain("createElement('style')");
  });

  testUniver(
    "takes the error of a reference to a sheet that is not there for the value of another cell",
    async () => {
      expect(await besideMissingSheet(installed)).toContain("#VALUE!");
    },
  );

  testUniver("leaves a formula with the cells that its name had before", async () => {
    expect(await movedName(installed, () => undefined)).toEqual([2, 2]);
  });

  testUniver("calculates a formula with the cells that its name has in another workbook", async () => {
    expect(await nameOfAnother(installed, () => undefined)).toEqual([2, 2]);
  });
});

describe("with its patch, Univer", () => {
  testUniver("compares texts literally, and searches by criteria", async () => {
    const { COMPARE, plainComparison } = patched;
    expect(await comparisons(patched, { functions: [[plainComparison(), COMPARE]] })).toEqual([0, 1, 2]);
  });

  testUniver("compares a number with texts and blank cells as Excel does", async () => {
    const { COMPARE, plainComparison } = patched;
    const options: Options = { functions: [[plainComparison(), COMPARE]] };
    expect(await comparisonsWithNumbers(patched, options)).toEqual(NUMBERS_AS_IN_EXCEL);
  });

  testUniver("indexes no range again", async () => {
    const { DependencyIndexPatch, FormulaReferencesPatch } = patched;
    const patches = [DependencyIndexPatch, FormulaReferencesPatch];
    expect(await rangesIndexedByEdit(patched, { patches })).toBe(0);
  });

  testUniver("finds no references again", async () => {
    expect(await executionsByEdit(patched, { patches: [patched.FormulaReferencesPatch] })).toBeLessThan(10);
  });

  testUniver("keeps the list of formulas until one changes", async () => {
    expect(await keepsFormulas(patched, every())).toBe(true);
    expect(await listsByEdit(patched, every())).toBe(0);
  });

  testUniver("calculates what follows from a result only where that is another one", async () => {
    expect(await resultsOfSameSign(patched, every())).toBe(1);
  });

  testUniver("calculates the result of an IF that is taken", async () => {
    expect(await untakenBranches(patched, every())).toBe(0);
  });

  testUniver("compares a range with a criterion once", async () => {
    expect(await comparisonsOfCriteria(patched)).toBe(2);
  });

  testUniver("counts no blank result", async () => {
    expect(await countsOfBlank(patched)).toEqual([0, 5]);
  });

  testUniver("takes numbers and texts as a formula holds them", async () => {
    patched.keepWrittenTexts();
    expect(await writtenValues(patched)).toEqual([1, 0, 1]);
  });

  testUniver("rounds the digits that Excel shows", async () => {
    expect(await roundedTexts(patched)).toEqual(ROUNDED);
  });

  testUniver("ends EDATE in the month that was meant", async () => {
    expect(await monthEnds(patched)).toEqual([46_081, 46_081 + 28]);
  });

  testUniver("counts no cell into which nothing was pasted, but a result that is an empty text", async () => {
    const headless = start(patched, [["x", '=""', "=COUNTA(A1:A2)+D1", 0, "=COUNTA(B1)+D1"], ["y"]]);
    const sheet = headless.api.getActiveWorkbook()?.getActiveSheet();
    sheet?.getRange(1, 0).setValue({ v: "", t: 1 });
    expect([await headless.valueOf(0, 2), await headless.valueOf(0, 4)]).toEqual([1, 1]);
    headless.enter(0, 3, 5);
    expect([await headless.valueOf(0, 2), await headless.valueOf(0, 4)]).toEqual([6, 6]);
  });

  testUniver("follows formulas that are entered, changed and deleted", async () => {
    const headless = start(patched, [[1, "=A1*2", "=B1+1"], [10]], every());
    expect(await headless.valueOf(0, 2)).toBe(3);
    headless.enter(0, 1, "=A2*2");
    expect(await headless.valueOf(0, 2)).toBe(21);
    headless.enter(1, 0, 20);
    expect(await headless.valueOf(0, 2)).toBe(41);
    headless.enter(0, 0, 9);
    expect(await headless.valueOf(0, 2)).toBe(41);
    headless.enter(0, 1, 5);
    expect(await headless.valueOf(0, 2)).toBe(6);
    headless.enter(1, 0, 30);
    expect(await headless.valueOf(0, 2)).toBe(6);
    headless.enter(4, 4, "=C1*A2");
    expect(await headless.valueOf(4, 4)).toBe(180);
    headless.enter(0, 1, 9);
    expect(await headless.valueOf(4, 4)).toBe(300);
    headless.clear(0, 2);
    expect(await headless.valueOf(4, 4)).toBe(0);
  });

  testUniver("follows formulas that refer to a block of results, and to its size", async () => {
    const headless = start(patched, [[3, "=SEQUENCE(A1)", "=SUM(B1:INDEX(B1:B9,A1))", "=B3*10"]], every());
    const repeated = repeat(headless);
    expect(await settled(headless, repeated, 0, 2)).toBe(6);
    expect(await settled(headless, repeated, 0, 3)).toBe(30);
    headless.enter(0, 0, 4);
    expect(await settled(headless, repeated, 0, 2)).toBe(10);
    headless.enter(0, 1, "=SEQUENCE(A1,1,5)");
    expect(await settled(headless, repeated, 0, 3)).toBe(70);
  });

  testUniver("finds out what a cell shows once per frame", () => {
    patched.keepCellsOfFrame();
    expect(cellsAsked(patched, patched.withCellsOfFrame)).toBe(1);
  });

  testUniver("shows in the next frame what has changed", () => {
    patched.keepCellsOfFrame();
    const headless = start(patched, [[1, 2]]);
    const shown: unknown[] = [];
    const draw = () => {
      const sheet = coreSheetOf(headless);
      shown.push(sheet.getCell(0, 0)?.v, sheet.getCell(0, 1)?.v, sheet.getCell(1, 0)?.v);
    };
    patched.withCellsOfFrame(draw);
    headless.enter(0, 0, 7);
    patched.withCellsOfFrame(draw);
    expect(() =>
      patched.withCellsOfFrame(() => {
        throw new Error("not drawn");
      }),
    ).toThrow("not drawn");
    headless.enter(0, 0, 8);
    draw();
    expect(shown).toEqual([1, 2, undefined, 7, 2, undefined, 8, 2, undefined]);
  });

  testUniver("parses no formula again", async () => {
    expect(await formulasParsedByEdit(patched)).toBe(0);
  });

  testUniver("distinguishes formulas with the same hash", async () => {
    expect(await sumsOfSameHash(patched)).toEqual([ONE + 60, OTHER + 60]);
  });

  testUniver("calculates a formula again whose precedents other formulas have spilled into", async () => {
    expect(await sumOfSpill(patched, repeat)).toBe(15);
  });

  testUniver("calculates an edit that is due while another calculation ends", async () => {
    expect(await editDuringCalculation(patched, repeat)).toBe(100);
  });

  testUniver("writes results to where formulas are after a row was inserted", async () => {
    expect(await rowInsertedMeanwhile(patched, every())).toEqual([null, 50, 30]);
  });

  testUniver("finds formulas of a sheet where they are", async () => {
    expect(await errorsAfterInsertion(patched, every())).toEqual([]);
  });

  testUniver("calculates one after the other", async () => {
    expect(await startedMeanwhile(patched, every())).toBe(70);
  });

  testUniver(
    "calculates nothing again in a workbook that was closed before its results were applied",
    async () => {
      const headless = start(patched, [[3, "=SEQUENCE(A1)"], [1], ["=A2*2"]]);
      const again = jest.spyOn(patched.RepeatedCalculation.prototype, "again");
      repeat(headless);
      headless.enter(0, 0, 4);
      await headless.calculated();
      started.splice(0);
      headless.univer.dispose();
      await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
      expect(again).not.toHaveBeenCalled();
    },
  );

  testUniver("waits for 20 ms before it calculates", async () => {
    expect(await calculationDelay(patched)).toBe(20);
  });

  testUniver("reads a text as a number once", () => {
    expect(readings(patched)).toBe(1);
  });

  testUniver("finds nothing to validate in a sheet that is not open", async () => {
    await expect(validation(patched, patched.validateOpenSheets)).resolves.toEqual([]);
  });

  testUniver("calculates what does not refer to a sheet that is not there", async () => {
    expect(await besideMissingSheet(patched)).toEqual([2, 2]);
  });

  testUniver("follows a name to its new cells", async () => {
    expect(await movedName(patched, patched.forgetMovedNames)).toEqual([2, 40]);
  });

  testUniver("calculates a formula with the cells that its name has in its own workbook", async () => {
    expect(await nameOfAnother(patched, patched.forgetFormulas)).toEqual([2, 40]);
  });

  testUniver("keeps references right when rows move", async () => {
    const headless = start(patched, [[1], [2], ["=A1+A2"]], every());
    expect(await headless.valueOf(2, 0)).toBe(3);
    headless.api.getActiveWorkbook()?.getActiveSheet().insertRows(0, 1);
    headless.enter(1, 0, 10);
    expect(await headless.valueOf(3, 0)).toBe(12);
    headless.enter(2, 0, 20);
    expect(await headless.valueOf(3, 0)).toBe(30);
  });

  testUniver("calculates volatile functions on each edit", async () => {
    const headless = start(patched, [[1, "=RAND()", "=B1+1"]], every());
    for (const value of [1, 2]) {
      const before = await headless.valueOf(0, 2);
      headless.enter(5, 5, value);
      expect(await headless.valueOf(0, 2)).not.toBe(before);
    }
  });

  testUniver("keeps references right that follow from values", async () => {
    const headless = start(patched, [[1, 2, 4, "=SUM(OFFSET(A1,0,0,1,A2))"], [2]], every());
    expect(await headless.valueOf(0, 3)).toBe(3);
    headless.enter(1, 0, 3);
    expect(await headless.valueOf(0, 3)).toBe(7);
    headless.enter(0, 2, 40);
    expect(await headless.valueOf(0, 3)).toBe(43);
  });
});

/** Rows of a number and a formula that refers to it and to the one below. */
const MANY = Array.from({ length: 50 }, (_, row) => [row, `=A${row + 1}+A${row + 2}`]);

/** `"x"="?"`, `"x*"` in an array that holds "xyz", and COUNTIF with a pattern. */
async function comparisons(modules: typeof Modules, options?: Options): Promise<unknown[]> {
  const rows = [["x", '=A1="?"', '=A1<>"?"', '=COUNTIF(A1:A2,"?")'], ["?"], ["xyz"]];
  const headless = start(modules, rows, options);
  return Promise.all([1, 2, 3].map((column) => headless.valueOf(0, column)));
}

/** Is 0, "", 5, the text "5", a blank cell: equal to "", not equal to "", equal to "5", equal to a blank cell? */
const NUMBERS_AS_IN_EXCEL = [
  [0, 1, 0, 1],
  [1, 0, 0, 1],
  [0, 1, 0, 0],
  [0, 1, 1, 0],
  [1, 0, 0, 1],
];

async function comparisonsWithNumbers(modules: typeof Modules, options?: Options): Promise<unknown[][]> {
  const compared = ["A1", "A2", "A3", "A4", "T1"];
  const cells = [0, '=""', 5, "5", "no number"];
  const rows = compared.map((at, r) => [
    cells[r] ?? "",
    ...['=""', '<>""', '="5"', "=T2"].map((comparison) => `=${at}${comparison}`),
  ]);
  const headless = start(modules, rows, options);
  return Promise.all(compared.map((_, r) => Promise.all([1, 2, 3, 4].map((c) => headless.valueOf(r, c)))));
}

async function edited(headless: Modules.Headless): Promise<void> {
  headless.enter(0, 0, 7);
  expect(await headless.valueOf(0, 1)).toBe(8);
}

async function rangesIndexedByEdit(modules: typeof Modules, options?: Options): Promise<number> {
  const headless = start(modules, MANY, options);
  await headless.calculated();
  const insert = jest.spyOn(modules.RTree.prototype, "bulkInsert");
  await edited(headless);
  return insert.mock.calls.flatMap(([ranges]) => ranges).length;
}

async function executionsByEdit(modules: typeof Modules, options?: Options): Promise<number> {
  const headless = start(modules, MANY, options);
  await headless.calculated();
  const execute = jest.spyOn(modules.Interpreter.prototype, "execute");
  await edited(headless);
  return execute.mock.calls.length;
}

/** All patches of services, as the workbench has them. */
const every = () => ({ patches: patched.SERVICE_PATCHES });

/** Does Univer have the same list of formulas after an edit of a value, and another one after that of a formula? */
async function keepsFormulas(modules: typeof Modules, options?: Options): Promise<boolean> {
  const headless = start(modules, MANY, options);
  await headless.calculated();
  const formulas = headless.univer.__getInjector().get(modules.FormulaDataModel);
  const before = formulas.getFormulaData();
  await edited(headless);
  const after = formulas.getFormulaData();
  headless.enter(0, 1, "=A1+2");
  await headless.calculated();
  expect(formulas.getFormulaData()).not.toBe(after);
  return before === after;
}

async function listsByEdit(modules: typeof Modules, options?: Options): Promise<number> {
  const headless = start(modules, MANY, options);
  await headless.calculated();
  const list = jest.spyOn(
    modules.FormulaDependencyGenerator.prototype as unknown as { _generateTreeList(): unknown },
    "_generateTreeList",
  );
  await edited(headless);
  return list.mock.calls.length;
}

/** How many formulas are calculated where an edit changes no sign. */
async function resultsOfSameSign(modules: typeof Modules, options?: Options): Promise<number> {
  const headless = start(modules, [[1, "=SIGN(A1)", "=B1*2", "=C1*2"]], options);
  expect(await headless.valueOf(0, 3)).toBe(4);
  const enter = jest.spyOn(modules.FormulaRuntimeService.prototype, "setRuntimeData");
  headless.enter(0, 0, 2);
  expect(await headless.valueOf(0, 3)).toBe(4);
  const { length } = enter.mock.calls;
  headless.enter(0, 0, -2);
  expect(await headless.valueOf(0, 3)).toBe(-4);
  return length;
}

async function untakenBranches(modules: typeof Modules, options: Options = {}): Promise<number> {
  let calls = 0;
  class Counted extends modules.BaseFunction {
    override minParams = 0;
    override maxParams = 0;
    override calculate() {
      calls++;
      return modules.NumberValueObject.create(7);
    }
  }
  const functions: Options = { ...options, functions: [[Counted, "COUNTED"]] };
  const headless = start(modules, [[1, "=IF(A1>0,2,COUNTED())"]], functions);
  expect(await headless.valueOf(0, 1)).toBe(2);
  const { calls: untaken } = { calls };
  headless.enter(0, 0, -1);
  expect(await headless.valueOf(0, 1)).toBe(7);
  return untaken;
}

/** How often ranges are compared for two formulas with the same two criteria. */
async function comparisonsOfCriteria(modules: typeof Modules): Promise<number> {
  const compare = jest.spyOn(modules.ArrayValueObject.prototype, "compare");
  const criteria = '(A1:A3,">1",A1:A3,"<9")';
  const headless = start(modules, [[1, `=COUNTIFS${criteria}`], [2, `=COUNTIFS${criteria}+1`], [3]]);
  expect(await headless.valueOf(0, 1)).toBe(2);
  expect(await headless.valueOf(1, 1)).toBe(3);
  return compare.mock.calls.length;
}

/** Numbers with a format, and their texts in Excel: halves, numbers next to them, large, small and negative ones. */
const TEXTS: readonly [formula: string, text: string][] = [
  ['=TEXT(1.005,"0.00")', "1.01"],
  ['=TEXT(313.34999999999997,"0.0")', "313.4"],
  ['=TEXT(-2.5,"0")', "-3"],
  ['=TEXT(0.285,"0%")', "29%"],
  ['=TEXT(1234567.895,"#,##0.00")', "1,234,567.90"],
  ['=TEXT(0.00000012345,"0.000")', "0.000"],
  ['=TEXT(12345678901234567890,"0")', "12345678901234600000"],
  ['=TEXT(0.049,"0.0")', "0.0"],
  ['=TEXT(8.345,"0.00E+00")', "8.35E+00"],
];
const ROUNDED = TEXTS.map(([, text]) => text);

async function roundedTexts(modules: typeof Modules): Promise<unknown[]> {
  const headless = start(modules, [TEXTS.map(([formula]) => formula)]);
  return Promise.all(TEXTS.map((_, column) => headless.valueOf(0, column)));
}

/** Whether 1.50 and "5%" are numbers, and how many columns an array of one text has. */
async function writtenValues(modules: typeof Modules): Promise<unknown[]> {
  const headless = start(modules, [["=ISNUMBER(1.50)", '=ISNUMBER("5%")', '=COLUMNS({"a,b"})']]);
  return Promise.all([0, 1, 2].map((column) => headless.valueOf(0, column)));
}

/** A month after 31 January and after 28 February 2026. */
async function monthEnds(modules: typeof Modules): Promise<unknown[]> {
  const headless = start(modules, [["=EDATE(DATE(2026,1,31),1)", "=EDATE(DATE(2026,2,28),1)"]]);
  return [await headless.valueOf(0, 0), await headless.valueOf(0, 1)];
}

/** The count of a result that a formula has of an empty text, with an input added, before and after the input is edited. */
async function countsOfBlank(modules: typeof Modules): Promise<unknown[]> {
  const headless = start(modules, [['=""', "=IF(TRUE,A1)", "=COUNT(B1)+D1", 0]]);
  const before = await headless.valueOf(0, 2);
  headless.enter(0, 3, 5);
  return [before, await headless.valueOf(0, 2)];
}

function coreSheetOf({ api }: Modules.Headless) {
  const sheet = api.getActiveWorkbook()?.getActiveSheet().getSheet();
  if (!sheet) throw new Error("no workbook is open");
  return sheet;
}

/** How often Univer finds out what a cell shows when two parts of a drawing ask. */
function cellsAsked(modules: typeof Modules, inFrame: (draw: () => void) => void): number {
  const sheet = coreSheetOf(start(modules, [[1]]));
  const { _viewModel: model } = sheet as unknown as { _viewModel: { getCell(): unknown } };
  const asked = jest.spyOn(model, "getCell");
  inFrame(() => {
    sheet.getCell(0, 0);
    sheet.getCell(0, 0);
  });
  return asked.mock.calls.length;
}

async function formulasParsedByEdit(modules: typeof Modules): Promise<number> {
  // One formula that refers to the edited cell, the others to none: they are parsed alike, and calculated far sooner.
  const rows = [[0, "=A1+1"], ...Array.from({ length: 5100 }, (_, row) => ["", `=${row}`])];
  const headless = start(modules, rows);
  await headless.calculated();
  const parse = jest.spyOn(modules.AstTreeBuilder.prototype, "parse");
  await edited(headless);
  return parse.mock.calls.length;
}

type Repeated = Pick<Modules.RepeatedCalculation, "again"> | undefined;
type Watch = (headless: Modules.Headless) => Repeated;

const unwatched: Watch = () => undefined;

function repeat({ univer, api }: Modules.Headless): Repeated {
  const repeated = new patched.RepeatedCalculation(univer, api);
  repeated.watch();
  return repeated;
}

/** What a cell shows when nothing is left to calculate. */
async function settled(headless: Modules.Headless, repeated: Repeated, row: number, column: number) {
  do await headless.calculated();
  while (repeated?.again());
  return headless.valueOf(row, column);
}

/** The sum of a column into which fewer numbers are spilled than before: 1 to 8, then 1 to 5. */
async function sumOfSpill(modules: typeof Modules, watch: Watch = unwatched) {
  const headless = start(modules, [[8, "=SEQUENCE(A1)", "=SUM(B1:B9)"]]);
  const repeated = watch(headless);
  expect(await settled(headless, repeated, 0, 2)).toBe(36);
  headless.enter(0, 0, 5);
  return settled(headless, repeated, 0, 2);
}

/** Univer's number for the last stage of a calculation, in which it looks for formulas that refer to spilled cells. */
const LAST_STAGE = 5;

/** Twice a cell that is edited so that Univer's delay ends in the last stage of another calculation. */
async function editDuringCalculation(modules: typeof Modules, watch: Watch = unwatched) {
  const headless = start(modules, [[3, "=SEQUENCE(A1)"], [1], ["=A2*2"]]);
  const repeated = watch(headless);
  await settled(headless, repeated, 2, 0);
  let isEdited = false;
  const commands = headless.univer.__getInjector().get(modules.ICommandService);
  commands.onCommandExecuted(({ params }) => {
    const { stageInfo } = (params ?? {}) as { stageInfo?: { stage: number } };
    if (isEdited || stageInfo?.stage !== LAST_STAGE) return;
    isEdited = true;
    jest.useFakeTimers({ doNotFake: ["setImmediate", "performance"] });
    headless.enter(1, 0, 50);
    jest.advanceTimersByTime(100);
    jest.useRealTimers();
  });
  headless.enter(0, 0, 4);
  await headless.calculated();
  expect(isEdited).toBe(true);
  return settled(headless, repeated, 2, 0);
}

/** The stage of a calculation that begins with a pause of the page. */
const PAUSING_STAGE = 3;

/** Does something once, in the first pause of a calculation that begins from now on. */
function inPause({ univer }: Modules.Headless, modules: typeof Modules, work: () => void): void {
  let isDone = false;
  univer
    .__getInjector()
    .get(modules.ICommandService)
    .onCommandExecuted(({ params }) => {
      const { stageInfo } = (params ?? {}) as { stageInfo?: { stage: number } };
      if (isDone || stageInfo?.stage !== PAUSING_STAGE) return;
      isDone = true;
      queueMicrotask(work);
    });
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The column of two formulas above which a row is inserted while they are calculated. */
async function rowInsertedMeanwhile(modules: typeof Modules, options?: Options): Promise<unknown[]> {
  const headless = start(
    modules,
    [
      [2, "=A1*10"],
      [3, "=A2*10"],
    ],
    options,
  );
  await headless.calculated();
  inPause(headless, modules, () => headless.api.getActiveWorkbook()?.getActiveSheet().insertRows(0, 1));
  headless.enter(0, 0, 5);
  await headless.calculated();
  await pause(IDLE_MS);
  return [0, 1, 2].map((row) => headless.shown(row, 1));
}

/** What follows an edit that is calculated from a pause of another calculation on, which is one of a block of results. */
async function startedMeanwhile(modules: typeof Modules, options?: Options): Promise<unknown> {
  const headless = start(modules, [[2, "=SEQUENCE(A1)", "=A2*10"], [3]], options);
  await headless.calculated();
  inPause(headless, modules, () => {
    jest.useFakeTimers({ doNotFake: ["setImmediate", "performance", "queueMicrotask"] });
    headless.enter(1, 0, 7);
    jest.advanceTimersByTime(100);
    jest.useRealTimers();
  });
  headless.enter(0, 0, 3);
  await headless.calculated();
  await pause(IDLE_MS);
  return headless.shown(0, 2);
}

/** What the console shows where a row is inserted above a formula that refers to another sheet, on which a value is entered. */
async function errorsAfterInsertion(modules: typeof Modules, options?: Options): Promise<unknown[][]> {
  const sheet = (id: string, formula: string) => ({
    ...{ id, name: id, rowCount: 20, columnCount: 20 },
    cellData: { 0: { 0: { v: 2 }, 1: { f: formula } } },
  });
  const headless = modules.startHeadless(
    {
      id: "workbook",
      sheetOrder: ["first", "second"],
      sheets: { first: sheet("first", "=second!B1*10"), second: sheet("second", "=A1*10") },
    },
    options,
  );
  started.push(headless);
  await headless.calculated();
  const errors = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const workbook = headless.api.getActiveWorkbook();
  workbook?.getSheetByName("first")?.insertRows(0, 1);
  workbook?.getSheetByName("second")?.getRange(0, 0).setValue(3);
  await headless.calculated();
  await pause(IDLE_MS);
  expect(workbook?.getSheetByName("first")?.getRange(1, 1).getValue()).toBe(300);
  return errors.mock.calls;
}

/** Numbers that give the same 32 bits behind the same text. */
const [ONE, OTHER] = [453103686, 440058555];

async function sumsOfSameHash(modules: typeof Modules): Promise<unknown[]> {
  const headless = start(
    modules,
    [ONE, OTHER].map((number) => [`=LEN("${"x".repeat(60)}")+${number}`]),
  );
  return [await headless.valueOf(0, 0), await headless.valueOf(1, 0)];
}

/** Milliseconds from an edit to the calculation. */
async function calculationDelay(modules: typeof Modules): Promise<number> {
  const headless = start(modules, MANY);
  await headless.calculated();
  let isCalculating = false;
  const commands = headless.univer.__getInjector().get(modules.ICommandService);
  commands.beforeCommandExecuted(
    ({ id }) => (isCalculating ||= id === "formula.mutation.set-formula-calculation-start"),
  );
  jest.useFakeTimers();
  headless.enter(0, 0, 7);
  let waited = 0;
  for (; !isCalculating && waited < 1000; waited++) await jest.advanceTimersByTimeAsync(1);
  return waited;
}

/** How often a text is read that is asked for twice. */
function readings({ getNumfmtParseValueFilter }: typeof Modules): number {
  const read = new Set<number>();
  let asked = 0;
  /** Reading a date begins with a replacement. */
  class Text extends String {
    override replace = (): string => {
      read.add(asked);
      return "4 KiB";
    };
  }
  const text: unknown = new Text("4 KiB");
  for (asked = 1; asked <= 2; asked++) getNumfmtParseValueFilter(text as string);
  return read.size;
}

type Patch = typeof Modules.validateOpenSheets;

/** What becomes of a check that Univer does later, when the workbook is gone. */
async function validation(modules: typeof Modules, patch: Patch): Promise<unknown> {
  const { univer, api } = start(modules, MANY);
  patch(univer, api);
  api.disposeUnit("workbook");
  const validator = univer.__getInjector().get(modules.SheetsDataValidationValidatorService);
  return validator.validatorRanges("workbook", "sheet", [
    { startRow: 0, endRow: 0, startColumn: 0, endColumn: 0 },
  ]);
}

/** What a formula with a name shows in two workbooks that are opened one after the other: the name means another cell in each. */
async function nameOfAnother(
  modules: typeof Modules,
  forget: typeof Modules.forgetFormulas,
): Promise<unknown[]> {
  const { univer, api, valueOf } = start(modules, [[1]]);
  const shown: unknown[] = [];
  for (const row of [1, 2]) {
    api.disposeUnit(api.getActiveWorkbook()?.getId() ?? "");
    forget(univer);
    api.createWorkbook({
      id: `workbook#${row}`,
      sheetOrder: ["sheet"],
      sheets: {
        sheet: {
          id: "sheet",
          name: "Sheet",
          cellData: { 0: { 0: { v: 1 }, 1: { f: "=input*2" } }, 1: { 0: { v: 20 } } },
        },
      },
      resources: [
        {
          name: "SHEET_DEFINED_NAME_PLUGIN",
          data: JSON.stringify({
            input: { id: "input", name: "input", formulaOrRefString: `Sheet!$A$${row}` },
          }),
        },
      ],
    });
    shown.push(await valueOf(0, 1));
  }
  return shown;
}

/** What a formula with a name shows before and after the name is given another cell. */
/** A formula of a cell, beside others that refer to the same cell of a sheet that is not there. */
async function besideMissingSheet(modules: typeof Modules): Promise<unknown> {
  const headless = start(modules, [[1]]);
  for (const column of [1, 3, 5]) headless.enter(0, column, '=IF(Missing!$A$1<>"",1,0)');
  for (const column of [2, 4]) headless.enter(0, column, "=A1+1");
  headless.api.getFormula().executeCalculation();
  return [await headless.valueOf(0, 2), await headless.valueOf(0, 4)];
}

async function movedName(modules: typeof Modules, patch: Patch): Promise<unknown[]> {
  const headless = start(modules, [[1], [20]]);
  patch(headless.univer, headless.api);
  const workbook = headless.api.getActiveWorkbook();
  workbook?.insertDefinedName("input", "Sheet!$A$1");
  headless.enter(0, 1, "=input*2");
  const before = await headless.valueOf(0, 1);
  workbook?.getDefinedName("input")?.setRef("Sheet!$A$2");
  return [before, await headless.valueOf(0, 1)];
}
