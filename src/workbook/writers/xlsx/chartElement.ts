import { xmlElement } from "./xml";

/** An element without attributes around others. */
export function chartElement(name: string, ...content: string[]): string {
  return xmlElement(name, {}, content.join(""));
}

/** An element that holds a single value: most of a chart's settings do. */
export function chartSetting(name: string, val: string | number): string {
  return xmlElement(name, { val });
}
