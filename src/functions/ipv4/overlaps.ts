import { interfaceOf } from "../_ipv4";
import { broadcast } from "../_broadcast";
import { networksOverlap } from "../../model/ipv4/containment";

/**
 * Whether two networks have an address in common.
 * @customfunction IPV4_OVERLAPS
 * @param a Network: 10.1.2.0/26, or "10.1.2.0 255.255.255.192". Host bits are allowed.
 * @param b Network: 10.1.2.0/26, or "10.1.2.0 255.255.255.192". Host bits are allowed.
 * @returns TRUE or FALSE.
 * @unit TRUE or FALSE
 * @source RFC 4632; CPython ipaddress, overlaps
 * @example =IPV4_OVERLAPS("10.1.0.0/16","10.1.2.0/24") //=> TRUE
 * @example =IPV4_OVERLAPS("10.1.2.0/24","10.1.3.0/24") //=> FALSE
 */
export function IPV4_OVERLAPS(a: unknown[][], b: unknown[][]): unknown[][] {
  return broadcast({ a, b }, {}, (cells) =>
    networksOverlap(interfaceOf(cells.a, "a"), interfaceOf(cells.b, "b")),
  );
}
