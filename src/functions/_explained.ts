import type { Estimate } from "../model/evidence/estimate";
import { readingEvidence, type Evidence } from "../model/evidence/evidence";
import type { Step } from "../model/evidence/step";
import type { Cell } from "./_cell";

/** What one call of a function reports of itself while it is explained. */
export interface Explained {
  /** Arguments as the function reads them; omitted ones are not listed. */
  given: [name: string, cell: Cell][];
  /** Numbers with a source that the call read, or that its estimate rests on. */
  used: Set<Evidence>;
  estimate: Estimate | null;
  /** The steps of a function that spells them out itself. */
  steps: readonly Step[] | null;
}

/** The call that is being explained; no other call reports anything. */
let reported: Explained | null = null;

/** Runs a call and collects what it reports, so that an explanation is of the call that gave the result. */
export function explained<T>(call: () => T): Explained & { result: T } {
  const own: Explained = { given: [], used: new Set(), estimate: null, steps: null };
  reported = own;
  try {
    const result = readingEvidence((entry) => own.used.add(entry), call);
    return { ...own, result };
  } finally {
    reported = null;
  }
}

/** Whether a call is being explained. */
export function isExplained(): boolean {
  return reported !== null;
}

/** Reports the arguments of a single cell. */
export function reportGiven(cells: Readonly<Record<string, Cell>>): void {
  reported?.given.push(...Object.entries(cells).filter(([, cell]) => cell !== null));
}

/** Reports the estimate that a result is taken from. */
export function reportEstimate(estimate: Estimate): void {
  if (!reported) return;
  reported.estimate = estimate;
  for (const entry of estimate.basis) reported.used.add(entry);
}

/** Reports the steps of a function that spells them out; they are made only where they are asked for. */
export function reportSteps(steps: () => readonly Step[]): void {
  if (reported) reported.steps = steps();
}
