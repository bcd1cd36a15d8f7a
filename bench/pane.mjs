import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { CHROMIUM_ARGUMENTS, findChromium } from "../build/findChromium.ts";
import { median } from "./median.mjs";

const DIST = fileURLToPath(new URL("../dist", import.meta.url));
const OPENINGS = 5;

/** How long a user of Excel waits for the pane: until it takes files, and until Excel answers it through office.js. */
export async function pane() {
  const executablePath = findChromium();
  if (!executablePath) return rows([]);
  const requireTypeScript = createRequire(import.meta.url)("../build/requireTypeScript.js");
  const { openExcel, manifestOf } = requireTypeScript(
    path.join(import.meta.dirname, "../tests/e2e/openExcel.ts"),
  );
  const { paneUrl } = manifestOf({ folder: DIST, base: "" });
  const build = { folder: DIST, base: path.posix.dirname(paneUrl) };
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGUMENTS });
  const openings = [];
  try {
    for (let opening = 0; opening < OPENINGS; opening++) {
      const { context, frame } = await openExcel(browser, build, { ready: "#pick-files" });
      openings.push(
        await frame.evaluate(async () => {
          const [page] = performance.getEntriesByType("navigation");
          await globalThis.Office.onReady();
          return { interactiveMs: page.domContentLoadedEventEnd, answeredMs: performance.now() };
        }),
      );
      await context.close();
    }
  } finally {
    await browser.close();
  }
  return rows(openings);
}

function rows(openings) {
  const missing = openings.length === 0 ? "needs Chromium" : undefined;
  const row = (id, what, figures, remark) => ({
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
