import { areaName } from "../../address";
import type { SheetFeature } from "../../drawing";
import { spreadsheetText, xmlElement, xmlList, xmlText } from "./xml";

export type ValidationFeature = Extract<SheetFeature, { kind: "validation" }>;

/** `<dataValidations>` of a sheet: what its inputs accept. */
export function dataValidations(features: readonly ValidationFeature[]): string {
  return xmlList("dataValidations", features.map(dataValidation));
}

function dataValidation({ area, validation }: ValidationFeature): string {
  const { rule, allowBlank, prompt, error } = validation;
  const attributes = {
    type: rule.kind,
    allowBlank: allowBlank ?? false,
    showInputMessage: true,
    showErrorMessage: true,
    error: spreadsheetText(error),
    promptTitle: spreadsheetText(prompt.title),
    prompt: spreadsheetText(prompt.text),
    sqref: areaName(area),
  };
  if (rule.kind === "list") {
    const list = `"${rule.values.join(",").replace(/"/g, '""')}"`;
    return xmlElement("dataValidation", attributes, `<formula1>${xmlText(spreadsheetText(list))}</formula1>`);
  }
  const limits = `<formula1>${String(rule.minimum)}</formula1><formula2>${String(rule.maximum)}</formula2>`;
  return xmlElement("dataValidation", attributes, limits);
}
