import { evidence } from "../evidence/evidence";
import { internetControlMessages, ipv6Headers } from "../evidence/sources";

/** What IPv4 and ICMP take of a packet: a ping that fills a frame is so much smaller than the MTU. */
export const PING_HEADERS = evidence({
  value: 28,
  unit: "bytes",
  kind: "definition",
  source: internetControlMessages("20 bytes of IPv4 header and 8 of ICMP header"),
});

/** The same of IPv6 and ICMPv6. */
export const PING_HEADERS_IPV6 = evidence({
  value: 48,
  unit: "bytes",
  kind: "definition",
  source: ipv6Headers("40 bytes of IPv6 header and 8 of ICMPv6 echo header"),
});
