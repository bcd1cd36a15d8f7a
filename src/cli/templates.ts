import path from "node:path";
import { gallery } from "../templates/gallery";
import { planFacts } from "../templates/planFacts/planFacts";
import { type FactValues, together } from "../templates/together/together";
import type { Command } from "./command";
import { factsOfFile } from "./factsOfFile";
import type { LoadFunctions } from "./loadFunctions";
import type { Output } from "./output";
import { parsedArgs } from "./parsedArgs";
import { templateOf, templatesOf } from "./templatesOf";
import { UsageError } from "./usageError";
import { outputTarget, writeWhole } from "./writeWhole";
import { drawingBytes, VALUES_OPTION, xlsxBytes } from "./xlsxBytes";

const FOLDER = "templates";
const WORKBOOK = "plan.xlsx";

const OPTIONS = {
  output: {
    type: "string",
    short: "o",
    value: "PATH",
    help: `folder for the files (default: ${FOLDER}), or the one file of --with (default: ${WORKBOOK})`,
  },
  with: {
    type: "string",
    value: "ID,...",
    help: "creates one workbook of the facts and these templates, which follow them",
  },
  facts: {
    type: "string",
    value: "FILE",
    help: "facts as JSON by their ids; for --with, or for the workbook facts",
  },
  values: VALUES_OPTION,
} as const;

/** `templates [ID...] [-o FOLDER]`: writes the planning templates, all of them or those named; `--with`: several as one workbook. */
export const TEMPLATES: Command = {
  name: "templates",
  takes: "[ID...]",
  purpose: "creates the planning templates as workbooks, all of them or those named",
  notes: [
    `ID is one of ${gallery.map(({ id }) => id).join(", ")}.`,
    'A file of facts is a JSON object such as {"hosts": 8, "coresPerSocket": 32, "vms": 200}. Facts that it omits keep their defaults; null = not known.',
  ],
  options: OPTIONS,
  examples: [
    "templates",
    "templates hosts ip-plan -o out",
    "templates --with hosts,core-dump,ip-plan --facts cluster.json -o plan.xlsx",
  ],
  run: templates,
};

async function templates(args: string[], output: Output, load: LoadFunctions): Promise<number> {
  const { values, positionals } = parsedArgs(args, OPTIONS);
  const functions = load();
  const options = { customFunctions: functions.host.ids };
  if (values.with !== undefined) {
    if (positionals.length > 0) {
      const all = [...new Set([...values.with.split(","), ...positionals])].join(",");
      throw new UsageError(`"${positionals[0]}" is outside --with: use --with ${all}`);
    }
    const wanted = templatesOf(values.with);
    const file = values.output ?? WORKBOOK;
    const target = await outputTarget(file, values.facts === undefined ? [] : [values.facts]);
    const drawing = together(wanted, await factsOf(values.facts), options);
    await writeWhole(target, await drawingBytes(drawing, functions, values, output));
    output.print(`${file}: ${[planFacts, ...wanted].map(({ title }) => title).join(", ")}`);
    return 0;
  }
  const wanted = positionals.length === 0 ? gallery : positionals.map((id) => templateOf(id, gallery));
  if (values.facts !== undefined && !wanted.includes(planFacts)) {
    throw new UsageError(`--facts "${values.facts}" needs the sheet Plan: use --with, or the template facts`);
  }
  const facts = await factsOf(values.facts);
  for (const template of wanted) {
    const file = path.join(values.output ?? FOLDER, `${template.id}.xlsx`);
    const target = await outputTarget(file);
    const bytes =
      template === planFacts && facts.size > 0
        ? await drawingBytes(together([], facts, options), functions, values, output)
        : await xlsxBytes(template.plan().spec, functions, values, output);
    await writeWhole(target, bytes);
    output.print(`${file}: ${template.question}`);
  }
  return 0;
}

async function factsOf(file: string | undefined): Promise<FactValues> {
  return file === undefined ? new Map() : factsOfFile(file);
}
