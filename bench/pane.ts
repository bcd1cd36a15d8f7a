import path from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { chromiumOptions, findChromium } from "../build/findChromium";
import { manifestOf, openExcel } from "../tests/e2e/openExcel";
import { median } from "./median";
import type { Row } from "./row";

const DIST = fileURLToPath(new URL("../dist", import.meta.url));
const OPENINGS = 5;

/** How long a user of Excel waits for the pane: until it takes files, and until Excel answers it through office.js. */
export async function pane(): Promise<Row[]> {
  if (!findChromium()) return rows([]);
  const { paneUrl } = manifestOf({ folder: DIST, base: "" });
  const build = { folder: DIST, base: path.posix.dirname(paneUrl) };
  const browser = await chromium.launch(chromiumOptions());
  const openings: Opening[] = [];
  try {
    for (let opening = 0; opening < OPENINGS; opening++) {
      const { context, frame } = await openExcel(browser, build, { ready: "#pick-files" });
      openings.push(
        await frame.evaluate(async () => {
          const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
          await Office.onReady();
          return { interactiveMs: page?.domContentLoadedEventEnd ?? NaN, answeredMs: performance.now() };
        }),
      );
      await context.close();
    }
  } finally {
    await browser.close();
  }
  return rows(openings);
}

/** How long one opening of the pane took. */
interface Opening {
  interactiveMs: number;
  answeredMs: number;
}

function rows(openings: readonly Opening[]): Row[] {
  const missing = openings.length === 0 ? "needs Chromium" : undefined;
  const row = (id: string, what: string, figures: readonly number[], remark: string): Row => ({
    ...{ id, what, unit: "ms" },
    ours: missing ? null : median(figures),
    remark: missing ?? remark,
  });
  return [
    row(
      "pane.interactive",
      "pane: page load to a pane that takes files",
      openings.map(({ interactiveMs }) => interactiveMs),
      "Microsoft's library included, from this machine",
    ),
    row(
      "pane.answered",
      "pane: page load to the answer of Excel",
      openings.map(({ answeredMs }) => answeredMs),
      "the Excel of the tests answers at once",
    ),
  ];
}
