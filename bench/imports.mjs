import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { median } from "./median.mjs";
import { runCommandLine, secondsOf } from "./process.mjs";

const RUNS = 3;
const SIZES = [
  { vms: 100, cases: 2, intervals: 50 },
  { vms: 300, cases: 2, intervals: 160 },
];

/** Reading HCIBench zips of two sizes, beside what `unzip -p` needs to inflate them. */
export async function imports() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "hci-planner-"));
  try {
    return SIZES.flatMap(({ vms, cases, intervals }) => {
      const size = ["--vms", vms, "--cases", cases, "--intervals", intervals].map(String);
      const out = path.join(folder, `${vms}x${intervals}`);
      const zip = execFileSync(
        process.execPath,
        ["bench/generate/hcibench.cjs", "--zip", "--out", out, ...size],
        {
          encoding: "utf8",
        },
      ).trim();
      const results = Array.from({ length: RUNS }, () => runCommandLine("parse", zip));
      const seconds = median(results.map((result) => result.seconds));
      const peak = Math.max(...results.map((result) => result.peakMb));
      const unzips = Array.from({ length: RUNS }, () => secondsOf("unzip", "-p", zip)).filter(
        (s) => s !== null,
      );
      const beside = unzips.length === 0 ? "unzip not installed" : `unzip -p ${median(unzips).toFixed(2)} s`;
      fs.rmSync(zip);
      return [
        {
          what: `parse, HCIBench zip, ${vms * cases} VM files × ${intervals} intervals`,
          figure: `${seconds.toFixed(2)} s (${beside}), peak ${peak.toFixed(0)} MB`,
        },
      ];
    });
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}
