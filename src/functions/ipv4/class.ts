import { addressOf } from "../_ipv4";
import { broadcast } from "../_broadcast";
import { addressClass } from "../../model/ipv4/addressClass";

/**
 * Class of an address by its first bits: A, B, C, D (multicast) or E (reserved). Networks have not been classful since 1993; cheat sheets still are.
 * @customfunction IPV4_CLASS
 * @param address Address; a mask behind it is ignored: 10.1.2.3, 10.1.2.3/26.
 * @returns A, B, C, D or E.
 * @unit text
 * @source RFC 791, RFC 1112
 * @example =IPV4_CLASS("10.1.2.3") //=> "A"
 * @example =IPV4_CLASS("172.31.216.10/25") //=> "B"
 * @example =IPV4_CLASS("239.1.1.1") //=> "D"
 */
export function IPV4_CLASS(address: unknown[][]): unknown[][] {
  return broadcast({ address }, {}, (cells) => addressClass(addressOf(cells.address)));
}
