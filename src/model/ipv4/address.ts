import { badInput } from "../errors";

/** An IPv4 address as an unsigned 32-bit number. */
export type Address = number;

export const ADDRESS_BITS = 32;

const CODE_0 = 48;
const CODE_9 = 57;
const CODE_DOT = 46;

/**
 * Reads a dotted-quad address as strictly as CPython's ipaddress: four decimal octets, no leading zeros (they are
 * octal to some programs), no hex, no short forms. Blanks around it are allowed.
 *
 * @example parseAddress("192.168.1.10") //=> 3232235786
 */
export function parseAddress(text: string): Address {
  const trimmed = text.trim();
  const address = readQuad(trimmed);
  if (address === null) throw addressError(trimmed);
  return address;
}

/** Reads a dotted quad, or `null`. One pass over the characters: addresses come in columns of thousands. */
export function readQuad(text: string): Address | null {
  let address = 0;
  let octet = 0;
  let digits = 0;
  let dots = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === CODE_DOT) {
      if (digits === 0 || ++dots > 3) return null;
      address = address * 256 + octet;
      octet = digits = 0;
    } else if (code >= CODE_0 && code <= CODE_9) {
      // A zero may only stand alone: 01 is octal elsewhere.
      if (digits > 0 && octet === 0) return null;
      octet = octet * 10 + (code - CODE_0);
      if (octet > 255) return null;
      digits++;
    } else return null;
  }
  return dots === 3 && digits > 0 ? address * 256 + octet : null;
}

/** Says what exactly is wrong with an address. */
function addressError(text: string): Error {
  const octets = text.split(".");
  if (text === "") return badInput('"" is not an IPv4 address: enter one such as 192.168.1.10');
  if (/^\[?[\da-f]*:[\da-f:.%]*\]?/i.test(text) && text.split(":").length > 2) {
    return badInput(
      `"${text}" is an IPv6 address; these functions are for IPv4: enter one such as 192.168.1.10`,
    );
  }
  if (octets.some((octet) => /^0x/i.test(octet))) {
    return badInput(`"${text}" has a hexadecimal octet: enter decimal octets`);
  }
  if (octets.length === 1) {
    return badInput(`"${text}" is not an IPv4 address: enter one such as 192.168.1.10`);
  }
  if (octets.length !== 4) {
    return badInput(`"${text}" has ${octets.length} octets: enter 4, such as 192.168.1.10`);
  }
  const leadingZero = octets.find((octet) => /^0\d+$/.test(octet));
  if (leadingZero !== undefined) {
    return badInput(
      `"${text}" has the octet ${leadingZero} with a leading zero, which some programs read as octal: enter ${String(Number(leadingZero))}`,
    );
  }
  const bad = octets.find((octet) => !/^\d+$/.test(octet)) ?? octets.find((octet) => Number(octet) > 255);
  return badInput(`"${text}" has the octet "${bad ?? ""}": enter octets of 0 to 255`);
}

/**
 * Spells an address as a dotted quad.
 *
 * @example formatAddress(3232235786) //=> "192.168.1.10"
 */
export function formatAddress(address: Address): string {
  return `${address >>> 24}.${(address >>> 16) & 255}.${(address >>> 8) & 255}.${address & 255}`;
}

/**
 * Spells an address as four groups of eight bits.
 *
 * @example formatBinary(4294967040) //=> "11111111.11111111.11111111.00000000"
 */
export function formatBinary(address: Address): string {
  return [24, 16, 8, 0].map((shift) => ((address >>> shift) & 255).toString(2).padStart(8, "0")).join(".");
}
