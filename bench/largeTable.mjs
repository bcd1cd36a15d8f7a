/**
 * Writes a workbook of one table with member rows and prints seconds, processor seconds and peak memory:
 * `node bench/largeTable.mjs ROWS`. JavaScript, so that the process that is measured has no compiler in its memory, as the
 * product has none.
 */
import { execFileSync } from "node:child_process";
import { createRequire } from "node:module";
import path from "node:path";
// Loading the libraries is start-up, as the import is in largeTable.py.
import "fflate";
import { peakMb } from "./peakMemory.mjs";

const ROOT = path.resolve(import.meta.dirname, "..");

/** In the checkout, where the compiled files find their packages. */
const COMPILED = path.join(ROOT, ".cache/bench/workbook");

execFileSync(process.execPath, ["--import", "./build/typescript.mjs", "bench/compileWorkbook.ts", COMPILED], {
  cwd: ROOT,
});
const require = createRequire(import.meta.url);
const compiled = (file) => require(path.join(COMPILED, file));
const { layout } = compiled("layout.js");
const { validate } = compiled("validate.js");
const { writeXlsx } = compiled("writers/xlsx/writeXlsx.js");

const count = Number(process.argv[2]);
const HEADERS = ["Case", "Datastore", "Job", "Member", "IOPS", "MiB/s", "Latency (ms)", "State"];

async function main() {
  const start = performance.now();
  const used = process.cpuUsage();
  const rows = Array.from({ length: count }, (_, i) => [
    `fio-8vmdk-100ws-4k-70rdpct-${i % 10}`,
    "vsanDatastore",
    "job0",
    `hci-fio-${i}`,
    40_000 + i,
    156.25 + i / 100,
    3.2 + (i % 100) / 1000,
    "complete",
  ]);
  const spec = {
    title: "Members",
    subject: "Members",
    names: [],
    sheets: [
      {
        name: "Members",
        cells: [],
        tables: [{ name: "Members", at: "A1", columns: HEADERS.map((header) => ({ header })), rows }],
        print: { orientation: "landscape" },
      },
    ],
  };
  validate(spec);
  const { output } = await writeXlsx(layout(spec));
  const seconds = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(used);
  const processorSeconds = (user + system) / 1e6;
  console.log(
    JSON.stringify({
      seconds,
      processorSeconds,
      bytes: output.length,
      peakMb: peakMb(),
    }),
  );
}

await main();
