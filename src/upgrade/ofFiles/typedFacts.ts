import type { NamedRuns } from "../../reports/comparison/pairRuns";
import { CLUSTER_FACT_INPUTS } from "../../reports/inputs/clusterFactInputs";
import { type ClusterFacts, NO_FACTS } from "../../reports/inputs/clusterFacts";
import { completedFacts } from "../../reports/measures/completedFacts";
import { isEntered } from "../../reports/sheets/factOrigin";
import { isAccepted } from "../../sheets/accepts";
import { parseCell } from "../../workbook/address";
import { enteredInputs } from "../../workbook/enteredInputs";
import { type ShownSheet, type ShownSheets, shownText } from "../../workbook/shownSheet";
import type { EarlierPlan } from "../earlierPlan";

/** What is next to a fact in earlier releases, if it was entered before the report was created. */
const GIVEN = "given";

/** Cluster facts of an earlier report that are not from its files. */
export function typedFacts(
  { inputs }: Pick<EarlierPlan, "inputs">,
  shown: ShownSheets,
  { imports }: { imports: readonly NamedRuns[] },
): ClusterFacts {
  const facts: Record<string, unknown> = { ...NO_FACTS };
  const inFiles = completedFacts(
    NO_FACTS,
    imports.flatMap(({ runs }) => runs),
  );
  for (const { input, on, cell, value } of enteredInputs(inputs, shown).entered) {
    const fact = CLUSTER_FACT_INPUTS.find(({ name }) => name === input.id);
    if (!fact || value === null || value === "" || typeof value === "boolean") continue;
    const { text, formula } = originOf(shown.get(on), cell);
    const began = input.default === undefined ? inFiles[fact.key] : input.default;
    const isGiven = formula === undefined ? value !== began || text === GIVEN : isEntered(formula, value);
    if (isGiven && isAccepted(value, fact.accepts)) facts[fact.key] = value;
  }
  return facts as unknown as ClusterFacts;
}

/** What is two columns right of a fact: where its value is from. The text of a formula may be that of an earlier value. */
function originOf(sheet: ShownSheet | undefined, at: string): { text: string; formula?: string | undefined } {
  const cell = parseCell(at);
  if (!sheet || !cell) return { text: "" };
  const [row, column] = [cell.row, cell.column + 2];
  return { text: shownText(sheet, row, column), formula: sheet.formulas[row]?.[column] };
}
