import { evidence, type Evidence } from "../evidence/evidence";
import { stretchedMinimums } from "../evidence/sources";

const limit = (value: number, locator: string): Evidence =>
  evidence({ value, unit: "ms round trip", kind: "vendor-stated", source: stretchedMinimums(locator) });

const hosts = (value: number, locator: string): Evidence =>
  evidence({ value, unit: "hosts per site", kind: "vendor-stated", source: stretchedMinimums(locator) });

/** Greatest round trip between the two data sites. */
export const SITE_RTT_MS = limit(5, "site to site: latency");

/** Greatest round trip to the witness, by the hosts of a site. */
export const WITNESS_RTT = {
  oneHost: limit(500, "site to witness: one host a site"),
  few: limit(200, "site to witness: up to 10 hosts a site"),
  /** Up to so many hosts a site the limit is that of `few`, above it that of `many`. */
  fewHosts: hosts(10, "site to witness: up to 10 hosts a site"),
  many: limit(100, "site to witness: 11 to 15 hosts a site"),
} as const;
