import { interfaceOf } from "../_ipv4";
import { networkLookup } from "../_ipv4Ranges";
import { broadcast } from "../_broadcast";

/**
 * Finds the network with the longest prefix that contains an address, as a router does, and returns the value next to it. #N/A where none contains it.
 * @customfunction IPV4_LOOKUP
 * @param address Address, or a network: 10.1.2.3, 10.1.2.0/28. With a mask its whole network must lie in the one found.
 * @param networks Range of networks and addresses; an address alone is a /32. Blank cells are skipped. The first of equal ones counts.
 * @param results Range of the values next to the networks, with the same number of cells.
 * @returns Value next to the network found; a blank one is an empty text.
 * @unit the result found
 * @source RFC 1812, 5.2.4.3 (longest match)
 * @example =IPV4_LOOKUP("10.1.2.70","10.1.2.64/26","vSAN") //=> "vSAN"
 * @example =IPV4_LOOKUP("10.1.2.70",IPV4_SPLIT("10.1.2.0/24",26),IPV4_FIRST(IPV4_SPLIT("10.1.2.0/24",26))) //=> "10.1.2.65"
 * @example =IPV4_LOOKUP("10.1.3.1","10.1.2.0/24","vSAN") //=> #N/A
 */
export function IPV4_LOOKUP(address: unknown[][], networks: unknown[][], results: unknown[][]): unknown[][] {
  const valueBeside = networkLookup(networks, results);
  return broadcast({ address }, {}, (cells) => valueBeside(interfaceOf(cells.address, "address")));
}
