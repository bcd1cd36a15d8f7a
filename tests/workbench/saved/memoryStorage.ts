import type { WorkbookStorage } from "../../../src/workbench/saved/workbookStorage";

/** What a browser saves, in memory. */
export function memoryStorage(
  saved: Record<string, unknown> = {},
): WorkbookStorage & { saved: Map<string, unknown> } {
  const map = new Map(Object.entries(saved));
  const done = Promise.resolve();
  return {
    saved: map,
    load: (key) => Promise.resolve(structuredClone(map.get(key))),
    save: (key, workbook) => (map.set(key, structuredClone(workbook)), done),
    put: (key, value) => (map.set(key, structuredClone(value)), done),
    keys: () => Promise.resolve([...map.keys()]),
    move: (from, to) => (map.set(to, map.get(from)), map.delete(from), done),
    remove: (key) => (map.delete(key), done),
  };
}
