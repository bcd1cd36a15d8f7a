import path from "node:path";
import { loadAxe } from "../browser/axeViolations";
import { expect, test } from "./addInTest";
import { LOOKS } from "./pageTests";
import { PANE_STATES } from "./paneStates";

const AXE = path.join(__dirname, "node_modules/axe-core/axe.min.js");

for (const look of LOOKS) {
  test(`pane breaks no rule of axe in ${look.name}`, async ({ openExcel }) => {
    const { frame } = await openExcel({ media: look.media });
    const violations = await loadAxe(frame, AXE);
    const found: string[] = [];
    for (const { name, reach } of PANE_STATES) {
      await reach(frame);
      found.push(...(await violations()).map((violation) => `${name}: ${violation}`));
    }
    expect(found).toEqual([]);
  });
}
