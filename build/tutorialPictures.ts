/**
 * Does in the workbench what docs/tutorial.md says, and draws its pictures into docs/tutorial:
 * `npm run tutorial`. Needs Chromium; `docs/tutorial/report.png` also LibreOffice
 * and poppler-utils.
 */
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { chromium } from "@playwright/test";
import { chromiumOptions } from "./findChromium";
import { pictures } from "./pictures";
import { openWorkbench } from "../tests/workbench/openWorkbench";
import type { WorkbenchPage } from "../tests/workbench/workbenchPage";
import { serveFolder } from "./serveFolder";
import { tutorialFacts, tutorialSteps } from "./tutorialSteps";

const ROOT = path.resolve(import.meta.dirname, "..");
const PICTURES = path.join(ROOT, "docs/tutorial");
const tutorial = fs.readFileSync(path.join(ROOT, "docs/tutorial.md"), "utf8");
const ZIP = path.join(ROOT, found(/`(samples\/[^`]+\.zip)`/));

/** Names of the templates' buttons, and of the pictures that their last step gives. */
const TEMPLATES: Readonly<Record<string, { title: string; picture: string }>> = {
  "vsan-cpu-budget": { title: "vSAN CPU budget", picture: "budget.png" },
  hosts: { title: "Hosts", picture: "hosts.png" },
};

/** What a pattern captures in the tutorial. */
function found(pattern: RegExp): string {
  const [, text] = pattern.exec(tutorial) ?? [];
  if (text === undefined) throw new Error(`docs/tutorial.md has no ${String(pattern)}`);
  return text;
}

const shot = (name: string): string => path.join(PICTURES, name);

/** Draws the page as it is once everything is calculated. */
async function draw(workbench: WorkbenchPage, name: string): Promise<void> {
  await workbench.sheets();
  // Colors and conditional formats follow a moment after the values.
  await workbench.page.waitForTimeout(1500);
  await workbench.page.screenshot({ path: shot(name) });
}

/** The rows below the frozen ones, and the pane's message. */
async function showFirstRows(workbench: WorkbenchPage): Promise<void> {
  // From below, the grid scrolls no further than it must.
  for (const cell of ["A90", "A9", "A1"]) await workbench.select(cell);
  await workbench.page.locator("#said").scrollIntoViewIfNeeded();
}

async function importZip(workbench: WorkbenchPage): Promise<void> {
  const { page } = workbench;
  await workbench.importFiles([ZIP]);
  await workbench.paneSays("Recognised 6 cases");
  await page.locator("#imports summary").first().click();
  await draw(workbench, "import.png");
  await page.getByText("Cluster facts").click();
  for (const { label, value } of tutorialFacts(tutorial)) {
    const field = page.getByLabel(label).first();
    const isList = await field.evaluate(({ tagName }) => tagName === "SELECT");
    await (isList ? field.selectOption(value) : field.fill(value));
  }
  await workbench.press("Write the report");
  await workbench.paneSays("The report is on the sheets");
}

async function insert(workbench: WorkbenchPage, title: string): Promise<string[]> {
  const before = Object.keys(await workbench.sheets());
  await workbench.showTab("Templates");
  await workbench.press(`Insert ${title} into this workbook`);
  await workbench.paneSays(`${title} is on the sheets`);
  return Object.keys(await workbench.sheets()).filter((name) => !before.includes(name));
}

/** Follows the tables of the two templates; a verdict that is not the tutorial's ends the script. */
async function plan(workbench: WorkbenchPage): Promise<void> {
  const added = new Map<string, string[]>();
  for (const { workbook, kind, cells } of tutorialSteps(tutorial)) {
    const template = TEMPLATES[workbook];
    if (!template) continue;
    const sheets = added.get(workbook) ?? (await insert(workbench, template.title));
    added.set(workbook, sheets);
    /** A name that is taken becomes another: `Hosts (2)`. */
    const nameOf = (sheet: string): string => {
      const name = sheets.find((one) => one.replace(/ \(\d+\)$/, "") === sheet);
      if (name === undefined) throw new Error(`${template.title} has no sheet ${sheet}`);
      return name;
    };
    for (const { sheet, at, text } of cells) {
      if (kind === "enter") {
        await workbench.showSheet(nameOf(sheet));
        await workbench.type(at, text);
      } else if (VERDICTS.includes(at)) await expectVerdict(workbench, nameOf(sheet), at, text);
    }
    if (kind !== "shows") continue;
    await showFirstRows(workbench);
    await draw(workbench, template.picture);
  }
}

/** Milliseconds that a verdict may take to follow on a busy machine. */
const PATIENCE = 60_000;

/** Where verdicts are, with their mark or beside it. */
const VERDICTS = ["A4", "B4"];

async function expectVerdict(
  workbench: WorkbenchPage,
  sheet: string,
  at: string,
  expected: string,
): Promise<void> {
  const until = performance.now() + PATIENCE;
  const [beginning = ""] = expected.split("...");
  let shown: unknown;
  do {
    shown = (await workbench.values(sheet, 3, VERDICTS.indexOf(at)))[0]?.[0];
    if (String(shown).startsWith(beginning.trim())) return;
    await workbench.page.waitForTimeout(200);
  } while (performance.now() < until);
  throw new Error(`${sheet}!${at} says "${String(shown)}", docs/tutorial.md "${expected}"`);
}

/** The first page of the report as its file prints. */
function drawReport(): void {
  const command = found(/^npx hci-planner (report (?:.*\\\n)*.*)$/m).replace(/\\\n/g, " ");
  const work = fs.mkdtempSync(path.join(os.tmpdir(), "hci-planner-"));
  try {
    const file = path.join(work, "report.xlsx");
    const args = command.trim().split(/\s+/);
    args[args.indexOf("-o") + 1] = file;
    execFileSync(process.execPath, [path.join(ROOT, "dist/cli.js"), ...args], { cwd: ROOT });
    const [first = ""] = pictures(file, work).sort();
    fs.copyFileSync(path.join(work, first), shot("report.png"));
  } finally {
    fs.rmSync(work, { recursive: true });
  }
}

fs.mkdirSync(PICTURES, { recursive: true });
drawReport();
const server = await serveFolder(path.join(ROOT, "dist/workbench"));
const browser = await chromium.launch(chromiumOptions());
try {
  const workbench = await openWorkbench(browser, server.origin, {
    viewport: { width: 1280, height: 720 },
    colorScheme: "light",
  });
  await importZip(workbench);
  await plan(workbench);
} finally {
  await browser.close();
  await server.close();
}
