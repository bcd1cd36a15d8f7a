import path from "node:path";
import { parseArgs } from "node:util";
import { calculate } from "../calculator/calculate";
import { templates as all } from "../templates/templates";
import { layout } from "../workbook/layout";
import { validate } from "../workbook/validate";
import { writeXlsx } from "../workbook/writers/xlsx/writeXlsx";
import type { ShippedFunctions } from "./loadFunctions";
import type { Output } from "./output";
import { UsageError } from "./usageError";
import { writeWhole } from "./writeWhole";

/** `templates [ID...] [-o DIR]`: writes the planning templates, all of them or those named. */
export async function templates(args: string[], { host }: ShippedFunctions, output: Output): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { output: { type: "string", short: "o", default: "templates" } },
  });
  const wanted = positionals.length === 0 ? all.map(({ id }) => id) : positionals;
  for (const id of wanted) {
    const template = all.find((one) => one.id === id);
    if (!template) {
      throw new UsageError(`there is no template "${id}": write ${all.map((one) => one.id).join(", ")}`);
    }
    const { spec } = template.plan();
    validate(spec, { customFunctions: host.ids });
    const { output: bytes, losses } = await writeXlsx(calculate(layout(spec), host));
    const file = path.join(values.output, `${id}.xlsx`);
    await writeWhole(file, bytes);
    for (const { where, because } of losses) output.error(`${where}: ${because}`);
    output.print(`${file}: ${template.question}`);
  }
  return 0;
}
