import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { CHROMIUM_ARGUMENTS, findChromium } from "../../build/findChromium.mjs";
import { serveFolder } from "../../build/serveFolder.mjs";
import { openWorkbench } from "./openWorkbench.mjs";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const DIST = path.join(ROOT, "dist");
const PACKAGES = path.join(ROOT, "tools/workbench/node_modules/@univerjs");

/** Pages that are checked at the same time: one for each processor, up to this many. */
const MOST_PAGES = 4;

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
    const checks = await allChecks({ folder, call });
    const words = only.toLowerCase().split(",");
    const chosen = checks.filter(({ name }) => words.some((word) => name.toLowerCase().includes(word)));
    const open = (options) => openWorkbench(browser, server.origin, options);
    return (await run(chosen, open)) > 0 ? 1 : 0;
  } finally {
    await browser.close();
    await server.close();
    if (!process.env.SHOTS) fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** They load the build and the templates, so only once it is sure that both are there. */
async function allChecks(subject) {
  const [{ templateChecks }, { paneChecks }, { workbookChecks }, { gridChecks }, { accessChecks }] =
    await Promise.all([
      import("./templateChecks.mjs"),
      import("./paneChecks.mjs"),
      import("./workbookChecks.mjs"),
      import("./gridChecks.mjs"),
      import("./accessChecks.mjs"),
    ]);
  return [templateChecks, paneChecks, workbookChecks, gridChecks, accessChecks].flatMap((checks) =>
    checks(subject),
  );
}

const called = new Map();

/** A custom function's value by the command line of the same build. */
function call(name, ...args) {
  const words = [name, ...args.map((arg) => JSON.stringify(arg))];
  const key = words.join(" ");
  if (!called.has(key)) {
    const printed = execFileSync(process.execPath, [path.join(DIST, "cli.js"), "call", ...words, "--json"]);
    called.set(key, JSON.parse(printed));
  }
  return called.get(key);
}

/**
 * Each page takes the next check when it is done with one; how many failed. What fails is tried once more, on a fresh
 * page: a machine that was busy elsewhere for a while is no fault of the workbench. Both tries are printed.
 */
async function run(checks, open) {
  const started = performance.now();
  const waiting = [...checks];
  let failed = 0;
  const work = async () => {
    const tries = new Tries(open);
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const isOk = (await tries.isOk(check)) || (await tries.isOk(check));
      if (!isOk) failed += 1;
    }
    await tries.close();
  };
  await Promise.all(Array.from({ length: Math.min(MOST_PAGES, os.availableParallelism()) }, work));
  console.log(`${checks.length - failed} passed, ${failed} failed in ${seconds(started)}`);
  return failed;
}

/** Tries checks one after the other, on a page that they share or, where they ask for it, on one of their own. */
class Tries {
  constructor(open) {
    this.open = open;
  }

  async isOk(check) {
    const began = performance.now();
    let workbench;
    try {
      workbench = check.own ? await this.open(check.own) : (this.shared ??= await this.open());
      if (!check.own) await workbench.startOver();
      await check.run(workbench);
      await workbench.expectNoProblems();
      console.log(`ok ${check.name} (${seconds(began)})`);
      return true;
    } catch (error) {
      if (process.env.SHOTS) await workbench?.page.screenshot({ path: pictureOf(check) });
      const lines = [error.message, await workbench?.state()].join("\n").replace(/^/gm, "  ");
      console.log(`not ok ${check.name} (${seconds(began)})\n${lines}`);
      // What a failed check left behind must not fail the next one.
      await this.close();
      return false;
    } finally {
      if (check.own) await workbench?.context.close();
    }
  }

  async close() {
    await this.shared?.context.close();
    this.shared = undefined;
  }
}

/** Where the picture of a failed check goes when SHOTS names a folder. */
function pictureOf({ name }) {
  return path.join(process.env.SHOTS, `failed ${name.replace(/[^\w ]/g, "").slice(0, 60)}.png`);
}

function seconds(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}
