import { importers } from "../../../src/importers/importers";
import { importPasted } from "../../../src/importers/pasted/importPasted";
import { importText } from "../../../src/importers/pasted/importText";
import { holdsFormulas, pastedCells, type SelectedCells } from "../../../src/importers/pasted/pastedCells";
import { refusedPaste } from "../../../src/importers/pasted/refusedPaste";
import { pastedEntries, type Refused } from "../../e2e/host/workbook/pastedText";
import type { Entry } from "../../e2e/host/workbook/typedEntry";
import { fixturesOf } from "../fixtures";

/** The cells of Excel after a text was pasted. */
function pasted(text: string, refused: Refused): Required<SelectedCells> {
  const rows = pastedEntries(text, refused);
  const width = Math.max(...rows.map(({ length }) => length));
  const each = <T>(read: (entry: Entry) => T) =>
    rows.map((row) => Array.from({ length: width }, (_, c) => read(row[c] ?? { value: null })));
  return {
    values: each((entry) => ("formula" in entry ? shown(entry.formula) : (entry.value ?? ""))),
    formulas: each((entry) => ("formula" in entry ? entry.formula : (entry.value ?? ""))),
    numberFormats: each((entry) => ("formula" in entry ? "General" : (entry.numberFormat ?? "General"))),
  };
}

/** What a formula shows that was a text: a number, or an error for a name that nobody defined. */
function shown(formula: string): unknown {
  const number = /^=\s*([-+]?[\d.]+)(%?)$/.exec(formula);
  return number ? Number(number[1]) / (number[2] ? 100 : 1) : "#NAME?";
}

/** Runs without the lines that they are from: blank lines at the beginning do not arrive in cells. */
const withoutLines = (runs: unknown): unknown =>
  JSON.parse(JSON.stringify(runs, (key, value: unknown) => (key === "line" ? undefined : value)));

const texts = fixturesOf(importers.map(({ id }) => id)).flatMap(({ name, files, expected }) => {
  const [file, ...others] = files;
  const readable = file && others.length === 0 && expected.runs.length > 0 && !/utf|1252/.test(name);
  return readable ? [{ name, text: Buffer.from(file.bytes).toString() }] : [];
});

describe.each(texts)("$name, pasted into Excel,", ({ text }) => {
  const whole = withoutLines(importText(text, "pasted text")?.runs);

  test("gives the same runs where Excel leaves as text what is not a formula", () => {
    const { runs } = importPasted(pastedCells(pasted(text, "stays text")));
    expect(withoutLines(runs)).toEqual(whole);
  });

  test("gives the same runs or what to do where Excel refuses what is not a formula", () => {
    const { runs, why } = importPasted(pastedCells(pasted(text, "stays blank")));
    if (why === undefined) expect(withoutLines(runs)).toEqual(whole);
    else expect(why).toMatch(/^"[^"]+" has no value: .* format the cells as Text and paste again/);
  });
});

test.each([
  ["a name that nobody defined", "=job0", "#NAME?", "=job0"],
  ["a number", "=3", 3, "=3"],
  ["a percentage", "=31.5%", 0.315, "=31.5%"],
  ["a name that is an address", "=JOB1", 0, "=JOB1"],
  ["a line that begins with a sign", "=-disk", "#NAME?", "-disk"],
  ["a formula that somebody wrote", '="IOPS = "&B1', "IOPS = 5", "IOPS = 5"],
  ["a reference to a near cell", "=B5", 0, 0],
  ["text", "IOPS = 5", "IOPS = 5", "IOPS = 5"],
  ["text that begins like an error", "#1 run", "#1 run", "#1 run"],
])("%s: %s that shows %j is read as %j", (_name, formula, value, read) => {
  expect(pastedCells({ values: [[value]], formulas: [[formula]] })).toEqual([[read]]);
});

test.each([
  [0.315, "0.00%", "31.5%"],
  [0.07, "0%", "7%"],
  [0.315, "General", 0.315],
  ["31.5%", "0%", "31.5%"],
])("%j in the number format %s is read as %j", (value, format, read) => {
  expect(pastedCells({ values: [[value]], numberFormats: [[format]] })).toEqual([[read]]);
});

test.each([
  [[["IOPS\t\t", ""]], true],
  [[["IOPS", "", null]], true],
  [[["R_LATENCY", " "]], true],
  [[["IOPS", "", "= 5 IO/S"]], false],
  [[["IOPS", 5]], false],
  [[["IOPS"]], false],
  [[["VMs", ""]], false],
  [[["milk", ""]], false],
])("of %j something was refused: %s", (values, isRefused) => {
  expect(refusedPaste(values) !== undefined).toBe(isRefused);
});

test.each([
  [{ values: [["#NAME?"]] }, true],
  [{ values: [[3]], formulas: [["=3"]] }, true],
  [{ values: [["3"]], formulas: [["3"]] }, false],
])("cells %j hold formulas: %s", (cells, holds) => {
  expect(holdsFormulas(cells)).toBe(holds);
});
