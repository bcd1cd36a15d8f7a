import path from "node:path";
import { sourceFiles } from "../../build/sourceFiles";
import type { Evidence } from "../../src/model/evidence/evidence";

const MODEL = path.resolve(__dirname, "../../src/model");

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
  for (const file of sourceFiles(MODEL)) {
    collect(await import(file), found, path.relative(MODEL, file));
  }
  return [...found].map(([entry, where]) => [entry as Evidence, where]);
}
