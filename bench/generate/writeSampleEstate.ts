/**
 * Writes what a small company runs, as RVTools and as Live Optics export it.
 *
 *   node --import ./build/typescript.mjs bench/generate/writeSampleEstate.ts --out DIR
 */
import fs from "node:fs";
import path from "node:path";
import { commandOptions } from "./commandOptions";
import { sampleExports } from "./estate/sampleExports";

const options = commandOptions("writeSampleEstate.ts --out DIR", {});
if (options) {
  for (const [name, bytes] of sampleExports()) fs.writeFileSync(path.join(options.out, name), bytes);
  process.stdout.write(`${options.out}\n`);
}
