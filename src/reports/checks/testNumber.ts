/** Header of the column of the tables Results and Checks that holds the number of a test. */
export const TEST_NUMBER = "Test";

/**
 * The number of a test in a report, by its place among the runs, from 0 on. No two tests have the same, and it goes with its
 * row: formulas find a test by it wherever its row was sorted to.
 */
export function testNumber(place: number): number {
  return place + 1;
}

/** The row of a test in a table, as formula text; `#N/A` where the table has it no more. */
export function rowOfTest(table: "Results" | "Checks", test: number | string): string {
  return `MATCH(${test},${table}[${TEST_NUMBER}],0)`;
}
