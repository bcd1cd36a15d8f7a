import { NEVER_FITS } from "../model/design/habits";
import { firstCharacters } from "../workbook/firstCharacters";

/** Excel takes at most this many characters in a text of a formula. */
const MAX_LITERAL = 255;

/** A condition as formula text, and the formula of what holds where it is met. */
export type Case = readonly [condition: string, result: string];

/** The result of the first condition that is met: a list in place of IFs nested by hand. */
export function firstOf(cases: readonly Case[], otherwise: string): string {
  return cases.reduceRight((rest, [condition, result]) => `IF(${condition},${result},${rest})`, otherwise);
}

/** A text as a formula spells it. A long one is put together of several. */
export function quoted(text: string): string {
  if (text.length <= MAX_LITERAL) return `"${text.replace(/"/g, '""')}"`;
  const first = firstCharacters(text, MAX_LITERAL);
  return `${quoted(first)}&${quoted(text.slice(first.length))}`;
}

/** A text as a formula: what stands between the words is a formula. sentence`Fits: ${"{hosts}"} hosts` */
export function sentence(strings: TemplateStringsArray, ...formulas: readonly string[]): string {
  const parts = strings.flatMap((word, i) => [
    ...(word === "" ? [] : [quoted(word)]),
    ...(i < formulas.length ? [formulas[i] ?? ""] : []),
  ]);
  return parts.join("&");
}

/** A text as far as there is room for it: a formula that cuts a longer one. */
export function cut(text: string, longest: number): string {
  return `IF(LEN(${text})>${longest},LEFT(${text},${longest - 1})&"…",${text})`;
}

/** The cell of an id as text, for a custom function: a 0 is then a 0, and a blank cell is not taken for one. */
export function asText(id: string): string {
  return `{${id}}&""`;
}

/** A number in words of a sentence, in a number format. */
export function shown(formula: string, format: string): string {
  return `TEXT(${formula},"${format}")`;
}

/** Decimals that figures get at most, where fewer show them alike. */
const MAX_DECIMALS = 6;

/**
 * Two figures of a sentence that compares them, each in a number format with as many decimals as tell them apart: "48 GHz,
 * and 48 GHz may be taken" explains nothing. Figures that no number of decimals tells apart keep the format.
 */
export function shownApart(one: string, other: string, format: string): [one: string, other: string] {
  const [, whole = "", decimals = "", unit = ""] = /^([^.%]*)(?:\.(0+))?(%?)$/.exec(format) ?? [];
  const power = unit === "%" ? 2 : 0;
  // Rounded: 100.1 − 100 is less than 0.1.
  const difference = `ROUND(ABS(${one}-${other}),12)`;
  // The point and the decimals of the format, and as many as the difference has zeros.
  const usual = decimals === "" ? 0 : decimals.length + 1;
  const unitOf = (places: number): string => (10 ** -places).toFixed(places);
  const isUsual = `OR(${difference}<${unitOf(MAX_DECIMALS + power)},${difference}>=${unitOf(decimals.length + power)})`;
  const needed = `${1 - power}-INT(LOG10(${difference}))`;
  const places = `LEFT(${quoted(`.${"0".repeat(MAX_DECIMALS)}`)},IF(${isUsual},${usual},${needed}))`;
  const apart = `${quoted(whole)}&${places}${unit === "" ? "" : `&${quoted(unit)}`}`;
  return [`TEXT(${one},${apart})`, `TEXT(${other},${apart})`];
}

/** What is needed as a share of what is available; what never fits where nothing is. A formula without an error. */
export function shareOf(needed: string, available: string): string {
  return `IF(${available}>0,${needed}/${available},IF(${needed}>0,${NEVER_FITS},0))`;
}

/**
 * A custom function's answer, or what it means that it refuses: of a table the refused cells only. Without the add-in, which
 * is an error too, the cell says that it is not calculated.
 */
export function unlessRefused(call: string, strings: string): string {
  return `IFERROR(${call},IF(ISERROR(DISK_TIB(1)),${quoted("not calculated: load the add-in")},${quoted(strings)}))`;
}

/** The sum of cells, or nothing where none of them has a figure. */
export function sumOf(cells: string): string {
  return unlessError(cells, `IF(COUNT(${cells})=0,"",SUM(${cells}))`);
}

/** A formula that counts cells, or the error that one of them shows: COUNT and COUNTIF pass over errors, SUM does not. */
export function unlessError(cells: string, formula: string): string {
  return `IF(ISERROR(SUM(${cells})),SUM(${cells}),${formula})`;
}
