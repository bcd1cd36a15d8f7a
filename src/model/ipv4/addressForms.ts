import { badInput } from "../errors";
import type { Scalar } from "../units/quantity";
import { ADDRESS_BITS, type Address } from "./address";
import { integer } from "./integer";

const ADDRESSES = 2 ** ADDRESS_BITS;
const HEX_ADDRESS = /^0x[0-9a-f]{1,8}$/i;

/**
 * Reads an address as one number, decimal or hexadecimal.
 *
 * @param input 0 to 4294967295, or a text such as "0xC0A8010A".
 * @throws DomainError that quotes what is not a whole number in that range.
 * @example addressFromInteger(3232235786) //=> 3232235786
 */
export function addressFromInteger(input: Scalar): Address {
  const text = String(input).trim();
  const value = HEX_ADDRESS.test(text) ? Number(text) : integer(input, "n");
  if (value < 0 || value >= ADDRESSES) {
    throw badInput(
      `n ${text} is not the number of an address: enter 0 to ${ADDRESSES - 1} (255.255.255.255)`,
    );
  }
  return value;
}

/**
 * Spells an address as one hexadecimal number of eight digits.
 *
 * @example formatHex(3232235786) //=> "0xC0A8010A"
 */
export function formatHex(address: Address): string {
  return `0x${address.toString(16).toUpperCase().padStart(8, "0")}`;
}

/**
 * One octet of an address.
 *
 * @param n 1 for the first, 4 for the last octet.
 * @throws DomainError for any other n.
 * @example octet(3232235786, 4) //=> 10
 */
export function octet(address: Address, n: number): number {
  return (address >>> shiftOf(n)) & 255;
}

/**
 * An address with one octet replaced.
 *
 * @param n 1 for the first, 4 for the last octet.
 * @throws DomainError for any other n, and for a value that is not 0 to 255.
 * @example withOctet(3232235786, 4, 1) //=> 3232235777
 */
export function withOctet(address: Address, n: number, value: number): Address {
  const shift = shiftOf(n);
  if (!(value >= 0 && value <= 255)) throw badInput(`octet ${value} is not 0 to 255`);
  return ((address & ~(255 << shift)) | (value << shift)) >>> 0;
}

function shiftOf(n: number): number {
  if (!(n >= 1 && n <= 4)) throw badInput(`n ${n} is not an octet: enter 1 to 4, 1 for the first`);
  return 8 * (4 - n);
}

/**
 * The name under which DNS keeps an address's own name (RFC 1035, 3.5).
 *
 * @example reverseName(3232235786) //=> "10.1.168.192.in-addr.arpa"
 */
export function reverseName(address: Address): string {
  return `${[4, 3, 2, 1].map((n) => octet(address, n)).join(".")}.in-addr.arpa`;
}
