/** What a scanner tells of an XML text. Names come without their prefix: `x:row` is `row`. */
export interface MarkupHandler {
  /** A tag that opens an element; `attributes` as they stand in it. An empty element is opened and closed. */
  open(name: string, attributes: string): void;
  close(name: string): void;
  /** Text between tags, entities replaced; only told while `wantsText` is set. It may come in pieces. */
  text(text: string): void;
}

/** No tag of a spreadsheet comes near this; what is longer is no spreadsheet. */
const MAX_TAG_LENGTH = 1 << 20;

const COMMENT = { begin: "<!--", end: "-->" };
const CDATA = { begin: "<![CDATA[", end: "]]>" };

/**
 * Reads an XML text piece by piece, wherever the pieces end. Each character is looked at once, and no more than an unfinished
 * tag is kept. It knows what spreadsheets hold: elements, text, entities, CDATA, comments and instructions.
 *
 * @throws SyntaxError for a tag that does not end.
 */
export class MarkupScanner {
  /** Set by the handler while it wants to be told of text. */
  wantsText = false;
  private rest = "";

  constructor(private readonly handler: MarkupHandler) {}

  push(piece: string): void {
    const text = this.rest === "" ? piece : this.rest + piece;
    const done = this.scan(text);
    this.rest = text.slice(done);
    if (this.rest.length > MAX_TAG_LENGTH) throw new SyntaxError("a tag does not end");
  }

  /** @throws SyntaxError where the text ends inside a tag. */
  end(): void {
    if (this.rest.startsWith("<")) throw new SyntaxError("the text ends inside a tag");
    if (this.rest !== "" && this.wantsText) this.handler.text(decodeEntities(this.rest));
    this.rest = "";
  }

  /** Reads as far as tags are complete; returns how far. */
  private scan(text: string): number {
    let at = 0;
    for (;;) {
      const tag = text.indexOf("<", at);
      if (tag < 0) return this.tellText(text, at, lastWhole(text, at));
      if (tag > at) this.tellText(text, at, tag);
      const second = text.charCodeAt(tag + 1);
      const after =
        second === BANG || second === QUESTION ? this.skip(text, tag) : this.tag(text, tag, second);
      if (after < 0) return tag;
      at = after;
    }
  }

  private tellText(text: string, from: number, to: number): number {
    if (this.wantsText && to > from) this.handler.text(decodeEntities(text.slice(from, to)));
    return to;
  }

  /** A comment, CDATA, an instruction or a declaration; -1 where it does not end yet. */
  private skip(text: string, start: number): number {
    const whole = text.length - start;
    if (whole < CDATA.begin.length && CDATA.begin.startsWith(text.slice(start))) return -1;
    if (text.startsWith(CDATA.begin, start)) {
      const end = text.indexOf(CDATA.end, start);
      if (end < 0) return -1;
      if (this.wantsText) this.handler.text(text.slice(start + CDATA.begin.length, end));
      return end + CDATA.end.length;
    }
    if (whole < COMMENT.begin.length && COMMENT.begin.startsWith(text.slice(start))) return -1;
    const mark = text.startsWith(COMMENT.begin, start) ? COMMENT.end : ">";
    const end = text.indexOf(mark, start + 2);
    return end < 0 ? -1 : end + mark.length;
  }

  /** A tag; returns the place behind it, -1 where it does not end yet. */
  private tag(text: string, start: number, second: number): number {
    const end = endOfTag(text, start + 1);
    if (end < 0) return -1;
    const closes = second === SLASH;
    const isEmpty = !closes && text.charCodeAt(end - 1) === SLASH;
    const first = start + (closes ? 2 : 1);
    const last = isEmpty ? end - 1 : end;
    let behindName = first;
    let local = first;
    for (; behindName < last; behindName++) {
      const code = text.charCodeAt(behindName);
      if (code <= SPACE) break;
      if (code === COLON) local = behindName + 1;
    }
    const name = text.slice(local, behindName);
    if (closes) {
      this.handler.close(name);
      return end + 1;
    }
    this.handler.open(name, text.slice(behindName, last));
    if (isEmpty) this.handler.close(name);
    return end + 1;
  }
}

const BANG = 0x21;
const QUESTION = 0x3f;
const SLASH = 0x2f;
const COLON = 0x3a;
const SPACE = 0x20;
const LESS = 0x3c;
const DOUBLE = 0x22;
const SINGLE = 0x27;

/** The `>` that ends a tag: one in an attribute's value does not. */
function endOfTag(text: string, from: number): number {
  let end = text.indexOf(">", from);
  if (end < 0 || quoteAt(text, from, end) === 0) return end;
  let quote = 0;
  for (end = from; end < text.length; end++) {
    const code = text.charCodeAt(end);
    if (quote !== 0) {
      if (code === quote) quote = 0;
    } else if (code === DOUBLE || code === SINGLE) quote = code;
    else if (code === GREATER) return end;
  }
  return -1;
}

const GREATER = 0x3e;

/** The quote of a value that is open at the second of two places; 0 for none. */
function quoteAt(text: string, from: number, to: number): number {
  let quote = 0;
  for (let i = from; i < to; i++) {
    const code = text.charCodeAt(i);
    if (quote === 0 ? code === DOUBLE || code === SINGLE : code === quote) quote = quote === 0 ? code : 0;
    else if (code === LESS && quote === 0) throw new SyntaxError("a tag does not end");
  }
  return quote;
}

/** Where text ends that can be told already: an entity may go on in the next piece. */
function lastWhole(text: string, from: number): number {
  const entity = text.lastIndexOf("&");
  const goesOn = entity >= from && text.length - entity <= MAX_ENTITY_LENGTH && !text.includes(";", entity);
  return goesOn ? entity : text.length;
}

const MAX_ENTITY_LENGTH = 12;

const NAMED: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** Text with its entities replaced; what is none stays. */
export function decodeEntities(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{1,5});/gi, (whole, entity: string) => {
    if (!entity.startsWith("#")) return NAMED[entity] ?? whole;
    const hex = entity.charAt(1) === "x" || entity.charAt(1) === "X";
    const code = Number.parseInt(entity.slice(hex ? 2 : 1), hex ? 16 : 10);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "\ufffd";
  });
}

/** The value of an attribute, entities replaced; `undefined` where the tag does not have it. A prefix counts: `r:id` is not `id`. */
export function attributeOf(attributes: string, name: string): string | undefined {
  let found: string | undefined;
  eachAttribute(attributes, (key, value) => {
    if (key === name) found ??= value;
  });
  return found;
}

/** Visits the attributes of a tag, with their prefixes, entities replaced. Each character is looked at once. */
export function eachAttribute(attributes: string, visit: (name: string, value: string) => void): void {
  let from = 0;
  for (;;) {
    const equals = attributes.indexOf("=", from);
    if (equals < 0) return;
    let begin = equals + 1;
    while (attributes.charCodeAt(begin) <= SPACE) begin++;
    const quote = attributes.charCodeAt(begin);
    if (quote !== DOUBLE && quote !== SINGLE) return;
    const end = attributes.indexOf(quote === DOUBLE ? '"' : "'", begin + 1);
    if (end < 0) return;
    visit(attributes.slice(from, equals).trim(), decodeEntities(attributes.slice(begin + 1, end)));
    from = end + 1;
  }
}

/** All attributes of a tag. */
export function attributesIn(attributes: string): [name: string, value: string][] {
  const found: [string, string][] = [];
  eachAttribute(attributes, (name, value) => found.push([name, value]));
  return found;
}
