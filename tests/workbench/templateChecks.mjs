import { differences, inputsOf, modelResults, TEMPLATES, withEntries } from "./model.mjs";
import { recalculate } from "./recalculation.mjs";

/** Random inputs that each template is recalculated with; `npm run bench` makes more. */
const ROUNDS = { rounds: 2, seed: 7 };

/** Each template, opened from the pane: one input typed, then many changed at once. */
export function templateChecks() {
  return bySize(TEMPLATES).map(({ id, title, spec }) => ({
    name: `template ${id} opens live: a changed input, then random ones, give the results of the model`,
    run: async (workbench) => {
      await workbench.showTab("Templates");
      await workbench.press(`Open ${title} as a new workbook`);
      await workbench.paneSays(`${title} is open.${remarkOnCharts(spec)}`);
      const changed = anotherEntry(spec);
      await workbench.showSheet(changed.sheet);
      await workbench.type(changed.at, String(changed.value));
      const found = differences(modelResults(withEntries(spec, [changed])), await workbench.sheets());
      if (found.length > 0) throw new Error(found.slice(0, 5).join("\n"));
      const random = await recalculate(workbench, { id, spec }, ROUNDS);
      if (random.found.length > 0) throw new Error(random.found.slice(0, 20).join("\n"));
    },
  }));
}

/** What the pane says of charts, which the grid does not draw: in its answer, not as trouble. */
function remarkOnCharts({ sheets }) {
  const count = sheets.reduce((sum, { charts = [] }) => sum + charts.length, 0);
  if (count === 0) return "";
  return count === 1
    ? " A chart is not drawn here: Download .xlsx has it."
    : ` ${count} charts are not drawn here: Download .xlsx has them.`;
}

/** The largest first: begun last, it would keep the others' places waiting. */
function bySize(templates) {
  const size = ({ sheets }) => sheets.reduce((sum, { cells }) => sum + cells.length, 0);
  return [...templates].sort((a, b) => size(b.spec) - size(a.spec));
}

/** The first numeric input of a template, with another value than it has. */
function anotherEntry(spec) {
  const inputs = inputsOf(spec).filter(({ value }) => value !== null);
  const numeric =
    inputs.find(({ rule }) => rule.kind === "whole") ?? inputs.find(({ rule }) => rule.kind !== "list");
  if (numeric) {
    const { minimum, maximum } = numeric.rule;
    const more = numeric.rule.kind === "whole" ? numeric.value + 1 : numeric.value * 1.25;
    return { ...numeric, value: more <= maximum ? more : minimum };
  }
  const [listed] = inputs;
  return { ...listed, value: listed.rule.values.find((value) => value !== listed.value) };
}
