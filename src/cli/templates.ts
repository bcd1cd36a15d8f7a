import path from "node:path";
import { parseArgs } from "node:util";
import { gallery as all } from "../templates/gallery";
import type { Command } from "./command";
import { loadFunctions } from "./loadFunctions";
import type { Output } from "./output";
import { UsageError } from "./usageError";
import { outputTarget, writeWhole } from "./writeWhole";
import { VALUES_OPTION, xlsxBytes } from "./xlsxBytes";

const OPTIONS = {
  output: { type: "string", short: "o", default: "templates", value: "FOLDER", help: "where the files go" },
  values: VALUES_OPTION,
} as const;

/** `templates [ID...] [-o FOLDER]`: writes the planning templates, all of them or those named. */
export const TEMPLATES: Command = {
  name: "templates",
  takes: "[ID...]",
  purpose: "writes the planning templates as workbooks, all of them or those named",
  notes: [`ID is one of ${all.map(({ id }) => id).join(", ")}.`],
  options: OPTIONS,
  examples: ["templates", "templates hosts ip-plan -o out"],
  run: templates,
};

async function templates(args: string[], output: Output): Promise<number> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: OPTIONS });
  const functions = loadFunctions(__dirname);
  const wanted = positionals.length === 0 ? all.map(({ id }) => id) : positionals;
  for (const id of wanted) {
    const template = all.find((one) => one.id === id);
    if (!template) {
      throw new UsageError(`there is no template "${id}": write ${all.map((one) => one.id).join(", ")}`);
    }
    const { spec } = template.plan();
    const file = path.join(values.output, `${id}.xlsx`);
    const target = await outputTarget(file);
    await writeWhole(target, await xlsxBytes(spec, functions, values, output));
    output.print(`${file}: ${template.question}`);
  }
  return 0;
}
