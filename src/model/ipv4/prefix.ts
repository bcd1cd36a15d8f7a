import { badInput } from "../errors";
import { ADDRESS_BITS, formatAddress, readQuad, type Address } from "./address";

/** The netmask of a prefix length. Shifts by 32 do nothing in this language, so 0 is a case of its own. */
export function netmask(prefixLength: number): Address {
  return prefixLength === 0 ? 0 : (0xffffffff << (ADDRESS_BITS - prefixLength)) >>> 0;
}

/** The wildcard mask (hostmask) of a prefix length: the netmask inverted. */
export function wildcardMask(prefixLength: number): Address {
  return ~netmask(prefixLength) >>> 0;
}

/** The prefix length of a netmask or else a wildcard mask, or `null` where ones and zeros mix. */
export function prefixOfMask(mask: Address): number | null {
  return prefixOfNetmask(mask) ?? prefixOfNetmask(~mask >>> 0);
}

/** The prefix length of a netmask, or `null` where ones and zeros mix. */
function prefixOfNetmask(mask: Address): number | null {
  const hostPart = ~mask >>> 0;
  if ((hostPart & (hostPart + 1)) >>> 0 !== 0) return null;
  return Math.clz32(hostPart);
}

/**
 * Reads what stands behind an address: a prefix length, a netmask or a wildcard mask. `0.0.0.0` and
 * `255.255.255.255` could be either kind of mask and are read as netmasks.
 *
 * @param input `24`, `"/24"`, `"255.255.255.0"` or `"0.0.0.255"`.
 * @param quoted The text that it is a part of, for messages.
 * @returns Prefix length, 0 to 32.
 * @example parsePrefix("0.0.0.255") //=> 24
 */
export function parsePrefix(input: string | number, quoted?: string): number {
  const text = String(input).trim();
  const bare = text.replace(/^\//, "");
  if (/^\d{1,2}$/.test(bare) && !/^0\d/.test(bare)) {
    const length = Number(bare);
    if (length <= ADDRESS_BITS) return length;
  }
  const mask = readQuad(bare);
  if (mask === null) {
    const subject = quoted === undefined ? `"${text}"` : `"${quoted}": "${text}"`;
    throw badInput(
      `${subject} is not a prefix length or mask: enter 0 to 32, or a mask such as 255.255.255.0`,
    );
  }
  const prefix = prefixOfMask(mask);
  if (prefix === null) {
    throw badInput(
      `mask ${formatAddress(mask)} is non-contiguous: enter one whose ones come first, such as 255.255.255.0`,
    );
  }
  return prefix;
}
