/**
 * Measures what users wait for: `npm run bench`, or `npm run bench -- import ipv4` for what begins so. Prints one table, a row
 * a figure, medians of several runs, beside its peer and its goal where it has them. A missed goal fails nothing.
 *
 * `--quick` skips the largest sizes. `--write` keeps the figures in bench/results.json and writes
 * docs/performance.md and its plots from them; measures that were not asked for keep the figures they have.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { loadAverage, machine } from "./machine";
import { MEASURES } from "./measures";
import type { Measured } from "./performancePage";
import { keepResults } from "./results";
import type { Row } from "./row";
import { printTable } from "./table";
import { versions } from "./versions";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: "boolean", default: false }, write: { type: "boolean", default: false } },
});
const names = Object.keys(MEASURES);
const unknown = positionals.filter((asked) => !names.some((name) => name.startsWith(asked)));
if (unknown.length > 0) {
  console.error(`not measured: ${unknown.join(", ")}; there are ${names.join(", ")}`);
  process.exit(2);
}
const picked = names.filter(
  (name) => positionals.length === 0 || positionals.some((asked) => name.startsWith(asked)),
);
if (values.quick && values.write) {
  console.error("--write keeps figures of the full sizes only: omit --quick");
  process.exit(2);
}

console.log(machine());
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "hci-planner-"));
try {
  const measured: Record<string, Measured> = {};
  for (const name of picked) {
    console.error(`measuring ${name} ...`);
    const loadBefore = loadAverage();
    const rows = await rowsOf(name);
    if (!rows) {
      console.error(`${name} could not be measured`);
      process.exitCode = 1;
      continue;
    }
    const taken = { at: new Date().toISOString(), loadBefore, loadAfter: loadAverage(), machine: machine() };
    const found = { ...taken, rows };
    measured[name] = found;
    if (values.write) await keepResults({ [name]: found }, versions());
  }
  printTable(Object.values(measured).flatMap(({ rows }) => rows));
} finally {
  fs.rmSync(folder, { recursive: true });
}

/** The rows of a measure, nothing where it failed; it has then said why. */
async function rowsOf(name: string): Promise<readonly Row[] | undefined> {
  const script = fileURLToPath(new URL("measure.ts", import.meta.url));
  const child = fork(script, [name, JSON.stringify({ folder, quick: values.quick })]);
  const sent: (readonly Row[])[] = [];
  child.on("message", (rows) => sent.push(rows as Row[]));
  await once(child, "exit");
  return sent[0];
}
