import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { median } from "./median.mjs";
import { runCommandLine } from "./process.mjs";

const RUNS = 3;

/** A report with 20,000 member rows, from zip to workbook. */
export async function reports() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "hci-planner-"));
  try {
    const size = ["--vms", "2000", "--cases", "10", "--intervals", "1"];
    const zip = execFileSync(
      process.execPath,
      ["bench/generate/hcibench.cjs", "--zip", "--out", folder, ...size],
      {
        encoding: "utf8",
      },
    ).trim();
    const target = path.join(folder, "report.xlsx");
    const parses = Array.from({ length: RUNS }, () => runCommandLine("parse", zip));
    const results = Array.from({ length: RUNS }, () => runCommandLine("report", zip, "-o", target));
    const parse = median(parses.map(({ seconds }) => seconds));
    const report = median(results.map(({ seconds }) => seconds));
    const peak = Math.max(...results.map(({ peakMb }) => peakMb));
    return [
      {
        what: "report of 20,000 member rows, import included",
        figure: `${report.toFixed(2)} s (import alone ${parse.toFixed(2)} s), peak ${peak.toFixed(0)} MB`,
      },
    ];
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}
