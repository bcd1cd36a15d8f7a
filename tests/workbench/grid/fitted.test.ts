import { fitted } from "../../../src/workbench/grid/fitted";
import type { UniverSnapshot } from "../../../src/workbook/writers/univer/snapshot";

const snapshot = (zoomRatio?: number) =>
  ({ sheets: { a: zoomRatio === undefined ? {} : { zoomRatio } } }) as unknown as UniverSnapshot;

test.each([
  [480, undefined],
  [0, undefined],
  [479, 1],
  [390, 0.8],
  [320, 0.7],
  [200, 0.7],
])("in a grid of %d pixels sheets are drawn at %s", (width, zoomRatio) => {
  expect(fitted(snapshot(), width).sheets.a?.zoomRatio).toBe(zoomRatio);
});

test("what a user chose is kept", () => {
  expect(fitted(snapshot(1.5), 390).sheets.a?.zoomRatio).toBe(1.5);
});
