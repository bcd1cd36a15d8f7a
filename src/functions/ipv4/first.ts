import { parseSubnet } from "../_ipv4";
import { broadcast } from "../_broadcast";
import { formatAddress } from "../../model/ipv4/address";
import { firstHost } from "../../model/ipv4/network";

/**
 * First address that a host can have in the network of an address. In a /31 and a /32 that is the first address.
 * @customfunction IPV4_FIRST
 * @param address Address, alone or with its mask: 10.1.2.3, 10.1.2.3/26, "10.1.2.3 255.255.255.192". Host bits are allowed; an address alone is a /32.
 * @param mask Prefix length, netmask or wildcard mask, if the address is alone.
 * @returns Address.
 * @unit address
 * @source RFC 3021
 * @example =IPV4_FIRST("172.31.216.10/25") //=> "172.31.216.1"
 * @example =IPV4_FIRST("10.1.2.3","255.255.255.192") //=> "10.1.2.1"
 * @example =IPV4_FIRST("10.1.2.3/31") //=> "10.1.2.2"
 */
export function IPV4_FIRST(address: unknown[][], mask?: unknown[][]): unknown[][] {
  return broadcast({ address }, { mask }, (cells) =>
    formatAddress(firstHost(parseSubnet(cells.address, cells.mask))),
  );
}
