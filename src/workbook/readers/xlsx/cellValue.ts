import { MAX_TEXT_LENGTH, UNWRITABLE } from "../../rules/checkValue";
import type { CellError, CellValue } from "../../spec";
import { textOfXml, type FileTexts } from "./fileTexts";
import type { StoredCell } from "./sheetPart";

/** What a cell holds, and what of it was changed because no description can hold it. */
export interface ReadValue {
  value: CellValue;
  because?: string;
}

const ERRORS: readonly CellError["error"][] = [
  "#VALUE!",
  "#N/A",
  "#DIV/0!",
  "#NUM!",
  "#REF!",
  "#NAME?",
  "#NULL!",
  "#SPILL!",
];

/** What Excel shows while a function of an add-in has not answered: no result of a calculation. */
const UNANSWERED = new Set(["#BUSY!", "#GETTING_DATA", "#CONNECT!"]);

/** Day 0 of a spreadsheet's dates, and the length of a day. */
const EPOCH = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;

/**
 * The value of a cell, or the one that its formula had last.
 *
 * @throws SyntaxError for a number that is none, and for a text that the file does not have.
 */
export function cellValue({ row, type, content, formula }: StoredCell, { texts }: FileTexts): ReadValue {
  switch (type) {
    case "s": {
      if (content.trim() === "") return { value: null };
      const text = texts[Number(content)];
      if (text === undefined)
        throw new SyntaxError(`row ${row + 1} has the text ${content.slice(0, 20)}, which is missing`);
      return textValue(text);
    }
    case "str":
    case "inlineStr":
      return content === "" && !formula ? { value: null } : textValue(textOfXml(content));
    case "b":
      return { value: content.trim() === "" ? null : /^(1|true)$/i.test(content.trim()) };
    case "e":
      return errorValue(content.trim());
    case "d":
      return dateValue(content.trim());
    default: {
      const text = content.trim();
      if (text === "") return { value: null };
      const value = Number(text);
      if (Number.isFinite(value) && !/^[-+]?0[xbo]/i.test(text)) return { value };
      throw new SyntaxError(`row ${row + 1} has a number "${text.slice(0, 40)}"`);
    }
  }
}

/** A text without the characters that no cell of a description can hold. */
export function textValue(text: string): { value: string; because?: string } {
  const found = UNWRITABLE.test(text);
  const plain = found ? text.replace(new RegExp(UNWRITABLE.source, "gu"), "") : text;
  if (plain.length > MAX_TEXT_LENGTH)
    return {
      value: plain.slice(0, MAX_TEXT_LENGTH).replace(/[\ud800-\udbff]$/, ""),
      because: "is cut after 32,767 characters",
    };
  return found ? { value: plain, because: "loses control characters of its text" } : { value: plain };
}

function errorValue(text: string): ReadValue {
  if (text === "") return { value: null };
  const error = ERRORS.find((known) => known === text.toUpperCase());
  if (error) return { value: { error } };
  if (UNANSWERED.has(text.toUpperCase()))
    return { value: { error: "#NAME?" }, because: `shows ${text}, which is read as #NAME?` };
  return { value: { error: "#VALUE!" }, because: `shows ${text.slice(0, 20)}, which is read as #VALUE!` };
}

/** A day in the words of ISO 8601 as the number that other files have for it. */
function dateValue(text: string): ReadValue {
  const iso = /^\d{4}-\d\d-\d\d(T[\d:.]+)?Z?$/.test(text);
  const time = iso ? Date.parse(text.endsWith("Z") || !text.includes("T") ? text : `${text}Z`) : Number.NaN;
  const days = (time - EPOCH) / DAY_MS;
  // Before March 1900 spreadsheets count a day that never was.
  return days > 60 ? { value: days } : textValue(text);
}
