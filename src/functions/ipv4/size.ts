import { prefixLengthOfSubnet } from "../_ipv4";
import { broadcast } from "../_broadcast";
import { networkSize } from "../../model/ipv4/network";

/**
 * All addresses of a network, network and broadcast address included.
 * @customfunction IPV4_SIZE
 * @param address Prefix length (24, "/24"), netmask, wildcard mask, or an address with its mask: 10.1.2.3/26. A dotted quad that can be a mask is one. Others are addresses, /32, from 1.0.0.0 to 223.255.255.255, and refused outside.
 * @param mask Prefix length, netmask or wildcard mask, if the address is alone.
 * @returns Number of addresses, 1 to 4294967296.
 * @unit addresses
 * @source RFC 4632
 * @example =IPV4_SIZE(26) //=> 64
 * @example =IPV4_SIZE("172.31.216.0/22") //=> 1024
 * @example =IPV4_SIZE("255.255.255.0") //=> 256
 */
export function IPV4_SIZE(address: unknown[][], mask?: unknown[][]): unknown[][] {
  return broadcast({ address }, { mask }, (cells) =>
    networkSize(prefixLengthOfSubnet(cells.address, cells.mask)),
  );
}
