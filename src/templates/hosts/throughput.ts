import { REFERENCE_CLUSTER } from "../../model/cpuCost/referenceTests";
import type { Block } from "../../sheets/block";
import { gridBlock } from "../../sheets/gridBlock";
import { noteBlock } from "../../sheets/noteBlock";

const IOPS = "#,##0";
const GBIT = "#,##0.0";

/** Guest I/O that the CPU allowed for storage carries, workload by workload. */
export function carried(): Block {
  const iops = (ghz: string, which = "") =>
    `VSAN_IOPS(${ghz},{carried.size},{carried.read},{layout}${which === "" ? "" : `,,"${which}"`})`;
  return gridBlock({
    id: "carried",
    heading: "What the CPU allowed for storage sustains, each workload alone",
    rows: 3,
    columns: [
      {
        id: "name",
        header: "Workload",
        accepts: { text: "a name" },
        values: ["8K, 70% reads", "32K, 70% reads", "1M reads"],
      },
      {
        id: "size",
        header: "Block size (KiB)",
        accepts: { decimal: [0.5, 2048] },
        values: [8, 32, 1024],
        needed: true,
      },
      {
        id: "read",
        header: "Reads",
        accepts: { share: [0, 1] },
        values: [0.7, 0.7, 1],
        format: "0%",
        needed: true,
      },
      { id: "iops", header: "IOPS", spill: iops("{storageGhz}"), format: IOPS, style: "result" },
      { id: "low", header: "IOPS low", spill: iops("{storageGhz}", "low"), format: IOPS },
      { id: "high", header: "IOPS high", spill: iops("{storageGhz}", "high"), format: IOPS },
      { id: "known", header: "Evidence level", spill: iops("{storageGhz}", "label") },
      {
        id: "mibs",
        header: "MiB/s",
        formula: 'IF(ISNUMBER([iops]),[iops]*[size]/1024,"")',
        format: IOPS,
      },
      { id: "iopsDown", header: "IOPS after host failure", spill: iops("{storageGhzDown}"), format: IOPS },
      {
        id: "transmit",
        header: "Sent (Gb/s per host)",
        spill:
          "VSAN_NET_GBIT(STORAGE_THROUGHPUT({carried.iops},{carried.size}),{carried.size},{carried.read},MAX({hosts},{minHosts}),{layout})",
        columns: 2,
        format: GBIT,
      },
      { id: "receive", header: "Received (Gb/s)", filled: true, format: GBIT },
      {
        id: "limit",
        header: "Limited by",
        formula:
          'IF(ISNUMBER([iops]),IF(MAX([transmit],[receive])>IF({nicShared}="yes",{nicPorts},1)*{nicGbit},"network","CPU"),"")',
      },
    ],
  });
}

/** How to read the throughput. */
export function carriedNotes(): Block {
  return noteBlock("How to read it", [
    `Measured on ${REFERENCE_CLUSTER}. Other CPUs: calibrate with your own test. 1 GHz here is 1 GHz of the reference core.`,
    "It is a ceiling by CPU only: disks, network and IOPS limits of policies may limit earlier. Sent and received Gb/s are accurate to ±20%.",
    "Below 32 KiB the cost of an I/O is extrapolated: plan with the low figure there.",
  ]);
}
