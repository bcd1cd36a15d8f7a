/**
 * Writes a results file of Iometer, and a file with the truth about it.
 *
 *   node --import ./build/typescript.mjs bench/generate/writeIometer.ts --out FILE [--runs 60] [--managers 4] ...
 */
import fs from "node:fs";
import { commandOptions } from "./commandOptions";
import { DEFAULTS, iometerPieces, type IometerOptions } from "./iometer";

const WRITE_BYTES = 2 ** 20;

/** Writes a file in pieces of a size that the disk likes; a large one is never in memory as a whole. */
function write(out: string, given: Partial<IometerOptions>): void {
  const file = fs.openSync(out, "w");
  const source = iometerPieces(given);
  let pieces: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const step = source.next();
    if (!step.done) {
      pieces.push(step.value);
      length += step.value.length;
    }
    if (step.done || length >= WRITE_BYTES) {
      fs.writeSync(file, Buffer.concat(pieces));
      pieces = [];
      length = 0;
    }
    if (step.done) {
      fs.writeFileSync(`${out}.truth.json`, JSON.stringify(step.value, null, 1));
      break;
    }
  }
  fs.closeSync(file);
}

const options = commandOptions("writeIometer.ts --out FILE", DEFAULTS);
if (options) {
  write(options.out, options.given);
  process.stdout.write(`${options.out}\n`);
}
