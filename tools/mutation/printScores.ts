import fs from "node:fs";

/** A report of Stryker, as far as the scores need it. */
interface Report {
  files: Record<string, { mutants: { status: string }[] }>;
}

/** Prints the score of each folder of a report and of all: killed of those that were tried, uncovered ones included. */
export function printScores(report: string): void {
  const { files } = JSON.parse(fs.readFileSync(report, "utf8")) as Report;
  const rows = new Map<string, Map<string, number>>();
  for (const [file, { mutants }] of Object.entries(files)) {
    const folder = file.split("/").slice(0, 3).join("/");
    for (const row of ["all", folder]) {
      const counts = rows.get(row) ?? new Map<string, number>();
      for (const { status } of mutants) counts.set(status, (counts.get(status) ?? 0) + 1);
      rows.set(row, counts);
    }
  }
  const table = [...rows]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([folder, counts]) => {
      const [killed = 0, timeout = 0, survived = 0, uncovered = 0, ignored = 0] = [
        "Killed",
        "Timeout",
        "Survived",
        "NoCoverage",
        "Ignored",
      ].map((status) => counts.get(status));
      const mutants = killed + timeout + survived + uncovered;
      const score = mutants === 0 ? null : Number(((100 * (killed + timeout)) / mutants).toFixed(1));
      return { folder, mutants, killed, timeout, survived, uncovered, ignored, score };
    });
  console.table(table);
}
