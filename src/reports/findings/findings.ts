import type { Finding } from "./finding";
import { LIMITING_CAUSES, type FindingContext, type Rule } from "./rule";

/** What the rules say, and which of them could not be evaluated. */
export interface Findings {
  /** What the sheet Findings shows. */
  findings: Finding[];
  /** What there was no room for. */
  further: Finding[];
  notEvaluated: { rule: string; because: string }[];
}

/** The sheet Findings shows no more. */
const MAX_FINDINGS = 8;

const SEVERITIES = ["problem", "caution", "good", "note"] as const;

/**
 * Evaluates rules on a report's runs: problems first, one sentence a rule, at most eight. A stronger explanation of
 * a run's limit suppresses the weaker ones; the standing sentences are always among the eight.
 */
export function findings(rules: readonly Rule[], context: FindingContext): Findings {
  const notEvaluated: Findings["notEvaluated"] = [];
  const evaluated: { rule: Rule; found: Finding[] }[] = [];
  for (const rule of rules) {
    const because = rule.missing(context);
    if (because === null) evaluated.push({ rule, found: rule.find(context) });
    else notEvaluated.push({ rule: rule.id, because });
  }
  const merged = suppressed(evaluated).flatMap(({ rule, found }) => {
    const one = merge(found, context.labels);
    return one ? [{ rule, finding: one }] : [];
  });
  const standing = merged.filter(({ rule }) => rule.cause === "standing").map(({ finding }) => finding);
  const others = merged
    .filter(({ rule }) => rule.cause !== "standing")
    .map(({ finding }) => finding)
    .sort((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity));
  const room = MAX_FINDINGS - standing.length;
  return { findings: [...others.slice(0, room), ...standing], further: others.slice(room), notEvaluated };
}

/** Leaves out what explains the limit of a run that a stronger cause explains already. */
function suppressed(
  evaluated: readonly { rule: Rule; found: Finding[] }[],
): { rule: Rule; found: Finding[] }[] {
  const explainedBy = new Map<number, number>();
  const isLeft = (rank: number, { runs }: Finding): boolean =>
    runs.every((run) => (explainedBy.get(run) ?? rank) >= rank);
  LIMITING_CAUSES.forEach((_cause, rank) => {
    const left = evaluated
      .filter(({ rule }) => rankOf(rule) === rank)
      .flatMap(({ found }) => found.filter((finding) => isLeft(rank, finding)));
    for (const run of left.flatMap(({ runs }) => runs)) {
      if (!explainedBy.has(run)) explainedBy.set(run, rank);
    }
  });
  return evaluated.map(({ rule, found }) => ({
    rule,
    found: rankOf(rule) < 0 ? found : found.filter((finding) => isLeft(rankOf(rule), finding)),
  }));
}

/** Place of a rule's cause among those that limit a run, -1 for other rules. */
function rankOf({ cause }: Rule): number {
  return (LIMITING_CAUSES as readonly string[]).indexOf(cause);
}

/** One finding of a rule's several: the first, and which other runs it holds for. What is good goes where it is not. */
function merge(found: readonly Finding[], labels: readonly string[]): Finding | null {
  const bad = found.filter(({ severity }) => severity !== "good");
  const shown = bad.length > 0 ? bad : found;
  const [first] = shown;
  if (!first) return null;
  const runs = [...new Set(shown.flatMap((one) => one.runs))];
  const alike = runs.filter((run) => !first.runs.includes(run)).map((run) => labels[run] ?? "");
  return alike.length === 0 ? first : { ...first, runs, also: alike };
}
