import { addressOf, networkColumn } from "../_ipv4";
import { spillTable } from "../_broadcast";
import { rangeToNetworks } from "../../model/ipv4/ranges";

/**
 * The fewest networks that cover all addresses from a first to a last one and no others, in order.
 * @customfunction IPV4_RANGE_TO_CIDR
 * @param first First address; a mask behind it is ignored.
 * @param last Last address, not before the first; a mask behind it is ignored.
 * @returns Column of networks.
 * @unit network in CIDR notation
 * @source RFC 4632; CPython ipaddress, summarize_address_range
 * @example =IPV4_RANGE_TO_CIDR("192.168.1.5","192.168.1.20") //=> {"192.168.1.5/32","192.168.1.6/31","192.168.1.8/29","192.168.1.16/30","192.168.1.20/32"}
 * @example =IPV4_RANGE_TO_CIDR("0.0.0.0","255.255.255.255") //=> "0.0.0.0/0"
 * @example =IPV4_RANGE_TO_CIDR("10.0.0.2","10.0.0.1") //=> #VALUE!
 */
export function IPV4_RANGE_TO_CIDR(first: unknown[][], last: unknown[][]): unknown[][] {
  return spillTable({ first, last }, {}, (cells) =>
    networkColumn(
      rangeToNetworks({ first: addressOf(cells.first, "first"), last: addressOf(cells.last, "last") }),
    ),
  );
}
