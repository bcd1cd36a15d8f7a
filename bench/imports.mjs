import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { median } from "./median.mjs";
import { runCommandLine, runScript, secondsOf } from "./process.mjs";

const RUNS = 3;

/** What reading results of every size takes, beside the tools that do the least that must be done. */
export async function imports() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "hci-planner-"));
  try {
    return [...hcibenchZips(folder), ...iometerFile(folder), ...smallFiles(folder)];
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

/** A zip of 1 GB and one of a tenth of it, beside what `unzip -p` needs to inflate the large one. */
function hcibenchZips(folder) {
  const [small, large] = [10, 100].map((vms) =>
    generate("hcibench.cjs", path.join(folder, `vms${vms}`), "--zip", {
      vms,
      cases: 6,
      intervals: 200,
    }),
  );
  const zipped = `HCIBench zip, 600 VM files, ${megabytes(large)} MB zipped`;
  return [[], ["--series"]].flatMap((flags) => {
    const [little, own, unzip] = inTurn(
      () => runCommandLine("parse", ...flags, small),
      () => runCommandLine("parse", ...flags, large),
      () => ({ seconds: secondsOf("unzip", "-p", large) ?? NaN, peakMb: 0 }),
    );
    const what = `${zipped}, series ${flags.length > 0 ? "on" : "off"}`;
    const growth = own.peakMb / little.peakMb - 1;
    return [
      versus(what, own, "unzip -p", unzip, 1.5),
      { what: `${what}, memory`, figure: mb(own.peakMb), goal: "at most 250 MB", met: own.peakMb <= 250 },
      {
        what: `${what}, memory beside a tenth of it`,
        figure: `${mb(little.peakMb)}, so ${(growth * 100).toFixed(0)} % more`,
        goal: "at most 20 %",
        met: growth <= 0.2,
      },
    ];
  });
}

/** Both processes stream the file, and both times include Node's start; ours also writes what it found. */
function iometerFile(folder) {
  const size = { runs: 60, managers: 4, workers: 8, disks: 2, cpus: 8, specs: 8, queueDepths: "1,4,16,64" };
  const file = generate("iometer.cjs", path.join(folder, "results.csv"), size);
  const [own, papa] = inTurn(
    () => runCommandLine("parse", "--format", "ndjson", file),
    () => runScript("bench/papaparse.cjs", file),
  );
  const what = `Iometer results, ${megabytes(file)} MB`;
  return [
    versus(what, own, "PapaParse alone", papa, 1),
    { what: `${what}, memory`, figure: `${mb(own.peakMb)} (PapaParse ${mb(papa.peakMb)})` },
  ];
}

/** A folder of which every file is opened, for what a file costs rather than a byte. */
function smallFiles(folder) {
  const results = generate("hcibench.cjs", path.join(folder, "many"), { vms: 2000, cases: 10, intervals: 1 });
  const { seconds, peakMb } = runCommandLine("parse", results);
  return [{ what: "HCIBench folder, 20,000 VM files", figure: `${seconds.toFixed(2)} s, ${mb(peakMb)}` }];
}

/** Runs a generator and answers with what it wrote. */
function generate(generator, out, ...options) {
  const args = options.flatMap((option) =>
    typeof option === "string"
      ? [option]
      : Object.entries(option).flatMap(([name, value]) => [`--${name}`, String(value)]),
  );
  const script = path.join("bench/generate", generator);
  return execFileSync(process.execPath, [script, "--out", out, ...args], { encoding: "utf8" }).trim();
}

/** Median seconds and largest memory of each, run in turn so that a busy machine slows all of them. */
function inTurn(...runs) {
  const rounds = Array.from({ length: RUNS }, () => runs.map((run) => run()));
  return runs.map((_, i) => ({
    seconds: median(rounds.map((round) => round[i].seconds)),
    peakMb: Math.max(...rounds.map((round) => round[i].peakMb)),
  }));
}

function versus(what, own, otherName, other, goal) {
  const ratio = own.seconds / other.seconds;
  if (Number.isNaN(ratio))
    return { what, figure: `${own.seconds.toFixed(2)} s (${otherName} not installed)` };
  const figure = `${own.seconds.toFixed(2)} s (${otherName} ${other.seconds.toFixed(2)} s, ratio ${ratio.toFixed(2)})`;
  return { what, figure, goal: `ratio at most ${goal}`, met: ratio <= goal };
}

const mb = (figure) => `${figure.toFixed(0)} MB`;
const megabytes = (file) => (fs.statSync(file).size / 1e6).toFixed(0);
