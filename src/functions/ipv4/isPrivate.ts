import { interfaceOf } from "../_ipv4";
import { broadcast } from "../_broadcast";
import { isPrivateUse } from "../../model/ipv4/privateUse";

/**
 * Whether an address, or every address of a network, is private by RFC 1918: 10.0.0.0/8, 172.16.0.0/12, 192.168.0.0/16. Loopback, link-local and shared addresses are not.
 * @customfunction IPV4_IS_PRIVATE
 * @param address Address, or a network: 10.1.2.3, 10.1.2.0/26.
 * @returns TRUE or FALSE.
 * @unit TRUE or FALSE
 * @source RFC 1918
 * @example =IPV4_IS_PRIVATE("172.31.216.10") //=> TRUE
 * @example =IPV4_IS_PRIVATE("172.32.0.1") //=> FALSE
 * @example =IPV4_IS_PRIVATE("10.0.0.0/7") //=> FALSE
 */
export function IPV4_IS_PRIVATE(address: unknown[][]): unknown[][] {
  return broadcast({ address }, {}, (cells) => isPrivateUse(interfaceOf(cells.address, "address")));
}
