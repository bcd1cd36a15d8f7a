import type { PageField, PageText } from "../spec";

const FIELDS: Record<PageField, string> = { sheet: "&A", page: "&P", pages: "&N", date: "&D", file: "&F" };

/** 9 points, gray. The color comes last: digits of a text behind the size would be read as part of it. */
const LOOK = "&9&K595959";

/** A part of a header or footer in Excel's codes; nothing where it has no text. */
export function pageCodes(text: PageText | undefined): string {
  if (!text || text.length === 0) return "";
  return (
    LOOK +
    text
      .map((piece) => (typeof piece === "string" ? piece.replace(/&/g, "&&") : FIELDS[piece.field]))
      .join("")
  );
}
