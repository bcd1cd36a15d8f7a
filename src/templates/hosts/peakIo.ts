import { ESA_NIC_GBIT, ESA_SMALL_NIC_GBIT } from "../../model/network/nicMinimum";
import { TRAFFIC_SPREAD } from "../../model/network/vsanTraffic";
import type { Block } from "../../sheets/block";
import { gridBlock } from "../../sheets/gridBlock";
import { resultBlock } from "../../sheets/resultBlock";

/** CPU that the VMs' peak I/O takes. */
export function peakCpu(): Block {
  return resultBlock("Storage at the peak of all VMs", [
    {
      id: "peakGhz",
      label: "CPU that storage takes",
      estimate: (which) =>
        `VSAN_GHZ_IOPS({peakIops},{ioSize},{ioRead},{layout}${which === "" ? "" : `,${which}`})`,
      unit: "GHz",
      format: "#,##0.0",
      style: "headline",
    },
    {
      id: "peakCores",
      label: "Cores at base clock",
      formula: "{peakGhz}/{clock}",
      low: "{peakGhz.low}/{clock}",
      high: "{peakGhz.high}/{clock}",
      unit: "cores",
      format: "#,##0.0",
      known: "derived",
    },
    {
      id: "nicLeast",
      label: "Minimum NIC for vSAN ESA",
      formula: `IF({profile}="small",${ESA_SMALL_NIC_GBIT.value},${ESA_NIC_GBIT.value})`,
      unit: "Gb/s",
      known: "vendor-stated",
    },
  ]);
}

/** Traffic that the VMs' peak I/O puts on a port; where too few hosts place the layout, on as many as it needs. */
export function peakTraffic(): Block {
  const ports = 'IF({nicShared}="yes",{nicPorts},1)';
  return gridBlock({
    id: "peak",
    heading: "The peak of all VMs on the network",
    rows: 1,
    columns: [
      { id: "name", header: "Load", texts: ["Peak I/O"] },
      { id: "mbs", header: "MB/s", formula: "STORAGE_THROUGHPUT({peakIops},{ioSize})", format: "#,##0" },
      {
        id: "transmit",
        header: "Sent (Gb/s per host)",
        spill: "VSAN_NET_GBIT({peak.mbs},{ioSize},{ioRead},MAX({hosts},{minHosts}),{layout})",
        columns: 2,
        format: "#,##0.0",
      },
      { id: "receive", header: "Received (Gb/s)", filled: true, format: "#,##0.0" },
      {
        id: "port",
        header: "Gb/s per port, after host failure",
        formula: `MAX([transmit],[receive])*{hosts}/({hosts}-{failures})/${ports}`,
        format: "#,##0.0",
      },
      { id: "low", header: "Low", formula: `[port]*(1-${TRAFFIC_SPREAD.value})`, format: "#,##0.0" },
      { id: "high", header: "High", formula: `[port]*(1+${TRAFFIC_SPREAD.value})`, format: "#,##0.0" },
    ],
  });
}
