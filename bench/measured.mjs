/**
 * Runs a script as if it were started alone, and prints its largest memory (MB) and its processor time (s) last:
 * `node bench/measured.mjs SCRIPT ARGUMENTS`. JavaScript, so that no compiler is in the memory that is measured.
 */
import { pathToFileURL } from "node:url";
import { peakMb } from "./peakMemory.mjs";

process.argv.splice(1, 1);
process.on("exit", () => {
  const { userCPUTime, systemCPUTime } = process.resourceUsage();
  process.stderr.write(`peak ${peakMb()} processor ${(userCPUTime + systemCPUTime) / 1e6}\n`);
});
await import(pathToFileURL(process.argv[1]).href);
