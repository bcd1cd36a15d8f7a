import { times } from "../../volume";
import { type Random, randomNumbers } from "../randomNumbers";
import { bundledUniver, testUniver } from "./bundledUniver";
import type * as Modules from "./univerModules";

/** Univer looks at the browser's idle time once more before it may be disposed of. */
const IDLE_MS = 400;

/** Random workbooks that are opened. */
const WORKBOOKS = times("WORKBOOKS", { all: 200, sample: 4 });

/** Blocks of a random workbook, each with room for 3 rows and 3 columns below the one before. */
const BLOCKS = 6;

let univer: typeof Modules;

beforeAll(async () => {
  if (testUniver === test) univer = await bundledUniver("patched");
});

/** What the cells of a workbook show once it is open, and how often everything was calculated for that. */
async function opened(
  rows: readonly (readonly (string | number)[])[],
  cells: readonly (readonly [row: number, column: number])[],
): Promise<{ values: unknown[]; calculations: number }> {
  const headless = univer.startHeadless(rows, { patches: univer.SERVICE_PATCHES });
  let calculations = 0;
  headless.api.getFormula().calculationStart(() => (calculations += 1));
  const repeated = new univer.RepeatedCalculation(headless.univer, headless.api);
  repeated.watch();
  do await headless.calculated();
  while (repeated.again());
  const values = cells.map(([row, column]) => headless.shown(row, column));
  await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
  headless.univer.dispose();
  return { values, calculations };
}

testUniver("a workbook with a formula that spills is calculated once when it is opened", async () => {
  const rows = [[3, "=SEQUENCE(A1)", "=SUM(B1:B9)"]];
  await expect(
    opened(rows, [
      [2, 1],
      [0, 2],
    ]),
  ).resolves.toEqual({
    values: [3, 6],
    calculations: 1,
  });
});

testUniver(
  "again where formulas refer to spilled cells of each other from the last to the first",
  async () => {
    // Each sum refers to cells that the block in the next row spills into, but not to the block's own formula.
    const rows = [
      ["=SUM(B3:C3)"],
      ["=SUM(B5:C5)"],
      ["=SEQUENCE(1,3,A2)"],
      ["=SUM(B7:C7)"],
      ["=SEQUENCE(1,3,A4)"],
      [1],
      ["=SEQUENCE(1,3,A6)"],
    ];
    const { values, calculations } = await opened(rows, [
      [0, 0],
      [1, 0],
      [3, 0],
    ]);
    // 2 + 3; 6 + 7; 14 + 15.
    expect(values).toEqual([29, 13, 5]);
    expect(calculations).toBeGreaterThan(1);
  },
);

testUniver("again where a formula that spills is blocked by a cell", async () => {
  const rows = [["=SEQUENCE(3)", "=SEQUENCE(3)"], [7]];
  const { values, calculations } = await opened(rows, [
    [0, 0],
    [2, 1],
  ]);
  expect(values).toEqual(["#SPILL!", 3]);
  expect(calculations).toBeGreaterThan(1);
});

testUniver(
  "what an opened workbook shows, it shows when it is calculated once more",
  async () => {
    let settled = 0;
    for (let seed = 1; seed <= WORKBOOKS; seed++) {
      const headless = univer.startHeadless(randomWorkbook(randomNumbers(seed)), {
        patches: univer.SERVICE_PATCHES,
      });
      const repeated = new univer.RepeatedCalculation(headless.univer, headless.api);
      repeated.watch();
      const shown = () =>
        Array.from({ length: 4 * BLOCKS }, (_, row) =>
          Array.from({ length: 6 }, (_column, column) => headless.shown(row, column)),
        );
      await headless.calculated();
      if (!repeated.again()) settled += 1;
      do await headless.calculated();
      while (repeated.again());
      const opened = shown();
      headless.api.getFormula().executeCalculation();
      await headless.calculated();
      const again = shown();
      await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
      headless.univer.dispose();
      expect([seed, opened]).toEqual([seed, again]);
    }
    // Both ways are tried.
    expect(settled).toBeGreaterThan(0);
    expect(settled).toBeLessThan(WORKBOOKS);
  },
  600_000,
);

/**
 * Blocks of results, each of numbers that depend on cells of another block and on a sum of such cells. Which block depends
 * on which is random, without circles.
 */
function randomWorkbook(random: Random): (string | number)[][] {
  const below = (limit: number) => Math.floor(random() * limit);
  const order = Array.from({ length: BLOCKS }, (_, i) => i).sort(() => random() - 0.5);
  const rows: (string | number)[][] = Array.from({ length: 4 * BLOCKS }, () => ["", "", "", "", "", ""]);
  order.forEach((block, i) => {
    const source = order[below(i)];
    const [first, last] = [below(3), 2];
    const cells = `${"BCD"[below(3)]}${4 * (source ?? 0) + first + 1}:D${4 * (source ?? 0) + last + 1}`;
    const row = rows[4 * block];
    if (!row) return;
    row[4] = i === 0 ? 1 + below(9) : `=SUM(${cells})`;
    row[1] = `=SEQUENCE(${1 + below(3)},${1 + below(3)},E${4 * block + 1})`;
    row[5] = i === 0 ? "" : `=COUNT(${cells})+E${4 * block + 1}`;
  });
  return rows;
}
