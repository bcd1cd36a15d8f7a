/** A function as the script offered it to Excel. */
export type LoadedFunction = (...args: unknown[]) => unknown;

/** The part of Microsoft's runtime that keeps the loaded functions. It is not documented: it may be missing. */
interface Runtime {
  _association?: { mappings?: Record<string, LoadedFunction> };
}

/**
 * The functions that the script offered to Excel, by id; `undefined` where the library does not list them. Whether Excel
 * has bound them to its formulas is another matter: see `binding`.
 */
export function loadedFunctions(): ReadonlyMap<string, LoadedFunction> | undefined {
  const { CustomFunctions: runtime } = globalThis as unknown as { CustomFunctions?: Runtime };
  const mappings = runtime?._association?.mappings;
  return mappings && new Map(Object.entries(mappings));
}
