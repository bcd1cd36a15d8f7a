import { lossLines } from "../../src/workbench/lossList";

const losses = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ where: `Start, A${i + 1}`, because: "lost" }));

test("places of one reason share a line", () => {
  expect(lossLines([...losses(2), { where: "Start", because: "other" }, ...losses(1)])).toEqual([
    "Start, A1; Start, A2; Start, A1: lost",
    "Start: other",
  ]);
});

test("five places are named", () => {
  expect(lossLines(losses(5))).toEqual(["Start, A1; Start, A2; Start, A3; Start, A4; Start, A5: lost"]);
  expect(lossLines(losses(6))).toEqual([
    "Start, A1; Start, A2; Start, A3; Start, A4; Start, A5; and 1 more: lost",
  ]);
});

test("nothing is listed where nothing is lost", () => {
  expect(lossLines([])).toEqual([]);
});
