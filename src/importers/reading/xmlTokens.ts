/** A tag of an XML text, or what a parser skips: a comment, an instruction, a declaration. */
export interface XmlToken {
  /** Where it begins and ends in the text. */
  start: number;
  end: number;
  /** `null` for what is skipped. */
  tag: { kind: "open" | "close" | "empty"; name: string; attributes: string } | null;
}

const NAME = /[A-Za-z_][\w.-]*/y;

/**
 * The tags, comments, instructions and declarations of an XML text from a position on. One look at each character: what
 * begins and does not end is the end of the reading, so nothing is looked at again. A `<` in front of anything else is
 * text.
 *
 * @throws SyntaxError for a comment, a declaration or a tag that does not end; `lineOf` names its line.
 */
export function* xmlTokens(
  text: string,
  from: number,
  lineOf: (position: number) => number,
): Generator<XmlToken> {
  for (let start = text.indexOf("<", from); start >= 0;) {
    const token = tokenAt(text, start, lineOf);
    if (token) yield token;
    start = text.indexOf("<", token?.end ?? start + 1);
  }
}

function tokenAt(text: string, start: number, lineOf: (position: number) => number): XmlToken | null {
  if (text.startsWith("<!--", start)) return skipped(text, start, "-->", "comment", lineOf);
  const next = text.charAt(start + 1);
  if (next === "!" || next === "?") return skipped(text, start, ">", "declaration", lineOf);
  const closing = next === "/";
  NAME.lastIndex = start + (closing ? 2 : 1);
  const name = NAME.exec(text)?.[0];
  if (name === undefined) return null;
  const from = NAME.lastIndex;
  const close = endOfTag(text, from);
  if (close === null) throw new SyntaxError(`the text ends inside <${name}> of line ${lineOf(start)}`);
  if (text.charAt(close) !== ">") throw new SyntaxError(`<${name} of line ${lineOf(start)} does not end`);
  const empty = !closing && text.charAt(close - 1) === "/";
  const attributes = text.slice(from, empty ? close - 1 : close);
  const kind = closing ? "close" : empty ? "empty" : "open";
  return { start, end: close + 1, tag: { kind, name, attributes } };
}

function skipped(
  text: string,
  start: number,
  mark: string,
  what: string,
  lineOf: (position: number) => number,
): XmlToken {
  const at = text.indexOf(mark, start + 2);
  if (at < 0) throw new SyntaxError(`the ${what} of line ${lineOf(start)} does not end`);
  return { start, end: at + mark.length, tag: null };
}

const QUOTE_OR_END = /["'<>]/g;

/** Position of the next bracket that is not in a value; `null` where the text ends before. */
function endOfTag(text: string, from: number): number | null {
  QUOTE_OR_END.lastIndex = from;
  for (let mark = QUOTE_OR_END.exec(text); mark; mark = QUOTE_OR_END.exec(text)) {
    if (mark[0] === ">" || mark[0] === "<") return mark.index;
    const quote = text.indexOf(mark[0], mark.index + 1);
    if (quote < 0) return null;
    QUOTE_OR_END.lastIndex = quote + 1;
  }
  return null;
}
