/** The part of Microsoft's runtime that keeps the loaded functions. It is not documented: it may be missing. */
interface Runtime {
  _association?: { mappings?: Record<string, unknown> };
}

/**
 * Ids of the functions that the script offered to Excel; `undefined` where the library does not list them. Whether Excel
 * has bound them to its formulas is another matter: see `binding`.
 */
export function loadedIds(): ReadonlySet<string> | undefined {
  const { CustomFunctions: runtime } = globalThis as unknown as { CustomFunctions?: Runtime };
  const mappings = runtime?._association?.mappings;
  return mappings && new Set(Object.keys(mappings));
}
