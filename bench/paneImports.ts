import fs from "node:fs";
import { fileURLToPath } from "node:url";
import { type Browser, chromium, type Page } from "@playwright/test";
import { chromiumOptions, findChromium } from "../build/findChromium";
import { serveFolder } from "../build/serveFolder";
import { openWorkbench } from "../tests/workbench/openWorkbench";
import { hcibenchZip, megabytes } from "./inputs";
import { median } from "./median";
import type { MeasureOptions } from "./measures";
import { runCommand } from "./process";
import type { Row } from "./row";

const PAGE = fileURLToPath(new URL("../dist/workbench", import.meta.url));
const ROUNDS = 3;

/** Milliseconds that an import may take. */
const PATIENCE_MS = 120_000;

/**
 * How long the pane takes to read a large zip of HCIBench, time series included, and whether its page answers meanwhile. In the
 * workbench, because Playwright answers no requests of the threads that the pane's worker starts.
 */
export async function paneImports({ folder, quick }: MeasureOptions): Promise<Row[]> {
  const size = quick ? 100 : 1000;
  const zip = hcibenchZip(folder, size);
  const what = `pane: HCIBench zip, ${size.toLocaleString("en-US")} MB unpacked`;
  const rounds: { own: Import; unzip: number | null }[] = [];
  if (findChromium() && fs.existsSync(PAGE)) {
    const server = await serveFolder(PAGE);
    const browser = await chromium.launch(chromiumOptions());
    try {
      for (let round = 0; round < ROUNDS; round++) {
        const own = await importOf(browser, server.origin, zip);
        rounds.push({ own, unzip: runCommand("unzip", "-p", zip).seconds });
      }
    } finally {
      await browser.close();
      await server.close();
    }
  }
  const missing = rounds.length === 0 ? "needs Chromium and npm run build:workbench" : undefined;
  const row = (id: string, unit: string, figure: (of: Import) => number | null, text: string): Row => {
    const figures = rounds.flatMap(({ own }) => figure(own) ?? []);
    const ours = figures.length === 0 ? null : median(figures);
    return {
      id: `pane.import.${id}`,
      what: `${what}${text}`,
      unit,
      ours,
      ...(missing ? { remark: missing } : {}),
    };
  };
  const peers = rounds.flatMap(({ unzip }) => unzip ?? []);
  return [
    {
      ...row("time", "s", ({ seconds }) => seconds, ""),
      peer: { name: "unzip -p", figure: peers.length === 0 ? null : median(peers) },
      remark:
        missing ??
        `with time series; ${(size * 0.6).toFixed(0)} VM files, ${megabytes(zip).toFixed(0)} MB zipped`,
    },
    {
      ...row("longest-task", "ms", ({ longestTaskMs }) => longestTaskMs, ": longest task of the page"),
      goal: { most: 200, of: "figure" },
    },
    row("memory", "MB", ({ peakMb }) => peakMb, ": peak memory of the page and its workers"),
  ];
}

/** What one import took. */
interface Import {
  seconds: number;
  longestTaskMs: number;
  /** `null` where the system does not tell. */
  peakMb: number | null;
}

async function importOf(browser: Browser, origin: string, zip: string): Promise<Import> {
  const { page, context } = await openWorkbench(browser, origin, { savesFiles: false });
  try {
    await watchImport(page);
    await page.locator("#files").setInputFiles(zip);
    await page.locator("#imports > li").waitFor({ timeout: PATIENCE_MS });
    const took = await page.evaluate(() => (globalThis as unknown as Watched).importTook());
    return { ...took, peakMb: await peakOfPagesMb(browser) };
  } finally {
    await context.close();
  }
}

/** What the watched page answers. */
interface Watched {
  importTook(): { seconds: number; longestTaskMs: number };
}

/** Measures in the page, from the choice of the file to the card: what Playwright itself takes does not count. */
async function watchImport(page: Page): Promise<void> {
  await page.evaluate(() => {
    let [begun, ended, longestTaskMs] = [NaN, NaN, 0];
    new PerformanceObserver((list) => {
      for (const { duration, startTime } of list.getEntries())
        if (startTime >= begun) longestTaskMs = Math.max(longestTaskMs, duration);
    }).observe({ type: "longtask" });
    document.getElementById("files")?.addEventListener("change", () => (begun = performance.now()), {
      capture: true,
    });
    const imports = document.getElementById("imports");
    new MutationObserver(() => {
      if (imports?.childElementCount) ended ||= performance.now();
    }).observe(imports ?? document.body, { childList: true });
    (globalThis as unknown as Watched).importTook = () => ({
      seconds: (ended - begun) / 1000,
      longestTaskMs,
    });
  });
}

/** The largest memory that one of the browser's processes for pages had, in MB. */
async function peakOfPagesMb(browser: Browser): Promise<number | null> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  await session.detach();
  const peaks = processInfo
    .filter(({ type }) => type === "renderer")
    .flatMap(({ id }) => {
      const status = `/proc/${id}/status`;
      if (!fs.existsSync(status)) return [];
      return Number(/^VmHWM:\s*(\d+)/m.exec(fs.readFileSync(status, "utf8"))?.[1]) * 1024;
    });
  return peaks.length === 0 ? null : Math.max(...peaks) / 1e6;
}
