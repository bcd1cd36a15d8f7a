/**
 * Writes an export of RVTools, whole and with 60 columns of vInfo.
 *
 *   node --import ./build/typescript.mjs bench/generate/writeEstate.ts --out FILE [--vms 5000] [--sheets vInfo,vDisk]
 */
import fs from "node:fs";
import { commandOptions } from "./commandOptions";
import { trueEstate } from "./estate/estateTruth";
import { ALL_SHEETS, rvtoolsFiles, WIDE } from "./estate/writeRvtools";
import { Random } from "./random";
import { zipFiles } from "./zipFile";

const options = commandOptions("writeEstate.ts --out FILE", {
  vms: 5000,
  sheets: ALL_SHEETS.join(),
  seed: 1,
});
if (options) {
  const { vms = 5000, sheets = ALL_SHEETS.join(), seed = 1 } = options.given;
  const estate = trueEstate(new Random(seed), vms);
  const file = fs.openSync(options.out, "w");
  zipFiles(rvtoolsFiles(estate, { ...WIDE, sheets: sheets.split(",") }), (chunk) =>
    fs.writeSync(file, chunk),
  );
  fs.closeSync(file);
  process.stdout.write(`${options.out}\n`);
}
