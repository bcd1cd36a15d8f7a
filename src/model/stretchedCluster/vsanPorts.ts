import { evidence, type Evidence, type Source } from "../evidence/evidence";
import { unicastMode } from "../evidence/productSources";
import { vsanPortGuide } from "../evidence/sources";
import { UNICAST_AGENTS } from "../operations/procedureSources";

/** A port that vSAN needs open, and between whom. */
export interface VsanPort {
  service: string;
  protocol: "TCP" | "UDP";
  port: Evidence;
  from: string;
  to: string;
  direction: "both ways" | "one way";
}

function entry(
  service: string,
  protocol: VsanPort["protocol"],
  port: number,
  [from, to]: readonly [string, string],
  direction: VsanPort["direction"],
  source: Source = vsanPortGuide(service),
): VsanPort {
  return {
    service,
    protocol,
    port: evidence({ value: port, unit: `${protocol} port`, kind: "vendor-stated", source }),
    from,
    to,
    direction,
  };
}

const DATA_HOSTS = ["data host", "data host"] as const;
const MEMBERS = ["data host", "data host, witness"] as const;
const WITNESS = ["data host", "witness"] as const;

const UNICAST = "Membership (CMMDS), unicast";
const MULTICAST = "Multicast, only before vSAN 6.6";

/** Ports between the hosts of a stretched cluster, its witness and vCenter. */
export const VSAN_PORTS: readonly VsanPort[] = [
  entry("Storage I/O (RDT)", "TCP", 2233, DATA_HOSTS, "both ways"),
  entry("Storage I/O (RDT) to the witness", "TCP", 2233, WITNESS, "both ways"),
  entry(UNICAST, "UDP", 12321, MEMBERS, "both ways", { ...UNICAST_AGENTS, locator: UNICAST }),
  entry("Storage provider (VASA)", "TCP", 8080, ["vCenter", "data host, witness"], "both ways"),
  entry("vSAN Observer, if used", "TCP", 8010, ["browser", "vCenter"], "one way"),
  entry(MULTICAST, "UDP", 12345, DATA_HOSTS, "both ways", unicastMode(MULTICAST)),
  entry(`${MULTICAST} (2)`, "UDP", 23451, DATA_HOSTS, "both ways", unicastMode(MULTICAST)),
];
