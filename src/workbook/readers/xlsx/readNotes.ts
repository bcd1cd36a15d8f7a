import { parseArea } from "../../address";
import type { SheetFeature } from "../../drawing";
import { textValue } from "./cellValue";
import { textOfXml } from "./fileTexts";
import { attribute, childOf, childrenOf, type XmlNode } from "./xmlNode";

/** The notes of a sheet, from their part. */
export function readNotes(root: XmlNode | undefined): SheetFeature[] {
  return childrenOf(childOf(root, "commentList"), "comment").flatMap((node): SheetFeature[] => {
    const area = parseArea(attribute(node, "ref") ?? "");
    const text = childOf(node, "text");
    const runs = [text, ...childrenOf(text, "r")].flatMap((run) => childrenOf(run, "t"));
    if (!area || area.rows > 1 || area.columns > 1) return [];
    return [
      { kind: "cellNote", area, text: textValue(textOfXml(runs.map((run) => run.text).join(""))).value },
    ];
  });
}
