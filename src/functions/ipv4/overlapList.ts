import { someRanges } from "../_ipv4Ranges";
import { whole } from "../_broadcast";
import { noEvidence } from "../../model/errors";
import { overlapPairs } from "../../model/ipv4/overlapPairs";

/**
 * All pairs of a list that have an address in common, each pair in a row: the one that begins first or is larger, then the other. #N/A where none overlap.
 * @customfunction IPV4_OVERLAP_LIST
 * @param networks Range of networks, addresses, and ranges such as 10.0.0.10-10.0.0.20; an address alone is a /32. Blank cells are skipped.
 * @returns Two columns of the same texts.
 * @unit networks as given
 * @source RFC 4632; CPython ipaddress, overlaps
 * @example =IPV4_OVERLAP_LIST(IPV4_SPLIT("10.1.2.0/24",26)) //=> #N/A
 * @example =IPV4_OVERLAP_LIST(IPV4_SUPERNET(IPV4_SPLIT("10.1.2.0/24",25))) //=> {"10.1.2.0/24","10.1.2.0/24"}
 */
export function IPV4_OVERLAP_LIST(networks: unknown[][]): unknown[][] {
  return whole(() => {
    const given = someRanges(networks, "networks");
    const pairs = overlapPairs(given.map(({ read }) => read));
    if (pairs.length === 0) throw noEvidence(`none of ${given.length} networks overlap`);
    return pairs.map((pair) => pair.map((place) => given[place]?.text ?? ""));
  });
}
