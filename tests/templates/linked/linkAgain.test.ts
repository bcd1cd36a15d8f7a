import { FACTS } from "../../../src/facts/facts";
import { linkIn } from "../../../src/sheets/links";
import { gallery } from "../../../src/templates/gallery";
import { cellName } from "../../../src/workbook/address";
import { formulaAt } from "../../../src/workbook/formulaText";
import { layout } from "../../../src/workbook/layout";
import { linkedFormula } from "../../../src/workbook/linkedFormula";
import { renameForWorkbook } from "../../../src/workbook/names/renameForWorkbook";
import { factName } from "../../../src/facts/fact";
import { linksOf } from "./facts";
import { linkedInputs } from "./linkedCells";

const LINKS = linksOf({});
const LINKED = gallery
  .map((template) => ({ template, plan: template.plan(LINKS) }))
  .filter(({ plan }) => linkedInputs(plan).length > 0);

test("templates are linked", () => {
  expect(LINKED.length).toBeGreaterThanOrEqual(8);
});

test.each(LINKED.map(({ template: { id }, plan }) => [id, plan] as const))(
  "%s: the look of every linked input shows what it follows",
  (_id, plan) => {
    const looks = plan.spec.sheets.flatMap(({ name, conditionalFormats = [] }) =>
      conditionalFormats.flatMap(({ formula }) => {
        const link = linkIn(`=${formula}`);
        return link ? [`${name}!${cellName(link.row, link.column)} =${link.formula}`] : [];
      }),
    );
    const inputs = linkedInputs(plan).map(
      ({ sheet, at, formula }) => `${sheet}!${at} =${linkedFormula(formula)}`,
    );
    expect([...looks].sort()).toEqual([...inputs].sort());
  },
);

test.each(LINKED.map(({ template: { id }, plan }) => [id, plan] as const))(
  "%s: new names for its sheets leave the names of facts as they are",
  (_id, plan) => {
    const drawing = layout(plan.spec);
    const existing = {
      sheets: drawing.sheets.map(({ name }) => name),
      names: [...Object.values(FACTS).map(factName), ...drawing.names.map(({ name }) => name)],
      tables: [],
    };
    const { drawing: renamed, renames } = renameForWorkbook(drawing, existing);
    expect(renames.map(({ from }) => from)).not.toContainEqual(expect.stringMatching(/^Plan_/));
    const renamedSheet = new Map(renames.map(({ from, to }) => [from, to]));
    for (const { sheet, area, formula } of linkedInputs(plan)) {
      const there = renamed.sheets.find(({ name }) => name === (renamedSheet.get(sheet) ?? sheet));
      const found = there?.formulas[area.row]?.[area.column];
      expect(found && formulaAt(found, area.row)).toBe(linkedFormula(formula));
    }
  },
);
