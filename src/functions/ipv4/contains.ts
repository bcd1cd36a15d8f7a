import { interfaceOf } from "../_ipv4";
import { broadcast } from "../_broadcast";
import { containsNetwork } from "../../model/ipv4/containment";

/**
 * Whether an address, or every address of a second network, is in a network. A network contains itself.
 * @customfunction IPV4_CONTAINS
 * @param network Network: 10.1.2.0/26, or "10.1.2.0 255.255.255.192". Host bits are allowed.
 * @param address Address, or a network: 10.1.2.3, 10.1.2.0/28. With a mask its whole network is meant.
 * @returns TRUE or FALSE.
 * @unit TRUE or FALSE
 * @source RFC 4632; CPython ipaddress, subnet_of
 * @example =IPV4_CONTAINS("172.31.216.0/25","172.31.216.10") //=> TRUE
 * @example =IPV4_CONTAINS("10.1.0.0/16","10.1.2.0/24") //=> TRUE
 * @example =IPV4_CONTAINS("10.1.2.0/24","10.1.2.5/16") //=> FALSE
 */
export function IPV4_CONTAINS(network: unknown[][], address: unknown[][]): unknown[][] {
  return broadcast({ network, address }, {}, (cells) =>
    containsNetwork(interfaceOf(cells.network, "network"), interfaceOf(cells.address, "address")),
  );
}
