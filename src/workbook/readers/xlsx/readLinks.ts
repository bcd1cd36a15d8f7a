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
  const targets = new Map(relations.map(({ id, target, isOutside }) => [id, isOutside ? target : ""]));
  return childrenOf(childOf(root, "hyperlinks"), "hyperlink").flatMap((node): SheetFeature[] => {
    const area = parseArea(attribute(node, "ref") ?? "");
    if (!area) return [];
    const { row, column } = area;
    const location = attribute(node, "location") ?? "";
    const id = relationId(node);
    const target = id === "" ? sheetOf(location, sheets) : addressOf(targets.get(id) ?? "", location);
    if (!target) {
      losses.cell(sheet, row, column, "the link leads neither to a sheet nor to an https address");
      return [];
    }
    if ("sheet" in target && !FIRST_CELL.test(location))
      losses.cell(sheet, row, column, "the link leads to the first cell of its sheet");
    if (area.rows * area.columns > 1)
      losses.cell(sheet, row, column, "the link over several cells is kept in the first one");
    return [{ kind: "link", area: { row, column, rows: 1, columns: 1 }, target }];
  });
}

/** The only cell of another sheet to which links of a description lead. */
const FIRST_CELL = /!\$?A\$?1$/;

/** A place on a page is stored apart from the page's address. */
function addressOf(page: string, place: string): { url: string } | undefined {
  const url = place === "" ? page : `${page}#${place}`;
  return /^https:\/\/[^\s"<>]+$/i.test(url) ? { url } : undefined;
}

function sheetOf(location: string, sheets: readonly string[]): { sheet: string } | undefined {
  const [, quoted, plain] = /^#?(?:'((?:[^']|'')+)'|([^'!]+))!/.exec(location) ?? [];
  const name = quoted?.replaceAll("''", "'") ?? plain;
  return name !== undefined && sheets.includes(name) ? { sheet: name } : undefined;
}
