import fs from "node:fs";
import path from "node:path";
import { calculate } from "../../src/calculator/calculate";
import { gallery } from "../../src/templates/gallery";
import { layout } from "../../src/workbook/layout";
import { writeXlsx } from "../../src/workbook/writers/xlsx/writeXlsx";
import { sourceFunctions } from "../sourceFunctions";

const folder = path.resolve(__dirname, "../../templates");

/** After a change of a template: `npm run templates` writes them anew. */
test.each(gallery.map((template) => [template.id, template] as const))(
  "templates/%s.xlsx is what its definition writes, byte for byte",
  async (id, template) => {
    const { output, losses } = await writeXlsx(calculate(layout(template.plan().spec), sourceFunctions));
    expect(losses).toEqual([]);
    const committed = fs.readFileSync(path.join(folder, `${id}.xlsx`));
    expect(Buffer.compare(Buffer.from(output), committed)).toBe(0);
  },
);

test("the folder holds the templates and nothing else", () => {
  expect(fs.readdirSync(folder).sort()).toEqual(gallery.map(({ id }) => `${id}.xlsx`).sort());
});
