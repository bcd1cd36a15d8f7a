import fs from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { chromiumOptions, findChromium } from "../build/findChromium";
import { serveFolder } from "../build/serveFolder";
import type { WorkbookSpec } from "../src/workbook/spec";
import { inputsOf, TEMPLATES, type Input } from "../tests/workbench/model";
import { openWorkbench } from "../tests/workbench/openWorkbench";
import { recalculation } from "../tests/workbench/recalculation";
import type { WorkbenchPage } from "../tests/workbench/workbenchPage";
import { editWait } from "./editWait";
import { median } from "./median";
import type { Row } from "./row";

const PAGE = fileURLToPath(new URL("../dist/workbench", import.meta.url));
const OPENINGS = 3;
const EDITS = 25;
/** A round of ten templates takes minutes: `ROUNDS=50 npm run bench -- workbench` is the long form. */
const ROUNDS = Number(process.env["ROUNDS"] ?? 2);
const SEED = 1;
const GOALS = { firstGridMs: 5000, editMs: 200 };

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
    const waits = await editWaits(opened, largest.spec, input);
    await opened.context.close();
    const { summary, found } = await recalculation(subject, { rounds: ROUNDS, seed: SEED });
    for (const line of found) console.log(line);
    return [
      judged("workbench.first", "workbench: first sheet, calculated", median(firstMs), GOALS.firstGridMs),
      judged(
        "workbench.edit",
        `workbench: Enter to new values, ${largest.id} (${largest.size} formulas)`,
        median(waits),
        GOALS.editMs,
      ),
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

function judged(id: string, what: string, ms: number, goalMs: number): Row {
  return { id, what, unit: "ms", ours: ms, goal: { most: goalMs, of: "figure" } };
}

function formulasIn({ sheets }: WorkbookSpec): number {
  return sheets.flatMap(({ cells }) => cells.filter(({ kind }) => kind === "formula")).length;
}

/** Milliseconds from Enter to the moment at which all results of a changed input are in the grid. */
async function editWaits(
  workbench: WorkbenchPage,
  spec: WorkbookSpec,
  { sheet, at, row, column, rule, value }: Input,
): Promise<number[]> {
  if (typeof value !== "number" || rule.kind === "list") throw new Error(`${sheet}!${at} holds no number`);
  const { page } = workbench;
  await page.evaluate((plan) => void globalThis.workbench.session.open(plan), spec);
  await page.evaluate(() => globalThis.workbench.session.read());
  await workbench.showSheet(sheet);
  const waits: number[] = [];
  for (let edit = 1; edit <= EDITS; edit++) {
    const next = edit % 2 === 0 ? value : value < rule.maximum ? value + 1 : rule.minimum;
    waits.push(await editWait(workbench, { sheet, at, row, column }, next));
  }
  return waits;
}
