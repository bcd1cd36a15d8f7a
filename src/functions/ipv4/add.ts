import { addressOf, integerOf } from "../_ipv4";
import { broadcast } from "../_broadcast";
import { formatAddress } from "../../model/ipv4/address";
import { addToAddress } from "../../model/ipv4/addressArithmetic";

/**
 * The address some addresses on, or back where n is negative. It does not wrap around at either end of IPv4.
 * @customfunction IPV4_ADD
 * @param address Address; a mask behind it is ignored: 10.1.2.3, 10.1.2.3/26.
 * @param n Addresses to go on; negative: to go back.
 * @returns Address, without mask.
 * @unit address
 * @source CPython ipaddress
 * @example =IPV4_ADD("10.0.0.255",1) //=> "10.0.1.0"
 * @example =IPV4_ADD("10.0.0.0",-1) //=> "9.255.255.255"
 * @example =IPV4_ADD("255.255.255.255",1) //=> #VALUE!
 */
export function IPV4_ADD(address: unknown[][], n: unknown[][]): unknown[][] {
  return broadcast({ address, n }, {}, (cells) =>
    formatAddress(addToAddress(addressOf(cells.address), integerOf(cells.n, "n"))),
  );
}
