/**
 * Measures what users wait for: `npm run bench` after a build, or `npm run bench -- import ipv4` for some of it.
 * Prints a line a figure, medians of several runs, beside its goal where it has one. Nothing here fails.
 */
import { attacks } from "./attacks.mjs";
import { functionCalls } from "./functionCalls.mjs";
import { imports } from "./imports.mjs";
import { ipv4 } from "./ipv4.mjs";
import { machine } from "./machine.mjs";
import { reports } from "./reports.mjs";
import { workbench } from "./workbench.mjs";
import { writers } from "./writers.mjs";

const MEASURES = {
  functions: functionCalls,
  ipv4,
  import: imports,
  report: reports,
  writers,
  attacks,
  workbench,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(MEASURES, name));
if (unknown.length > 0) {
  console.error(`not measured: ${unknown.join(", ")}; there are ${Object.keys(MEASURES).join(", ")}`);
  process.exit(2);
}

console.log(machine());
for (const [name, measure] of Object.entries(MEASURES)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  for (const { what, figure, goal, met } of await measure()) {
    const judged = goal === undefined ? "" : ` - goal: ${goal}, ${met ? "met" : "NOT MET"}`;
    console.log(`${what.padEnd(64)} ${figure}${judged}`);
  }
}
