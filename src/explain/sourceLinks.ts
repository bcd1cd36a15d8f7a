import type { Source } from "../model/evidence/evidence";
import * as productSources from "../model/evidence/productSources";
import * as sources from "../model/evidence/sources";
import * as procedureSources from "../model/operations/procedureSources";
import * as releaseSources from "../model/operations/releaseSources";

/** Addresses of the sources of the model, by title. */
const LINKS: ReadonlyMap<string, string> = new Map(
  [sources, productSources, procedureSources, releaseSources]
    .flatMap((module): unknown[] => Object.values(module))
    .map((entry) => (typeof entry === "function" ? (entry as (locator: string) => Source)("") : entry))
    .flatMap((entry) => {
      const { title, url } = entry as Source;
      return url === undefined ? [] : [[title, url] as const];
    }),
);

/** Where a source can be read, by what a step says of it: `Title (2025-04-15)`, maybe with a place in it. */
export function linkOfSource(source: string): string | undefined {
  return [...LINKS].find(([title]) => source.startsWith(title))?.[1];
}
