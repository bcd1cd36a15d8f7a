import { evidence, type Evidence } from "../evidence/evidence";
import { vsanPortGuide } from "../evidence/sources";

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
): VsanPort {
  const source = vsanPortGuide(service);
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
const WITNESS = ["data host", "witness"] as const;

/** Ports between the hosts of a stretched cluster, its witness and vCenter. */
export const VSAN_PORTS: readonly VsanPort[] = [
  entry("Storage I/O (RDT)", "TCP", 2233, DATA_HOSTS, "both ways"),
  entry("Membership (CMMDS)", "UDP", 12345, DATA_HOSTS, "both ways"),
  entry("Membership (CMMDS), second port", "UDP", 23451, DATA_HOSTS, "both ways"),
  entry("Membership, unicast to the witness", "UDP", 12321, WITNESS, "both ways"),
  entry("Storage I/O (RDT) to the witness", "TCP", 2233, WITNESS, "both ways"),
  entry("Storage provider (VASA)", "TCP", 8080, ["vCenter", "data host, witness"], "both ways"),
  entry("vSAN Observer, if used", "TCP", 8010, ["browser", "vCenter"], "one way"),
];
