import type { Fact } from "../facts/fact";
import { FACTS } from "../facts/facts";
import { isAccepted } from "../sheets/accepts";
import type { CellValue } from "../workbook/spec";
import type { DesignParts } from "./designWorkbook";
import { COVER_OF, TYPED } from "./linkedFacts";
import { OPTION_NAMES, OPTION_ROWS } from "./optionInputs";
import { PLAN_INPUTS } from "./planInputs";

/** What a design takes over from facts that were typed before there was one. */
export interface FactsTaken {
  parts: Pick<DesignParts, "options" | "plan" | "cover">;
  taken: readonly Fact[];
  /** Typed facts that a design solves, takes from the estate, or would not accept. */
  left: readonly Fact[];
}

/** What a design solves or calculates though it has a cell to type it. */
const SOLVED: readonly string[] = [FACTS.hosts.id];

/**
 * What a design takes over from facts: what its first option, its growth and its names ask for, as far as something else than
 * the default was typed.
 *
 * @param values Values of facts by id.
 */
export function factsTaken(values: ReadonlyMap<string, CellValue>): FactsTaken {
  const option: Record<string, string | number> = {};
  const plan: Record<string, string | number> = {};
  const cover: Record<string, string | number> = {};
  const [taken, left]: [Fact[], Fact[]] = [[], []];
  for (const fact of Object.values<Fact>(FACTS)) {
    const value = values.get(fact.id);
    const isTyped = (typeof value === "string" && value !== "") || typeof value === "number";
    if (fact.derived === true || !isTyped || value === fact.value) continue;
    const place = placeOf(fact);
    if (!place || !isAccepted(value, place.accepts)) {
      left.push(fact);
      continue;
    }
    ({ option, plan, cover })[place.part][place.id] = value;
    taken.push(fact);
  }
  const [first] = OPTION_NAMES;
  return {
    parts: { ...(taken.length > 0 ? { options: { [first]: option } } : {}), plan, cover },
    taken,
    left,
  };
}

/** Where a design asks for a fact; nothing where it does not. */
function placeOf(
  fact: Fact,
): { part: "option" | "plan" | "cover"; id: string; accepts: Fact["accepts"] } | undefined {
  const { id, accepts } = fact;
  const [ofOption, ofPlan] = [OPTION_ROWS, PLAN_INPUTS].map((rows) => rows.find((row) => row.id === id));
  if (ofPlan) return { part: "plan", id, accepts: ofPlan.accepts };
  if (ofOption && !SOLVED.includes(id)) return { part: "option", id, accepts: ofOption.accepts };
  const ofCover = COVER_OF.get(id);
  if (ofCover !== undefined) return { part: "cover", id: ofCover, accepts };
  return TYPED.some((one) => one.id === id) ? { part: "plan", id, accepts } : undefined;
}
