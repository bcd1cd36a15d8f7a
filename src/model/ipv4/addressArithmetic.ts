import { badInput } from "../errors";
import { ADDRESS_BITS, formatAddress, type Address } from "./address";

const LAST_ADDRESS = 2 ** ADDRESS_BITS - 1;

/**
 * The address some addresses on, or back where n is negative.
 *
 * @throws DomainError beyond 0.0.0.0 and 255.255.255.255: it does not wrap around.
 * @example addToAddress(parseAddress("10.0.0.255"), 1) //=> parseAddress("10.0.1.0")
 */
export function addToAddress(address: Address, n: number): Address {
  const sum = address + n;
  if (sum < 0) throw badInput(`${formatAddress(address)} - ${-n} is below 0.0.0.0: n is too small`);
  if (sum > LAST_ADDRESS)
    throw badInput(`${formatAddress(address)} + ${n} is above 255.255.255.255: n is too large`);
  return sum;
}

/**
 * How many addresses the first lies behind the second; negative where it lies before it.
 *
 * @example addressDifference(parseAddress("10.0.1.0"), parseAddress("10.0.0.255")) //=> 1
 */
export function addressDifference(a: Address, b: Address): number {
  return a - b;
}
