import { TRAFFIC_SPREAD } from "../../model/network/vsanTraffic";
import type { Block } from "../../sheets/block";
import { sumOf } from "../../sheets/formulaText";
import { gridBlock } from "../../sheets/gridBlock";
import { resultBlock, type CalculatedRow } from "../../sheets/resultBlock";
import { WORKLOADS } from "./inputs";

const GBIT = "#,##0.0";
const SPREAD = TRAFFIC_SPREAD.value;

/** Traffic of each workload on each host. Where there are too few hosts for the layout, on as many as it needs. */
export function traffic(): Block {
  return gridBlock({
    id: "traffic",
    heading: "Traffic by workload",
    rows: WORKLOADS,
    columns: [
      { id: "name", header: "Workload", formula: "[cost.name]" },
      {
        id: "mbs",
        header: "MB/s",
        formula: 'IF([cost.iops]="","",[cost.mibs]*1.048576)',
        format: "#,##0",
      },
      {
        id: "transmit",
        header: "Sent (Gb/s per host)",
        spill: "VSAN_NET_GBIT({traffic.mbs},{load.size},{load.read},MAX({hosts},{minHosts}),{layout})",
        columns: 2,
        format: GBIT,
      },
      { id: "receive", header: "Received (Gb/s)", filled: true, format: GBIT },
    ],
  });
}

/** The NIC of a host against all workloads. */
export function trafficTotals(): Block {
  const row = (id: string, label: string, formula: string): CalculatedRow => ({
    id,
    label,
    formula,
    low: `{${id}}*(1-${SPREAD})`,
    high: `{${id}}*(1+${SPREAD})`,
    unit: "Gb/s per host",
    format: GBIT,
    known: "estimated",
  });
  const survivors = "{hosts}/({hosts}-{failures})";
  return resultBlock("All workloads together", [
    row("transmit", "Sent", sumOf("{traffic.transmit}")),
    row("receive", "Received", sumOf("{traffic.receive}")),
    row("transmitDown", "Sent after host failure", `{transmit}*${survivors}`),
    row("receiveDown", "Received after host failure", `{receive}*${survivors}`),
    {
      id: "nicShare",
      label: "Share of the NIC after host failure",
      formula: "MAX({transmitDown},{receiveDown})/{nic}",
      low: "MAX({transmitDown.low},{receiveDown.low})/{nic}",
      high: "MAX({transmitDown.high},{receiveDown.high})/{nic}",
      unit: "busier way",
      format: "0.0%",
      style: "headline",
      known: "estimated",
    },
  ]);
}
