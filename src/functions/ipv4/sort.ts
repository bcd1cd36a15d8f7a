import { someNetworks } from "../_ipv4Ranges";
import { whole } from "../_broadcast";
import { compareInterfaces } from "../../model/ipv4/compareInterfaces";

/**
 * Sorts addresses and networks by number, so that 10.0.0.9 precedes 10.0.0.10; for the same address, the larger network is first. Texts are not changed, blank cells are removed.
 * @customfunction IPV4_SORT
 * @param range Range of addresses and networks. Blank cells are skipped.
 * @returns Column of the same texts.
 * @unit addresses or networks as given
 * @source CPython ipaddress
 * @example =IPV4_SORT("10.0.0.10") //=> "10.0.0.10"
 * @example =IPV4_SORT(IPV4_ADD("10.0.0.8",IPV4_DIFF("10.0.0.3",IPV4_SPLIT("10.0.0.0/30",32)))) //=> {"10.0.0.8","10.0.0.9","10.0.0.10","10.0.0.11"}
 * @example =IPV4_SORT("10.0.0.300") //=> #VALUE!
 */
export function IPV4_SORT(range: unknown[][]): unknown[][] {
  return whole(() =>
    someNetworks(range, "range")
      .sort((a, b) => compareInterfaces(a.read, b.read))
      .map(({ text }) => [text]),
  );
}
