import type { MergedRun } from "./mergedRun";

/**
 * The case of each run of an output: runs of one test have one, that of the best report. Loose files of different tests may
 * have one folder in their titles and one run definition (RD): their cases are numbered.
 */
export function distinctCases(runs: readonly MergedRun[]): string[] {
  const caseOfTest = new Map<number, string>();
  for (const { report, test } of runs) if (!caseOfTest.has(test)) caseOfTest.set(test, report.caseName);
  const nameOf = ({ report, test }: MergedRun): string => caseOfTest.get(test) ?? report.caseName;
  const testOfName = new Map<string, number>();
  const alike = new Map<string, Set<number>>();
  for (const run of runs) {
    const name = JSON.stringify([nameOf(run), run.row.run]);
    const other = testOfName.get(name) ?? run.test;
    testOfName.set(name, other);
    if (other === run.test) continue;
    const tests = alike.get(nameOf(run)) ?? new Set();
    alike.set(nameOf(run), tests.add(other).add(run.test));
  }
  return runs.map((run) => {
    const number = [...(alike.get(nameOf(run)) ?? [])].indexOf(run.test) + 1;
    return number === 0 ? nameOf(run) : `${nameOf(run)} (${number})`;
  });
}
