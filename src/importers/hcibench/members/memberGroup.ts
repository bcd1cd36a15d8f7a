import type { BenchmarkRun } from "../../../model/benchmark/benchmarkRun";
import type { Diagnostic } from "../../../model/benchmark/diagnostic";
import type { CaseContext } from "../case/caseContext";
import type { ResultText } from "../text/resultText";
import type { TextSection } from "../text/textSections";

/** The members of one datastore, read, whichever tool made their files. The datastore is known by vCenter's id. */
export interface MemberGroup {
  datastoreId: string | null;
  /** Whether any member finished a test. */
  complete: boolean;
  diagnostics: Diagnostic[];
  /** Whether a section of the text prints the sums of these members. */
  fits(section: TextSection): boolean;
  /** The runs of these members, exact to what the tool printed. */
  runs(input: GroupRunsInput): { runs: BenchmarkRun[]; diagnostics: Diagnostic[] };
}

/** What a group is told for its runs. */
export interface GroupRunsInput {
  context: CaseContext;
  /** The part of the text about these members, where there is one. */
  section: TextSection | null;
  text: ResultText | null;
  /** The datastore's name, or its id where no name is known. */
  datastore: string | null;
  /** Where to point when there is no text. */
  folder: string;
}

/** How far a sum may be from the printed one: half of its last digit, and what sums of doubles lose. */
export const PRINTED_RATE_TOLERANCE = 0.0051;
