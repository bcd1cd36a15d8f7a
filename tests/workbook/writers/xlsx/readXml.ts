/** An element of a part: its name, attributes, children, and its text where it has no children. */
export interface XmlNode {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: XmlNode[];
  text: string;
}

const PIECE = /<\?[^>]*\?>|<\/([\w:]+)>|<([\w:]+)((?:\s+[\w:]+="[^"<]*")*)\s*(\/?)>|([^<]+)/y;
const ATTRIBUTE = /([\w:]+)="([^"]*)"/g;

/** Reads XML as strictly as a standard reader does: what is not well-formed throws. */
export function readXml(xml: string): XmlNode {
  const root: XmlNode = { name: "", attributes: {}, children: [], text: "" };
  const open = [root];
  PIECE.lastIndex = 0;
  while (PIECE.lastIndex < xml.length) {
    const at = PIECE.lastIndex;
    const piece = PIECE.exec(xml);
    if (!piece) throw new Error(`not well-formed at ${xml.slice(at, at + 60)}`);
    const [, closed, opened, attributes = "", alone, text] = piece;
    const parent = open.at(-1) ?? root;
    if (closed !== undefined) {
      if (parent.name !== closed) throw new Error(`</${closed}> ends <${parent.name}>`);
      open.pop();
    } else if (opened !== undefined) {
      const pairs = [...attributes.matchAll(ATTRIBUTE)].map(([, name = "", value = ""]) => [name, value]);
      const node = { name: opened, attributes: Object.fromEntries(pairs), children: [], text: "" } as XmlNode;
      parent.children.push(node);
      if (alone !== "/") open.push(node);
    } else if (text !== undefined) parent.text += text;
  }
  const [only] = root.children;
  if (open.length > 1 || root.children.length !== 1 || !only) throw new Error("elements are left open");
  return only;
}

/** All elements of this name, in the order of the document. */
export function allNamed(node: XmlNode, name: string): XmlNode[] {
  const below = node.children.flatMap((child) => allNamed(child, name));
  return node.name === name ? [node, ...below] : below;
}
