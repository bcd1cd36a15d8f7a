/**
 * Writes what a small company runs, as RVTools and as Live Optics export it.
 *
 *   node --import ./build/typescript.mjs bench/generate/writeSampleEstate.ts --out DIR
 */
import fs from "node:fs";
import path from "node:path";
import { commandOptions } from "./commandOptions";
import { calmEstate } from "./estate/calmEstate";
import { liveOpticsFiles } from "./estate/writeLiveOptics";
import { ALL_SHEETS, rvtoolsFiles } from "./estate/writeRvtools";
import { zipFiles } from "./zipFile";

const PLAIN = { strings: "shared", prefix: "", references: true, sheetsFirst: false } as const;

const options = commandOptions("writeSampleEstate.ts --out DIR", {});
if (options) {
  const estate = calmEstate();
  const rvtools = {
    names: "MiB",
    truths: "real",
    texts: false,
    sheets: ALL_SHEETS,
    hasIds: true,
    container: "xlsx",
  } as const;
  const liveOptics = { binaryNames: true, hasPerformance: true, hasMobIds: true, vcenter: "name" } as const;
  const files = {
    "rvtools-export.xlsx": rvtoolsFiles(estate, { ...rvtools, ...PLAIN }),
    "live-optics.xlsx": liveOpticsFiles(estate, { ...liveOptics, ...PLAIN }),
  };
  for (const [name, parts] of Object.entries(files)) {
    const chunks: Uint8Array[] = [];
    zipFiles(parts, (chunk) => chunks.push(chunk));
    fs.writeFileSync(path.join(options.out, name), Buffer.concat(chunks));
  }
  process.stdout.write(`${options.out}\n`);
}
