import { layout } from "../../src/workbook/layout";
import { templates } from "../../src/templates/templates";

test.each(templates.map((template) => [template.id, template] as const))(
  "%s: a drawing survives being saved by a browser, formulas of table columns included",
  (_, template) => {
    const drawing = layout(template.plan().spec);
    expect(structuredClone(drawing)).toEqual(drawing);
  },
);
