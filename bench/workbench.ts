import fs from "node:fs";
import { fileURLToPath } from "node:url";
import { type Browser, chromium } from "@playwright/test";
import { chromiumOptions, findChromium } from "../build/findChromium";
import { serveFolder } from "../build/serveFolder";
import type { WorkbookSpec } from "../src/workbook/spec";
import { inputsOf, TEMPLATES, type Input } from "../tests/workbench/model";
import { openWorkbench } from "../tests/workbench/openWorkbench";
import { recalculation } from "../tests/workbench/recalculation";
import type { WorkbenchPage } from "../tests/workbench/workbenchPage";
import { editWait } from "./editWait";
import { longestTask } from "./longTasks";
import { median } from "./median";
import type { Row } from "./row";

const PAGE = fileURLToPath(new URL("../dist/workbench", import.meta.url));
const OPENINGS = 3;
const EDITS = 25;
/** A round of ten templates takes minutes: `ROUNDS=50 npm run bench -- workbench` is the long form. */
const ROUNDS = Number(process.env["ROUNDS"] ?? 2);
const SEED = 1;
const GOALS = {
  startMb: 2.1,
  firstGridMs: 5000,
  openMs: 3000,
  openTaskMs: 1000,
  editMs: 150,
  editTaskMs: 200,
};

/** How long a user of the workbench waits, and whether its formulas agree with src/calculator. */
export async function workbench(): Promise<Row[]> {
  if (!findChromium() || !fs.existsSync(PAGE)) {
    const remark = "it needs Chromium and npm run build:workbench";
    return [{ id: "workbench", what: "workbench", unit: "ms", ours: null, remark }];
  }
  const server = await serveFolder(PAGE);
  const browser = await chromium.launch(chromiumOptions());
  const subject = { browser, origin: server.origin };
  try {
    const startMb = await sizeAtStart(browser, server.origin);
    const firstMs: number[] = [];
    for (let opening = 0; opening < OPENINGS; opening++) {
      const { readyMs, context } = await openWorkbench(browser, server.origin);
      firstMs.push(readyMs);
      await context.close();
    }
    const largest = TEMPLATES.map((template) => ({ ...template, size: formulasIn(template.spec) })).sort(
      (a, b) => b.size - a.size,
    )[0];
    if (!largest) throw new Error("there is no template");
    const input = inputsOf(largest.spec).find(({ rule, value }) => rule.kind !== "list" && value !== null);
    if (!input) throw new Error(`${largest.id} has no number to enter`);
    const opened = await openWorkbench(browser, server.origin);
    const opening = await openings(opened, largest.spec);
    const waits = await editWaits(opened, input);
    const editTaskMs = await longestTask(opened.page);
    await opened.context.close();
    const { summary, found } = await recalculation(subject, { rounds: ROUNDS, seed: SEED });
    for (const line of found) console.log(line);
    const named = `${largest.id} (${largest.size} formulas)`;
    return [
      {
        ...withGoal("workbench.size", "workbench: loaded at start, gzipped", startMb, GOALS.startMb),
        unit: "MB",
      },
      withGoal("workbench.first", "workbench: first sheet, calculated", median(firstMs), GOALS.firstGridMs),
      withGoal("workbench.open", `workbench: ${named} opened and calculated`, opening.ms, GOALS.openMs),
      withGoal("workbench.open.task", `workbench: longest task meanwhile`, opening.taskMs, GOALS.openTaskMs),
      withGoal("workbench.edit", `workbench: Enter to new values, ${named}`, median(waits), GOALS.editMs),
      withGoal("workbench.edit.task", "workbench: longest task of these edits", editTaskMs, GOALS.editTaskMs),
      {
        id: "workbench.recalculation",
        what: "workbench: results that another calculation finds different",
        unit: "",
        ours: found.length,
        goal: { most: 0, of: "figure" },
        remark: summary,
      },
    ];
  } finally {
    await browser.close();
    await server.close();
  }
}

function withGoal(id: string, what: string, ms: number, goalMs: number): Row {
  return { id, what, unit: "ms", ours: ms, goal: { most: goalMs, of: "figure" } };
}

function formulasIn({ sheets }: WorkbookSpec): number {
  return sheets.flatMap(({ cells }) => cells.filter(({ kind }) => kind === "formula")).length;
}

/** MB that the page loads until its first sheet is calculated, as they are sent. */
async function sizeAtStart(browser: Browser, origin: string): Promise<number> {
  const { context, page } = await openWorkbench(browser, origin, { savesFiles: false });
  const bytes = await page.evaluate(() => {
    const [end] = performance.getEntriesByName("first sheet");
    if (!end) throw new Error("the page does not report its first sheet");
    return ["navigation", "resource"]
      .flatMap((type) => performance.getEntriesByType(type) as PerformanceResourceTiming[])
      .filter(({ startTime }) => startTime <= end.startTime)
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  });
  await context.close();
  return bytes / 1e6;
}

/** What opening a workbook takes, the medians of some times; the last of them stays open. */
async function openings(
  { page }: WorkbenchPage,
  spec: WorkbookSpec,
): Promise<{ ms: number; taskMs: number }> {
  const waits: number[] = [];
  const tasks: number[] = [];
  for (let opening = 0; opening < OPENINGS; opening++) {
    // Timed in the page, and without handing the workbook over from here, a task that takes as long as opening it.
    const plan = await page.evaluateHandle((given) => given, spec);
    await longestTask(page);
    const wait = await plan.evaluate(async (given) => {
      const started = performance.now();
      globalThis.workbench.session.open(given);
      await globalThis.workbench.session.read();
      return performance.now() - started;
    });
    waits.push(wait);
    tasks.push(await longestTask(page));
  }
  return { ms: median(waits), taskMs: median(tasks) };
}

/** Milliseconds from Enter to the moment at which all results of a changed input are in the grid. */
async function editWaits(
  workbench: WorkbenchPage,
  { sheet, at, row, column, rule, value }: Input,
): Promise<number[]> {
  if (typeof value !== "number" || rule.kind === "list") throw new Error(`${sheet}!${at} holds no number`);
  await workbench.showSheet(sheet);
  await longestTask(workbench.page);
  const waits: number[] = [];
  for (let edit = 1; edit <= EDITS; edit++) {
    const next = edit % 2 === 0 ? value : value < rule.maximum ? value + 1 : rule.minimum;
    waits.push(await editWait(workbench, { sheet, at, row, column }, next));
  }
  return waits;
}
