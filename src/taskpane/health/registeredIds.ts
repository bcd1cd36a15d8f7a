/** The part of Microsoft's runtime that knows what was registered. It is not documented: it may be missing. */
interface Runtime {
  _association?: { mappings?: Record<string, unknown> };
}

/** Ids of the functions that were registered with Excel; `undefined` where its library does not say. */
export function registeredIds(): ReadonlySet<string> | undefined {
  const { CustomFunctions: runtime } = globalThis as unknown as { CustomFunctions?: Runtime };
  const mappings = runtime?._association?.mappings;
  return mappings && new Set(Object.keys(mappings));
}
