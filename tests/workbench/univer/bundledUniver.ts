import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
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

/** Bundles Univer for Node with what the tests need, with the workbench's source patches or as it is installed. */
export async function bundledUniver(source: "patched" | "installed"): Promise<typeof Modules> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "hci-planner-univer-"));
  try {
    const bundle = path.join(folder, "univer.cjs");
    const script = path.join(__dirname, "univerModules.ts");
    const loader = path.join(ROOT, "build/typescript.mjs");
    const bundler = path.join(TOOLS, "bundleHeadless.ts");
    execFileSync(process.execPath, ["--import", loader, bundler, script, bundle, source]);
    fs.writeFileSync(bundle, `${GLOBAL_CONSTANTS}\n${fs.readFileSync(bundle, "utf8")}`);
    return (await import(bundle)) as typeof Modules;
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}
