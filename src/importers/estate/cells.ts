import type { TableCell } from "../tables/row";

/** Blanks that programs put between groups of digits. */
const GROUPING_BLANKS = /[\s\u00a0\u202f'’]/g;

/** Does a text have groups of three digits behind the first, parted by this? */
function isGrouped(text: string, separator: string): boolean {
  const [first = "", ...groups] = text.split(separator);
  return (
    groups.length > 0 && /^-?[1-9]\d{0,2}$/.test(first) && groups.every((group) => /^\d{3}$/.test(group))
  );
}

/**
 * The number of a cell in a column of whole numbers, such as MiB. A text may have its thousands parted in any language: "1,024"
 * and "1.024" are 1024, because such a column has no fractions of three digits.
 *
 * @returns `null` for a blank, `undefined` for what is no number.
 * @example wholeNumberOf("1.024") //=> 1024
 */
export function wholeNumberOf(cell: TableCell): number | null | undefined {
  return numberOf(cell, (text) => {
    for (const separator of [",", "."]) {
      if (isGrouped(text, separator)) return text.replaceAll(separator, "");
    }
    return undefined;
  });
}

/**
 * The number of a cell in a column that may have fractions. "1,5" is 1.5. "1,024" is a number only where the decimal sign of the
 * column is known.
 *
 * @returns `null` for a blank, `undefined` for what is no number, or may be two.
 * @example decimalOf("1,024", ".") //=> 1024
 */
export function decimalOf(cell: TableCell, sign: DecimalSign | null = null): number | null | undefined {
  const shown = sign ?? decimalSignOf(cell);
  return numberOf(cell, (text) => {
    if (shown === ",") return text.replaceAll(".", "").replace(",", ".");
    if (shown === ".") return text.replaceAll(",", "");
    return shown === "either" && text.includes(",") ? "" : undefined;
  });
}

/** What parts the fraction of a number. */
export type DecimalSign = "," | ".";

/**
 * The decimal sign that a number shows: "12,5" has a comma, "1,024,768" must have a point.
 *
 * @returns "either" where a sign may part thousands or the fraction, `null` for what has no sign.
 * @example decimalSignOf("12,375") //=> "either"
 */
export function decimalSignOf(cell: TableCell): DecimalSign | "either" | null {
  if (typeof cell !== "string") return null;
  const text = cell.replace(GROUPING_BLANKS, "");
  const [comma, point] = [text.lastIndexOf(","), text.lastIndexOf(".")];
  if (comma >= 0 && point >= 0) return comma > point ? "," : ".";
  const sign = comma >= 0 ? "," : point >= 0 ? "." : null;
  if (sign === null || !isGrouped(text, sign)) return sign;
  const isOnce = text.indexOf(sign) === text.lastIndexOf(sign);
  return isOnce ? "either" : sign === "," ? "." : ",";
}

function numberOf(cell: TableCell, grouped: (text: string) => string | undefined): number | null | undefined {
  if (cell === null || typeof cell === "number") return cell;
  if (typeof cell !== "string") return undefined;
  const text = cell.replace(GROUPING_BLANKS, "");
  if (text === "") return null;
  const plain = grouped(text) ?? withPoint(text);
  return /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(plain) ? Number(plain) : undefined;
}

/** A number with a point: of two separators the last one parts the fraction. */
function withPoint(text: string): string {
  const [comma, point] = [text.lastIndexOf(","), text.lastIndexOf(".")];
  if (comma < 0) return text;
  return comma > point ? text.replaceAll(".", "").replace(",", ".") : text.replaceAll(",", "");
}

/** Truth values as spreadsheets write them when they save a file of text, in the language of whoever saves it; and yes and no. */
const TRUE = new Set(
  `true yes 1 wahr ja vrai oui verdadero sí si vero sì verdadeiro sim waar prawda tak sant sand sann tosi kyllä pravda ano igaz
  igen doğru evet истина да`.split(/\s+/),
);
const FALSE = new Set(
  `false no 0 falsch nein faux non falso não onwaar nee fałsz nie falskt nej falsk usand usann nei epätosi ei nepravda ne hamis
  nem yanlış yanliş hayır ложь нет`.split(/\s+/),
);

/**
 * A truth value: of its own kind, or a word in any case; `null` for what is none.
 *
 * @example truthOf("WAHR") //=> true
 */
export function truthOf(cell: TableCell): boolean | null {
  if (typeof cell === "boolean") return cell;
  if (typeof cell === "number") return cell !== 0;
  if (typeof cell !== "string") return null;
  const word = cell.trim().toLowerCase();
  return TRUE.has(word) ? true : FALSE.has(word) ? false : null;
}

/** A text without blanks around it; `null` for a blank. Numbers that stand for names are texts. */
export function textOf(cell: TableCell): string | null {
  if (typeof cell === "number" || typeof cell === "boolean") return String(cell);
  const text = typeof cell === "string" ? cell.trim() : "";
  return text === "" ? null : text;
}

/** Errors of formulas as spreadsheets write them to a file of text, in English, German, French, Spanish, Italian and Portuguese. */
const FAULTS = new Set(
  `#N/A #REF! #VALUE! #NAME? #DIV/0! #NULL! #NUM! #SPILL! #CALC! #FIELD! #BLOCKED! #CONNECT! #BUSY! #UNKNOWN! #GETTING_DATA
  #NV #BEZUG! #WERT! #ZAHL! #ÜBERLAUF! #VALEUR! #NOM? #NUL! #NOMBRE! #N/D #¡REF! #¡VALOR! #¿NOMBRE? #¡DIV/0! #¡NULO! #¡NUM!
  #RIF! #VALORE! #NOME? #NULLO! #VALOR! #NULO! #NÚM!`.split(/\s+/),
);

/** Is a cell an error, or a text that is exactly the word of one? A formula, such as a VLOOKUP, found nothing. */
export function isFault(cell: TableCell): boolean {
  if (typeof cell === "string") return cell.includes("#") && FAULTS.has(cell.trim());
  return typeof cell === "object" && cell !== null;
}

/** Does a cell hold something other than blanks and an error? */
export function isFilled(cell: TableCell): boolean {
  return textOf(cell) !== null && !isFault(cell);
}
