import fs from "node:fs";
import path from "node:path";
import type { Evidence } from "../../src/model/evidence/evidence";

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

/** Every evidence entry of the model, with the module and export that it stands in. */
export async function allEvidence(): Promise<[Evidence, string][]> {
  const found = new Map<object, string>();
  for (const file of modules(MODEL)) {
    collect(await import(file), found, path.relative(MODEL, file));
  }
  return [...found].map(([entry, where]) => [entry as Evidence, where]);
}
