import { parseSubnet } from "../_ipv4";
import { broadcast } from "../_broadcast";
import { formatAddress } from "../../model/ipv4/address";
import { lastHost } from "../../model/ipv4/network";

/**
 * Last address that a host can have in the network of an address. In a /31 and a /32 that is the last address.
 * @customfunction IPV4_LAST
 * @param address Address, alone or with its mask: 10.1.2.3, 10.1.2.3/26, "10.1.2.3 255.255.255.192". Host bits are allowed; an address alone is a /32.
 * @param mask Prefix length, netmask or wildcard mask, if the address is alone.
 * @returns Address.
 * @unit address
 * @source RFC 3021
 * @example =IPV4_LAST("172.31.216.10/25") //=> "172.31.216.126"
 * @example =IPV4_LAST("10.1.2.3","255.255.255.192") //=> "10.1.2.62"
 * @example =IPV4_LAST("10.1.2.3/31") //=> "10.1.2.3"
 */
export function IPV4_LAST(address: unknown[][], mask?: unknown[][]): unknown[][] {
  return broadcast({ address }, { mask }, (cells) =>
    formatAddress(lastHost(parseSubnet(cells.address, cells.mask))),
  );
}
