import { parseSubnet } from "../_ipv4";
import { broadcast } from "../_broadcast";
import { formatAddress } from "../../model/ipv4/address";
import { requiredBroadcast } from "../../model/ipv4/network";

/**
 * Broadcast address: the last address of the network that contains an address. A /31 and a /32 have none: #N/A.
 * @customfunction IPV4_BROADCAST
 * @param address Address, alone or with its mask: 10.1.2.3, 10.1.2.3/26, "10.1.2.3 255.255.255.192". Host bits are allowed; an address alone is a /32.
 * @param mask Prefix length, netmask or wildcard mask, if the address is alone.
 * @returns Address.
 * @unit address
 * @source RFC 919, RFC 3021
 * @example =IPV4_BROADCAST("172.31.216.10/25") //=> "172.31.216.127"
 * @example =IPV4_BROADCAST("10.1.2.3","0.0.0.63") //=> "10.1.2.63"
 * @example =IPV4_BROADCAST("10.1.2.3/31") //=> #N/A
 */
export function IPV4_BROADCAST(address: unknown[][], mask?: unknown[][]): unknown[][] {
  return broadcast({ address }, { mask }, (cells) =>
    formatAddress(requiredBroadcast(parseSubnet(cells.address, cells.mask))),
  );
}
