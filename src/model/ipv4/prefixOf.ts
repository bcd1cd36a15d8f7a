import type { Scalar } from "../units/quantity";
import { readQuad, type Address } from "./address";
import { parseInterface } from "./network";
import { parsePrefix, prefixOfMask } from "./prefix";

/** First octets of the addresses that hosts can have: 0 is "this network", 224 and above is multicast and reserved. */
const isUnicast = (quad: Address): boolean => quad >>> 24 >= 1 && quad >>> 24 <= 223;

/**
 * The prefix length of whatever carries one: a prefix length, a mask, or an address with its mask. A dotted quad alone
 * is a mask if it can be one; otherwise it is a /32 if a host can have it, and refused as a mistyped mask if not.
 *
 * @throws DomainError that quotes what is none of these.
 * @example prefixOf("255.255.255.0") //=> 24
 * @example prefixOf("10.1.2.3/26") //=> 26
 * @example prefixOf("10.1.2.3") //=> 32
 */
export function prefixOf(input: Scalar): number {
  if (typeof input === "number") return parsePrefix(input);
  const text = input.trim();
  const quad = readQuad(text);
  const isBare = quad === null ? /^\/|^\d+$/.test(text) : prefixOfMask(quad) !== null || !isUnicast(quad);
  return isBare ? parsePrefix(text) : parseInterface(text).prefixLength;
}
