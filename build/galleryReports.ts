import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { generateHcibench } from "../bench/generate/hcibench";
import { generateIometer } from "../bench/generate/iometer";
import type { GeneratedFile } from "../bench/generate/generatedFile";

const ROOT = path.resolve(import.meta.dirname, "..");

/** A report or a design that the gallery draws: what is imported, and what is said about the cluster. */
interface GalleryReport {
  name: string;
  /** Of the command line; `report` if not given. */
  command?: "design";
  /** Results of each import: files, or names of samples. */
  imports: readonly (string | (() => readonly GeneratedFile[]))[];
  options: readonly string[];
}

const CLUSTER = ["--raid", "RAID-5", "--hosts", "4", "--ghz-per-host", "76.8"];

/** The baseline of the comparison first, as in README.md. */
const SAMPLES = ["samples/easy-run-1725000000.zip", "samples/easy-run-1732885165.zip"];

const hcibench =
  (options: Parameters<typeof generateHcibench>[0]): (() => readonly GeneratedFile[]) =>
  () =>
    generateHcibench(options).files;

/** A design, and reports of every kind: of one test and of sixty, of two imports that are compared, of tests that went wrong, of another tool. */
const REPORTS: readonly GalleryReport[] = [
  {
    name: "design",
    command: "design",
    imports: ["samples/rvtools-export.xlsx", "samples/live-optics.xlsx"],
    options: ["--options", path.join(ROOT, "samples/design.json")],
  },
  { name: "one-test", imports: [hcibench({ vms: 4, cases: 1 })], options: CLUSTER },
  { name: "six-tests", imports: [SAMPLES[1] ?? ""], options: CLUSTER },
  { name: "sixty-tests", imports: [hcibench({ vms: 2, cases: 60, intervals: 6 })], options: CLUSTER },
  { name: "comparison", imports: SAMPLES, options: ["--compare"] },
  { name: "problem", imports: [hcibench({ vms: 8, cases: 6, early: 2, noise: true })], options: [] },
  {
    name: "iometer",
    imports: [() => [{ path: "results.csv", bytes: generateIometer().bytes }]],
    options: [],
  },
];

/** Writes the reports into a folder and returns their paths. Needs the built command line. */
export function galleryReports(folder: string): string[] {
  return REPORTS.map(({ name, command = "report", imports, options }) => {
    const inputs = imports.map((one, i) =>
      typeof one === "string"
        ? path.join(ROOT, one)
        : written(path.join(folder, "results", `${name}-${String(i + 1)}`), one()),
    );
    const report = path.join(folder, `${name}.xlsx`);
    execFileSync(
      process.execPath,
      [path.join(ROOT, "dist/cli.js"), command, ...inputs, "-o", report, ...options],
      {
        stdio: ["ignore", "ignore", "inherit"],
      },
    );
    return report;
  });
}

function written(folder: string, files: readonly GeneratedFile[]): string {
  for (const file of files) {
    const target = path.join(folder, file.path);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, file.bytes);
  }
  return folder;
}
