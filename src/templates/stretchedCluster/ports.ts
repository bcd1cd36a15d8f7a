import { VSAN_PORTS } from "../../model/stretchedCluster/vsanPorts";
import type { Block } from "../../sheets/block";
import { gridBlock } from "../../sheets/gridBlock";

/** Ports that firewalls between the sites let through. */
export function ports(): Block {
  return gridBlock({
    id: "ports",
    heading: "Ports",
    rows: VSAN_PORTS.length,
    columns: [
      { id: "service", header: "Service", texts: VSAN_PORTS.map(({ service }) => service) },
      { id: "protocol", header: "Protocol", texts: VSAN_PORTS.map(({ protocol }) => protocol) },
      { id: "port", header: "Port", texts: VSAN_PORTS.map(({ port }) => port.value), format: "0" },
      { id: "from", header: "From", texts: VSAN_PORTS.map(({ from }) => from) },
      { id: "to", header: "To", texts: VSAN_PORTS.map(({ to }) => to) },
      { id: "direction", header: "Direction", texts: VSAN_PORTS.map(({ direction }) => direction) },
    ],
  });
}

const KINDS = [
  ["Management", "L2 or L3", "L2 or L3", "vCenter must reach the witness's management address"],
  ["VM", "L2", "none", "a VM keeps its address when it restarts in the other site"],
  ["vMotion", "L2 or L3", "none", "the witness runs no VMs"],
  ["vSAN", "L2, or L3 with routes", "L3", "static routes: sheet Routes"],
] as const;

/** Which networks stretch over layer 2, and which may be routed. */
export function networkKinds(): Block {
  return gridBlock({
    id: "kinds",
    heading: "Networks",
    rows: KINDS.length,
    columns: [
      { id: "network", header: "Network", texts: KINDS.map(([network]) => network) },
      { id: "sites", header: "Site to site", texts: KINDS.map(([, between]) => between) },
      { id: "witness", header: "To witness", texts: KINDS.map(([, , witness]) => witness) },
      { id: "why", header: "Why", spread: 3, texts: KINDS.map(([, , , why]) => why) },
    ],
  });
}
