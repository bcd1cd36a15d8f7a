import { execFileSync } from "node:child_process";
import type { Took } from "./process";

/** Where Python may be: a distribution's own has the packages that apt-get installs. */
export const PYTHON = ["/usr/bin/python3", "python3"];

/** Seconds and peak memory (MB) of writing a table of so many rows, start-up not counted. */
export function tableOfOurs(rows: number): Took {
  return measured(process.execPath, ["bench/largeTable.mjs", String(rows)]);
}

/** The same cells by Python's XlsxWriter; seconds and memory are `null` where it is not installed. */
export function tableOfXlsxWriter(rows: number): Took {
  for (const python of PYTHON) {
    try {
      return measured(python, ["bench/largeTable.py", String(rows)]);
    } catch {
      // The next Python may have it.
    }
  }
  return { seconds: null, processorSeconds: null, peakMb: null };
}

function measured(command: string, args: readonly string[]): Took {
  const {
    seconds,
    processorSeconds = null,
    peakMb,
  } = JSON.parse(
    execFileSync(command, args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }),
  ) as Took;
  return { seconds, processorSeconds, peakMb };
}
