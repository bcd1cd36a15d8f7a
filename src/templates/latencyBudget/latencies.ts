import { STORAGE_LATENCY_MS } from "../../model/latency/storageLatency";
import type { Block } from "../../sheets/block";
import { gridBlock } from "../../sheets/gridBlock";
import { resultBlock } from "../../sheets/resultBlock";
import { KINDS, NS_PER, rowOf, type Kind } from "./kinds";

/** The formula of each kind: the published figure, the storage test, or nothing. */
function defaults(which: string): string[] {
  const published = `LATENCY_NS([kind]${which})`;
  const storage = (input: string, { value }: { value: number }): string =>
    `IF(ISNUMBER({${input}}),{${input}},${value})*${NS_PER.ms}`;
  const formulas: Readonly<Record<Kind, string>> = {
    "in-process": published,
    RAM: published,
    "25GbE hop": published,
    RoCE: published,
    "gRPC/REST": `${published}/{language}`,
    "storage read": storage("storageRead", STORAGE_LATENCY_MS.read),
    "storage write": storage("storageWrite", STORAGE_LATENCY_MS.write),
    database: '""',
  };
  return KINDS.map((kind) => formulas[kind]);
}

/** What a call of each kind takes where the planner has no figure. */
export function latencies(): Block {
  const notes: Readonly<Record<Kind, string>> = {
    "in-process": "a function call in Python",
    RAM: "",
    "25GbE hop": "a switch port; a hop between hosts takes longer",
    RoCE: "",
    "gRPC/REST": "atypical inside a data center: measure yours",
    "storage read": "32 KiB random on a fully loaded cluster",
    "storage write": "32 KiB random on a fully loaded cluster",
    database: "no figure built in: enter yours in the chain",
  };
  const entered = (input: string): string => `IF(ISNUMBER({${input}}),"entered","measured")`;
  const known = 'LATENCY_NS([kind],"label")';
  return gridBlock({
    id: "latencies",
    heading: "Defaults, by kind of call",
    rows: KINDS.length,
    columns: [
      { id: "kind", header: "Kind", texts: KINDS },
      { id: "low", header: "Low (ns)", formula: defaults(',"low"'), format: "#,##0" },
      { id: "plan", header: "Plan (ns)", formula: defaults(""), format: "#,##0", style: "result" },
      { id: "high", header: "High (ns)", formula: defaults(',"high"'), format: "#,##0" },
      {
        id: "known",
        header: "Evidence level",
        formula: [
          known,
          known,
          known,
          known,
          known,
          entered("storageRead"),
          entered("storageWrite"),
          '"not known"',
        ],
      },
      {
        id: "ram",
        header: "× RAM",
        formula: `IF([plan]="","",[plan]/INDEX({latencies.plan},${rowOf("RAM")}))`,
        format: "#,##0.0",
      },
      {
        id: "calls",
        header: "Calls within the target",
        formula: `IF([plan]="","",INT({targetMs}*${NS_PER.ms}/[plan]))`,
        format: "#,##0",
      },
      { id: "note", header: "What it is", texts: KINDS.map((kind) => notes[kind]) },
    ],
  });
}

/** The ratios that the post draws from the figures. */
export function ratios(): Block {
  const remote = `INDEX({latencies.plan},${rowOf("gRPC/REST")})`;
  const local = `INDEX({latencies.plan},${rowOf("in-process")})`;
  return resultBlock("One call, remote against local", [
    {
      id: "callRatio",
      label: "Remote call against function call",
      formula: `${remote}/${local}`,
      unit: "×",
      format: "#,##0",
      style: "headline",
      known: "rule of thumb",
    },
    {
      id: "callOrder",
      label: "As a power of ten",
      formula: "LOG10({callRatio})",
      unit: "10 to the power of",
      format: "0.0",
      known: "derived",
    },
    {
      id: "publishedOrder",
      label: "Rounded, as published",
      formula: "ROUND({callOrder},0)",
      unit: "10 to the power of",
      format: "0",
      known: "rule of thumb",
    },
    {
      id: "hopRatio",
      label: "25GbE hop against RAM",
      formula: `INDEX({latencies.ram},${rowOf("25GbE hop")})`,
      unit: "×",
      format: "0.0",
      known: "rule of thumb",
    },
  ]);
}
