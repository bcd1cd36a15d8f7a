import type { Block } from "../../sheets/block";
import { gridBlock } from "../../sheets/gridBlock";
import { MODES, WORKLOADS } from "./inputs";

const BYTES_PER_KIB = 1024;
const BYTES_PER = { "MB/s": 1e6, "MiB/s": 2 ** 20 } as const;

/** A formula for a workload that is filled in, else nothing. */
const ifWork = (formula: string): string =>
  `IF(OR(COUNT([work.amount],[work.block],[work.read])<3,[work.unit]="",[work.layout]=""),"",${formula})`;

const ghz = (estimate: string): string =>
  ifWork(`VSAN_GHZ_IOPS([iops],[work.block],[work.read],[work.layout],,"${estimate}")`);

/** The saving of the tests, which is a text where there is none. */
const ifNumber = (figure: string): string => `IF(ISTEXT(${figure}),"",${figure})`;

const saved = (which: "low" | "plan" | "high"): string =>
  ifWork(
    `IF({mode}="${MODES.measured}",${ifNumber(which === "plan" ? "{measured}" : `{measured.${which}}`)},RDMA_SAVING([work.block],[work.read],"${which}"))`,
  );

/** Each workload over TCP, and what RDMA saves of it. */
export function savings(): Block {
  const size = `([work.block]*${BYTES_PER_KIB})`;
  const whole = "#,##0.0";
  return gridBlock({
    id: "save",
    heading: "Saved at the same load",
    rows: WORKLOADS,
    columns: [
      { id: "name", header: "Workload", formula: 'IF([work.name]="","",[work.name])' },
      {
        id: "iops",
        header: "IOPS",
        formula: ifWork(
          `IF([work.unit]="IOPS",[work.amount],[work.amount]*IF([work.unit]="MB/s",${BYTES_PER["MB/s"]},${BYTES_PER["MiB/s"]})/${size})`,
        ),
        format: "#,##0",
      },
      { id: "ghzLow", header: "GHz over TCP, low", formula: ghz("low"), format: whole },
      { id: "ghz", header: "GHz over TCP", formula: ghz("plan"), format: whole, style: "result" },
      { id: "ghzHigh", header: "GHz over TCP, high", formula: ghz("high"), format: whole },
      { id: "low", header: "Saved per I/O, low", formula: saved("low"), format: "0.0%" },
      { id: "plan", header: "Saved per I/O", formula: saved("plan"), format: "0.0%", style: "result" },
      { id: "high", header: "Saved per I/O, high", formula: saved("high"), format: "0.0%" },
      {
        id: "rdma",
        header: "GHz over RDMA",
        formula: "[ghz]*(1-[plan])",
        format: whole,
        style: "result",
      },
      {
        id: "gain",
        header: "More I/O at the same CPU",
        formula: "1/(1-[plan])-1",
        format: "0.0%",
      },
      {
        id: "minHosts",
        header: "Minimum hosts",
        formula: ifWork('IF([iops]=0,"",RAID_MIN_HOSTS([work.layout]))'),
        format: "#,##0",
      },
    ],
  });
}
