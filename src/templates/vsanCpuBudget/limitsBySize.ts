import type { Block } from "../../sheets/block";
import { chartBlock } from "../../sheets/chartBlock";
import { gridBlock } from "../../sheets/gridBlock";
import { inputBlock } from "../../sheets/inputBlock";
import { UNIT_KIB } from "./iopsLimits";
import { withProfile } from "./profile";

const SIZES_KIB = [4, 8, 16, UNIT_KIB, 64, 128, 256, 512, 1024];
const SHARE = "0.0%";
const GHZ = "#,##0.0";

/** The mix at which all limits are used, for the table by block size. */
export function limitInputs(): Block {
  return inputBlock("Mix", [
    {
      id: "limitRead",
      label: "Reads",
      value: 0.7,
      unit: "% of I/O",
      accepts: { share: [0, 1] },
    },
  ]);
}

/** IOPS, throughput and GHz that all limits allow, block size by block size. */
export function iopsBySize(): Block {
  const cost = (which = "") =>
    withProfile(
      (profile) =>
        `VSAN_GHZ_IOPS([iops],[size],{limitRead},{layout},${profile}${which === "" ? "" : `,"${which}"`})`,
    );
  return gridBlock({
    id: "bySize",
    heading: "All limits used at one block size",
    rows: SIZES_KIB.length,
    columns: [
      { id: "size", header: "Block size (KiB)", texts: SIZES_KIB },
      {
        id: "iops",
        header: "IOPS",
        formula: "VSAN_IOPS_AT_LIMIT({limitSum},[size])",
        format: "#,##0",
      },
      { id: "mibs", header: "MiB/s", formula: "[iops]*[size]/1024", format: "#,##0" },
      { id: "ghz", header: "GHz plan", formula: cost(), format: GHZ, style: "result" },
      { id: "low", header: "GHz low", formula: cost("low"), format: GHZ },
      { id: "high", header: "GHz high", formula: cost("high"), format: GHZ },
      { id: "known", header: "Evidence level", formula: cost("label") },
      {
        id: "share",
        header: "Share after failure",
        formula: "CPU_SHARE([ghz],{capacityDown})",
        format: SHARE,
      },
      { id: "allowed", header: "Allowed (GHz)", formula: "{allowedDown}", format: GHZ },
    ],
  });
}

/** GHz by block size against what is allowed. */
export function limitChart(): Block {
  return chartBlock(16, [
    {
      kind: "line",
      title: "CPU if all limits are used at one block size",
      description:
        "GHz of all tiers at their limits, by block size, against the GHz allowed after host failure.",
      columns: "A:I",
      xTitle: "Block size (KiB)",
      yTitle: "GHz",
      series: [
        { name: "Plan", categories: "bySize.size", values: "bySize.ghz" },
        { name: "High", categories: "bySize.size", values: "bySize.high" },
        { name: "Allowed after host failure", categories: "bySize.size", values: "bySize.allowed" },
      ],
    },
  ]);
}
