import type { CellError, CellValue } from "../workbook/spec";
import { booleanFromText, isError } from "./coerce";
import { compareTexts } from "./compare";
import { numberFromText } from "./decimal";
import { wildcard } from "./wildcard";

/** Tells whether a cell meets a criterion of COUNTIF and its kind. */
export type Criterion = (cell: CellValue) => boolean;

/** Reads a criterion: a value to be equal to, or a text such as `>=2`, `<>x`, `a*`. A blank means 0. */
export function criterion(wanted: CellValue): Criterion {
  if (typeof wanted !== "string") return equalTo(wanted ?? 0);
  const [, operator = "", rest = ""] = /^(<>|<=|>=|=|<|>)?(.*)$/s.exec(wanted) ?? [];
  if (rest === "") return aboutBlanks(operator);
  const value = valueOf(rest);
  switch (operator) {
    case "":
    case "=":
      return equalTo(value);
    case "<>": {
      const equal = equalTo(value);
      return (cell) => !equal(cell);
    }
    default:
      return ordered(operator, value);
  }
}

/** `=` wants cells that hold nothing, a bare "" those with an empty text, too. */
function aboutBlanks(operator: string): Criterion {
  switch (operator) {
    case "":
      return (cell) => cell === null || cell === "";
    case "=":
      return (cell) => cell === null;
    case "<>":
      return (cell) => cell !== null;
    default:
      return () => false;
  }
}

function valueOf(text: string): Exclude<CellValue, null> {
  const error = /^#(VALUE!|N\/A|DIV\/0!|NUM!|REF!|NAME\?|NULL!|SPILL!)$/i.exec(text);
  if (error) return { error: text.toUpperCase() as CellError["error"] };
  return numberFromText(text) ?? booleanFromText(text) ?? text;
}

function equalTo(value: Exclude<CellValue, null>): Criterion {
  switch (typeof value) {
    case "number":
      // A text that is this number counts as well.
      return (cell) => cell === value || (typeof cell === "string" && numberFromText(cell) === value);
    case "boolean":
      return (cell) => cell === value;
    case "string": {
      const matches = wildcard(value);
      return (cell) => typeof cell === "string" && matches(cell);
    }
    default:
      return (cell) => isError(cell) && cell.error === value.error;
  }
}

const HOLDS: Readonly<Record<string, (difference: number) => boolean>> = {
  "<": (difference) => difference < 0,
  "<=": (difference) => difference <= 0,
  ">": (difference) => difference > 0,
  ">=": (difference) => difference >= 0,
};

/** Only cells of the criterion's own type can lie above or below it. */
function ordered(operator: string, value: CellValue): Criterion {
  const holds = HOLDS[operator] ?? (() => false);
  return (cell) => {
    if (typeof cell === "number" && typeof value === "number") return holds(cell - value);
    if (typeof cell === "string" && typeof value === "string") return holds(compareTexts(cell, value));
    return typeof cell === "boolean" && typeof value === "boolean" && holds(Number(cell) - Number(value));
  };
}
