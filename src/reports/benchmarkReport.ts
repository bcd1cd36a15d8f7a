import type { BenchmarkRun } from "../model/benchmark/benchmarkRun";
import type { Diagnostic } from "../model/benchmark/diagnostic";
import { badInput } from "../model/errors";
import { ADAPTIVE_RAID_5, parseRaid } from "../model/raid/raidLayout";
import { fitText } from "../workbook/fitText";
import type { SheetSpec, WorkbookSpec } from "../workbook/spec";
import { hostsSheet } from "./hostsSheet";
import { membersSheet } from "./membersSheet";
import { resultsSheet } from "./resultsSheet";
import { sourcesSheet } from "./sourcesSheet";
import { RAID_CELL, summarySheet } from "./summarySheet";

/** What a report is made from. */
export interface ReportInput {
  runs: readonly BenchmarkRun[];
  diagnostics: readonly Diagnostic[];
  /** What the user handed over, by name. */
  sources: readonly string[];
  /** Layout of the test VMs, as the user says it; RAID-5 where it is not said. */
  raid?: string;
}

/** Describes the report on some benchmark runs as a workbook. */
export function benchmarkReport(input: ReportInput): WorkbookSpec {
  const { runs, diagnostics, sources, raid = ADAPTIVE_RAID_5 } = withFitTexts(input);
  if (runs.length === 0) throw badInput(`there are no benchmark results in ${sources.join(", ")}`);
  const sheets: (SheetSpec | null)[] = [
    summarySheet(runs, diagnostics, about(runs, sources), parseRaid(raid)),
    resultsSheet(runs),
    membersSheet(runs),
    hostsSheet(runs),
    sourcesSheet(runs, diagnostics, sources),
  ];
  return {
    title: "Benchmark report",
    subject: `${runs.length} benchmark runs, analysed by HCI Planner`,
    sheets: sheets.filter((sheet) => sheet !== null),
    names: [
      {
        name: "Raid",
        refersTo: { sheet: "Summary", range: RAID_CELL },
        comment: "vSAN ESA layout of the test VMs, assumed by the column vSAN GHz (model)",
      },
    ],
  };
}

/** Names of VMs, hosts and datastores come from strangers' files: they are made fit for cells once, here. */
function withFitTexts<T>(value: T): T {
  if (typeof value === "string") return fitText(value) as T;
  if (Array.isArray(value)) return value.map(withFitTexts) as T;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withFitTexts(part)])) as T;
}

function about(runs: readonly BenchmarkRun[], sources: readonly string[]): string {
  const tools = [
    ...new Set(runs.map(({ tool, toolVersion }) => [tool, toolVersion].filter(Boolean).join(" "))),
  ];
  const count = runs.length === 1 ? "1 run" : `${runs.length} runs`;
  return `${tools.join(", ")}: ${count} from ${sources.join(", ")}`;
}
