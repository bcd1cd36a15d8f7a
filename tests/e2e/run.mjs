/** Opens the built add-in in a real Chromium and checks what a user would meet: `npm run test:e2e`. */
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { CHROMIUM_ARGUMENTS, findChromium } from "../../build/findChromium.mjs";
import { functionsPageChecks } from "./functionsPageChecks.mjs";
import { paneChecks } from "./paneChecks.mjs";
import { serveFolder } from "./staticServer.mjs";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const DIST = path.join(ROOT, "dist");

const readJson = (...names) => JSON.parse(fs.readFileSync(path.join(...names), "utf8"));

/** Runs the checks one after the other and prints a line for each. Returns how many failed. */
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
  if (!fs.existsSync(path.join(DIST, "functions.json"))) {
    console.log("There is no build to test: npm run build.");
    return 1;
  }
  const functions = readJson(DIST, "functions.json").functions.sort((a, b) => (a.id < b.id ? -1 : 1));
  const server = await serveFolder(DIST);
  const browser = await chromium.launch({
    executablePath,
    args: CHROMIUM_ARGUMENTS,
    // Scroll bars take their width, as they do in Excel on Windows.
    ignoreDefaultArgs: ["--hide-scrollbars"],
  });
  try {
    const build = {
      browser,
      origin: server.origin,
      version: readJson(ROOT, "package.json").version,
      ids: functions.map(({ id }) => id),
      helpUrls: functions.map(({ helpUrl }) => helpUrl),
    };
    return await runChecks(browser, [...paneChecks(build), ...functionsPageChecks(build)]);
  } finally {
    await browser.close();
    await server.close();
  }
}

process.exitCode = (await main()) > 0 ? 1 : 0;
