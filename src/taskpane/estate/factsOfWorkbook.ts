import { factsTaken, type FactsTaken } from "../../design/factsTaken";
import { type Fact, factName } from "../../facts/fact";
import { FACTS } from "../../facts/facts";
import { counted } from "../../model/units/counted";
import { named } from "../named";
import { recordedPlan } from "../plans/earlierReport";
import type { ReplacedSheets, Spreadsheet } from "../spreadsheet";
import { workbookFacts } from "../templates/workbookFacts";
import { SAMPLE_PLAN } from "./samplePlan";

/** Facts of a workbook of which a design becomes the source. */
export interface FactsOfWorkbook {
  parts: FactsTaken["parts"];
  /** Their names are those of the design from then on. */
  replaced: ReplacedSheets;
  notices: string[];
}

/** The facts that a workbook has without a design; nothing where it has none, or has them of a design. */
export async function factsOfWorkbook(
  beside: Pick<Spreadsheet, "outline" | "read">,
): Promise<FactsOfWorkbook | undefined> {
  const outline = await beside.outline();
  const all = Object.values<Fact>(FACTS).map(factName);
  const names = outline.names.map(({ name }) => name).filter((name) => all.includes(name));
  if (names.length === 0 || recordedPlan(outline, ["design"])) return undefined;
  // Those of the sample design are nobody's answers.
  if (recordedPlan(outline, [SAMPLE_PLAN]) && !recordedPlan(outline, ["facts"])) return undefined;
  const { links } = await workbookFacts(beside);
  const values = new Map(
    Object.values<Fact>(FACTS).map((fact) => [fact.id, links?.values.get(factName(fact)) ?? null]),
  );
  const { parts, taken, left } = factsTaken(values);
  return {
    parts,
    replaced: { sheets: [], names: [], records: [], takenNames: names },
    notices: links ? noticesOn(links.source, taken, left) : [],
  };
}

function noticesOn(source: string, taken: readonly Fact[], left: readonly Fact[]): string[] {
  const labels = (facts: readonly Fact[]): string => named(facts.map(({ label }) => label));
  return [
    `Templates follow sheet Options now, not sheet ${source}.`,
    ...(taken.length === 0
      ? []
      : [`It has ${counted(taken.length, "value")} of sheet ${source}: ${labels(taken)}.`]),
    ...(left.length === 0
      ? []
      : [`Not used, because the design calculates or does not accept them: ${labels(left)}.`]),
  ];
}
