import type { Address } from "./address";

/** Classful networks: leading bits of the class, and the prefix length of its networks. */
const CLASSES = [
  { name: "A", below: 128, networkPrefix: 8 },
  { name: "B", below: 192, networkPrefix: 16 },
  { name: "C", below: 224, networkPrefix: 24 },
  { name: "D", below: 240, networkPrefix: null },
  { name: "E", below: 256, networkPrefix: null },
] as const;

/** Class of an address by its first octet: A to C, D (multicast), E (reserved). */
export function addressClass(address: Address): "A" | "B" | "C" | "D" | "E" {
  const octet = address >>> 24;
  return (CLASSES.find(({ below }) => octet < below) ?? CLASSES[4]).name;
}

/** How many classful networks a prefix holds or is part of, the way cheat sheets say it. */
export function classEquivalent(prefixLength: number): string {
  if (prefixLength <= 8) return `${2 ** (8 - prefixLength)} A`;
  if (prefixLength <= 16) return `${2 ** (16 - prefixLength)} B`;
  if (prefixLength <= 24) return `${2 ** (24 - prefixLength)} C`;
  return `1/${2 ** (prefixLength - 24)} C`;
}
