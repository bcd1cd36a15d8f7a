import { knownFigures } from "../../../src/importers/figures/knownFigures";

test("figures of which one is known are kept with all that are not; without a known one there are no figures", () => {
  expect(knownFigures({ a: null, b: 0 })).toEqual({ a: null, b: 0 });
  expect(knownFigures({ a: null, b: null })).toBeNull();
});
