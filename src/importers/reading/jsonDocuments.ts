/** A JSON object found in a text. */
export interface JsonDocument {
  text: string;
  /** Where it starts in the text. */
  offset: number;
  /** False where the text ends before its last brace. */
  complete: boolean;
}

/**
 * Finds the JSON objects that begin a line of a text, however they are indented. What stands before, between and
 * behind them (messages, code fences, the other output formats) is skipped.
 */
export function jsonDocuments(text: string): JsonDocument[] {
  const documents: JsonDocument[] = [];
  const opening = /^[ \t\ufeff\u00a0]*\{/gm;
  for (let match = opening.exec(text); match; match = opening.exec(text)) {
    const offset = match.index + match[0].length - 1;
    const end = endOfObject(text, offset);
    documents.push({ text: text.slice(offset, end ?? undefined), offset, complete: end !== null });
    if (end === null) break;
    opening.lastIndex = end;
  }
  return documents;
}

/** Position after the brace that closes the object; strings may hold braces. */
function endOfObject(text: string, start: number): number | null {
  const marks = /["{}]/g;
  marks.lastIndex = start;
  let depth = 0;
  for (let match = marks.exec(text); match; match = marks.exec(text)) {
    if (match[0] === '"') {
      const end = endOfString(text, match.index);
      if (end === null) return null;
      marks.lastIndex = end;
    } else {
      depth += match[0] === "{" ? 1 : -1;
      if (depth === 0) return match.index + 1;
    }
  }
  return null;
}

function endOfString(text: string, start: number): number | null {
  for (let quote = text.indexOf('"', start + 1); quote >= 0; quote = text.indexOf('"', quote + 1)) {
    let backslashes = 0;
    while (text[quote - 1 - backslashes] === "\\") backslashes += 1;
    if (backslashes % 2 === 0) return quote + 1;
  }
  return null;
}
