import { badInput } from "../model/errors";
import { parseInterface, type Interface } from "../model/ipv4/network";
import { parsePrefix } from "../model/ipv4/prefix";
import { parseAddress } from "../model/ipv4/address";
import type { Cell, Value } from "./_cell";

/** Reads an address with its mask, as one text or as two arguments. */
export function parseSubnet(address: Value, mask: Cell): Interface {
  if (typeof address !== "string") {
    throw badInput(
      `address ${String(address)} is a number, not a text (Excel turns 10.1 into one): write it with an apostrophe, '10.1.2.3`,
    );
  }
  if (mask === null) return parseInterface(address);
  if (typeof mask === "boolean")
    throw badInput(`mask ${String(mask).toUpperCase()} is not a prefix length or mask`);
  if (/[/\s]/.test(address.trim())) {
    throw badInput(
      `"${address.trim()}" has a mask already: leave the mask argument out, or the mask in the text`,
    );
  }
  return { address: parseAddress(address), prefixLength: parsePrefix(mask) };
}
