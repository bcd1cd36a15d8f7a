import { addressOf } from "../_ipv4";
import { broadcast } from "../_broadcast";
import { addressDifference } from "../../model/ipv4/addressArithmetic";

/**
 * How many addresses a is after b: a minus b, so that IPV4_ADD(b,IPV4_DIFF(a,b)) is a.
 * @customfunction IPV4_DIFF
 * @param a Address to count to; a mask behind it is ignored.
 * @param b Address to count from; a mask behind it is ignored.
 * @returns Number of addresses, negative if a is before b.
 * @unit addresses
 * @source CPython ipaddress
 * @example =IPV4_DIFF("10.0.1.0","10.0.0.255") //=> 1
 * @example =IPV4_DIFF("10.0.0.1","10.0.0.254") //=> -253
 * @example =IPV4_DIFF("255.255.255.255","0.0.0.0") //=> 4294967295
 */
export function IPV4_DIFF(a: unknown[][], b: unknown[][]): unknown[][] {
  return broadcast({ a, b }, {}, (cells) =>
    addressDifference(addressOf(cells.a, "a"), addressOf(cells.b, "b")),
  );
}
