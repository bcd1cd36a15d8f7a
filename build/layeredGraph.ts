import type { ImportGraph } from "./importGraph";

/** An arrow as the places that it passes, importer first. */
export interface Arrow {
  places: string[];
}

/** What a graph names for a place in it, which must be known. */
function of<Value>(known: ReadonlyMap<string, Value>, name: string): Value {
  const value = known.get(name);
  if (value === undefined) throw new Error(`${name} is not in the graph`);
  return value;
}

/** Parts that import each other, directly or by others, are one box. */
function boxes(graph: ImportGraph): ImportGraph {
  const reach = new Map([...graph.keys()].map((part) => [part, reachable(graph, part)]));
  const together = (part: string) => [...graph.keys()].filter((one) => sameBox(reach, part, one));
  const named = new Map([...graph.keys()].map((part) => [part, together(part).join(" + ")]));
  const merged = new Map<string, Set<string>>();
  for (const [part, imported] of graph) {
    const box = of(named, part);
    const targets = merged.get(box) ?? new Set();
    merged.set(box, targets);
    for (const one of imported) if (of(named, one) !== box) targets.add(of(named, one));
  }
  return merged;
}

function sameBox(reach: ImportGraph, a: string, b: string): boolean {
  return a === b || (of(reach, a).has(b) && of(reach, b).has(a));
}

function reachable(graph: ImportGraph, from: string): Set<string> {
  const found = new Set<string>();
  const visit = (part: string): void => {
    for (const next of graph.get(part) ?? []) {
      if (found.has(next)) continue;
      found.add(next);
      visit(next);
    }
  };
  visit(from);
  return found;
}

/** Leaves out an arrow that follows from others: a → c where a → b → c. */
function withoutShortcuts(graph: ImportGraph): Map<string, string[]> {
  const edges = ([box, imported]: [string, ReadonlySet<string>]): [string, string[]] => [
    box,
    [...imported].filter((one) =>
      [...imported].every((other) => other === one || !reachable(graph, other).has(one)),
    ),
  ];
  return new Map([...graph].map(edges));
}

/** Rows from the foundations up: a box stands one row above the highest that it imports. */
function rowOf(graph: ImportGraph, box: string): number {
  return 1 + Math.max(-1, ...[...of(graph, box)].map((one) => rowOf(graph, one)));
}

/** Sorts each row by the middle of its neighbours, up and down, until crossings are few. */
function untangle(rows: readonly string[][], links: readonly { from: string; to: string }[]): void {
  const ROUNDS = 24;
  const neighbours = (name: string, row: readonly string[]) =>
    links
      .flatMap(({ from, to }) => (from === name ? [to] : to === name ? [from] : []))
      .map((one) => row.indexOf(one));
  for (let round = 0; round < ROUNDS; round++) {
    const order = round % 2 === 0 ? rows : [...rows].reverse();
    order.slice(1).forEach((row, i) => {
      const beside = order[i] ?? [];
      const middle = new Map(
        row.map((name, place) => {
          const places = neighbours(name, beside).filter((at) => at >= 0);
          return [
            name,
            places.length === 0 ? place : places.reduce((sum, at) => sum + at, 0) / places.length,
          ];
        }),
      );
      row.sort((a, b) => of(middle, a) - of(middle, b));
    });
  }
}

/**
 * Puts a graph of imports into rows, with the foundations in row 0. An arrow across rows passes them by places of its own,
 * named `from>to@row`, so that it never runs through a box.
 */
export function layeredGraph(graph: ImportGraph): { rows: string[][]; arrows: Arrow[] } {
  const whole = boxes(graph);
  const reduced = withoutShortcuts(whole);
  const row = new Map([...whole.keys()].map((box) => [box, rowOf(whole, box)]));
  const rows = Array.from({ length: Math.max(...row.values()) + 1 }, (_, at) =>
    [...row].flatMap(([box, own]) => (own === at ? [box] : [])),
  );
  const arrows = [...reduced].flatMap(([from, imported]) =>
    imported.map((to) => {
      const passed: string[] = [];
      for (let at = of(row, from) - 1; at > of(row, to); at--) {
        const place = `${from}>${to}@${at}`;
        passed.push(place);
        rows[at]?.push(place);
      }
      return { places: [from, ...passed, to] };
    }),
  );
  const links = arrows.flatMap(({ places }) =>
    places.slice(1).map((to, i) => ({ from: places[i] ?? "", to })),
  );
  untangle(rows, links);
  return { rows, arrows };
}
