import { parseArgs } from "node:util";
import { importEstate, type ImportedEstate } from "../importers/estate/importEstate";
import type { EstateDiagnostic } from "../importers/estate/estateFormat";
import { badInput } from "../model/errors";
import type { Command } from "./command";
import { estateDocument, flatVms } from "./estateDocument";
import { csvOf } from "./csvOf";
import { openInputs } from "./openInputs";
import type { Output } from "./output";
import { UsageError } from "./usageError";

const FORMATS: Readonly<Record<string, (estate: ImportedEstate) => string>> = {
  json: (estate) => JSON.stringify(estateDocument(estate), null, 1),
  ndjson: (estate) =>
    flatVms(estate)
      .map((vm) => JSON.stringify(vm))
      .join("\n"),
  csv: (estate) => csvOf(flatVms(estate)),
};

const OPTIONS = {
  format: {
    type: "string",
    default: "json",
    value: "FORMAT",
    help: "json: everything; ndjson or csv: one flat line per VM",
  },
} as const;

/** `estate ESTATE... [--format json|ndjson|csv]`: reads exports of the running estate and prints them. */
export const ESTATE: Command = {
  name: "estate",
  takes: "ESTATE...",
  purpose: "prints what runs today, from exports of RVTools and Live Optics or a list of VMs",
  notes: [
    "ESTATE is a workbook (.xlsx), a folder or a zip of workbooks or of CSV files. Several exports are one estate: a VM that two of them hold counts once.",
  ],
  options: OPTIONS,
  examples: [
    "estate RVTools_export.xlsx > estate.json",
    "estate --format csv vcenter1.xlsx vcenter2.xlsx > vms.csv",
  ],
  run: estate,
};

async function estate(args: string[], output: Output): Promise<number> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: OPTIONS });
  const format = Object.hasOwn(FORMATS, values.format) ? FORMATS[values.format] : undefined;
  if (!format)
    throw new UsageError(
      `--format "${values.format}" is not known: write ${Object.keys(FORMATS).join(", ")}`,
    );
  if (positionals.length === 0) throw new UsageError("no export: name a workbook, a folder or a zip");
  const imported = await importAll(positionals, output);
  output.print(format(imported));
  for (const diagnostic of imported.diagnostics) {
    if (diagnostic.severity === "error" || (diagnostic.severity === "warning" && values.format !== "json"))
      output.error(formatEstateDiagnostic(diagnostic));
  }
  return 0;
}

async function importAll(inputs: readonly string[], output: Output): Promise<ImportedEstate> {
  const opened = await openInputs(inputs);
  try {
    const total = opened.sources
      .flatMap(({ files }) => files)
      .reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
    let done = 0;
    const onBytes = (bytes: number) => {
      done += bytes;
      output.progress(Math.min(0.99, done / Math.max(1, total)), inputs[0] ?? "");
    };
    const imported = await importEstate(opened.sources, { onBytes });
    output.progress(1, "");
    const [without] = imported.without;
    if (without !== undefined) throw badInput(whyNothing(without, imported));
    return imported;
  } finally {
    await opened.close();
  }
}

function whyNothing(name: string, { diagnostics }: ImportedEstate): string {
  const problem = diagnostics.find(({ severity, file }) => severity === "error" && file === name);
  if (problem) return formatEstateDiagnostic(problem);
  return `${name} is no export of an estate that can be read: name a workbook of RVTools or Live Optics, or CSV files of RVTools; benchmark results go to "parse" or "report"`;
}

/** A diagnostic as compilers print them: file, sheet, row, message. */
export function formatEstateDiagnostic({ file, sheet, row, message }: EstateDiagnostic): string {
  const place = [file, sheet, row === null ? null : `row ${row}`].filter((part) => part !== null).join(", ");
  return `${place}: ${message}`;
}
