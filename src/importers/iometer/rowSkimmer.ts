import type { ResultColumns } from "./resultColumns";
import { rowPatterns } from "./rowPatterns";
import type { TestStep } from "./testStep";

/** Takes a row of a step where it starts in a larger text; `false` where it must be cut out. */
export type RowSkimmer = (rows: SkimmedRows, step: TestStep, text: string, start: number) => boolean;

/** What takes rows, as far as a skimmer needs it. */
interface SkimmedRows {
  addMember(step: TestStep, type: string, fields: readonly string[]): void;
  nameAt(fields: readonly string[], index: number): string;
}

/** The skimmer of the rows below a header, `null` where there is none: most of a large file is read by it. */
export function rowSkimmer(columns: ResultColumns): RowSkimmer | null {
  const patterns = rowPatterns(columns);
  if (!patterns) return null;
  return (rows, step, text, start) => {
    if (step.counts.workers > 0) {
      // Of targets below their workers only the names count.
      const target = matchAt(patterns.target, text, start);
      if (target) step.countTarget(rows.nameAt(target, 1));
      if (target) return true;
    }
    if (matchAt(patterns.processor, text, start)) {
      step.addProcessor();
      return true;
    }
    const member = matchAt(patterns.member, text, start);
    if (!member) return false;
    const fields: string[] = [];
    patterns.memberColumns.forEach((column, i) => (fields[column] = member[i + 2] ?? ""));
    rows.addMember(step, member[1] ?? "", fields);
    return true;
  };
}

function matchAt(pattern: RegExp, text: string, start: number): RegExpExecArray | null {
  pattern.lastIndex = start;
  return pattern.exec(text);
}
