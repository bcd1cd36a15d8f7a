import { booleanFromText } from "../../../../src/calculator/coerce";
import { numberFromText } from "../../../../src/calculator/decimal";
import { parseFormula } from "../../../../src/workbook/parseFormula";
import { tokenize } from "../../../../src/workbook/tokens";
import { invalidArgument } from "../hostError";
import type { Shown } from "./cell";

/** What an entry is to Excel. A date becomes a number with a format of its own. */
export type Entry = { formula: string } | { value: Shown; numberFormat?: string };

/** Milliseconds of a day, and the day that Excel counts from. */
const DAY_MS = 86_400_000;
const DAY_ZERO = Date.UTC(1899, 11, 30);

/**
 * Reads a text as Excel reads what is typed, or set as `values`: formulas, numbers, dates, TRUE, and text after an
 * apostrophe. A cell of the format Text takes it as it is.
 *
 * @throws HostError for a formula that is none. Formulas beyond our dialect count as such: the host could not
 *   calculate them.
 */
export function readEntry(text: string, numberFormat: string): Entry {
  if (numberFormat === "@") return { value: text === "" ? null : text };
  if (text === "") return { value: null };
  if (text.startsWith("'")) return { value: text.slice(1) };
  if (text.startsWith("=") && text.length > 1) return { formula: readFormula(text.slice(1)) };
  const number = numberFromText(text);
  if (number !== undefined) {
    return text.trim().endsWith("%") ? { value: number, numberFormat: "0%" } : { value: number };
  }
  const truth = booleanFromText(text);
  if (truth !== undefined) return { value: truth };
  // A sign or @ begins a formula, too.
  if (/^[+-][^\s]|^@[\p{L}_]/u.test(text)) return { formula: readFormula(text.replace(/^[@+]/, "")) };
  return readDate(text) ?? { value: text };
}

/** Formulas as they are written, by the text that was typed: tests draw the same sheets again and again. */
const writtenFormulas = new Map<string, string>();

function readFormula(formula: string): string {
  const known = writtenFormulas.get(formula);
  if (known !== undefined) return known;
  const written = writtenFormula(formula);
  writtenFormulas.set(formula, written);
  return written;
}

/** Checks a formula and writes functions and references in capitals, as Excel does. */
function writtenFormula(formula: string): string {
  try {
    parseFormula(formula);
  } catch (error) {
    throw invalidArgument(`"=${formula}" is no formula that this host knows (${String(error)})`);
  }
  const written = tokenize(formula).map(({ kind, text }) =>
    kind === "function" || kind === "boolean" ? text.toUpperCase() : text,
  );
  return `=${written.join("")}`;
}

/** The mistakes that text from files falls into: `8/9`, `1-2`, `3-Mar`, `1:30`. */
function readDate(text: string): Entry | undefined {
  const time = /^(\d{1,2}):([0-5]\d)(?::([0-5]\d))?$/.exec(text);
  if (time) {
    const [hours, minutes, seconds] = time.slice(1).map((digits: string | undefined) => Number(digits ?? 0));
    return {
      value: (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) / 86_400,
      numberFormat: "h:mm",
    };
  }
  const written = /^\d{1,2}[/-](\d{1,2}|[A-Z][a-z]{2})([/-]\d{2,4})?$/.test(text);
  const iso = /^\d{4}-\d{1,2}-\d{1,2}$/.test(text);
  if (!written && !iso) return undefined;
  const parts = text.split(/[/-]/);
  const date = Date.parse(`${parts.length === 2 ? [...parts, "2026"].join("/") : parts.join("/")} UTC`);
  return Number.isNaN(date)
    ? undefined
    : { value: Math.round((date - DAY_ZERO) / DAY_MS), numberFormat: "m/d/yyyy" };
}
