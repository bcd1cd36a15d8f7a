import { PING_HEADERS, PING_HEADERS_IPV6 } from "../../model/network/pingHeaders";
import { firstOf, quoted } from "../../sheets/formulaText";
import type { CalculatedRow } from "../../sheets/resultBlock";
import { isIpv6Key, NO_ADDRESS } from "./addressTest";
import type { Contradiction } from "./contradiction";

const IPV6 = `SUMPRODUCT(1*(${isIpv6Key("{keys.address}")}))`;
const IPV4 = `SUMPRODUCT(1*({keys.address}<>"${NO_ADDRESS}"))-${IPV6}`;

/** Of which version of IP the vSAN addresses of the hosts are: no host reaches an address of the other one. */
export const IP_VERSION: CalculatedRow = {
  id: "ipVersion",
  label: "IP version of the vSAN addresses",
  formula: firstOf(
    [
      [`AND(${IPV6}>0,${IPV4}>0)`, quoted("both")],
      [`${IPV6}>0`, quoted("IPv6")],
      [`${IPV4}>0`, quoted("IPv4")],
    ],
    quoted("none"),
  ),
  unit: "",
  style: "words",
  known: "entered",
};

export const IS_IPV6 = '{ipVersion}="IPv6"';
export const IS_MIXED = '{ipVersion}="both"';

/** Vmkping with the option that the addresses need. A formula. */
export const VMKPING = `"vmkping"&IF(${IS_IPV6}," -6","")`;

/** What headers take of a ping that fills a frame. A formula. */
export const HEADERS = `IF(${IS_IPV6},${PING_HEADERS_IPV6.value},${PING_HEADERS.value})`;

/** Hosts that cannot reach each other, because their addresses are of two versions. */
export const MIXED_ADDRESSES: Contradiction = {
  mark: "bad",
  when: IS_MIXED,
  says: `"vSAN IPs are of IPv4 ("&${IPV4}&") and of IPv6 ("&${IPV6}&"): use one of them"`,
  runbooks: ["partition"],
};
