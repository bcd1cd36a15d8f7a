import type { Fact } from "./fact";
import { textFact } from "./textFact";

/** Where the hosts are. */
export const SITE_FACTS = {
  clusterName: textFact("clusterName", "Cluster"),
  datacenter: textFact("datacenter", "Datacenter"),
  vcenter: textFact("vcenter", "vCenter"),
  domain: textFact("domain", "Domain", "a domain"),
  dns1: textFact("dns1", "DNS server 1", "an address"),
  dns2: textFact("dns2", "DNS server 2", "an address"),
  ntp: textFact("ntp", "NTP server"),
} as const satisfies Record<string, Fact>;
