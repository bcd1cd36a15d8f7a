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

/** A day, a time or a duration in the words of ISO 8601 as the number that other files have for it. */
function dateValue(text: string): ReadValue {
  const days = dayOf(text) ?? timeOf(text) ?? durationOf(text);
  return days === undefined
    ? { ...textValue(text), because: "has a date in an unknown form, which is read as text" }
    : { value: days };
}

function dayOf(text: string): number | undefined {
  if (!/^\d{4}-\d\d-\d\d(T[\d:.]+)?Z?$/.test(text)) return undefined;
  const days = (Date.parse(text.endsWith("Z") || !text.includes("T") ? text : `${text}Z`) - EPOCH) / DAY_MS;
  if (!(days >= 0)) return undefined;
  // Spreadsheets count February 29, 1900, a day that never was, as 60.
  return days > 0 && days < 61 ? Math.max(0, days - 1) : days;
}

function timeOf(text: string): number | undefined {
  const [, hours, minutes, seconds = "0"] = /^(\d\d):(\d\d)(?::(\d\d(?:\.\d+)?))?Z?$/.exec(text) ?? [];
  return hours === undefined ? undefined : daysOf(0, Number(hours), Number(minutes), Number(seconds));
}

function durationOf(text: string): number | undefined {
  const found = /^P(?=\d|T\d)(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?)?$/.exec(text);
  if (!found) return undefined;
  const [, days = "0", hours = "0", minutes = "0", seconds = "0"] = found;
  return daysOf(Number(days), Number(hours), Number(minutes), Number(seconds));
}

const daysOf = (days: number, hours: number, minutes: number, seconds: number): number =>
  days + (hours * 3600 + minutes * 60 + seconds) / 86_400;
