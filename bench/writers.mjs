import { execFileSync } from "node:child_process";
import { median } from "./median.mjs";

const RUNS = 5;
const ROWS = [1_000, 20_000, 100_000];
const PYTHON = ["/usr/bin/python3", "python3"];

/** Writing a table of member rows, beside Python's XlsxWriter for the same cells. Start-up is not counted on either side. */
export function writers() {
  return ROWS.map((rows) => {
    const ours = measured(process.execPath, ["bench/largeTable.cjs", String(rows)]);
    const peer = PYTHON.map((python) => measured(python, ["bench/largeTable.py", String(rows)])).find(
      Boolean,
    );
    const beside = peer
      ? `XlsxWriter ${peer.seconds.toFixed(2)} s, ${peer.peakMb.toFixed(0)} MB, ratio ${(ours.seconds / peer.seconds).toFixed(2)}`
      : "XlsxWriter not installed: apt-get install python3-xlsxwriter";
    return {
      what: `workbook of ${rows.toLocaleString("en-US")} rows × 8 cells`,
      figure: `${ours.seconds.toFixed(2)} s, peak ${ours.peakMb.toFixed(0)} MB (${beside})`,
      ...(peer && rows === 20_000
        ? { goal: "≤ 1.0 × XlsxWriter, ≤ 300 MB", met: ours.seconds <= peer.seconds && ours.peakMb <= 300 }
        : {}),
    };
  });
}

/** Median seconds and highest peak of several runs; `null` where the command cannot run. */
function measured(command, args) {
  try {
    const runs = Array.from({ length: RUNS }, () =>
      JSON.parse(execFileSync(command, args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] })),
    );
    return {
      seconds: median(runs.map(({ seconds }) => seconds)),
      peakMb: Math.max(...runs.map(({ peakMb }) => peakMb)),
    };
  } catch {
    return null;
  }
}
