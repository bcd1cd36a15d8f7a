import { addressOf } from "../_ipv4";
import { broadcast } from "../_broadcast";

/**
 * An address as one number.
 * @customfunction IPV4_TO_INT
 * @param address Address; a mask behind it is ignored: 10.1.2.3, 10.1.2.3/26.
 * @returns Number, 0 to 4294967295.
 * @unit number
 * @source RFC 791
 * @example =IPV4_TO_INT("192.168.1.10") //=> 3232235786
 * @example =IPV4_TO_INT("255.255.255.255") //=> 4294967295
 */
export function IPV4_TO_INT(address: unknown[][]): unknown[][] {
  return broadcast({ address }, {}, (cells) => addressOf(cells.address));
}
