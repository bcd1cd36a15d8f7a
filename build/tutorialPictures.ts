/**
 * Does in the workbench what docs/tutorial.md says, and draws its pictures into docs/tutorial where it shows them:
 * `npm run tutorial`. Needs Chromium; the printed pages also LibreOffice and poppler-utils.
 */
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { chromium } from "@playwright/test";
import { templates } from "../src/templates/templates";
import { parseCell } from "../src/workbook/address";
import { openWorkbench } from "../tests/workbench/openWorkbench";
import type { WorkbenchPage } from "../tests/workbench/workbenchPage";
import { chromiumOptions } from "./findChromium";
import { pictures } from "./pictures";
import { serveFolder } from "./serveFolder";
import {
  copiedArea,
  shows,
  type TutorialCell,
  tutorialFacts,
  tutorialPictures,
  type TutorialStep,
  tutorialSteps,
} from "./tutorialSteps";

const ROOT = path.resolve(import.meta.dirname, "..");
const PICTURES = path.join(ROOT, "docs/tutorial");

/** Where pictures are drawn until all of them are: a run that fails leaves the earlier ones. */
const DRAWN = fs.mkdtempSync(path.join(os.tmpdir(), "hci-planner-tutorial-"));
process.on("exit", () => fs.rmSync(DRAWN, { recursive: true, force: true }));

const tutorial = fs.readFileSync(path.join(ROOT, "docs/tutorial.md"), "utf8");
const FILES = [...tutorial.matchAll(/`(samples\/[^`]+\.(?:xlsx|zip))`/g)].map(([, file = ""]) =>
  path.join(ROOT, file),
);

/** Pictures of printed pages, in their order. */
const PRINTED = /^page-\d\.png$/;

/** Milliseconds that a figure may take to follow on a busy machine. */
const PATIENCE = 60_000;

/** Draws the page as it is once everything is calculated. */
async function draw(workbench: WorkbenchPage, name: string): Promise<void> {
  await workbench.sheets();
  // Colors and conditional formats follow a moment after the values.
  await workbench.page.waitForTimeout(1500);
  await workbench.page.screenshot({ path: path.join(DRAWN, name) });
}

/** Shows the first page of the design from its top, and the pane's message. */
async function showDesign(workbench: WorkbenchPage): Promise<void> {
  await workbench.showSheet("Design");
  // From below, the grid scrolls no further than it must.
  for (const cell of ["A90", "A5", "A1"]) await workbench.select(cell);
  await workbench.page.locator("#pane-message").scrollIntoViewIfNeeded();
}

async function importAll(workbench: WorkbenchPage): Promise<void> {
  await workbench.page.locator("#files").setInputFiles(FILES);
  await workbench.paneSays("Recognized");
}

async function writeDesign(workbench: WorkbenchPage): Promise<void> {
  await workbench.page.getByRole("button", { name: /^Create design/ }).click();
  await workbench.paneSays("The design is on the sheets");
}

async function writeReport(workbench: WorkbenchPage): Promise<void> {
  const { page } = workbench;
  await workbench.showTab("Import");
  await page.getByText("Cluster facts").click();
  for (const { label, value } of tutorialFacts(tutorial)) {
    const field = page.getByLabel(label).first();
    const isList = await field.evaluate(({ tagName }) => tagName === "SELECT");
    await (isList ? field.selectOption(value) : field.fill(value));
  }
  await workbench.press("Create report");
  await workbench.paneSays("The report is on the sheets");
}

/** Brings what a table speaks of into the workbook. */
async function begin(workbench: WorkbenchPage, id: string): Promise<void> {
  if (id === "design") return writeDesign(workbench);
  if (id === "report") return writeReport(workbench);
  const title = templates.find((template) => template.id === id)?.title ?? id;
  await workbench.showTab("Templates");
  await workbench.press(`Insert ${title} into this workbook`);
  await workbench.paneSays(`${title} is on the sheets`);
}

async function follow(workbench: WorkbenchPage, { kind, cells }: TutorialStep): Promise<void> {
  for (const cell of cells) {
    if (kind === "shows") await expectShown(workbench, cell);
    else await enter(workbench, cell);
  }
}

async function enter(workbench: WorkbenchPage, cell: TutorialCell): Promise<void> {
  const { keyboard } = workbench.page;
  await workbench.showSheet(cell.sheet);
  const copied = copiedArea(cell);
  if (!copied) return workbench.type(cell.at, cell.text);
  await workbench.select(copied.range);
  await keyboard.press("Control+c");
  await workbench.select(cell.at);
  await keyboard.press("Control+v");
}

async function expectShown(workbench: WorkbenchPage, { sheet, at, text, line }: TutorialCell): Promise<void> {
  const until = performance.now() + PATIENCE;
  const { row = 0, column = 0 } = parseCell(at) ?? {};
  let shown;
  do {
    shown = (await workbench.values(sheet, row, column))[0]?.[0] ?? null;
    if (shows(shown, text)) return;
    await workbench.page.waitForTimeout(200);
  } while (performance.now() < until);
  throw new Error(`docs/tutorial.md:${line}: ${sheet}!${at} shows "${String(shown)}", not "${text}"`);
}

/** The pages of the design as the file of the tutorial's command prints. */
function drawPrinted(names: readonly string[]): void {
  const [, command = ""] = /^npx hci-planner (design (?:.*\\\n)*.*)$/m.exec(tutorial) ?? [];
  const work = fs.mkdtempSync(path.join(os.tmpdir(), "hci-planner-"));
  try {
    const file = path.join(work, "design.xlsx");
    const args = command.replace(/\\\n/g, " ").trim().split(/\s+/);
    args[args.indexOf("-o") + 1] = file;
    execFileSync(process.execPath, [path.join(ROOT, "dist/cli.js"), ...args], { cwd: ROOT });
    const pages = pictures(file, work).sort();
    names.forEach((name, i) => fs.copyFileSync(path.join(work, pages[i] ?? ""), path.join(DRAWN, name)));
  } finally {
    fs.rmSync(work, { recursive: true });
  }
}

/** Follows the tutorial from its first line to its last. */
async function drawAll(workbench: WorkbenchPage): Promise<void> {
  const begun = new Set<string>();
  const shown = tutorialPictures(tutorial).filter(({ name }) => !PRINTED.test(name));
  const steps = tutorialSteps(tutorial);
  await importAll(workbench);
  for (const [i, step] of steps.entries()) {
    const { workbook } = step;
    const line = step.cells[0]?.line ?? 0;
    const before = steps[i - 1]?.cells[0]?.line ?? 0;
    for (const { name } of shown.filter((one) => one.line > before && one.line < line)) {
      if (begun.size > 0) await showDesign(workbench);
      await draw(workbench, name);
    }
    if (!begun.has(workbook)) await begin(workbench, workbook);
    begun.add(workbook);
    await follow(workbench, step);
  }
}

drawPrinted(
  tutorialPictures(tutorial)
    .map(({ name }) => name)
    .filter((name) => PRINTED.test(name)),
);
const server = await serveFolder(path.join(ROOT, "dist/workbench"));
const browser = await chromium.launch(chromiumOptions());
try {
  const workbench = await openWorkbench(browser, server.origin, {
    viewport: { width: 1280, height: 720 },
    colorScheme: "light",
  });
  await drawAll(workbench);
} finally {
  await browser.close();
  await server.close();
}
fs.rmSync(PICTURES, { recursive: true, force: true });
fs.cpSync(DRAWN, PICTURES, { recursive: true });
