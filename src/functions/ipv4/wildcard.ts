import { prefixLengthOfSubnet } from "../_ipv4";
import { broadcast } from "../_broadcast";
import { formatAddress } from "../../model/ipv4/address";
import { wildcardMask } from "../../model/ipv4/prefix";

/**
 * Wildcard mask (the netmask inverted, CPython's hostmask) of a prefix length, a netmask, or an address with its mask.
 * @customfunction IPV4_WILDCARD
 * @param address Prefix length (24, "/24"), netmask, wildcard mask, or an address with its mask: 10.1.2.3/26. A dotted quad that can be a mask is one. Others are addresses, /32, from 1.0.0.0 to 223.255.255.255, and refused outside.
 * @param mask Prefix length, netmask or wildcard mask, if the address is alone.
 * @returns Wildcard mask: 0.0.0.255.
 * @unit mask
 * @source RFC 4632
 * @example =IPV4_WILDCARD(26) //=> "0.0.0.63"
 * @example =IPV4_WILDCARD("10.1.2.3/22") //=> "0.0.3.255"
 * @example =IPV4_WILDCARD("255.255.255.0") //=> "0.0.0.255"
 */
export function IPV4_WILDCARD(address: unknown[][], mask?: unknown[][]): unknown[][] {
  return broadcast({ address }, { mask }, (cells) =>
    formatAddress(wildcardMask(prefixLengthOfSubnet(cells.address, cells.mask))),
  );
}
