import path from "node:path";
import { differs } from "../verify/verification";
import { verifyWorkbook } from "../verify/verifyWorkbook";
import type { Command } from "./command";
import type { LoadFunctions } from "./loadFunctions";
import type { Output } from "./output";
import { parsedArgs } from "./parsedArgs";
import { printLines } from "./printLines";
import { readWorkbookFile } from "./readWorkbookFile";
import { UsageError } from "./usageError";
import { verificationDocument } from "./verificationDocument";
import { verificationLines } from "./verificationLines";

const OPTIONS = {
  json: { type: "boolean", default: false, help: "prints everything as JSON instead of words" },
} as const;

const DIFFERS = 1;

/** `verify PLAN.xlsx [--json]`: recalculates a workbook and lists what differs. */
export const VERIFY: Command = {
  name: "verify",
  takes: "PLAN.xlsx",
  purpose: "recalculates a workbook and lists what differs, was changed or is outdated",
  notes: [
    "Every formula of the dialect is calculated again with the functions of this release and compared with the saved value. Formulas and constants of templates are compared with what this release writes. Formulas that are not calculated are listed, and count with their saved values.",
    "The exit code is 1 where something differs: a value, a formula, the version of method or evidence, or results that Excel saved without the add-in.",
  ],
  options: OPTIONS,
  examples: ["verify plan.xlsx", "verify plan.xlsx --json > verification.json"],
  run: verify,
};

async function verify(args: string[], output: Output, load: LoadFunctions): Promise<number> {
  const { values, positionals } = parsedArgs(args, OPTIONS);
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new UsageError("specify one workbook: verify PLAN.xlsx");
  const read = await readWorkbookFile(file);
  const verification = verifyWorkbook(read, load().host);
  const lines = values.json
    ? [JSON.stringify(verificationDocument(path.basename(file), verification, read), null, 1)]
    : verificationLines(path.basename(file), verification, read);
  printLines(lines, "\n", output);
  return differs(verification) ? DIFFERS : 0;
}
