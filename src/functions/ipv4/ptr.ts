import { addressOf } from "../_ipv4";
import { broadcast } from "../_broadcast";
import { reverseName } from "../../model/ipv4/addressForms";

/**
 * The name under which DNS keeps the name of an address: its octets reversed, below in-addr.arpa.
 * @customfunction IPV4_PTR
 * @param address Address; a mask behind it is ignored: 10.1.2.3, 10.1.2.3/26.
 * @returns Domain name.
 * @unit text
 * @source RFC 1035, 3.5; CPython ipaddress, reverse_pointer
 * @example =IPV4_PTR("192.168.1.10") //=> "10.1.168.192.in-addr.arpa"
 * @example =IPV4_PTR("172.31.216.10/25") //=> "10.216.31.172.in-addr.arpa"
 */
export function IPV4_PTR(address: unknown[][]): unknown[][] {
  return broadcast({ address }, {}, (cells) => reverseName(addressOf(cells.address)));
}
