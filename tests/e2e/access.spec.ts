import path from "node:path";
import { loadAxe } from "../browser/axeViolations";
import { SAMPLED } from "../browser/longTests";
import { expect, test } from "./addInTest";
import { LOOKS, showIn } from "./pageTests";
import { PANE_STATES } from "./paneStates";

const AXE = path.join(__dirname, "node_modules/axe-core/axe.min.js");

/** The rules of axe that ask for colors. */
const COLOR_RULES = ["color-contrast", "link-in-text-block"];

/** The look that a short test tries: the contrast on each tab is measured in all of them. */
const SAMPLED_LOOK = "light";

test(
  "the pane breaks no rule of axe, in any state and look",
  { tag: SAMPLED },
  async ({ openExcel, volume }) => {
    const opened = await openExcel();
    const { frame } = opened;
    const violations = await loadAxe(frame, AXE);
    const found: string[] = [];
    const looks = LOOKS.filter(({ name }) => volume === "all" || name === SAMPLED_LOOK);
    for (const { name, reach } of PANE_STATES) {
      await reach(frame);
      for (const [i, look] of looks.entries()) {
        await showIn(look, opened);
        // Looks differ in their colors alone.
        const broken = await violations([], i === 0 ? [] : COLOR_RULES);
        found.push(...broken.map((violation) => `${name} in ${look.name}: ${violation}`));
      }
    }
    expect(found).toEqual([]);
  },
);
