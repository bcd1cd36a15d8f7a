/** Files, each with the files that it imports. */
export type Imports = ReadonlyMap<string, readonly string[]>;

/**
 * Finds the shortest cycle through each file that is on one: the files in the order of their imports, from the first name
 * on. A cycle is reported once.
 *
 * @example importCycles(new Map([["a", ["b"]], ["b", ["a"]]])) //=> [["a", "b"]]
 */
export function importCycles(imports: Imports): string[][] {
  const tangled = withoutLeaves(imports);
  const cycles = new Map<string, string[]>();
  for (const file of [...tangled.keys()].sort()) {
    const cycle = shortestCycle(file, tangled);
    if (cycle) cycles.set(cycle.join("\n"), cycle);
  }
  return [...cycles.values()];
}

/** The files on a cycle and those that lead to one: a file that imports no other file of them is neither. */
function withoutLeaves(imports: Imports): Imports {
  const left = new Map(
    [...imports].flatMap(([file, imported]) => {
      const known = imported.filter((one) => imports.has(one));
      return known.length > 0 ? [[file, known] as const] : [];
    }),
  );
  return left.size === imports.size ? left : withoutLeaves(left);
}

function shortestCycle(start: string, imports: Imports): string[] | undefined {
  const importedBy = new Map<string, string>();
  const queue = [start];
  for (const file of queue) {
    for (const imported of imports.get(file) ?? []) {
      if (imported === start) return fromFirstName(wayTo(file, importedBy));
      if (importedBy.has(imported)) continue;
      importedBy.set(imported, file);
      queue.push(imported);
    }
  }
  return undefined;
}

function wayTo(file: string, importedBy: ReadonlyMap<string, string>): string[] {
  const importer = importedBy.get(file);
  return importer === undefined ? [file] : [...wayTo(importer, importedBy), file];
}

function fromFirstName(cycle: readonly string[]): string[] {
  const first = cycle.indexOf([...cycle].sort()[0] ?? "");
  return [...cycle.slice(first), ...cycle.slice(0, first)];
}
