import { addressOf } from "../_ipv4";
import { broadcast } from "../_broadcast";
import { scopeOf } from "../../model/ipv4/specialPurpose";

/**
 * What an address is for: its name in the IANA special-purpose address registry by longest match, Multicast, or Global Unicast.
 * @customfunction IPV4_SCOPE
 * @param address Address; a mask behind it is ignored: 10.1.2.3, 10.1.2.3/26.
 * @returns Name of the range.
 * @unit text
 * @source IANA IPv4 special-purpose address registry (RFC 6890, RFC 8190)
 * @example =IPV4_SCOPE("172.31.216.10") //=> "Private-Use"
 * @example =IPV4_SCOPE("100.64.0.1") //=> "Shared Address Space"
 * @example =IPV4_SCOPE("8.8.8.8") //=> "Global Unicast"
 */
export function IPV4_SCOPE(address: unknown[][]): unknown[][] {
  return broadcast({ address }, {}, (cells) => scopeOf(addressOf(cells.address)));
}
