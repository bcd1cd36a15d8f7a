import { isSubnet } from "../_ipv4";
import { broadcast } from "../_broadcast";

/**
 * Whether a text is an IPv4 address, alone or with a mask: four decimal octets without leading zeros, and a mask whose ones and zeros do not mix. A number or a blank cell is not an address.
 * @customfunction IPV4_IS_VALID
 * @param address What is to be checked: 10.1.2.3, 10.1.2.3/26, "10.1.2.3 255.255.255.192".
 * @param mask Prefix length, netmask or wildcard mask, if it is in a separate cell.
 * @returns TRUE or FALSE.
 * @unit TRUE or FALSE
 * @source RFC 791, RFC 4632; strict as CPython ipaddress
 * @example =IPV4_IS_VALID("10.1.2.3/26") //=> TRUE
 * @example =IPV4_IS_VALID("192.168.01.1") //=> FALSE
 * @example =IPV4_IS_VALID("10.1.2.3","255.0.255.0") //=> FALSE
 * @example =IPV4_IS_VALID(10.1) //=> FALSE
 */
export function IPV4_IS_VALID(address: unknown[][], mask?: unknown[][]): unknown[][] {
  return broadcast({}, { address, mask }, (cells) => isSubnet(cells.address, cells.mask));
}
