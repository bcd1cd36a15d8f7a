import { xmlElement, xmlText } from "../../xml";

export { xmlAttribute, type XmlAttributes, xmlElement, xmlText } from "../../xml";

/** An element around a text, with both tags even where the text is empty. */
export function xmlTextElement(name: string, text: string): string {
  return `<${name}>${xmlText(text)}</${name}>`;
}

/** A list that states its length; nothing where it is empty, because most of the schema's lists may not be. */
export function xmlList(name: string, items: readonly string[]): string {
  return items.length === 0 ? "" : xmlElement(name, { count: items.length }, items.join(""));
}

/**
 * Spreadsheet texts have an escape of their own: Excel reads `_x000D_` as a carriage return. A text that happens to
 * contain one is stored with its first `_` escaped.
 */
export function spreadsheetText(text: string): string {
  return text.includes("_x") ? text.replace(/_(?=x[0-9A-Fa-f]{4}_)/g, "_x005F_") : text;
}

export const XML_HEADER = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** Namespaces, by the prefixes that the parts use. */
export const NAMESPACE = {
  main: "http://schemas.openxmlformats.org/spreadsheetml/2006/main",
  relationships: "http://schemas.openxmlformats.org/officeDocument/2006/relationships",
  chart: "http://schemas.openxmlformats.org/drawingml/2006/chart",
  drawing: "http://schemas.openxmlformats.org/drawingml/2006/main",
  spreadsheetDrawing: "http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing",
  dynamicArray: "http://schemas.microsoft.com/office/spreadsheetml/2017/dynamicarray",
} as const;
