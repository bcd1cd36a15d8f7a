import type { Block } from "../../sheets/block";
import { chartBlock } from "../../sheets/chartBlock";
import { gridBlock } from "../../sheets/gridBlock";
import { STEPS } from "./chain";
import { NS_PER, rowOf } from "./kinds";

/** A formula for a step that is filled in, else nothing. */
const ifStep = (formula: string): string => `IF(OR([chain.kind]="",COUNT([chain.calls])=0),"",${formula})`;

/** A column of the defaults for the kind of a step. */
const ofKind = (column: string): string =>
  `INDEX({latencies.${column}},MATCH([chain.kind],{latencies.kind},0))`;

/** One call in ms, from the planner's figure or a column of the defaults; empty where there is neither. */
function oneCall(column: "low" | "plan" | "high"): string {
  const unit = `IF([chain.unit]="ns",${NS_PER.ns / NS_PER.ms},IF([chain.unit]="µs",${NS_PER.µs / NS_PER.ms},1))`;
  const standard = ofKind(column);
  return `IF(COUNT([chain.own])=1,[chain.own]*${unit},IF(${standard}="","",${standard}/${NS_PER.ms}))`;
}

const CALLS = 'IF([chain.parallel]="yes",MIN(1,[chain.calls]),[chain.calls])';

const request = (column: "low" | "plan" | "high"): string =>
  ifStep(`IF(${oneCall(column)}="","",${oneCall(column)}*${CALLS})`);

const OUTLIER =
  'AND([chain.calls]>0,COUNT([chain.own])=0,OR([chain.kind]="25GbE hop",[chain.kind]="gRPC/REST"))';
const REMOTE = 'OR([chain.kind]="25GbE hop",[chain.kind]="RoCE",[chain.kind]="gRPC/REST")';

/** Time of each step in a request, as services and in one process. */
export function steps(): Block {
  const ms = "#,##0.000";
  return gridBlock({
    id: "steps",
    heading: "Time per request",
    rows: STEPS,
    columns: [
      { id: "name", header: "Step", formula: 'IF([chain.name]="",[chain.kind]&"",[chain.name])' },
      { id: "low", header: "Low (ms)", formula: request("low"), format: ms },
      { id: "plan", header: "Plan (ms)", formula: request("plan"), format: ms, style: "result" },
      { id: "high", header: "High (ms)", formula: request("high"), format: ms },
      {
        id: "share",
        header: "Share of the total",
        formula: "IF({total}>0,[plan]/{total},0)",
        format: "0.0%",
      },
      {
        id: "merged",
        header: "In one process (ms)",
        formula: `IF(${REMOTE},INDEX({latencies.plan},${rowOf("in-process")})/${NS_PER.ms}*${CALLS},[plan])`,
        format: "#,##0.000000",
      },
      {
        id: "known",
        header: "Evidence level",
        formula: ifStep(
          `IF(COUNT([chain.own])=1,"entered",IF([plan]="","enter your own figure",IF(${OUTLIER},"default is atypical: measure",IFNA(${ofKind("known")},""))))`,
        ),
        unguarded: true,
      },
    ],
  });
}

/** The steps as bars. */
export function chart(): Block {
  return chartBlock(16, [
    {
      kind: "bar",
      title: "Time per step, as services",
      description: "Milliseconds that each step of the call chain adds to a request.",
      columns: "A:G",
      yTitle: "ms",
      series: [{ name: "Plan (ms)", categories: "steps.name", values: "steps.plan" }],
    },
  ]);
}
