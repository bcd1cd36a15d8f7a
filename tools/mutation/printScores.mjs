import fs from "node:fs";

/** Prints the score of each folder of a report and of all: killed of those that were tried, uncovered ones included. */
export function printScores(report) {
  const { files } = JSON.parse(fs.readFileSync(report, "utf8"));
  const rows = new Map();
  for (const [file, { mutants }] of Object.entries(files)) {
    const folder = file.split("/").slice(0, 3).join("/");
    for (const row of ["all", folder]) {
      const counts = rows.get(row) ?? {};
      for (const { status } of mutants) counts[status] = (counts[status] ?? 0) + 1;
      rows.set(row, counts);
    }
  }
  const table = [...rows]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([folder, counts]) => {
      const { Killed = 0, Timeout = 0, Survived = 0, NoCoverage = 0, Ignored = 0 } = counts;
      const tried = Killed + Timeout + Survived + NoCoverage;
      const score = tried === 0 ? null : Number(((100 * (Killed + Timeout)) / tried).toFixed(1));
      return {
        folder,
        mutants: tried,
        killed: Killed,
        timeout: Timeout,
        survived: Survived,
        uncovered: NoCoverage,
        ignored: Ignored,
        score,
      };
    });
  console.table(table);
}
