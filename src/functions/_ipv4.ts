import { DomainError, badInput } from "../model/errors";
import { parseAddress, type Address } from "../model/ipv4/address";
import { integer } from "../model/ipv4/integer";
import { USUAL_RESERVE } from "../model/ipv4/hosts";
import { formatNetwork, parseInterface, type Interface } from "../model/ipv4/network";
import { parsePrefix } from "../model/ipv4/prefix";
import { prefixOf } from "../model/ipv4/prefixOf";
import type { Scalar } from "../model/units/quantity";
import { share } from "../model/units/share";
import { wholeNumber } from "../model/units/wholeNumber";
import type { Cell, Value } from "./_cell";

/** Reads a text such as an address. A number there is one that Excel made of the text. */
function textOf(value: Value, name: string): string {
  if (typeof value === "string") return value;
  if (typeof value === "boolean") {
    throw badInput(`${name} ${String(value).toUpperCase()} is not a text such as 10.1.2.3`);
  }
  if (value === 0) throw badInput(`${name} is 0, or a blank cell: write a text such as 10.1.2.3`);
  const asInteger = Number.isInteger(value) ? "; IPV4_FROM_INT reads an address that is one number" : "";
  throw badInput(
    `${name} ${value} is a number, not a text (Excel turns 10.1 into one): write it with an apostrophe, '10.1.2.3${asInteger}`,
  );
}

/** Reads a number, or a text that is one. */
export function numberOrText(value: Value, name: string): Scalar {
  if (typeof value === "boolean") {
    throw badInput(`${name} ${String(value).toUpperCase()} is not a number`);
  }
  return value;
}

/** Reads an address; a mask behind it is checked and left aside. */
export const addressOf = (value: Value, name = "address"): Address => interfaceOf(value, name).address;

/** Reads an address with its mask in one text; an address alone is a /32. */
export const interfaceOf = (value: Value, name: string): Interface => parseInterface(textOf(value, name));

/** Reads an address with its mask, as one text or as two arguments. */
export function parseSubnet(address: Value, mask: Cell): Interface {
  const text = textOf(address, "address");
  if (mask === null) return parseInterface(text);
  if (/[/\s]/.test(text.trim())) {
    throw badInput(
      `"${text.trim()}" has a mask already: leave the mask argument out, or the mask in the text`,
    );
  }
  return { address: parseAddress(text), prefixLength: prefixLengthOf(mask, "mask") };
}

/** Reads `mask` or `new_prefix`: a prefix length, a netmask or a wildcard mask. */
export function prefixLengthOf(value: Value, name: string): number {
  if (typeof value === "boolean") {
    throw badInput(`${name} ${String(value).toUpperCase()} is not a prefix length or mask`);
  }
  return parsePrefix(value);
}

/** Reads `address` and `mask` where only the prefix length counts: the address may be a prefix length or mask too. */
export function prefixLengthOfSubnet(address: Value, mask: Cell): number {
  if (mask !== null) return parseSubnet(address, mask).prefixLength;
  return prefixOf(numberOrText(address, "address"));
}

/** Reads a whole number of either sign. */
export const integerOf = (value: Value, name: string): number => integer(numberOrText(value, name), name);

/** Reads hosts: 1 or more. */
export const hostsOf = (value: Value, name = "hosts"): number => wholeNumber(numberOrText(value, name), name);

/** Reads `reserve`: addresses of a subnet that hosts do not get. */
export const reserveOf = (cell: Cell): number =>
  cell === null ? USUAL_RESERVE : wholeNumber(numberOrText(cell, "reserve"), "reserve", 0);

/** Reads `growth`: the share by which hosts grow, none where it is left out. */
export const growthOf = (cell: Cell): number =>
  cell === null ? 0 : share(numberOrText(cell, "growth"), "growth");

/** Whether `address` and `mask` can be read at all. */
export function isSubnet(address: Value, mask: Cell): boolean {
  try {
    parseSubnet(address, mask);
    return true;
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
}

/** Networks as a column of a sheet. */
export function networkColumn(networks: readonly Interface[]): string[][] {
  return networks.map((network) => [formatNetwork(network)]);
}
