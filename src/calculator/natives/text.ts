import { formulaError, numberOf, textOf, type Scalar } from "../coerce";
import { formatted } from "../numberFormat";
import { scalar, type Native, type Natives } from "./native";

/** Functions of texts. */
export const TEXT: Natives = {
  CHAR: scalar((code = null) => character(whole(code))),
  CONCATENATE: scalar((...values) => values.map(textOf).join("")),
  EXACT: scalar((left = null, right = null) => textOf(left) === textOf(right)),
  FIND: scalar((wanted = null, text = null, start = 1) => find(textOf(wanted), textOf(text), whole(start))),
  LEFT: part((text, length) => text.slice(0, length)),
  LEN: scalar((text = null) => textOf(text).length),
  LOWER: scalar((text = null) => eachLetter(textOf(text), (letter) => letter.toLowerCase())),
  MID: scalar((text = null, start = null, length = null) => {
    const first = whole(start) - 1;
    return textOf(text).slice(notNegative(first), first + notNegative(whole(length)));
  }),
  RIGHT: part((text, length) => text.slice(Math.max(0, text.length - length))),
  SUBSTITUTE: scalar((text = null, old = null, replacement = null, instance) =>
    substitute(textOf(text), textOf(old), textOf(replacement), instance),
  ),
  TEXT: scalar((value = null, format = null) => formatted(value, textOf(format))),
  TRIM: scalar((text = null) =>
    textOf(text)
      .split(" ")
      .filter((word) => word !== "")
      .join(" "),
  ),
  UPPER: scalar((text = null) => eachLetter(textOf(text), (letter) => letter.toUpperCase())),
  VALUE: scalar((value = null) => {
    if (typeof value === "boolean") throw formulaError("#VALUE!", "TRUE and FALSE are not numbers");
    return numberOf(value);
  }),
};

/** Of the codes of Windows only those are taken that mean the same on a Mac: ASCII. */
function character(code: number): string {
  if (code < 1 || code > 127) throw formulaError("#VALUE!", `${code} is not a character code of 1 to 127`);
  return String.fromCharCode(code);
}

function part(cut: (text: string, length: number) => string): Native {
  return scalar((text = null, length = 1) => cut(textOf(text), notNegative(whole(length))));
}

function whole(value: Scalar): number {
  return Math.trunc(numberOf(value));
}

function notNegative(number: number): number {
  if (number < 0) throw formulaError("#VALUE!", "the position or length is outside the text");
  return number;
}

function find(wanted: string, text: string, start: number): number {
  const at = start > text.length + 1 ? -1 : text.indexOf(wanted, notNegative(start - 1));
  if (at === -1) throw formulaError("#VALUE!", `"${wanted}" is not in the text`);
  return at + 1;
}

/** Excel changes a letter only into one letter: "ß" stays in UPPER. */
function eachLetter(text: string, change: (letter: string) => string): string {
  return Array.from(text, (letter) => {
    const changed = change(letter);
    return changed.length === letter.length ? changed : letter;
  }).join("");
}

/** Replaces all, or one instance counted from 1. */
function substitute(text: string, old: string, replacement: string, instance: Scalar | undefined): string {
  if (instance !== undefined && whole(instance) < 1) throw formulaError("#VALUE!", "instances count from 1");
  if (old === "") return text;
  const pieces = text.split(old);
  if (instance === undefined) return pieces.join(replacement);
  const before = pieces.slice(0, whole(instance));
  const after = pieces.slice(whole(instance));
  if (after.length === 0) return text;
  return `${before.join(old)}${replacement}${after.join(old)}`;
}
