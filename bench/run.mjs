/**
 * Measures what users wait for: `npm run bench` after a build. Prints a line a figure, medians of several runs. Nothing
 * here passes or fails; docs and issues quote it.
 */
import { functionCalls } from "./functionCalls.mjs";
import { imports } from "./imports.mjs";
import { ipv4 } from "./ipv4.mjs";
import { machine } from "./machine.mjs";
import { reports } from "./reports.mjs";

console.log(machine());
for (const measure of [functionCalls, ipv4, imports, reports]) {
  for (const { what, figure } of await measure()) console.log(`${what.padEnd(64)} ${figure}`);
}
