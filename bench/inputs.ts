import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";

/** MB of status documents that a VM leaves in six cases of 200 intervals. */
const MB_PER_VM = 10;

/** A zip of six HCIBench cases with so many MB of files of 1.7 MB: at 1,000 MB, 600 files of 100 VMs. */
export function hcibenchZip(folder: string, megabytes: number): string {
  const vms = megabytes / MB_PER_VM;
  return made(folder, `hcibench${megabytes}MB`, "writeHcibench.ts", {
    zip: true,
    vms,
    cases: 6,
    intervals: 200,
  });
}

/** How many VMs have how many cases. */
interface Size {
  vms: number;
  cases: number;
}

/** A zip of so many VMs with small files in so many cases: what a VM costs rather than a byte. */
export function smallHcibenchZip(folder: string, { vms, cases }: Size): string {
  return made(folder, `hcibench${vms}x${cases}`, "writeHcibench.ts", { zip: true, vms, cases, intervals: 1 });
}

/** A results folder of the same. */
export function smallHcibenchFolder(folder: string, { vms, cases }: Size): string {
  return made(folder, `files${vms}x${cases}`, "writeHcibench.ts", { vms, cases, intervals: 1 });
}

/** Results of Iometer with so many MB. */
export function iometerFile(folder: string, megabytes: number): string {
  const runs = Math.round(0.6 * megabytes);
  const size = { runs, managers: 4, workers: 8, disks: 2, cpus: 8, specs: 8, queueDepths: "1,4,16,64" };
  return made(folder, `iometer${megabytes}MB.csv`, "writeIometer.ts", size);
}

/** An export of RVTools with so many VMs: these sheets, 60 columns of vInfo. */
export function estateFile(folder: string, vms: number, sheets: string): string {
  return made(folder, `estate${vms}-${sheets.length}.xlsx`, "writeEstate.ts", { vms, sheets });
}

/** Runs a generator where no measurement of this run has done so before, and answers with what it wrote. */
function made(
  folder: string,
  name: string,
  generator: string,
  options: Readonly<Record<string, string | number | true>>,
): string {
  const out = path.join(folder, name);
  const note = `${out}.made`;
  if (!fs.existsSync(note)) {
    const args = Object.entries(options).flatMap(([option, value]) =>
      value === true ? [`--${option}`] : [`--${option}`, String(value)],
    );
    const script = path.join("bench/generate", generator);
    const command = ["--import", "./build/typescript.mjs", script, "--out", out, ...args];
    const wrote = execFileSync(process.execPath, command, { encoding: "utf8" });
    fs.writeFileSync(note, wrote.trim());
  }
  return fs.readFileSync(note, "utf8");
}

/** Size of a file in MB. */
export function megabytes(file: string): number {
  return fs.statSync(file).size / 1e6;
}
