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

const TOKEN = /<!--[\s\S]*?-->|<[?!][^>]*>|<(\/?)([A-Za-z_][\w.-]*)((?:"[^"]*"|'[^']*'|[^<>"'])*?)(\/?)>|\n/g;

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/**
 * Reads the first element of a simple XML text; what stands before and behind it is skipped. Throws a SyntaxError
 * that names the line when the text ends inside the element or its tags do not match. There is no DOMParser in a
 * worker, and no parser tells lines.
 */
export function parseXml(text: string, root: string): XmlElement {
  const begin = text.search(new RegExp(`<${root}[\\s>]`));
  if (begin < 0) throw new SyntaxError(`there is no <${root}>`);
  let line = text.slice(0, begin).split("\n").length;
  const open: XmlElement[] = [];
  let end = begin;
  for (const match of text.slice(begin).matchAll(TOKEN)) {
    const [token, closing, name, attributes = "", selfClosing] = match;
    const parent = open.at(-1);
    if (parent) parent.text += text.slice(end, begin + match.index);
    end = begin + match.index + token.length;
    if (name !== undefined && closing === "/") {
      if (parent?.name !== name) throw new SyntaxError(`</${name}> closes nothing in line ${line}`);
      parent.text = decode(parent.text.trim());
      open.pop();
      if (open.length === 0) return parent;
    } else if (name !== undefined) {
      const element: XmlElement = { name, attributes, text: "", children: [], line };
      parent?.children.push(element);
      if (selfClosing !== "/") open.push(element);
      if (open.length > MAX_DEPTH) throw new SyntaxError(`too many levels in line ${line}`);
    }
    line += token.split("\n").length - 1;
  }
  throw new SyntaxError(
    `the text ends inside <${open.at(-1)?.name ?? root}> of line ${open.at(-1)?.line ?? line}`,
  );
}

function decode(text: string): string {
  return text.replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);
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
