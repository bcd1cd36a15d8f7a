/** A JSON object found in a text. */
export interface JsonDocument {
  text: string;
  /** Where it starts in the text. */
  offset: number;
  /** False where its last brace is missing. */
  complete: boolean;
}

const OF_LINE = /^[ \t\ufeff\u00a0]*\{/gm;
const BEHIND_WHOLE = /[\s,]*\{/y;
/** Objects within a document that is printed over many lines are indented, or follow other characters. */
const BEHIND_CUT = /^\{(?=")/gm;

/**
 * Finds the JSON objects that begin a line of a text, however they are indented, and those that follow one in its line. What
 * stands before, between and behind them (messages, code fences, the other output formats) is skipped.
 */
export function jsonDocuments(text: string): JsonDocument[] {
  const documents: JsonDocument[] = [];
  const cut = new Set<number>();
  const find = (brace: RegExp, from: number) => {
    brace.lastIndex = from;
    return brace.test(text) ? brace.lastIndex - 1 : null;
  };
  let offset = find(OF_LINE, 0);
  while (offset !== null) {
    const end = cut.has(offset) ? null : endOfObject(text, offset, cut);
    const next: number | null =
      end === null ? find(BEHIND_CUT, offset + 1) : (find(BEHIND_WHOLE, end) ?? find(OF_LINE, end));
    documents.push({ text: text.slice(offset, end ?? next ?? undefined), offset, complete: end !== null });
    offset = next;
  }
  return documents;
}

/**
 * Position after the brace that closes the object; strings may hold braces. Where there is none, the braces that stay open
 * are added to those that are `cut`: looking for their ends again would take a time that grows with the square of the text.
 */
function endOfObject(text: string, start: number, cut: Set<number>): number | null {
  const marks = /["{}]/g;
  const open: number[] = [];
  marks.lastIndex = start;
  for (let match = marks.exec(text); match; match = marks.exec(text)) {
    if (match[0] === '"') {
      const end = endOfString(text, match.index);
      if (end === null) break;
      marks.lastIndex = end;
    } else if (match[0] === "{") {
      open.push(match.index);
    } else {
      open.pop();
      if (open.length === 0) return match.index + 1;
    }
  }
  for (const brace of open) cut.add(brace);
  return null;
}

/** Position after the quote that ends a string; `null` where its line ends before, which no string of JSON holds. */
function endOfString(text: string, start: number): number | null {
  for (let quote = text.indexOf('"', start + 1); quote >= 0; quote = text.indexOf('"', quote + 1)) {
    let backslashes = 0;
    while (text[quote - 1 - backslashes] === "\\") backslashes += 1;
    if (backslashes % 2 === 0) return text.slice(start, quote).includes("\n") ? null : quote + 1;
  }
  return null;
}
