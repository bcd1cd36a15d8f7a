import { prefixLengthOfSubnet } from "../_ipv4";
import { broadcast } from "../_broadcast";
import { formatAddress } from "../../model/ipv4/address";
import { netmask } from "../../model/ipv4/prefix";

/**
 * Netmask of a prefix length, a wildcard mask, or an address with its mask.
 * @customfunction IPV4_NETMASK
 * @param address Prefix length (24, "/24"), netmask, wildcard mask, or an address with its mask: 10.1.2.3/26. A dotted quad that can be a mask is one. Others are addresses, /32, from 1.0.0.0 to 223.255.255.255, and refused outside.
 * @param mask Prefix length, netmask or wildcard mask, if the address is alone.
 * @returns Netmask: 255.255.255.0.
 * @unit mask
 * @source RFC 4632
 * @example =IPV4_NETMASK(26) //=> "255.255.255.192"
 * @example =IPV4_NETMASK("10.1.2.3/22") //=> "255.255.252.0"
 * @example =IPV4_NETMASK("0.0.0.255") //=> "255.255.255.0"
 */
export function IPV4_NETMASK(address: unknown[][], mask?: unknown[][]): unknown[][] {
  return broadcast({ address }, { mask }, (cells) =>
    formatAddress(netmask(prefixLengthOfSubnet(cells.address, cells.mask))),
  );
}
