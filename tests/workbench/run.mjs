/** Opens the built workbench in a real Chromium and checks what a user would meet. `ONLY=word` picks checks by name. */
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { CHROMIUM_ARGUMENTS, findChromium } from "../../build/findChromium.mjs";
import { serveFolder } from "../../build/serveFolder.mjs";
import { figures } from "./figures.mjs";
import { gridChecks } from "./gridChecks.mjs";
import { workbookChecks } from "./workbookChecks.mjs";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const DIST = path.join(ROOT, "dist");

/** A custom function's value by the command line of the same build. */
function call(name, ...args) {
  const printed = execFileSync(process.execPath, [
    path.join(DIST, "cli.js"),
    "call",
    name,
    ...args.map((arg) => JSON.stringify(arg)),
    "--json",
  ]);
  return JSON.parse(printed);
}

async function runChecks(browser, checks) {
  let failed = 0;
  for (const { name, run } of checks) {
    try {
      await run();
      console.log(`ok ${name}`);
    } catch (error) {
      failed += 1;
      console.log(`not ok ${name}\n${String(error.message).replace(/^/gm, "  ")}`);
    }
    await Promise.all(browser.contexts().map((context) => context.close()));
  }
  console.log(`${checks.length - failed} passed, ${failed} failed`);
  return failed;
}

async function main() {
  const executablePath = findChromium();
  if (!executablePath) {
    console.log("No Chromium for the browser tests: apt-get install chromium, or set CHROMIUM to its path.");
    return process.env.CI ? 1 : 0;
  }
  if (!fs.existsSync(path.join(DIST, "workbench/index.html"))) {
    console.log("There is no workbench to test: npm run build:workbench.");
    return 1;
  }
  const folder = process.env.SHOTS ?? fs.mkdtempSync(path.join(os.tmpdir(), "workbench-"));
  const server = await serveFolder(path.join(DIST, "workbench"));
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGUMENTS });
  try {
    const build = { browser, origin: server.origin, folder, call };
    const only = (process.env.ONLY ?? "").toLowerCase();
    const checks = [...gridChecks(build), ...workbookChecks(build)];
    const failed = await runChecks(
      browser,
      checks.filter(({ name }) => name.toLowerCase().includes(only)),
    );
    if (only === "") for (const line of await figures(build)) console.log(line);
    return failed;
  } finally {
    await browser.close();
    await server.close();
    if (!process.env.SHOTS) fs.rmSync(folder, { recursive: true, force: true });
  }
}

process.exitCode = (await main()) > 0 ? 1 : 0;
