/* global addEventListener */
import path from "node:path";
import { openWorkbench } from "./openWorkbench.mjs";

const EDITS = 7;

/** How long a user waits: for the calculated first sheet, and from Enter to the new result. */
export async function figures({ browser, origin, folder }) {
  const workbench = await openWorkbench(browser, origin);
  const { page, readyMs } = workbench;
  await page.screenshot({ path: path.join(folder, "start.png") });
  const waits = [];
  for (let edit = 0; edit < EDITS; edit++) {
    await workbench.select("B12");
    await page.keyboard.type(String(10 + edit));
    const waiting = await page.evaluateHandle(() => {
      const result = () => globalThis.workbench.grid.contents().snapshot.sheets["sheet-0"].cellData[14][1].v;
      const before = result();
      const wait = async () => {
        await new Promise((resolve) => addEventListener("keydown", resolve, { once: true, capture: true }));
        const pressed = performance.now();
        while (result() === before) await new Promise((resolve) => setTimeout(resolve));
        return performance.now() - pressed;
      };
      return { waited: wait() };
    });
    await page.keyboard.press("Enter");
    waits.push(await waiting.evaluate(({ waited }) => waited));
  }
  await workbench.context.close();
  waits.sort((a, b) => a - b);
  return [
    `first sheet, calculated: ${Math.round(readyMs)} ms`,
    `Enter to the new result: ${Math.round(waits[(EDITS - 1) / 2])} ms (median of ${EDITS}, ${Math.round(waits[0])} to ${Math.round(waits.at(-1))})`,
  ];
}
