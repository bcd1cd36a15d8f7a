import { calculate } from "../../src/calculator/calculate";
import { loadFunctions } from "../../src/cli/loadFunctions";
import { gallery } from "../../src/templates/gallery";
import { layout } from "../../src/workbook/layout";
import { LONG } from "../browser/longTests";
import { expect, test } from "./addInTest";
import { expectedContents, foundContents } from "./drawnContents";
import { paneSays } from "./paneSays";
import { BUILD } from "./shippedBuild";

/** The template that is not left to the long tests: the one that most begin with. */
const SHORT = "hosts";

/** Differences of each kind that a failure shows. */
const MAX_SHOWN = 10;

for (const template of gallery) {
  const tag = template.id === SHORT ? [] : LONG;
  test(
    `inserts ${template.title}: cells, formulas, values, tables, checks, charts and names`,
    { tag },
    async ({ gallery: { excel, frame, settle } }) => {
      await frame
        .getByRole("button", { name: `Insert ${template.title} into this workbook`, exact: true })
        .click();
      const text = await paneSays(frame, /is on the sheets/);
      expect(text.startsWith(`${template.title} is on the sheets`), text).toBe(true);
      await excel.idle();
      const { host } = loadFunctions(BUILD.folder);
      const expected = expectedContents(calculate(layout(template.plan().spec), host));
      const found = foundContents(excel.workbook, excel.workbook.sheets.slice(1));
      const missing = expected.filter((line) => !found.includes(line));
      const added = found.filter((line) => !expected.includes(line));
      expect([missing.slice(0, MAX_SHOWN), added.slice(0, MAX_SHOWN)]).toEqual([[], []]);
      expect(found.length).toBe(expected.length);
      expect(await settle()).toEqual([]);
    },
  );
}
test("shows every template once", async ({ gallery: { frame } }) => {
  const titles = await frame.locator("#templates h3").allTextContents();
  expect(titles).toEqual(gallery.map(({ title }) => title));
});
