import { evidence } from "../evidence/evidence";
import { networkRequirements, nicTeaming, readinessTool } from "../evidence/productSources";

/** Bandwidth that ESA asks for on every host, dedicated or shared. */
export const ESA_NIC_GBIT = evidence({
  value: 25,
  unit: "Gb/s per host",
  kind: "vendor-stated",
  source: networkRequirements("host bandwidth: ESA, dedicated or shared"),
});

/** The same in ESA's small profile. */
export const ESA_SMALL_NIC_GBIT = evidence({
  value: 10,
  unit: "Gb/s per host",
  kind: "vendor-stated",
  source: readinessTool("vSAN ESA 10GbE Small Profile sizing"),
  note: "the limits of the profile itself were not found: ask the compatibility guide",
});

/** Ports whose bandwidth is certain, however many carry vSAN. */
export const CERTAIN_PORTS = evidence({
  value: 1,
  unit: "port per host",
  kind: "vendor-stated",
  source: nicTeaming("load-balanced vSAN traffic across physical NICs is not guaranteed"),
  note: "LACP spreads connections over ports, at the network layer",
});
