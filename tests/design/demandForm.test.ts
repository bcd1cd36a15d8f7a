import { type DemandForm, hasEstate, hasRowOfEach, rowsMayMove } from "../../src/design/demandForm";
import { gapPoints, rowPoints } from "../../src/design/page/rowPoints";

const form = (clusters: number, targets: number): DemandForm => ({
  poolGhz: Array<null>(clusters).fill(null),
  ...{ patternClasses: 0, targets, labels: [] },
});

test.each<[what: string, form: DemandForm, estate: boolean, each: boolean, move: boolean]>([
  ["no estate", form(0, 3), false, false, false],
  ["a row for each of today's clusters", form(8, 8), true, true, false],
  ["more clusters than rows", form(9, 8), true, false, true],
])("with %s", (_, given, estate, each, move) => {
  expect([hasEstate(given), hasRowOfEach(given), rowsMayMove(given)]).toEqual([estate, each, move]);
});

test("rows and gaps of the second page are lower from five target clusters on", () => {
  expect([4, 5].map(rowPoints)).toEqual([17, 14.25]);
  expect([4, 5].map(gapPoints)).toEqual([7, 5]);
});
