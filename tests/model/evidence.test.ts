import fs from "node:fs";
import path from "node:path";
import type { Evidence } from "../../src/model/evidence/evidence";
import { LABELS, weaker } from "../../src/model/evidence/estimate";

const MODEL = path.resolve(__dirname, "../../src/model");

function modules(folder: string): string[] {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) return modules(full);
    return entry.name.endsWith(".ts") ? [full] : [];
  });
}

const isEvidence = (value: object): value is Evidence =>
  "kind" in value && "source" in value && "unit" in value;

/** Every evidence entry that a module of the model exports, however deep. */
function collect(value: unknown, found: Map<object, string>, where: string): void {
  if (typeof value !== "object" || value === null || found.has(value)) return;
  if (isEvidence(value)) found.set(value, where);
  else for (const [key, part] of Object.entries(value)) collect(part, found, `${where}.${key}`);
}

async function allEvidence(): Promise<[Evidence, string][]> {
  const found = new Map<object, string>();
  for (const file of modules(MODEL)) {
    collect(await import(file), found, path.relative(MODEL, file));
  }
  return [...found].map(([entry, where]) => [entry as Evidence, where]);
}

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
