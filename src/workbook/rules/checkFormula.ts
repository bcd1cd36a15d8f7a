import type { Area } from "../address";
import { areaName } from "../address";
import { computesOnArrays, isCustomFunction, isVolatile, nativeFunction } from "../dialect";
import type { CellsToken, Formula } from "../parseFormula";
import { parseFormula } from "../parseFormula";
import { SpecError } from "../specError";
import type { IndexedTable, WorkbookIndex } from "../workbookIndex";
import { areaAt } from "../workbookIndex";
import { checkFinite, checkText, shortened } from "./checkValue";

/** Excel's limits, in characters. */
const MAX_FORMULA_LENGTH = 8_192;
const MAX_LITERAL_LENGTH = 255;

/** Where a formula stands: that decides what it may refer to. */
export interface FormulaContext {
  index: WorkbookIndex;
  /** Ids of all custom functions; without it any name of their form is accepted. */
  customFunctions?: ReadonlySet<string>;
  sheet: string;
  use: "cell" | "column" | "conditionalFormat" | "name";
  /** The table whose column formula this is. */
  table?: IndexedTable;
  /** The declared spill of a cell's formula. */
  spill?: { rows: number; columns: number };
}

/** What the surroundings allow at a place inside a formula. */
interface Surroundings {
  /** May a range stand here? */
  ranges: boolean;
  /** Are we somewhere inside a function that computes on arrays? */
  arrays: boolean;
  /** Is the innermost function a custom one? */
  custom: boolean;
  /** Parameters of the LAMBDA around. */
  parameters: ReadonlySet<string>;
  /** The conditions of each IF around: the cells that they name are guarded. */
  conditions: readonly Formula[];
}

/** Checks a formula against the dialect and against the workbook. Throws the first finding. */
export function checkFormula(formula: string, context: FormulaContext): void {
  checkFormulaLength(formula);
  checkText(formula);
  const parsed = parseFormula(formula);
  if (parsed.kind === "cells" && context.use === "cell" && isRange(parsed.token, context)) {
    checkCells(parsed.token, context, { ...BARE, ranges: true });
    if (context.spill) return;
    throw new SpecError(
      "SpillSizeMissing",
      `The formula "${formula}" is a range and spills: declare its size.`,
    );
  }
  checkNode(parsed, context, { ...BARE, ranges: context.use === "name" });
}

/** Throws for a formula that Excel does not open: new names of sheets make it longer, too. */
export function checkFormulaLength(formula: string): void {
  if (formula.length <= MAX_FORMULA_LENGTH) return;
  const length = `${String(formula.length)} characters, ${String(MAX_FORMULA_LENGTH)} at most`;
  throw new SpecError("FormulaTooLong", `The formula "${shortened(formula)}" is too long: ${length}.`);
}

const BARE: Surroundings = {
  ranges: false,
  arrays: false,
  custom: false,
  parameters: new Set(),
  conditions: [],
};

function checkNode(node: Formula, context: FormulaContext, around: Surroundings): void {
  switch (node.kind) {
    case "literal":
      if (node.token.kind === "string") checkText(node.token.value, MAX_LITERAL_LENGTH);
      if (node.token.kind === "number") checkFinite(Number(node.token.text));
      return;
    case "cells":
      checkCells(node.token, context, around);
      return;
    case "operation": {
      const inside = around.ranges === around.arrays ? around : { ...around, ranges: around.arrays };
      for (const operand of node.operands) checkNode(operand, context, inside);
      return;
    }
    case "call":
      checkCall(node, context, around);
  }
}

function checkCall(
  call: Extract<Formula, { kind: "call" }>,
  context: FormulaContext,
  around: Surroundings,
): void {
  const { name, written, args } = call;
  const custom = isCustomFunction(written);
  const native = nativeFunction(name);
  let ranges = true;
  let { parameters } = around;
  if (isVolatile(name)) {
    throw new SpecError(
      "VolatileFunction",
      `${name} recalculates on every change: write its value into an input.`,
    );
  } else if (custom) {
    checkCustomFunction(written, context);
  } else if (native) {
    if (name === "LAMBDA") {
      if (context.use !== "name") throw unknownFunction(written, "LAMBDA belongs in a defined name");
      parameters = new Set([...parameters, ...lambdaParameters(args)]);
    }
    if (args.length < native.least || args.length > native.most) {
      const wanted =
        native.least === native.most ? native.least : `${String(native.least)} to ${String(native.most)}`;
      throw new SpecError(
        "ArgumentCount",
        `${name} takes ${String(wanted)} arguments, not ${String(args.length)}.`,
      );
    }
    ranges = native.ranges || around.arrays;
  } else if (!isLambdaName(written, context)) {
    throw unknownFunction(written, "it is not in the dialect");
  }
  const arrays = around.arrays || computesOnArrays(name);
  const { conditions } = around;
  const inside: Surroundings = { ranges, arrays, custom, parameters, conditions };
  const [condition] = args;
  const guarded = name === "IF" && condition ? { ...inside, conditions: [...conditions, condition] } : inside;
  args.forEach((arg, i) => {
    if (arg) checkNode(arg, context, i === 0 ? inside : guarded);
  });
}

/** Does a formula name these cells, with or without `$`? */
function namesCells(node: Formula, text: string): boolean {
  switch (node.kind) {
    case "literal":
      return false;
    case "cells":
      return withoutDollars(node.token.text) === withoutDollars(text);
    case "operation":
      return node.operands.some((operand) => namesCells(operand, text));
    case "call":
      return node.args.some((arg) => arg && namesCells(arg, text));
  }
}

function withoutDollars(text: string): string {
  return text.replaceAll("$", "");
}

function checkCustomFunction(id: string, context: FormulaContext): void {
  if (context.customFunctions && !context.customFunctions.has(id))
    throw unknownFunction(id, "no function has this id");
  if (context.use === "conditionalFormat") {
    throw unknownFunction(id, "Excel calls no custom function in a conditional format, use a cell");
  }
}

function unknownFunction(name: string, why: string): SpecError {
  return new SpecError("UnknownFunction", `${name} cannot be used: ${why}.`);
}

function isLambdaName(word: string, { index }: FormulaContext): boolean {
  const refersTo = index.names.get(word)?.refersTo;
  return refersTo !== undefined && "formula" in refersTo && /^\s*LAMBDA\(/i.test(refersTo.formula);
}

function lambdaParameters(args: (Formula | undefined)[]): string[] {
  return args.slice(0, -1).map((arg) => {
    if (arg?.kind === "cells" && arg.token.kind === "name") return arg.token.name;
    throw new SpecError("MalformedFormula", "A parameter of LAMBDA is not a plain name.");
  });
}

/** Is this more than a cell wherever it stands? A table's column is, however few rows it has. */
function isRange(token: CellsToken, context: FormulaContext): boolean {
  if (token.kind === "tableColumn") return true;
  if (token.kind === "thisRow") return false;
  const { area } = resolve(token, context) ?? {};
  return area !== undefined && (area.rows > 1 || area.columns > 1);
}

function checkCells(token: CellsToken, context: FormulaContext, around: Surroundings): void {
  if (token.kind === "name" && around.parameters.has(token.name)) return;
  const target = resolve(token, context);
  if (!around.ranges && isRange(token, context)) {
    const remedy = "use SUMPRODUCT, a custom function or a table column";
    throw new SpecError(
      "ArrayArithmetic",
      `"${token.text}" is a range where one value is expected: ${remedy}.`,
    );
  }
  if (token.kind === "ref" && (context.use === "column" || context.use === "name") && !token.absolute) {
    const why = "a formula for many cells needs $ throughout";
    throw new SpecError("RelativeReference", `"${token.text}" is relative: ${why}, such as $B$4.`);
  }
  if (!target || token.kind === "thisRow") return;
  const sheet = context.index.sheets.get(target.sheet);
  if (!sheet?.filled.find(target.area)) {
    throw new SpecError("EmptyReference", `"${token.text}" refers to cells that nothing fills.`);
  }
  if (!around.custom) return;
  const input = sheet.cells.get(areaName(target.area));
  const empty = input?.kind === "input" && input.value === null;
  if (empty && !around.conditions.some((one) => namesCells(one, token.text))) {
    // A custom function cannot tell a blank cell from 0.
    const remedy = "give it a default, or guard it with IF";
    throw new SpecError("InputWithoutDefault", `"${token.text}" passes an input that is empty: ${remedy}.`);
  }
}

/** The cells behind a token; `undefined` for a name that is a formula. Throws `UnknownReference`. */
function resolve(token: CellsToken, context: FormulaContext): { sheet: string; area: Area } | undefined {
  const unknown = (what: string) => new SpecError("UnknownReference", `"${token.text}": ${what}.`);
  switch (token.kind) {
    case "ref": {
      const sheet = token.sheet ?? context.sheet;
      if (token.sheet === undefined && context.use === "name") throw unknown("a name needs its sheet");
      if (!context.index.sheets.has(sheet)) throw unknown(`there is no sheet "${sheet}"`);
      return { sheet, area: token.area };
    }
    case "thisRow": {
      const area = context.table?.columnArea(token.column);
      if (!context.table) throw unknown("[@...] belongs into a column formula of a table");
      if (!area) throw unknown(`table ${context.table.spec.name} has no column "${token.column}"`);
      return { sheet: context.sheet, area };
    }
    case "tableColumn": {
      const table = context.index.tables.get(token.table);
      if (!table) throw unknown(`there is no table "${token.table}"`);
      const area = table.columnArea(token.column);
      if (!area) throw unknown(`table ${token.table} has no column "${token.column}"`);
      return { sheet: table.sheet, area };
    }
    case "name": {
      const name = context.index.names.get(token.name);
      if (!name) throw unknown("there is no such name");
      return "formula" in name.refersTo
        ? undefined
        : { sheet: name.refersTo.sheet, area: areaAt(name.refersTo.range) };
    }
  }
}
