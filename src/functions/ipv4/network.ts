import { parseSubnet } from "../_ipv4";
import { broadcast } from "../_broadcast";
import { formatAddress } from "../../model/ipv4/address";
import { networkAddress } from "../../model/ipv4/network";

/**
 * Network address: the first address of the network that contains an address.
 * @customfunction IPV4_NETWORK
 * @param address Address, alone or with its mask: 10.1.2.3, 10.1.2.3/26, "10.1.2.3 255.255.255.192". Host bits are allowed; an address alone is a /32.
 * @param mask Prefix length, netmask or wildcard mask, if the address is alone.
 * @returns Address.
 * @unit address
 * @source RFC 4632
 * @example =IPV4_NETWORK("172.31.216.10/25") //=> "172.31.216.0"
 * @example =IPV4_NETWORK("10.1.2.3","255.255.255.192") //=> "10.1.2.0"
 * @example =IPV4_NETWORK("200.1.1.1",1) //=> "128.0.0.0"
 */
export function IPV4_NETWORK(address: unknown[][], mask?: unknown[][]): unknown[][] {
  return broadcast({ address }, { mask }, (cells) =>
    formatAddress(networkAddress(parseSubnet(cells.address, cells.mask))),
  );
}
