import { DomainError, badInput } from "../model/errors";
import { parseAddress, readQuad, type Address } from "../model/ipv4/address";
import { integer } from "../model/ipv4/integer";
import { USUAL_RESERVE } from "../model/ipv4/hosts";
import { formatNetwork, parseInterface, type Interface } from "../model/ipv4/network";
import { parsePrefix, prefixOfMask } from "../model/ipv4/prefix";
import { prefixOf } from "../model/ipv4/prefixOf";
import { parseRange, type AddressRange } from "../model/ipv4/ranges";
import type { Scalar } from "../model/units/quantity";
import { share } from "../model/units/share";
import { wholeNumber } from "../model/units/wholeNumber";
import { ARGUMENTS } from "./_blanks";
import type { Cell, Value } from "./_cell";

/** Reads a text such as an address. A number there is one that Excel made of the text. */
function textOf(value: Value, name: string): string {
  if (typeof value === "string") return value;
  if (typeof value === "boolean") {
    throw badInput(`${name} is ${String(value).toUpperCase()}: enter an address such as 10.1.2.3`);
  }
  const asInteger = Number.isInteger(value) ? "; IPV4_FROM_INT reads an address that is one number" : "";
  throw badInput(
    `${name} ${value} is a number, not an address (Excel turns 10.1 into one): enter it with an apostrophe, '10.1.2.3${asInteger}`,
  );
}

/** Names the argument in errors that begin with what was typed. */
function named<T>(name: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof DomainError) || !error.message.startsWith('"')) throw error;
    throw new DomainError(error.code, `${name} ${error.message}`);
  }
}

/** Reads a number, or a text that is one. */
export function numberOrText(value: Value, name: string): Scalar {
  if (typeof value === "boolean") {
    throw badInput(`${name} is ${String(value).toUpperCase()}: enter a number`);
  }
  return value;
}

/** Reads an address; a mask behind it is checked and ignored. */
export const addressOf = (value: Value, name = "address"): Address => interfaceOf(value, name).address;

/** Reads a range, a network or an address. */
export const rangeIn = (value: Value, name: string): AddressRange =>
  named(name, () => parseRange(textOf(value, name)));

/** Reads an address with its mask in one text; an address alone is a /32. */
export const interfaceOf = (value: Value, name: string): Interface =>
  named(name, () => parseInterface(textOf(value, name)));

/** Whether a text carries its mask. */
const hasMask = (text: string): boolean => /[/\s]/.test(text.trim());

/** Reads an address with its mask, as one text or as two arguments. */
export function parseSubnet(address: Value, mask: Cell): Interface {
  const text = textOf(address, "address");
  // Where the address has its mask, a 0 can only be a blank cell.
  if (mask === null || (mask === 0 && hasMask(text))) return named("address", () => parseInterface(text));
  if (hasMask(text)) {
    throw badInput(
      `address "${text.trim()}" has a mask: omit the mask argument, or remove the mask from the text`,
    );
  }
  return {
    address: named("address", () => parseAddress(text)),
    prefixLength: prefixLengthOf(mask, "mask"),
  };
}

/** Reads `mask` or `new_prefix`: a prefix length, a netmask or a wildcard mask. A number 0 may be a blank cell. */
export function prefixLengthOf(value: Value, name: "mask" | "new_prefix"): number {
  if (typeof value === "boolean") {
    throw badInput(`${name} is ${String(value).toUpperCase()}: enter a prefix length or mask`);
  }
  if (value === 0) throw badInput(`${name} is 0 or blank: enter ${ARGUMENTS[name].enter}, or "/0"`);
  return named(name, () => parsePrefix(value));
}

/** Reads `address` and `mask` where only the prefix length counts: the address may be a prefix length or mask too. */
export function prefixLengthOfSubnet(address: Value, mask: Cell): number {
  const alone = mask === null || (mask === 0 && !isBareAddress(address));
  if (!alone) return parseSubnet(address, mask).prefixLength;
  return named("address", () => prefixOf(numberOrText(address, "address")));
}

/** Whether a value is a dotted quad that can only be an address. */
function isBareAddress(value: Value): boolean {
  const quad = typeof value === "string" ? readQuad(value.trim()) : null;
  return quad !== null && prefixOfMask(quad) === null;
}

/** Reads a whole number of either sign. */
export const integerOf = (value: Value, name: string): number => integer(numberOrText(value, name), name);

/** Reads hosts: 1 or more. */
export const hostsOf = (value: Value, name: string): number => wholeNumber(numberOrText(value, name), name);

/** Reads `reserve`: addresses of a subnet that hosts do not get. */
export const reserveOf = (cell: Cell): number =>
  cell === null ? USUAL_RESERVE : wholeNumber(numberOrText(cell, "reserve"), "reserve", 0);

/** Reads `growth`: the share by which hosts grow, none where it is omitted. */
export const growthOf = (cell: Cell): number =>
  cell === null ? 0 : share(numberOrText(cell, "growth"), "growth");

/** Whether `address` and `mask` can be read at all. A blank address cannot. */
export function isSubnet(address: Cell, mask: Cell): boolean {
  if (address === null) return false;
  try {
    parseSubnet(address, mask === 0 ? null : mask);
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
