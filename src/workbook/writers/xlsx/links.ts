import { areaName, quotedSheet } from "../../address";
import type { SheetFeature } from "../../drawing";
import type { Package } from "./package";
import { xmlAttribute } from "./xml";

export type LinkFeature = Extract<SheetFeature, { kind: "link" }>;

/** `<hyperlinks>` of a sheet: addresses are relations, places in the workbook are written here. */
export function hyperlinks(pack: Package, sheetPath: string, links: readonly LinkFeature[]): string {
  if (links.length === 0) return "";
  const xml = links.map(({ area, target }) => {
    const start = `<hyperlink ref="${areaName(area)}"`;
    if ("sheet" in target) return `${start} location="${xmlAttribute(`${quotedSheet(target.sheet)}!A1`)}"/>`;
    return `${start} r:id="${pack.relate(sheetPath, "hyperlink", target.url, true)}"/>`;
  });
  return `<hyperlinks>${xml.join("")}</hyperlinks>`;
}
