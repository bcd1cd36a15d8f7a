import fs from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { calculate } from "../calculator/calculate";
import { benchmarkReport } from "../reports/benchmarkReport";
import { runLabels } from "../reports/runLabel";
import type { BenchmarkRun } from "../model/benchmark/benchmarkRun";
import { layout } from "../workbook/layout";
import { validate } from "../workbook/validate";
import { writeXlsx } from "../workbook/writers/xlsx/writeXlsx";
import { importInputs } from "./importInputs";
import type { ShippedFunctions } from "./loadFunctions";
import type { Output } from "./output";

/** `report INPUT... [-o report.xlsx] [--raid RAID-5]`: writes the report workbook and prints the headline figures. */
export async function report(args: string[], { host }: ShippedFunctions, output: Output): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      output: { type: "string", short: "o", default: "report.xlsx" },
      raid: { type: "string" },
    },
  });
  const { runs, diagnostics } = await importInputs(positionals, { series: false }, output);
  const sources = positionals.map((input) => path.basename(path.resolve(input)));
  const spec = benchmarkReport({
    runs,
    diagnostics,
    sources,
    ...(values.raid === undefined ? {} : { raid: values.raid }),
  });
  validate(spec, { customFunctions: host.ids });
  const written = await writeXlsx(calculate(layout(spec), host));
  await writeWhole(values.output, written.output);
  for (const { where, because } of written.losses) output.error(`${where}: ${because}`);
  printHeadlines(runs, output);
  output.print(`${values.output}: open it in Excel or LibreOffice`);
  return 0;
}

/** Writes beside the target and renames: a failure leaves nothing half-written. */
async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  await fs.mkdir(path.dirname(path.resolve(file)), { recursive: true });
  const temporary = `${file}.${process.pid}.tmp`;
  try {
    await fs.writeFile(temporary, bytes);
    await fs.rename(temporary, file);
  } catch (error) {
    await fs.rm(temporary, { force: true });
    throw error;
  }
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
