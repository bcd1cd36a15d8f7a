/* global addEventListener */
import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { CHROMIUM_ARGUMENTS, findChromium } from "../build/findChromium.ts";
import { serveFolder } from "../build/serveFolder.ts";
import { median } from "./median.mjs";

const PAGE = fileURLToPath(new URL("../dist/workbench", import.meta.url));
const OPENINGS = 3;
const EDITS = 25;
/** A round of ten templates takes minutes: `ROUNDS=50 npm run bench -- workbench` is the long form. */
const ROUNDS = Number(process.env.ROUNDS ?? 2);
const SEED = 1;
const GOALS = { firstGridMs: 5000, editMs: 200 };

/** How long a user of the workbench waits, and whether its formulas agree with src/calculator. */
export async function workbench() {
  const executablePath = findChromium();
  if (!executablePath || !fs.existsSync(PAGE)) {
    const remark = "it needs Chromium and npm run build:workbench";
    return [{ id: "workbench", what: "workbench", unit: "ms", ours: null, remark }];
  }
  const requireTypeScript = createRequire(import.meta.url)("../build/requireTypeScript.js");
  const fromTests = (file) => requireTypeScript(path.join(import.meta.dirname, "../tests/workbench", file));
  const { openWorkbench } = fromTests("openWorkbench.ts");
  const { recalculation } = fromTests("recalculation.ts");
  const { TEMPLATES, inputsOf } = fromTests("model.ts");
  const server = await serveFolder(PAGE);
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGUMENTS });
  const subject = { browser, origin: server.origin };
  try {
    const firstMs = [];
    for (let opening = 0; opening < OPENINGS; opening++) {
      const { readyMs, context } = await openWorkbench(browser, server.origin);
      firstMs.push(readyMs);
      await context.close();
    }
    const largest = TEMPLATES.map((template) => ({ ...template, size: formulasIn(template.spec) })).sort(
      (a, b) => b.size - a.size,
    )[0];
    const [input] = inputsOf(largest.spec).filter(
      ({ rule, value }) => rule.kind !== "list" && value !== null,
    );
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

function judged(id, what, ms, goalMs) {
  return { id, what, unit: "ms", ours: ms, goal: { most: goalMs, of: "figure" } };
}

function formulasIn({ sheets }) {
  return sheets.flatMap(({ cells }) => cells.filter(({ kind }) => kind === "formula")).length;
}

/** Milliseconds from Enter to the moment at which all results of a changed input are in the grid. */
async function editWaits(workbench, spec, { sheet, at, row, column, rule, value }) {
  const { page } = workbench;
  await page.evaluate((plan) => void globalThis.workbench.session.open(plan), spec);
  await page.evaluate(() => globalThis.workbench.session.read());
  await workbench.showSheet(sheet);
  const waits = [];
  for (let edit = 1; edit <= EDITS; edit++) {
    const next = edit % 2 === 0 ? value : value < rule.maximum ? value + 1 : rule.minimum;
    await workbench.select(at);
    await page.keyboard.type(String(next));
    const waiting = await page.evaluateHandle(
      ([name, r, c, expected]) => {
        const { grid } = globalThis.workbench;
        const sheets = Object.values(grid.contents().snapshot.sheets);
        const cell = {
          sheetId: sheets.find((one) => one.name === name).id,
          row: r,
          column: c,
          rows: 1,
          columns: 1,
        };
        const wait = async () => {
          await new Promise((pressed) => addEventListener("keydown", pressed, { once: true, capture: true }));
          const started = performance.now();
          while (grid.valuesOf(cell)[0][0] !== expected) await new Promise((resolve) => setTimeout(resolve));
          await grid.calculated();
          return performance.now() - started;
        };
        return { waited: wait() };
      },
      [sheet, row, column, next],
    );
    await page.keyboard.press("Enter");
    waits.push(await waiting.evaluate(({ waited }) => waited));
  }
  return waits;
}
