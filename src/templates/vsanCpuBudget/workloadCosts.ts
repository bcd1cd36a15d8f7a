import type { Block } from "../../sheets/block";
import { gridBlock } from "../../sheets/gridBlock";
import { WORKLOADS } from "./inputs";
import { withProfile } from "./profile";

const GHZ = "#,##0.0";

/** IOPS of a row's amount, by its unit: 1 MB is 10^6 bytes, 1 MiB 2^20, 1 KiB 2^10. */
const PEAK = [
  '[load.amount]*IF([load.unit]="IOPS",1,IF([load.unit]="MB/s",1000000,1048576)/([load.size]*1024))',
  '*IF([load.concurrency]="",1,[load.concurrency])*(1+IF([load.growth]="",0,[load.growth]))',
].join("");

const COMPLETE = 'AND(COUNT([load.amount],[load.size],[load.read])=3,[load.unit]<>"")';

/** What each workload costs. A row that is not complete stays empty. */
export function costs(): Block {
  const ghz = (which: string) =>
    withProfile(
      (profile) => `VSAN_GHZ_IOPS({cost.iops},{load.size},{load.read},{layout},${profile},"${which}")`,
    );
  return gridBlock({
    id: "cost",
    heading: "What each workload costs",
    rows: WORKLOADS,
    columns: [
      { id: "name", header: "Workload", formula: 'IF([load.name]="","",[load.name])' },
      { id: "iops", header: "IOPS at peak", formula: `IF(${COMPLETE},${PEAK},"")`, format: "#,##0" },
      {
        id: "mibs",
        header: "MiB/s",
        formula: 'IF([iops]="","",[iops]*[load.size]/1024)',
        format: "#,##0",
      },
      {
        id: "khz",
        header: "kHz per I/O",
        formula: 'IF(N([iops])=0,"",IF([ghz]="","",[ghz]*1000000/[iops]))',
        unguarded: true,
        format: "#,##0",
      },
      {
        id: "hzPerBit",
        header: "Hz per bit/s",
        formula: 'IF(N([iops])=0,"",[khz]*1000/([load.size]*1024*8))',
        format: "0.00",
      },
      { id: "low", header: "GHz low", spill: ghz("low"), format: GHZ },
      { id: "ghz", header: "GHz plan", spill: ghz("plan"), format: GHZ, style: "result" },
      { id: "high", header: "GHz high", spill: ghz("high"), format: GHZ },
      { id: "known", header: "Evidence level", spill: ghz("label") },
    ],
  });
}
