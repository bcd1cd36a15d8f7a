/** Parts that import each other, directly or by others, are one box. */
function boxes(graph) {
  const reach = new Map([...graph.keys()].map((part) => [part, reachable(graph, part)]));
  const together = (part) => [...graph.keys()].filter((one) => sameBox(reach, part, one));
  const named = new Map([...graph.keys()].map((part) => [part, together(part).join(" + ")]));
  const merged = new Map();
  for (const [part, imported] of graph) {
    const box = named.get(part);
    if (!merged.has(box)) merged.set(box, new Set());
    for (const one of imported) if (named.get(one) !== box) merged.get(box).add(named.get(one));
  }
  return merged;
}

function sameBox(reach, a, b) {
  return a === b || (reach.get(a).has(b) && reach.get(b).has(a));
}

function reachable(graph, from) {
  const found = new Set();
  const visit = (part) => {
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
function withoutShortcuts(graph) {
  const kept = ([box, imported]) => [
    box,
    [...imported].filter((one) =>
      [...imported].every((other) => other === one || !reachable(graph, other).has(one)),
    ),
  ];
  return new Map([...graph].map(kept));
}

/** Rows from the foundations up: a box stands one row above the highest that it imports. */
function rowOf(graph, box) {
  return 1 + Math.max(-1, ...[...graph.get(box)].map((one) => rowOf(graph, one)));
}

/** Sorts each row by the middle of its neighbours, up and down, until crossings are few. */
function untangle(rows, links) {
  const ROUNDS = 24;
  const neighbours = (name, row) =>
    links
      .flatMap(({ from, to }) => (from === name ? [to] : to === name ? [from] : []))
      .map((one) => row.indexOf(one));
  for (let round = 0; round < ROUNDS; round++) {
    const order = rows.map((_, i) => (round % 2 === 0 ? i : rows.length - 1 - i)).slice(1);
    for (const i of order) {
      const beside = rows[round % 2 === 0 ? i - 1 : i + 1];
      const middle = new Map(
        rows[i].map((name, place) => {
          const places = neighbours(name, beside).filter((at) => at >= 0);
          return [
            name,
            places.length === 0 ? place : places.reduce((sum, at) => sum + at, 0) / places.length,
          ];
        }),
      );
      rows[i].sort((a, b) => middle.get(a) - middle.get(b));
    }
  }
}

/**
 * Puts a graph of imports into rows, with the foundations in row 0. An arrow across rows passes them by places of its own,
 * named `from>to@row`, so that it never runs through a box.
 *
 * @param {Map<string, Set<string>>} graph
 * @returns {{ rows: string[][], arrows: { places: string[] }[] }} Arrows as the places that they pass, importer first.
 */
module.exports = function layeredGraph(graph) {
  const whole = boxes(graph);
  const reduced = withoutShortcuts(whole);
  const row = new Map([...whole.keys()].map((box) => [box, rowOf(whole, box)]));
  const rows = Array.from({ length: Math.max(...row.values()) + 1 }, () => []);
  for (const [box, at] of row) rows[at].push(box);
  const arrows = [...reduced].flatMap(([from, imported]) =>
    imported.map((to) => {
      const passed = [];
      for (let at = row.get(from) - 1; at > row.get(to); at--) passed.push(`${from}>${to}@${at}`);
      passed.forEach((place) => rows[Number(place.split("@")[1])].push(place));
      return { places: [from, ...passed, to] };
    }),
  );
  const links = arrows.flatMap(({ places }) => places.slice(1).map((to, i) => ({ from: places[i], to })));
  untangle(rows, links);
  return { rows, arrows };
};
