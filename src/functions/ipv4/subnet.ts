import { parseSubnet } from "../_ipv4";
import { wordOf } from "../_arguments";
import { isOmitted } from "../_blanks";
import { broadcast, spillTable, whole } from "../_broadcast";
import { readCell } from "../_cell";
import { subnetCheatSheet, subnetFact, subnetFacts } from "../../model/ipv4/subnet";

/**
 * Everything about an IPv4 subnet as a table, or one field of it. Without arguments it is the subnet cheat sheet from /0 to /32.
 * @customfunction IPV4_SUBNET
 * @param address Address, alone or with its mask: 10.1.2.3, 10.1.2.3/26, "10.1.2.3 255.255.255.192". Host bits are allowed. Omitted: the cheat sheet.
 * @param mask Prefix length, netmask or wildcard mask, if the address is alone.
 * @param field One field instead of the table: address, cidr, network, prefix, netmask, wildcard, first, last, broadcast, hosts, size, class, scope.
 * @returns Table of field and value, or the value of one field.
 * @unit table, or the field asked for
 * @source RFC 4632, RFC 3021, IANA IPv4 special-purpose address registry
 * @example =IPV4_SUBNET() //=> 34 rows x 7 columns
 * @example =IPV4_SUBNET("172.31.216.10/25",,"last") //=> "172.31.216.126"
 * @example =IPV4_SUBNET("10.1.2.3","255.255.255.192","network") //=> "10.1.2.0"
 * @example =IPV4_SUBNET("192.168.01.1/24") //=> #VALUE!
 */
export function IPV4_SUBNET(address?: unknown[][], mask?: unknown[][], field?: unknown[][]): unknown[][] {
  if (!address && !mask && !field) return subnetCheatSheet();
  if (!whole(() => isOmitted((field ?? []).map((row) => row.map(readCell))))) {
    return broadcast({ address, field }, { mask }, (cells) =>
      subnetFact(parseSubnet(cells.address, cells.mask), wordOf(cells.field, "field")),
    );
  }
  return spillTable({ address }, { mask }, (cells) => subnetFacts(parseSubnet(cells.address, cells.mask)));
}
