import {
  attributeOf,
  attributesIn,
  MarkupScanner,
  type MarkupHandler,
} from "../../../importers/tables/markupScanner";
import { MAX_ELEMENT_DEPTH, MAX_ELEMENTS } from "./limits";

/** An element of a part; its name has no prefix. */
export interface XmlNode {
  name: string;
  /** As they are in its tag. */
  attributes: string;
  /** Text directly inside it. */
  text: string;
  children: XmlNode[];
}

/** Makes nodes of the tags that a scanner reports. */
export class NodeBuilder implements MarkupHandler {
  /** The first element of the text. */
  root: XmlNode | undefined;
  private readonly opened: XmlNode[] = [];
  private count = 0;

  /** @throws SyntaxError for more elements, or deeper ones, than a part may have. */
  open(name: string, attributes: string): void {
    const node: XmlNode = { name, attributes, text: "", children: [] };
    this.opened.at(-1)?.children.push(node);
    this.root ??= node;
    this.opened.push(node);
    this.count += 1;
    if (this.opened.length > MAX_ELEMENT_DEPTH)
      throw new SyntaxError("its elements are too deep inside each other");
    if (this.count > MAX_ELEMENTS) throw new SyntaxError("it has too many elements");
  }

  /** @throws SyntaxError for a tag that closes another element than the last one that is open. */
  close(name: string): void {
    const node = this.opened.pop();
    if (node?.name !== name) throw new SyntaxError(`</${name}> closes nothing`);
    if (node.text.includes("\r")) node.text = node.text.replace(/\r\n?/g, "\n");
  }

  text(text: string): void {
    const node = this.opened.at(-1);
    if (node) node.text += text;
  }

  /** How many elements are open. */
  get depth(): number {
    return this.opened.length;
  }
}

/**
 * Reads a text as an element.
 *
 * @throws SyntaxError for a text that holds none, or ends inside it.
 */
export function nodeOf(text: string): XmlNode {
  const builder = new NodeBuilder();
  const scanner = new MarkupScanner(builder);
  scanner.wantsText = true;
  scanner.push(text);
  scanner.end();
  if (!builder.root || builder.depth > 0) throw new SyntaxError("it ends before its last element does");
  return builder.root;
}

/** The first child of a name, of that child the next, and so on; `undefined` where one is missing. */
export function childOf(node: XmlNode | undefined, ...path: readonly string[]): XmlNode | undefined {
  return path.reduce<XmlNode | undefined>(
    (at, name) => at?.children.find((child) => child.name === name),
    node,
  );
}

/** All children of a name. */
export function childrenOf(node: XmlNode | undefined, name: string): XmlNode[] {
  return node?.children.filter((child) => child.name === name) ?? [];
}

/** The value of an attribute; `undefined` where the element does not have it. */
export function attribute(node: XmlNode | undefined, name: string): string | undefined {
  return node && attributeOf(node.attributes, name);
}

/** The number of an attribute; `undefined` where it is none. */
export function numberAttribute(node: XmlNode | undefined, name: string): number | undefined {
  const text = attribute(node, name)?.trim() ?? "";
  const value = Number(text);
  return text !== "" && Number.isFinite(value) ? value : undefined;
}

/** Whether an attribute says yes; `otherwise` where the element does not have it. */
export function flagAttribute(node: XmlNode | undefined, name: string, otherwise = false): boolean {
  const text = attribute(node, name);
  return text === undefined ? otherwise : /^(1|true|on)$/i.test(text.trim());
}

/** Whether an element such as `<b/>` is there and does not say no. */
export function isOn(node: XmlNode | undefined): boolean {
  return node !== undefined && flagAttribute(node, "val", true);
}

/** The relation that an element names, whatever the prefix of its attribute. */
export function relationId(node: XmlNode): string {
  return attributesIn(node.attributes).find(([name]) => /^[^:]+:(id|embed)$/.test(name))?.[1] ?? "";
}
