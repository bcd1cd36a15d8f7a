/** Writes a workbook of one table with member rows and prints seconds and peak memory: `node bench/largeTable.cjs ROWS`. */
const path = require("node:path");
// Loading the libraries is start-up, as the import is in largeTable.py.
require("exceljs");
require("fflate");
const requireTypeScript = require("../build/requireTypeScript");

const src = (file) => requireTypeScript(path.resolve(__dirname, "../src", file));
const { layout } = src("workbook/layout.ts");
const { validate } = src("workbook/validate.ts");
const { writeXlsx } = src("workbook/writers/xlsx/writeXlsx.ts");

const count = Number(process.argv[2]);
const HEADERS = ["Case", "Datastore", "Job", "Member", "IOPS", "MiB/s", "Latency (ms)", "State"];

async function main() {
  const start = performance.now();
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
  console.log(
    JSON.stringify({ seconds, bytes: output.length, peakMb: process.resourceUsage().maxRSS / 1000 }),
  );
}

void main();
