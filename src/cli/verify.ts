import path from "node:path";
import { isConclusive } from "../verify/verdict";
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
const NOT_KNOWN = 3;

/** `verify PLAN.xlsx [--json]`: recalculates a workbook and lists what differs. */
export const VERIFY: Command = {
  name: "verify",
  takes: "PLAN.xlsx",
  purpose: "recalculates a workbook and lists what differs, was changed or is outdated",
  notes: [
    "Every formula that HCI Planner can calculate is calculated again with the functions of this release and compared with the saved value. Formulas that are not calculated are listed, and count with their saved values.",
    "Templates are compared with what this release writes: formulas, constants, names, units, evidence levels, and texts that a formula uses. Not compared: other texts, which you may translate, charts, formatting, number formats, data validation and notes. Of every plan, hidden sheets, rows and columns are listed, but for rows of tables in plans of imported files, which you may filter.",
    "The exit code is 0 where all of that is known and nothing differs. It is 1 where something differs: a value, a formula, what is compared with the template, something hidden, the version of method or evidence, or results that Excel saved without the add-in. It is 3 where nothing differs, but something is not known: a formula was not recalculated, or formulas could not be compared, because the record of a plan or a sheet of it is missing. Plans of imported files, such as reports, have no template: 0 where their values follow from their formulas.",
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
  if (differs(verification)) return DIFFERS;
  return isConclusive(verification) ? 0 : NOT_KNOWN;
}
