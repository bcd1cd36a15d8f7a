import { areaName, parseArea, type Area } from "../../address";
import type { SheetFeature } from "../../drawing";
import type { ValidationSpec } from "../../spec";
import { cellText } from "../../../importers/tables/cellText";
import type { Losses } from "./losses";
import { attribute, childOf, childrenOf, flagAttribute, type XmlNode } from "./xmlNode";

/** What the inputs of a sheet accept. */
export function readValidations(root: XmlNode, sheet: string, losses: Losses): SheetFeature[] {
  return childrenOf(childOf(root, "dataValidations"), "dataValidation").flatMap((node): SheetFeature[] => {
    const ranges = attribute(node, "sqref") ?? "";
    const areas = areasOf(ranges);
    const rule = ruleOf(node);
    if (rule === "any" && !attribute(node, "prompt")) return [];
    if (!rule || rule === "any" || areas.length === 0) {
      losses.add(ruleAt(sheet, ranges), "the input rule is of a kind that is not imported");
      return [];
    }
    const text = (name: string) => cellText(attribute(node, name) ?? "");
    return areas.map((area) => {
      const validation: ValidationSpec = {
        range: areaName(area),
        rule,
        ...(flagAttribute(node, "allowBlank") ? { allowBlank: true } : {}),
        prompt: { title: text("promptTitle"), text: text("prompt") },
        error: text("error"),
      };
      return { kind: "validation", area, validation };
    });
  });
}

/** Where a rule is, in words; the sheet alone where a damaged file has something else than ranges there. */
export function ruleAt(sheet: string, ranges: string): string {
  return areasOf(ranges).length > 0 ? `${sheet}, ${ranges}` : sheet;
}

/** The areas of a list such as `A1:B2 D4`; none where one of them is not an area. */
export function areasOf(ranges: string): Area[] {
  const words = ranges.trim().split(/\s+/);
  const areas = words.map((word) => parseArea(word.replaceAll("$", "")));
  return areas.every((area) => area !== undefined) ? areas : [];
}

/** The rule; "any" for one that accepts everything, `undefined` for one that descriptions do not have. */
function ruleOf(node: XmlNode): ValidationSpec["rule"] | "any" | undefined {
  const type = attribute(node, "type") ?? "none";
  const [first, second] = ["formula1", "formula2"].map((name) => cellText(childOf(node, name)?.text ?? ""));
  if (type === "none") return "any";
  if (type === "list") {
    const quoted = /^"([^]*)"$/.exec(first ?? "")?.[1];
    const values = quoted?.replaceAll('""', '"').split(",") ?? [];
    return values.length > 0 ? { kind: "list", values } : undefined;
  }
  if (type !== "whole" && type !== "decimal") return undefined;
  const [minimum, maximum] = [numberOf(first), numberOf(second)];
  const isBetween = (attribute(node, "operator") ?? "between") === "between";
  if (!isBetween || minimum === undefined || maximum === undefined) return undefined;
  return { kind: type, minimum, maximum };
}

function numberOf(text: string | undefined): number | undefined {
  const value = Number(text);
  return text !== undefined && text.trim() !== "" && Number.isFinite(value) ? value : undefined;
}
