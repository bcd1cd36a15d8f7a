import { onlyOf } from "./characterTests";

const HEX = "0123456789abcdef";

/** Characters of a UUID, its hex digits, and the places of its hyphens, from 1 on. */
const LENGTH = 36;
const DIGITS = 32;
const HYPHENS = [9, 14, 19, 24];

/** Is a cell a UUID: 8, 4, 4, 4 and 12 hex digits with hyphens between them? A formula. */
export function isUuid(cell: string): string {
  const hyphens = HYPHENS.map((place) => `MID(${cell},${place},1)`).join("&");
  const digits = `SUBSTITUTE(LOWER(${cell}),"-","")`;
  return `AND(LEN(${cell})=${LENGTH},${hyphens}="${"-".repeat(HYPHENS.length)}",LEN(${digits})=${DIGITS},${onlyOf(HEX, digits)})`;
}
