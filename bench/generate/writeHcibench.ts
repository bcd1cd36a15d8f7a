/**
 * Writes results of HCIBench as a folder or a zip, and a file with the truth about them.
 *
 *   node --import ./build/typescript.mjs bench/generate/writeHcibench.ts --out DIR [--zip] --vms 12 --cases 4 ...
 */
import fs from "node:fs";
import path from "node:path";
import { commandOptions, type CommandOptions } from "./commandOptions";
import type { GeneratedFile } from "./generatedFile";
import { DEFAULTS, hcibenchFiles } from "./hcibench";
import type { HcibenchOptions, Truth } from "./hcibenchTruth";
import { zipFiles } from "./zipFile";

/** Hands on the files, and keeps the truth that follows them. */
function* keepingTruth(
  files: Generator<GeneratedFile, Truth>,
  keep: (truth: Truth) => void,
): Generator<GeneratedFile> {
  keep(yield* files);
}

function write({ out, zip, given }: CommandOptions<HcibenchOptions>): string {
  const test = path.join(out, `easy-run-${given.epoch ?? DEFAULTS.epoch}`);
  fs.mkdirSync(out, { recursive: true });
  const files = keepingTruth(hcibenchFiles(given), (truth) =>
    fs.writeFileSync(`${test}-truth.json`, JSON.stringify(truth, null, 1)),
  );
  if (zip) {
    const output = fs.openSync(`${test}.zip`, "w");
    zipFiles(files, (chunk) => fs.writeSync(output, chunk));
    fs.closeSync(output);
  } else {
    for (const file of files) {
      fs.mkdirSync(path.dirname(path.join(test, file.path)), { recursive: true });
      fs.writeFileSync(path.join(test, file.path), file.bytes);
    }
  }
  return zip ? `${test}.zip` : test;
}

const options = commandOptions("writeHcibench.ts --out DIR [--zip]", DEFAULTS);
if (options) process.stdout.write(`${write(options)}\n`);
