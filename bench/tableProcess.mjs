import { execFileSync } from "node:child_process";

/** Where Python may be: a distribution's own has the packages that apt-get installs. */
export const PYTHON = ["/usr/bin/python3", "python3"];

/** Seconds and peak memory (MB) of writing a table of so many rows, start-up not counted. */
export function tableOfOurs(rows) {
  return measured(process.execPath, ["bench/largeTable.cjs", String(rows)]);
}

/** The same cells by Python's XlsxWriter; seconds and memory are `null` where it is not installed. */
export function tableOfXlsxWriter(rows) {
  for (const python of PYTHON) {
    try {
      return measured(python, ["bench/largeTable.py", String(rows)]);
    } catch {
      // The next Python may have it.
    }
  }
  return { seconds: null, processorSeconds: null, peakMb: null };
}

function measured(command, args) {
  const {
    seconds,
    processorSeconds = null,
    peakMb,
  } = JSON.parse(execFileSync(command, args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }));
  return { seconds, processorSeconds, peakMb };
}
