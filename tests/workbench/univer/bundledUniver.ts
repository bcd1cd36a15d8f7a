import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { GLOBAL_CONSTANTS } from "../../globalConstants.cjs";
import { longTest } from "../../volume";
import type * as Modules from "./univerModules";

const ROOT = path.resolve(__dirname, "../../..");
const TOOLS = path.join(ROOT, "tools/workbench");

/** Where Univer's packages are installed. */
export const PACKAGES = path.join(TOOLS, "node_modules");

/** Univer is installed for the workbench only: `npm ci --prefix tools/workbench`. CI installs it. */
export const testUniver =
  fs.existsSync(path.join(PACKAGES, "@univerjs/core")) || process.env.CI ? test : test.skip;

/** The same for what takes long. */
export const testLongUniver: (...test: Parameters<typeof longTest>) => void =
  testUniver === test ? longTest : test.skip;

/** What a bundle depends on besides Univer, whose versions the lock file has. */
const SOURCES = ["src", "build", "tools/workbench", "tests/workbench/univer", "tests/globalConstants.cjs"];

/** Bundles of sources that are as they were. */
const BUNDLES = path.join(ROOT, ".cache/univer");

/**
 * Univer for Node with what the tests need, with the workbench's source patches or as it is installed. It is bundled once
 * for all suites, and again when a source has changed.
 */
export async function bundledUniver(source: "patched" | "installed"): Promise<typeof Modules> {
  const bundle = path.join(BUNDLES, `${source}-${sourcesHash()}.cjs`);
  if (!fs.existsSync(bundle)) bundleUniver(source, bundle);
  return (await import(bundle)) as typeof Modules;
}

function bundleUniver(source: "patched" | "installed", bundle: string): void {
  fs.mkdirSync(BUNDLES, { recursive: true });
  for (const file of fs.readdirSync(BUNDLES)) {
    if (file.startsWith(`${source}-`) && file.endsWith(".cjs"))
      fs.rmSync(path.join(BUNDLES, file), { force: true });
  }
  const script = path.join(__dirname, "univerModules.ts");
  const loader = path.join(ROOT, "build/typescript.mjs");
  const bundler = path.join(TOOLS, "bundleHeadless.ts");
  // Another worker may bundle the same: whoever is last replaces the file by an equal one.
  const written = `${bundle}.${process.pid}`;
  execFileSync(process.execPath, ["--import", loader, bundler, script, written, source]);
  fs.writeFileSync(written, `${GLOBAL_CONSTANTS}\n${fs.readFileSync(written, "utf8")}`);
  fs.renameSync(written, bundle);
}

function sourcesHash(): string {
  const hash = createHash("sha256");
  for (const file of SOURCES.flatMap(filesIn))
    hash.update(`${file}\0${fs.readFileSync(path.join(ROOT, file), "utf8")}\0`);
  return hash.digest("hex").slice(0, 16);
}

/** The files at a path of the project, in a fixed order. */
function filesIn(at: string): string[] {
  if (fs.statSync(path.join(ROOT, at)).isFile()) return [at];
  return fs
    .readdirSync(path.join(ROOT, at), { withFileTypes: true })
    .filter(({ name }) => name !== "node_modules")
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(({ name }) => filesIn(path.join(at, name)));
}
