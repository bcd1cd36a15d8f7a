import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { chromium, type Browser } from "playwright-core";
import { CHROMIUM_ARGUMENTS, findChromium } from "../../build/findChromium.mjs";
import type { FunctionHelp } from "../../src/functionHelp";
import { accessChecks } from "./accessChecks";
import type { Check, Subject } from "./check";
import { customFunctionChecks } from "./customFunctionChecks";
import { functionsPageChecks } from "./functionsPageChecks";
import { hostChecks } from "./host/checks/hostChecks";
import { importChecks } from "./importChecks";
import { importRefusalChecks } from "./importRefusalChecks";
import { importSyncChecks } from "./importSyncChecks";
import { manifestOf } from "./openExcel";
import { paneActionChecks } from "./paneActionChecks";
import { paneChecks } from "./paneChecks";
import { paneTabChecks } from "./paneTabChecks";
import { ribbonChecks } from "./ribbonChecks";
import { templateChecks } from "./templateChecks";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const DIST = path.join(ROOT, "dist");
const PACKAGES = ["@microsoft/office-js", "axe-core"].map((name) =>
  fileURLToPath(new URL(`./node_modules/${name}`, import.meta.url)),
);

/** All checks, in the order in which they run: a new subject is one more line. */
const SUBJECTS: ((subject: Subject) => Check[])[] = [
  hostChecks,
  paneChecks,
  paneTabChecks,
  accessChecks,
  importChecks,
  importRefusalChecks,
  importSyncChecks,
  templateChecks,
  paneActionChecks,
  ribbonChecks,
  functionsPageChecks,
  customFunctionChecks,
];

type Print = (line: string) => void;

/**
 * Runs the checks and prints a line for each.
 *
 * @param words Only checks that have one of these words in their names; all for none.
 * @param print Takes the lines of the report.
 * @returns The exit code.
 */
export async function runChecks(words: readonly string[], print: Print): Promise<number> {
  const executablePath = findChromium();
  const missing = [
    ...(executablePath ? [] : ["No Chromium: apt-get install chromium, or set CHROMIUM to its path."]),
    ...(PACKAGES.every((folder) => fs.existsSync(folder))
      ? []
      : ["No office.js or axe: npm ci --prefix tests/e2e."]),
  ];
  if (missing.length > 0 || !executablePath) {
    print(["The browser tests are left out.", ...missing].join("\n"));
    return process.env["CI"] ? 1 : 0;
  }
  if (!fs.existsSync(path.join(DIST, "functions.json"))) {
    print("There is no build to test: npm run build.");
    return 1;
  }
  const browser = await chromium.launch({
    executablePath,
    args: CHROMIUM_ARGUMENTS,
    // Scroll bars take their width, as they do in Excel on Windows.
    ignoreDefaultArgs: ["--hide-scrollbars"],
  });
  try {
    return (await run(browser, words, print)) > 0 ? 1 : 0;
  } finally {
    await browser.close();
  }
}

/**
 * One check after the other; how many failed. What fails is tried once more: a machine that was busy elsewhere for a
 * while is no fault of the add-in. Both tries are printed.
 */
async function run(browser: Browser, words: readonly string[], print: Print): Promise<number> {
  const checks = SUBJECTS.flatMap((subject) =>
    subject({ browser, build: build(), help: readHelp(), version: version(), print }),
  );
  const chosen = checks.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
  const started = performance.now();
  let failed = 0;
  for (const check of chosen) {
    const isOk = (await isOkNow(browser, check, print)) || (await isOkNow(browser, check, print));
    if (!isOk) failed += 1;
  }
  const seconds = Math.round((performance.now() - started) / 1000);
  print(`${chosen.length - failed} passed, ${failed} failed, ${seconds} s`);
  return failed;
}

async function isOkNow(browser: Browser, check: Check, print: Print): Promise<boolean> {
  const problem = await outcome(check);
  print(problem === undefined ? `ok ${check.name}` : `not ok ${check.name}\n${problem.replace(/^/gm, "  ")}`);
  await Promise.all(
    browser
      .contexts()
      .filter((context) => !check.keeps?.(context))
      .map((context) => context.close()),
  );
  return problem === undefined;
}

/** What went wrong with a check, `undefined` for nothing. */
async function outcome({ run: body }: Check): Promise<string | undefined> {
  try {
    await body();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function build(): Subject["build"] {
  const { paneUrl } = manifestOf({ folder: DIST, base: "" });
  return { folder: DIST, base: paneUrl.slice(0, paneUrl.lastIndexOf("/")) };
}

function readHelp(): FunctionHelp[] {
  const help = JSON.parse(fs.readFileSync(path.join(DIST, "functions.help.json"), "utf8")) as FunctionHelp[];
  return help.sort((a, b) => (a.id < b.id ? -1 : 1));
}

function version(): string {
  return (JSON.parse(fs.readFileSync(path.join(ROOT, "package.json"), "utf8")) as { version: string })
    .version;
}
