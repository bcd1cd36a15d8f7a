import { addressOf, integerOf } from "../_ipv4";
import { broadcast } from "../_broadcast";
import { octet } from "../../model/ipv4/addressForms";

/**
 * One octet of an address.
 * @customfunction IPV4_OCTET
 * @param address Address; a mask behind it is ignored: 10.1.2.3, 10.1.2.3/26.
 * @param n 1 is the first octet, 4 the last.
 * @returns Number, 0 to 255.
 * @unit number
 * @source RFC 791
 * @example =IPV4_OCTET("192.168.1.10",1) //=> 192
 * @example =IPV4_OCTET("192.168.1.10/24",4) //=> 10
 * @example =IPV4_OCTET("192.168.1.10",5) //=> #VALUE!
 */
export function IPV4_OCTET(address: unknown[][], n: unknown[][]): unknown[][] {
  return broadcast({ address, n }, {}, (cells) => octet(addressOf(cells.address), integerOf(cells.n, "n")));
}
