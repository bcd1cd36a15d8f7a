import { benchmarkReport, type ReportInput } from "../reports/benchmarkReport";
import { runLabels } from "../reports/runs/runLabel";
import type { BenchmarkRun } from "../model/benchmark/benchmarkRun";
import type { WorkbookSpec } from "../workbook/spec";
import type { Command } from "./command";
import { clusterFacts, FACT_OPTIONS } from "./clusterFactOptions";
import { collectEarly } from "./collectEarly";
import { importInputs } from "./importInputs";
import type { LoadFunctions } from "./loadFunctions";
import type { Output } from "./output";
import { parsedArgs } from "./parsedArgs";
import { outputTarget } from "./writeWhole";
import { openingHint, writeWorkbook } from "./writeWorkbook";
import { VALUES_OPTION } from "./xlsxBytes";

const OPTIONS = {
  output: {
    type: "string",
    short: "o",
    default: "report.xlsx",
    value: "FILE",
    help: "the workbook to create",
  },
  values: VALUES_OPTION,
  compare: { type: "boolean", default: false, help: "compares all inputs with the first" },
  cluster: {
    type: "string",
    value: "FILE",
    help: "cluster facts as JSON; an option below overrides its fact",
  },
} as const;

/** `report INPUT... [-o report.xlsx] ...`: writes the report workbook and prints the headline figures. */
export const REPORT: Command = {
  name: "report",
  takes: "INPUT...",
  purpose: "creates a report from benchmark results",
  notes: [
    "INPUT is a zip, a folder or a file of results; - is standard input. Loose files are one import. Cluster facts are values that the files do not contain.",
  ],
  options: { ...OPTIONS, ...FACT_OPTIONS },
  examples: [
    "report results.zip -o report.xlsx --raid RAID-5 --hosts 4 --ghz-per-host 76.8",
    "report before.zip after.zip --compare -o comparison.xlsx",
    "report results.zip --values -o for-libreoffice.xlsx",
  ],
  run: report,
};

async function report(args: string[], output: Output, load: LoadFunctions): Promise<number> {
  const { values, positionals } = parsedArgs(args, { ...OPTIONS, ...FACT_OPTIONS });
  const facts = await clusterFacts(values);
  const clusterFile = typeof values.cluster === "string" ? [values.cluster] : [];
  const target = await outputTarget(values.output, [...positionals, ...clusterFile]);
  collectEarly();
  const { spec, headlines } = await planned(positionals, { facts, compare: values.compare }, output);
  await writeWorkbook(spec, { ...values, target }, load(), output);
  for (const line of headlines) output.print(line);
  output.print(openingHint(values.output, values.values));
  return 0;
}

/** The workbook and the headline figures. The runs, which are most of the memory by then, end here. */
async function planned(
  inputs: readonly string[],
  options: Omit<ReportInput, "imports" | "diagnostics">,
  output: Output,
): Promise<{ spec: WorkbookSpec; headlines: string[] }> {
  const { runs, imports, diagnostics } = await importInputs(inputs, { series: true }, output);
  const spec = benchmarkReport({ imports, diagnostics, ...options });
  return { spec, headlines: headlinesOf(runs) };
}

function headlinesOf(runs: readonly BenchmarkRun[]): string[] {
  const labels = runLabels(runs);
  const width = labels.reduce((longest, { length }) => Math.max(longest, length), 0);
  return labels.map((label, i) => {
    const { iops, throughputBytesPerSecond, latencyMs } = runs[i]?.results ?? {};
    const figures = [
      iops == null ? null : `${Math.round(iops).toLocaleString("en-US")} IOPS`,
      throughputBytesPerSecond == null ? null : `${(throughputBytesPerSecond / 2 ** 20).toFixed(1)} MiB/s`,
      latencyMs == null ? null : `${latencyMs.toFixed(2)} ms`,
    ].filter((figure) => figure !== null);
    return `${label.padEnd(width)}  ${figures.join("  ")}`;
  });
}
