import { areaName } from "../../address";
import type { SheetFeature } from "../../drawing";
import { storedFormula } from "./formulaDialect";
import type { StyleSheet } from "./styleSheet";
import { spreadsheetText, xmlElement, xmlText } from "./xml";

export type ConditionalFormatFeature = Extract<SheetFeature, { kind: "conditionalFormat" }>;

/** `<conditionalFormatting>` of a sheet, one for each. The earlier format wins where two are true. */
export function conditionalFormattings(
  features: readonly ConditionalFormatFeature[],
  styles: StyleSheet,
): string {
  const written = features.map(({ area, format }, i) => {
    const rule = { type: "expression", dxfId: styles.differenceIdOf(format.style), priority: i + 1 };
    const formula = xmlText(spreadsheetText(storedFormula(format.formula)));
    return xmlElement(
      "conditionalFormatting",
      { sqref: areaName(area) },
      xmlElement("cfRule", rule, `<formula>${formula}</formula>`),
    );
  });
  return written.join("");
}
