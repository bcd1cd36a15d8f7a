import { parseArgs } from "node:util";
import { calculate } from "../calculator/calculate";
import { benchmarkReport } from "../reports/benchmarkReport";
import { runLabels } from "../reports/runs/runLabel";
import type { BenchmarkRun } from "../model/benchmark/benchmarkRun";
import { layout } from "../workbook/layout";
import { validate } from "../workbook/validate";
import { writeXlsx } from "../workbook/writers/xlsx/writeXlsx";
import { clusterFacts, FACT_OPTIONS } from "./clusterFactOptions";
import { importInputs } from "./importInputs";
import type { ShippedFunctions } from "./loadFunctions";
import type { Output } from "./output";
import { writeWhole } from "./writeWhole";

/**
 * `report INPUT... [-o report.xlsx] [--compare] [--cluster cluster.json] [--hosts 6 ...]`: writes the report workbook and
 * prints the headline figures and the findings.
 */
export async function report(args: string[], { host }: ShippedFunctions, output: Output): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      output: { type: "string", short: "o", default: "report.xlsx" },
      compare: { type: "boolean", default: false },
      cluster: { type: "string" },
      ...FACT_OPTIONS,
    },
  });
  const facts = await clusterFacts(values);
  const { runs, imports, diagnostics } = await importInputs(positionals, { series: true }, output);
  const spec = benchmarkReport({ imports, diagnostics, facts, compare: values.compare });
  validate(spec, { customFunctions: host.ids });
  const written = await writeXlsx(calculate(layout(spec), host));
  await writeWhole(values.output, written.output);
  for (const { where, because } of written.losses) output.error(`${where}: ${because}`);
  printHeadlines(runs, output);
  output.print(`${values.output}: open it in Excel or LibreOffice`);
  return 0;
}

function printHeadlines(runs: readonly BenchmarkRun[], output: Output): void {
  const width = Math.max(...runLabels(runs).map((label) => label.length));
  runLabels(runs).forEach((label, i) => {
    const { iops, throughputBytesPerSecond, latencyMs } = runs[i]?.results ?? {};
    const figures = [
      iops == null ? null : `${Math.round(iops).toLocaleString("en-US")} IOPS`,
      throughputBytesPerSecond == null ? null : `${(throughputBytesPerSecond / 2 ** 20).toFixed(1)} MiB/s`,
      latencyMs == null ? null : `${latencyMs.toFixed(2)} ms`,
    ].filter((figure) => figure !== null);
    output.print(`${label.padEnd(width)}  ${figures.join("  ")}`);
  });
}
