import type { Source } from "../../src/model/evidence/evidence";

/** What came of the comparison with a public document. */
export const STATES = ["confirmed", "corrected", "open"] as const;

/** Confirmed as it stood; corrected to what the source says; open where no source settles it. */
export type State = (typeof STATES)[number];

/** A statement about a product or a tool, and the public document that it was compared with. */
export interface Claim {
  /** As it is written there, at least in part. */
  says: string;
  /** The id of a template, or the path of the source file that writes a report's text. */
  where: string;
  state: State;
  source: Source;
  note?: string;
}

type Entry = readonly [says: string, state: State, source: Source, note?: string];

/** Claims that are all made in one place. */
export function claimsOf(where: string, entries: readonly Entry[]): Claim[] {
  return entries.map(([says, state, source, note]) => ({
    says,
    where,
    state,
    source,
    ...(note === undefined ? {} : { note }),
  }));
}
