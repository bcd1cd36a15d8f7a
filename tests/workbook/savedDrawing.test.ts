import { layout } from "../../src/workbook/layout";
import { gallery } from "../../src/templates/gallery";

test.each(gallery.map((template) => [template.id, template] as const))(
  "%s: a drawing survives being saved by a browser, formulas of table columns included",
  (_, template) => {
    const drawing = layout(template.plan().spec);
    expect(structuredClone(drawing)).toEqual(drawing);
  },
);
