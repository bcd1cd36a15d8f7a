import path from "node:path";
import { badInput, DomainError } from "../model/errors";
import { isWhole } from "../upgrade/upgradeReport";
import { upgradeWorkbook } from "../upgrade/upgradeWorkbook";
import type { Command } from "./command";
import type { LoadFunctions } from "./loadFunctions";
import type { Output } from "./output";
import { parsedArgs } from "./parsedArgs";
import { planInputs, plansOfFiles, unusedInputs } from "./plansOfFiles";
import { printLines } from "./printLines";
import { readWorkbookFile } from "./readWorkbookFile";
import { upgradeDocument } from "./upgradeDocument";
import { upgradeLines } from "./upgradeLines";
import { UsageError } from "./usageError";
import { outputTarget, writeWhole } from "./writeWhole";
import { openingHint } from "./writeWorkbook";
import { calculatedBytes, VALUES_OPTION } from "./xlsxBytes";
import { zlibDeflate } from "./zlibDeflate";

const OPTIONS = {
  output: { type: "string", short: "o", value: "NEW.xlsx", help: "the workbook to write; required" },
  json: { type: "boolean", default: false, help: "prints everything as JSON instead of words" },
  values: VALUES_OPTION,
} as const;

const NOT_WHOLE = 1;

/** `upgrade OLD.xlsx [FILE...] -o NEW.xlsx [--json]`: brings a workbook of an earlier release to this one. */
export const UPGRADE: Command = {
  name: "upgrade",
  takes: "OLD.xlsx [FILE...]",
  purpose: "upgrades a workbook of an earlier release to this one, with everything that was entered",
  notes: [
    "Templates are rebuilt as in this release. Inputs that you changed, formulas in inputs, notes, cells next to a plan, your own sheets and your own names are carried over. Formulas on your sheets refer to the new cells. What the new plan has no place for is kept on a sheet named Not carried: its place, its content as text and its last value. OLD.xlsx is only read.",
    "A report is created again from its result files, a design or an estate from its exports: name them after OLD.xlsx, the baseline of a comparison first. Without them, a report is created from the imports saved in the workbook. A plan of this release is kept as it is. A plan whose record another program removed is refused.",
    "The output lists what could not be carried, defaults that changed, and results that changed. The exit code is 1 where something could not be carried; NEW.xlsx is written all the same.",
  ],
  options: OPTIONS,
  examples: [
    "upgrade hosts.xlsx -o hosts-new.xlsx",
    "upgrade hosts.xlsx -o hosts-new.xlsx --json > upgrade.json",
    "upgrade report.xlsx results.zip -o report-new.xlsx",
    "upgrade comparison.xlsx before.zip after.zip -o comparison-new.xlsx",
    "upgrade design.xlsx RVTools_export.xlsx results.zip -o design-new.xlsx",
  ],
  run: upgrade,
};

async function upgrade(args: string[], output: Output, load: LoadFunctions): Promise<number> {
  const { values, positionals } = parsedArgs(args, OPTIONS);
  const [file, ...inputs] = positionals;
  if (file === undefined) throw new UsageError("name a workbook: upgrade OLD.xlsx -o NEW.xlsx");
  const name = values.output;
  if (name === undefined) throw new UsageError("name the workbook to write: upgrade OLD.xlsx -o NEW.xlsx");
  const target = await outputTarget(name, [file, ...inputs]);
  const functions = load();
  const read = await readWorkbookFile(file);
  const files = await planInputs(inputs, output);
  const others = await plansOfFiles(read, files, output);
  const { drawing, report } = upgraded(file, () => upgradeWorkbook(read, others, functions.host));
  await writeWhole(
    target,
    await calculatedBytes(drawing, { values: values.values, newDeflate: zlibDeflate }, output),
  );
  for (const line of unusedInputs(files, report)) output.error(line);
  const names = { file: path.basename(file), output: name };
  if (values.json) output.print(JSON.stringify(upgradeDocument(names, report), null, 1));
  else printLines([...upgradeLines(names, report), openingHint(name, values.values)], "\n", output);
  return isWhole(report) ? 0 : NOT_WHOLE;
}

/** Says in a refusal which file it is about. */
function upgraded<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof DomainError ? badInput(`"${file}" cannot be upgraded: ${error.message}`) : error;
  }
}
