import fs from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { badInput } from "../model/errors";
import { openXlsx } from "../workbook/readers/xlsx/openXlsx";
import type { ReadWorkbook } from "../workbook/readers/xlsx/readXlsx";
import { differs } from "../verify/verification";
import { verifyWorkbook } from "../verify/verifyWorkbook";
import type { Command } from "./command";
import { inflateWhole } from "./inflateWhole";
import { loadFunctions } from "./loadFunctions";
import type { Output } from "./output";
import { printLines } from "./printLines";
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

async function verify(args: string[], output: Output): Promise<number> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: OPTIONS });
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new UsageError("name one workbook: verify PLAN.xlsx");
  const read = await readFile(file);
  const verification = verifyWorkbook(read, loadFunctions(__dirname).host);
  const lines = values.json
    ? [JSON.stringify(verificationDocument(path.basename(file), verification, read), null, 1)]
    : verificationLines(path.basename(file), verification, read);
  printLines(lines, "\n", output);
  return differs(verification) ? DIFFERS : 0;
}

async function readFile(file: string): Promise<ReadWorkbook> {
  let handle: fs.FileHandle;
  try {
    handle = await fs.open(file);
  } catch {
    throw badInput(`"${file}" does not exist or cannot be read`);
  }
  try {
    const stats = await handle.stat();
    if (!stats.isFile()) throw badInput(`"${file}" is not a file: name a workbook`);
    return await openXlsx(
      {
        name: path.basename(file),
        sizeBytes: stats.size,
        read: async (offset, length) => {
          const { buffer, bytesRead } = await handle.read(new Uint8Array(length), 0, length, offset);
          return buffer.subarray(0, bytesRead);
        },
      },
      inflateWhole,
    );
  } finally {
    await handle.close();
  }
}
