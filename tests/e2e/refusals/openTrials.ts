import path from "node:path";
import type { Browser, Frame } from "@playwright/test";
import { build } from "esbuild";
import { openFrame, partsOf, watchHost } from "../openExcel";
import type { OpenedPage } from "../openPage";
import { BUILD } from "../shippedBuild";
import { pressInPane } from "../press";
import type { TrialWindow } from "./hostPage";
import { pressOnMessage, shortenPauses } from "./pressOnMessage";

/** Requirement sets of the Excel that is opened. */
const SETS = { ExcelApi: "1.13" };

/** Pauses shorter than the first, in ms, take so many times less. */
const PAUSES = [2000, 50] as const;

/**
 * Opens the add-in as `openExcel` does, with Excel inside of the window around it instead of beside the tests: requests
 * do not have to leave the browser, which takes longer than all else about them.
 */
export async function openTrials(browser: Browser): Promise<OpenedPage> {
  const parts = partsOf(BUILD);
  const watched = await watchHost(browser, BUILD, parts, {});
  const { page } = watched;
  await page.addInitScript(`(${pressOnMessage.toString()})(${pressInPane.toString()})`);
  await page.goto(`${parts.origin}/`);
  await page.addScriptTag({ content: await bundledHost() });
  const { url, ...options } = parts;
  const windowName = await page.evaluate(
    (given) => (globalThis as unknown as TrialWindow).startExcel(given),
    { ...options, sets: SETS },
  );
  const frame = await openFrame(page, windowName, url);
  await frame.evaluate(() => Office.onReady());
  await frame.evaluate(shortenPauses, PAUSES);
  return { ...watched, frame };
}

/** Stops drawing the pane: nobody looks, and its buttons can be pressed all the same. */
export async function hidePane(frame: Frame): Promise<void> {
  await frame.evaluate(() => {
    document.documentElement.style.display = "none";
  });
}

async function bundledHost(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(__dirname, "hostPage.ts")],
    bundle: true,
    format: "iife",
    platform: "browser",
    target: "es2022",
    // Reads files of workbooks, which no trial inserts.
    external: ["exceljs"],
    write: false,
    logLevel: "silent",
  });
  return outputFiles.map(({ text }) => text).join("\n");
}
