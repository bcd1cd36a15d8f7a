import type { Block } from "../../sheets/block";
import { gridBlock } from "../../sheets/gridBlock";
import { WORKLOADS } from "./inputs";

const GHZ = "#,##0.0";

/** The workloads added up from the first to the last: which one breaks the budget. */
export function addedUp(): Block {
  return gridBlock({
    id: "added",
    heading: "Cumulative CPU by workload",
    rows: WORKLOADS,
    columns: [
      { id: "name", header: "Workload", formula: "[cost.name]" },
      { id: "number", header: "No.", texts: Array.from({ length: WORKLOADS }, (_, row) => row + 1) },
      {
        id: "state",
        header: "Counted",
        unguarded: true,
        formula:
          'IF([cost.iops]<>"","yes",IF(COUNT([load.amount],[load.size],[load.read])+IF([load.name]="",0,1)+IF([load.unit]="",0,1)=0,"","not complete"))',
      },
      {
        id: "sum",
        header: "Cumulative (GHz)",
        formula: 'IF(COUNT({cost.ghz})=0,"",SUMIF({added.number},"<="&[number],{cost.ghz}))',
        format: GHZ,
        style: "result",
      },
      { id: "allowed", header: "Allowed (GHz)", formula: "{capacity}*{storageShare}", format: GHZ },
      { id: "allowedDown", header: "After failure (GHz)", formula: "{allowedDown}", format: GHZ },
      {
        id: "left",
        header: "Left after failure (GHz)",
        formula: "[allowedDown]-[sum]",
        format: GHZ,
      },
    ],
  });
}
