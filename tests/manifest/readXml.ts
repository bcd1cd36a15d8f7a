/** An element of a small XML document: enough for a manifest. */
export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  text: string;
}

const MARKUP =
  /<\?xml [^?]*\?>|<!--(?:(?!--)[^])*-->|<\/([\w:.-]+)\s*>|<([\w:.-]+)((?:\s+[^\s=<>"']+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function decode(text: string): string {
  return text.replace(/&([^;\s]*;?)/g, (whole, name: string) => {
    const character = ENTITIES[name.slice(0, -1)];
    if (character === undefined || !name.endsWith(";")) throw new Error(`"${whole}" is no entity of XML`);
    return character;
  });
}

function readAttributes(text: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [, name = "", double, single] of text.matchAll(ATTRIBUTE)) {
    if (Object.hasOwn(attributes, name)) throw new Error(`the attribute ${name} is there twice`);
    attributes[name] = decode(double ?? single ?? "");
  }
  return attributes;
}

/** Every prefix in use is declared on the element or around it. */
function checkPrefixes(element: XmlElement, declared: ReadonlySet<string>): void {
  const names = Object.keys(element.attributes);
  const here = new Set([...declared, ...names.flatMap((name) => /^xmlns:(.+)$/.exec(name)?.[1] ?? [])]);
  for (const name of [element.name, ...names]) {
    const [prefix = "", local] = name.split(":");
    if (local !== undefined && !here.has(prefix)) throw new Error(`the prefix of ${name} is not declared`);
  }
  for (const child of element.children) checkPrefixes(child, here);
}

/**
 * Reads the part of XML that a manifest is written in, strictly: a document type, CDATA and unknown entities are
 * errors. None of the packages that we list offers an XML parser.
 */
export function readXml(xml: string): XmlElement {
  const top: XmlElement = { name: "", attributes: {}, children: [], text: "" };
  const open = [top];
  for (let at = 0; at < xml.length;) {
    const parent = open.at(-1) ?? top;
    const line = xml.slice(0, at).split("\n").length;
    if (xml[at] !== "<") {
      const end = xml.indexOf("<", at) < 0 ? xml.length : xml.indexOf("<", at);
      parent.text += decode(xml.slice(at, end));
      at = end;
      continue;
    }
    MARKUP.lastIndex = at;
    const match = MARKUP.exec(xml);
    if (!match) throw new Error(`line ${line}: this is no markup`);
    if (match[0].startsWith("<?") && at > 0)
      throw new Error(`line ${line}: the declaration does not come first`);
    at = MARKUP.lastIndex;
    const [, closing, opening, attributes = "", empty] = match;
    if (closing !== undefined) {
      if (open.length === 1 || closing !== parent.name)
        throw new Error(`line ${line}: </${closing}> closes nothing`);
      open.pop();
    } else if (opening !== undefined) {
      const element = { name: opening, attributes: readAttributes(attributes), children: [], text: "" };
      parent.children.push(element);
      if (!empty) open.push(element);
    }
  }
  const [root, ...others] = top.children;
  if (open.length > 1) throw new Error(`<${open.at(-1)?.name}> is not closed`);
  if (!root || others.length > 0 || top.text.trim() !== "") throw new Error("there is not exactly one root");
  checkPrefixes(root, new Set(["xml", "xmlns"]));
  return root;
}

export function descendants(element: XmlElement): XmlElement[] {
  return element.children.flatMap((child) => [child, ...descendants(child)]);
}

/** The elements that a path of names leads to. `Hosts/Host` is not found below `VersionOverrides/Hosts`. */
export function select(element: XmlElement, names: string): XmlElement[] {
  return names
    .split("/")
    .reduce(
      (found, name) => found.flatMap(({ children }) => children.filter((c) => c.name === name)),
      [element],
    );
}
