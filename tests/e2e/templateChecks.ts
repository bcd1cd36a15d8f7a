import assert from "node:assert/strict";
import { calculate } from "../../src/calculator/calculate";
import { loadFunctions } from "../../src/cli/loadFunctions";
import { templates } from "../../src/templates/templates";
import { layout } from "../../src/workbook/layout";
import type { Check, Subject } from "./check";
import { expectedContents, foundContents } from "./drawnContents";
import { openExcel, type OpenedExcel } from "./openExcel";
import { paneSays } from "./paneSays";

/** So many differences say enough. */
const SHOWN = 10;

/** Every template, drawn by the pane and read back: what Excel holds is what the template's plan says. */
export function templateChecks({ browser, build }: Subject): Check[] {
  let opened: OpenedExcel | undefined;
  const gallery = async () => {
    if (!opened) {
      opened = await openExcel(browser, build, { sets: { ExcelApi: "1.13" } });
      await opened.frame.getByRole("tab", { name: "Templates" }).click();
    }
    opened.excel.reset();
    return opened;
  };
  const inserted = templates.map((template) => ({
    name: `pane Templates inserts ${template.title}: cells, formulas, values, tables, checks, charts and names`,
    keeps: (context: OpenedExcel["context"]) => context === opened?.context,
    async run() {
      const { excel, frame, settle } = await gallery();
      await frame
        .getByRole("button", { name: `Insert ${template.title} into this workbook`, exact: true })
        .click();
      const said = await paneSays(frame, /is on the sheets/);
      assert.ok(said.startsWith(`${template.title} is on the sheets`), said);
      await excel.idle();
      const { host } = loadFunctions(build.folder);
      const expected = expectedContents(calculate(layout(template.plan().spec), host));
      const found = foundContents(excel.workbook, excel.workbook.sheets.slice(1));
      const missing = expected.filter((line) => !found.includes(line));
      const added = found.filter((line) => !expected.includes(line));
      assert.deepEqual([missing.slice(0, SHOWN), added.slice(0, SHOWN)], [[], []]);
      assert.equal(found.length, expected.length);
      assert.deepEqual(await settle(), []);
    },
  }));
  return [
    ...inserted,
    {
      name: "pane Templates shows every template once",
      keeps: (context) => context === opened?.context,
      async run() {
        const { frame } = await gallery();
        const titles = await frame.locator("#templates h3").allTextContents();
        assert.deepEqual(
          titles,
          templates.map(({ title }) => title),
        );
      },
    },
  ];
}
