import { LABELS, weaker } from "../../src/model/evidence/estimate";
import { allEvidence } from "./allEvidence";

test("every number of the model has a finite value, a unit and a source that can be looked up", async () => {
  const entries = await allEvidence();
  expect(entries.length).toBeGreaterThan(50);
  const flaws = entries.flatMap(([{ value, unit, kind, source, because }, where]) => [
    ...(Number.isFinite(value) ? [] : [`${where}: value ${value}`]),
    ...(unit === "" ? [`${where}: no unit`] : []),
    ...(source.title === "" || source.locator === "" ? [`${where}: no source`] : []),
    ...(/^\d{4}-\d{2}-\d{2}$/.test(source.date) ? [] : [`${where}: date ${source.date}`]),
    ...(kind === "assumption" && !because ? [`${where}: an assumption must say because`] : []),
  ]);
  expect(flaws).toEqual([]);
});

test("a combination is known as its weaker part, in this order", () => {
  expect(LABELS.slice(0, 6)).toEqual([
    "measured",
    "calibrated",
    "interpolated",
    "extrapolated",
    "estimated",
    "rule of thumb",
  ]);
  expect(weaker("measured", "extrapolated")).toBe("extrapolated");
  expect(weaker("rule of thumb", "estimated")).toBe("rule of thumb");
  expect(weaker("measured", "measured")).toBe("measured");
});
