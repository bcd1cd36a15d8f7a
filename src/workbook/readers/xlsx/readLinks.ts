import { parseArea } from "../../address";
import type { SheetFeature } from "../../drawing";
import type { Losses } from "./losses";
import type { Relation } from "./parts";
import { attribute, childOf, childrenOf, relationId, type XmlNode } from "./xmlNode";

/** The links of a sheet: to other sheets, and to https addresses. */
export function readLinks(
  root: XmlNode,
  sheet: string,
  relations: readonly Relation[],
  sheets: readonly string[],
  losses: Losses,
): SheetFeature[] {
  return childrenOf(childOf(root, "hyperlinks"), "hyperlink").flatMap((node): SheetFeature[] => {
    const ref = attribute(node, "ref") ?? "";
    const area = parseArea(ref);
    const target = targetOf(node, relations, sheets);
    if (area && target) return [{ kind: "link", area: { ...area, rows: 1, columns: 1 }, target }];
    losses.add(`${sheet}, ${ref}`, "the link leads neither to a sheet nor to an https address");
    return [];
  });
}

function targetOf(
  node: XmlNode,
  relations: readonly Relation[],
  sheets: readonly string[],
): { sheet: string } | { url: string } | undefined {
  const id = relationId(node);
  if (id !== "") {
    const { target = "", isOutside = false } = relations.find((one) => one.id === id) ?? {};
    return isOutside && /^https:\/\/[^\s"<>]+$/i.test(target) ? { url: target } : undefined;
  }
  const [, quoted, plain] = /^#?(?:'((?:[^']|'')+)'|([^'!]+))!/.exec(attribute(node, "location") ?? "") ?? [];
  const name = quoted?.replaceAll("''", "'") ?? plain;
  return name !== undefined && sheets.includes(name) ? { sheet: name } : undefined;
}
