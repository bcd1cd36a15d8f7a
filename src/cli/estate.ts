import type { ImportedEstate } from "../importers/estate/importEstate";
import { anonymizeEstate } from "../importers/estate/anonymizeEstate";
import { formatEstateDiagnostic } from "../importers/estate/formatEstateDiagnostic";
import { diagnosticsOf } from "../estate/diagnosticsOf";
import { estateWorkbook } from "../estate/estateWorkbook";
import { badInput } from "../model/errors";
import { collectEarly } from "./collectEarly";
import type { Command } from "./command";
import { estateDocument, FLAT_FIELDS } from "./estateDocument";
import { csvLine } from "../importers/tables/csvOf";
import { SUPPORTED_ESTATES } from "../importers/estate/supportedEstates";
import { counted } from "../model/units/counted";
import { openInputs } from "./openInputs";
import type { LoadFunctions } from "./loadFunctions";
import type { Output } from "./output";
import { parsedArgs } from "./parsedArgs";
import { printLines } from "./printLines";
import { readPseudonyms, writePseudonyms } from "./pseudonymFile";
import { readEstate } from "./readEstate";
import { UsageError } from "./usageError";
import { outputTarget } from "./writeWhole";
import { openingHint, writeWorkbook } from "./writeWorkbook";
import { VALUES_OPTION } from "./xlsxBytes";

/** How an estate is printed: as lines, because a large one is never one text. */
interface Format {
  lines(estate: ImportedEstate): Iterable<string>;
  lineEnd: "\n" | "\r\n";
}

const FORMATS: Readonly<Record<string, Format>> = {
  json: { lines: (estate) => [JSON.stringify(estateDocument(estate), null, 1)], lineEnd: "\n" },
  ndjson: {
    *lines({ estate: { vms } }) {
      for (const vm of vms)
        yield JSON.stringify(Object.fromEntries(FLAT_FIELDS.map(([name, of]) => [name, of(vm)])));
    },
    lineEnd: "\n",
  },
  csv: {
    *lines({ estate: { vms } }) {
      yield csvLine(FLAT_FIELDS.map(([name]) => name));
      for (const vm of vms) yield csvLine(FLAT_FIELDS.map(([, of]) => of(vm)));
    },
    lineEnd: "\r\n",
  },
};

const OPTIONS = {
  output: { type: "string", short: "o", value: "FILE", help: "writes a workbook instead of printing" },
  values: VALUES_OPTION,
  anonymize: {
    type: "string",
    value: "MAP.csv",
    help: "replaces names with pseudonyms and saves them in this file, which later runs reuse",
  },
  format: {
    type: "string",
    value: "FORMAT",
    help: "json: everything (the default); ndjson or csv: one flat line per VM",
  },
} as const;

/** `estate ESTATE... [-o estate.xlsx | --format json|ndjson|csv]`: reads exports of the running estate. */
export const ESTATE: Command = {
  name: "estate",
  takes: "ESTATE...",
  purpose:
    "prints the current estate, or creates a workbook of it, from exports of RVTools, Live Optics or a list of VMs",
  notes: [
    "ESTATE is a workbook (.xlsx), a folder or a zip of workbooks or of CSV files. Several exports form one estate: a VM in two of them counts once.",
  ],
  options: OPTIONS,
  examples: [
    "estate RVTools_export.xlsx -o estate.xlsx",
    "estate RVTools_export.xlsx > estate.json",
    "estate RVTools_export.xlsx --anonymize names.csv -o estate.xlsx",
    "estate --format csv vcenter1.xlsx vcenter2.xlsx > vms.csv",
  ],
  run: estate,
};

async function estate(args: string[], output: Output, load: LoadFunctions): Promise<number> {
  collectEarly();
  const { values, positionals } = parsedArgs(
    args.map((arg) => arg.replace(/^--anonymise(?==|$)/, "--anonymize")),
    OPTIONS,
  );
  if (positionals.length === 0) throw new UsageError("no export: specify a workbook, a folder or a zip");
  if (values.output === undefined) {
    if (values.values) throw new UsageError("--values is for a workbook: specify it with -o");
    return print(positionals, { format: "json", ...values }, output);
  }
  if (values.format !== undefined)
    throw new UsageError("-o creates a workbook, --format prints: use one of them");
  const { anonymize } = values;
  const target = await outputTarget(values.output, [
    ...positionals,
    ...(anonymize === undefined ? [] : [anonymize]),
  ]);
  const imported = await read(positionals, anonymize, output);
  await writeWorkbook(estateWorkbook(imported), { ...values, target }, load(), output);
  reportProblems(imported, "warning", output);
  const { vms, hosts } = imported.estate;
  output.print(`${counted(vms.length, "VM")}, ${counted(hosts.length, "host")}`);
  output.print(openingHint(values.output, values.values));
  return 0;
}

/** Prints an estate as data. Where its diagnostics are not in it, they go to the error output. */
async function print(
  positionals: readonly string[],
  { format: name, anonymize }: { format: string; anonymize?: string | undefined },
  output: Output,
): Promise<number> {
  const format = Object.hasOwn(FORMATS, name) ? FORMATS[name] : undefined;
  if (!format)
    throw new UsageError(`--format "${name}" is not known: use ${Object.keys(FORMATS).join(", ")}`);
  const imported = await read(positionals, anonymize, output);
  printLines(format.lines(imported), format.lineEnd, output);
  reportProblems(imported, name === "json" ? "error" : "warning", output);
  return 0;
}

/** Prints diagnostics of a severity, and all errors. */
export function reportProblems(imported: ImportedEstate, from: "error" | "warning", output: Output): void {
  for (const diagnostic of diagnosticsOf(imported)) {
    if (diagnostic.severity === "error" || diagnostic.severity === from)
      output.error(formatEstateDiagnostic(diagnostic));
  }
}

/** What the inputs hold, with pseudonyms in place of names where a file for these is named. */
async function read(
  inputs: readonly string[],
  anonymize: string | undefined,
  output: Output,
): Promise<ImportedEstate> {
  if (anonymize === undefined) return importAll(inputs, output);
  const target = await outputTarget(anonymize, inputs);
  const known = await readPseudonyms(target);
  const { imported, pseudonyms } = anonymizeEstate(await importAll(inputs, output), known);
  await writePseudonyms(target, pseudonyms);
  return imported;
}

async function importAll(inputs: readonly string[], output: Output): Promise<ImportedEstate> {
  const opened = await openInputs(inputs, { mayRepeat: true });
  try {
    const imported = await readEstate(opened, output);
    const [without] = imported.without;
    if (without !== undefined) throw badInput(whyNothing(without, imported));
    return imported;
  } finally {
    await opened.close();
  }
}

/** Why there is no estate in an input. */
export function whyNothing(name: string, { diagnostics, sources, without }: ImportedEstate): string {
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  const own = errors.find(({ file }) => file === name);
  if (own) return formatEstateDiagnostic(own);
  // Of a single input all errors are about a file in it.
  const [inner] = sources.length === 0 && without.length === 1 ? errors : [];
  if (inner) return `${name}: ${formatEstateDiagnostic(inner)}`;
  return `${name} is not a supported estate export: use ${SUPPORTED_ESTATES}; for benchmark results use "parse", "report" or, with an export, "design"`;
}
