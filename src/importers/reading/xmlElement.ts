import { xmlTokens } from "./xmlTokens";

/** An element of an XML document. */
export interface XmlElement {
  name: string;
  /** Its attributes as they stand in its tag; `numberAttributeOf` reads one. */
  attributes: string;
  /** Text directly inside it, without blanks around it. */
  text: string;
  children: XmlElement[];
  /** Line in which it begins. */
  line: number;
}

const MAX_DEPTH = 100;

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["apos", "'"],
]);

/**
 * Reads the first element of a simple XML text; what stands before and behind it is skipped. Throws a SyntaxError
 * that names the line when the text ends inside the element or its tags do not match. There is no DOMParser in a
 * worker, and no parser tells lines.
 *
 * @param line Line in which the text begins.
 */
export function parseXml(text: string, root: string, line = 1): XmlElement {
  const begin = text.search(new RegExp(`<${root}[\\s>]`));
  if (begin < 0) throw new SyntaxError(`there is no <${root}>`);
  const lineOf = risingLines(text, line);
  const open: XmlElement[] = [];
  let end = begin;
  for (const { start, end: next, tag } of xmlTokens(text, begin, lineOf)) {
    const parent = open.at(-1);
    if (parent) parent.text += text.slice(end, start);
    end = next;
    if (tag?.kind === "close") {
      if (parent?.name !== tag.name) {
        throw new SyntaxError(`</${tag.name}> closes nothing in line ${lineOf(start)}`);
      }
      parent.text = decode(parent.text.trim());
      open.pop();
      if (open.length === 0) return parent;
    } else if (tag) {
      const { name, attributes } = tag;
      const element: XmlElement = { name, attributes, text: "", children: [], line: lineOf(start) };
      parent?.children.push(element);
      if (tag.kind === "open") open.push(element);
      if (open.length > MAX_DEPTH) throw new SyntaxError(`too many levels in line ${element.line}`);
    }
  }
  throw new SyntaxError(
    `the text ends inside <${open.at(-1)?.name ?? root}> of line ${open.at(-1)?.line ?? lineOf(end)}`,
  );
}

/** The line of a position in a text that begins in a line, for positions that never decrease. */
function risingLines(text: string, line: number): (position: number) => number {
  let next = text.indexOf("\n");
  return (position) => {
    for (; next >= 0 && next < position; next = text.indexOf("\n", next + 1)) line += 1;
    return line;
  };
}

function decode(text: string): string {
  return text.replace(/&(\w+);/g, (whole, name: string) => ENTITIES.get(name) ?? whole);
}

/** The first element at a path of names. */
export function elementAt(element: XmlElement | undefined, ...path: string[]): XmlElement | undefined {
  return path.reduce<XmlElement | undefined>(
    (at, name) => at?.children.find((child) => child.name === name),
    element,
  );
}

/** All children of a name. */
export function elementsOf(element: XmlElement | undefined, name: string): XmlElement[] {
  return element?.children.filter((child) => child.name === name) ?? [];
}

/** The number that an element holds; `null` where there is no element or no number. */
export function numberOf(element: XmlElement | undefined): number | null {
  return element && /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(element.text) ? Number(element.text) : null;
}

/** The number of an attribute; `null` where there is none or it is no number. */
export function numberAttributeOf({ attributes }: XmlElement, name: string): number | null {
  const text = new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(attributes)?.[1] ?? "";
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : null;
}
