import { areaName } from "../../address";
import type { SheetFeature } from "../../drawing";
import { cellText } from "../../../importers/tables/cellText";
import type { FileStyles } from "./fileStyles";
import type { Losses } from "./losses";
import { readFormula, type KnownNames } from "./readFormula";
import { areasOf, ruleAt } from "./readValidations";
import { attribute, childOf, childrenOf, flagAttribute, numberAttribute, type XmlNode } from "./xmlNode";

/** The conditional formats of a sheet, the one that wins first. */
export function readConditionalFormats(
  root: XmlNode,
  sheet: string,
  { differences }: FileStyles,
  known: KnownNames,
  losses: Losses,
): SheetFeature[] {
  const rules = childrenOf(root, "conditionalFormatting").flatMap((node) =>
    childrenOf(node, "cfRule").map((rule) => ({ ranges: attribute(node, "sqref") ?? "", rule })),
  );
  const priority = ({ rule }: { rule: XmlNode }): number => numberAttribute(rule, "priority") ?? 0;
  return [...rules]
    .sort((a, b) => priority(a) - priority(b))
    .flatMap(({ ranges, rule }): SheetFeature[] => {
      const lose = (because: string): SheetFeature[] => {
        losses.add(ruleAt(sheet, ranges), because);
        return [];
      };
      const areas = areasOf(ranges);
      const [area] = areas;
      if (
        attribute(rule, "type") !== "expression" ||
        !area ||
        areas.length > 1 ||
        flagAttribute(rule, "stopIfTrue")
      )
        return lose("the conditional format is of a kind that is not imported");
      const style = differences[numberAttribute(rule, "dxfId") ?? -1];
      if (style === undefined) return lose("the look of the conditional format is not imported");
      const { formula, isOfDialect } = readFormula(cellText(childOf(rule, "formula")?.text ?? ""), {
        ...known,
        sheet,
      });
      if (!isOfDialect) return lose("the formula of the conditional format is not imported");
      return [{ kind: "conditionalFormat", area, format: { range: areaName(area), formula, style } }];
    });
}
