import { lastAddress, networkAddress, type Interface } from "./network";

/**
 * Whether every address of one network lies in another; CPython's `subnet_of`. A network contains itself.
 *
 * @example containsNetwork(parseInterface("10.0.0.0/8"), parseInterface("10.1.2.3")) //=> true
 */
export function containsNetwork(outer: Interface, inner: Interface): boolean {
  return (
    outer.prefixLength <= inner.prefixLength &&
    networkAddress(outer) === networkAddress({ ...outer, address: inner.address })
  );
}

/**
 * Whether two networks have an address in common. Networks never overlap in part: one contains the other then.
 *
 * @example networksOverlap(parseInterface("10.0.0.0/24"), parseInterface("10.0.1.0/24")) //=> false
 */
export function networksOverlap(a: Interface, b: Interface): boolean {
  return networkAddress(a) <= lastAddress(b) && networkAddress(b) <= lastAddress(a);
}
