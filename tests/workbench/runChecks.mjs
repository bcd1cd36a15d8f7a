import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { CHROMIUM_ARGUMENTS, findChromium } from "../../build/findChromium.mjs";
import { serveFolder } from "../../build/serveFolder.mjs";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const DIST = path.join(ROOT, "dist");
const PACKAGES = path.join(ROOT, "tools/workbench/node_modules/@univerjs");

/** Random inputs that each template is recalculated with; `npm run bench` makes more. */
const ROUNDS = 2;
const SEED = 7;

/**
 * Runs the checks and prints a line for each.
 *
 * @param {string} only Words of the names of the checks to run, with commas between; all for none.
 * @returns {Promise<number>} The exit code.
 */
export async function runChecks(only) {
  const executablePath = findChromium();
  const missing = [
    ...(executablePath ? [] : ["no Chromium: apt-get install chromium, or set CHROMIUM to its path"]),
    ...(fs.existsSync(PACKAGES) ? [] : ["no spreadsheet grid: npm ci --prefix tools/workbench"]),
  ];
  if (missing.length > 0) {
    console.log(`The workbench is not tested: ${missing.join("; ")}.`);
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
    const checks = await allChecks({ browser, origin: server.origin, folder, call });
    const words = only.toLowerCase().split(",");
    const chosen = checks.filter(({ name }) => words.some((word) => name.toLowerCase().includes(word)));
    return (await run(browser, chosen)) > 0 ? 1 : 0;
  } finally {
    await browser.close();
    await server.close();
    if (!process.env.SHOTS) fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** They load the build and the templates, so only once it is sure that both are there. */
async function allChecks(subject) {
  const [{ gridChecks }, { workbookChecks }, { paneChecks }, { accessChecks }, { recalculation }] =
    await Promise.all([
      import("./gridChecks.mjs"),
      import("./workbookChecks.mjs"),
      import("./paneChecks.mjs"),
      import("./accessChecks.mjs"),
      import("./recalculation.mjs"),
    ]);
  const recalculated = {
    name: "recalculation of every template agrees with src/calculator",
    run: async () => {
      const { summary, found } = await recalculation(subject, { rounds: ROUNDS, seed: SEED });
      console.log(summary);
      if (found.length > 0) throw new Error(found.slice(0, 20).join("\n"));
    },
  };
  return [
    ...gridChecks(subject),
    ...workbookChecks(subject),
    ...paneChecks(subject),
    ...accessChecks(subject),
    recalculated,
  ];
}

/** A custom function's value by the command line of the same build. */
function call(name, ...args) {
  const words = args.map((arg) => JSON.stringify(arg));
  const printed = execFileSync(process.execPath, [
    path.join(DIST, "cli.js"),
    "call",
    name,
    ...words,
    "--json",
  ]);
  return JSON.parse(printed);
}

/** One check after the other; how many failed. */
async function run(browser, checks) {
  let failed = 0;
  for (const { name, run: body } of checks) {
    try {
      await body();
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
