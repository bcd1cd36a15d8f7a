import fs from "node:fs";
import { createRequire } from "node:module";

const require = createRequire(new URL("../../tools/workbench/package.json", import.meta.url));

/** The page around the grid by the rules of axe: header, pane with each tab, message line. */
export function accessChecks() {
  const axe = fs.readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");
  return ["light", "dark"].map((colorScheme) => ({
    name: `axe finds nothing around the grid in ${colorScheme}`,
    own: { colorScheme },
    run: async (workbench) => {
      await workbench.page.evaluate(axe);
      for (const tab of ["Import", "Templates", "Functions"]) {
        await workbench.showTab(tab);
        const panel = workbench.page.locator(`[role="tabpanel"]:visible`);
        await panel.locator("button").first().waitFor();
        const found = await workbench.page.evaluate(async () => {
          // The grid is Univer's own.
          const { violations } = await globalThis.axe.run({
            exclude: [["#grid > *"], ["body > [class*=univer]"]],
          });
          return violations.flatMap(({ id, nodes }) =>
            nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
          );
        });
        if (found.length > 0) throw new Error([`tab ${tab}`, ...found].join("\n"));
      }
    },
  }));
}
