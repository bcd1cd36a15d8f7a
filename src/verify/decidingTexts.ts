import { type Area, areaName, cellName, contains, parseArea } from "../workbook/address";
import type { SheetDrawing, WorkbookDrawing } from "../workbook/drawing";
import { formulaAt } from "../workbook/formulaText";
import type { StyleName } from "../workbook/styles";
import { type Token, tokenize } from "../workbook/tokens";
import { eachFormula } from "./eachFormula";

/** Functions that ignore the texts of a range which is an argument as it is. */
const OF_NUMBERS = new Set(["AVERAGE", "COUNT", "MAX", "MIN", "SUM", "SUMPRODUCT"]);

/** Looks of units, and of evidence levels next to figures. */
const UNIT_LOOKS: ReadonlySet<StyleName> = new Set<StyleName>(["unit", "entryUnit"]);

/** Headers of columns with units and evidence levels. */
const UNIT_HEADER = /^(?:Unit|Evidence level)\b/;

/**
 * The texts of plans that decide what a figure is, each as `Sheet!A1`: those that a formula refers to, units, and evidence levels.
 * Users may translate all others.
 *
 * @param written Plans as this release writes them.
 */
export function decidingTexts(written: Pick<WorkbookDrawing, "sheets" | "names">): Set<string> {
  const areas = referredAreas(written);
  const found = new Set<string>();
  for (const sheet of written.sheets) {
    const referred = [...(areas.get(sheet.name.toLowerCase())?.values() ?? [])];
    const units = sheet.styles.filter(({ style }) => UNIT_LOOKS.has(style));
    sheet.values.forEach((row, r) => {
      row.forEach((value, column) => {
        if (typeof value !== "string" || value.trim() === "" || sheet.formulas[r]?.[column]) return;
        const cell = { row: r, column };
        const decides =
          isBelowUnitHeader(sheet, r, column) || [...referred, ...units].some((area) => contains(area, cell));
        if (decides) found.add(`${sheet.name}!${cellName(r, column)}`);
      });
    });
  }
  return found;
}

/** Is the first text above a cell, below which no cell is blank, the header of a column with units or evidence levels? */
function isBelowUnitHeader({ values, formulas }: SheetDrawing, row: number, column: number): boolean {
  for (let above = row - 1; above >= 0; above--) {
    const value = values[above]?.[column] ?? null;
    if (typeof value === "string" && UNIT_HEADER.test(value)) return true;
    if (value === null && !formulas[above]?.[column]) return false;
  }
  return false;
}

/** The ranges whose texts a formula reads, by sheet in lower case; each once, by its address. */
function referredAreas({
  sheets,
  names,
}: Pick<WorkbookDrawing, "sheets" | "names">): Map<string, Map<string, Area>> {
  const found = new Map<string, Map<string, Area>>();
  const add = (sheet: string, area: Area): void => {
    const key = sheet.toLowerCase();
    const areas = found.get(key) ?? new Map<string, Area>();
    found.set(key, areas.set(areaName(area), area));
  };
  const read = (formula: string, own: string): void => {
    const tokens = tokenize(formula);
    const ofNumbers = argumentsOfNumbers(tokens);
    tokens.forEach((token, i) => {
      if (token.kind === "ref" && !ofNumbers.has(i)) add(token.sheet ?? own, token.area);
    });
  };
  for (const sheet of sheets)
    eachFormula(sheet, (drawn, row) => {
      read(formulaAt(drawn, row), sheet.name);
    });
  for (const { refersTo } of names) {
    if ("formula" in refersTo) {
      read(refersTo.formula, "");
      continue;
    }
    const area = parseArea(refersTo.range);
    if (area) add(refersTo.sheet, area);
  }
  return found;
}

/** The references of a formula that are an argument as they are of a function which ignores texts, by their places in it. */
function argumentsOfNumbers(tokens: readonly Token[]): Set<number> {
  const found = new Set<number>();
  const calls: boolean[] = [];
  const words = tokens.flatMap((token, i) => (token.kind === "space" ? [] : [{ token, i }]));
  words.forEach(({ token, i }, at) => {
    const [before, after] = [words[at - 1]?.token, words[at + 1]?.token];
    if (token.kind === "open") calls.push(before?.kind === "function" && OF_NUMBERS.has(before.name));
    else if (token.kind === "close") calls.pop();
    else if (token.kind === "ref") {
      const isWhole =
        (before?.kind === "open" || before?.kind === "comma") &&
        (after?.kind === "close" || after?.kind === "comma");
      if (isWhole && calls.at(-1) === true) found.add(i);
    }
  });
  return found;
}
