import { evidence } from "../evidence/evidence";
import { internetControlMessages } from "../evidence/sources";

/** What IPv4 and ICMP take of a packet: a ping that fills a frame is so much smaller than the MTU. */
export const PING_HEADERS = evidence({
  value: 28,
  unit: "bytes",
  kind: "definition",
  source: internetControlMessages("20 bytes of IPv4 header and 8 of ICMP header"),
});
