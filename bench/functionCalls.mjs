import fs from "node:fs";
import vm from "node:vm";
import { gzipSync } from "node:zlib";
import { medianMs } from "./median.mjs";

/** Loads the shipped bundle as Excel's runtime does, and gives its functions by id. */
function loadBundle() {
  const functions = new Map();
  class CellError extends Error {}
  vm.runInNewContext(fs.readFileSync("dist/functions.js", "utf8"), {
    CustomFunctions: {
      associate: (id, implementation) => functions.set(id, implementation),
      Error: CellError,
      ErrorCode: { invalidValue: "#VALUE!", notAvailable: "#N/A" },
    },
  });
  return functions;
}

const CALLS = 100_000;

/** What a cell waits for: one call, a block of 10,000 rows, the size of the bundle. */
export async function functionCalls() {
  const functions = loadBundle();
  const ghz = functions.get("VSAN_GHZ");
  const subnet = functions.get("IPV4_SUBNET");
  const rows = Array.from({ length: 10_000 }, (_, i) => [i + 1]);
  const scalar = await medianMs(7, () => {
    for (let i = 0; i < CALLS; i++) ghz([[i]], [[32]], [["read"]], null, null, null);
  });
  const block = await medianMs(7, () => ghz(rows, [[32]], [["read"]], null, null, null));
  const field = await medianMs(7, () => {
    for (let i = 0; i < CALLS; i++) subnet([["172.31.216.10/25"]], null, [["last"]]);
  });
  const bundle = gzipSync(fs.readFileSync("dist/functions.js")).length;
  return [
    { what: "VSAN_GHZ, one scalar call", figure: `${((scalar / CALLS) * 1000).toFixed(2)} µs` },
    { what: "VSAN_GHZ, 10,000 rows in one call", figure: `${block.toFixed(1)} ms` },
    { what: "IPV4_SUBNET, one field", figure: `${((field / CALLS) * 1000).toFixed(2)} µs` },
    { what: "functions.js, compressed", figure: `${(bundle / 1000).toFixed(1)} KB` },
  ];
}
