import { importCycles } from "./importCycles";

const imports = (...lines: string[]): Map<string, string[]> =>
  new Map(
    lines.map((line) => {
      const [file = "", imported = ""] = line.split(": ");
      return [file, imported.split(" ").filter(Boolean)];
    }),
  );

test("names the files of a cycle in the order of their imports", () => {
  expect(importCycles(imports("b: c", "c: a", "a: b", "d: a"))).toEqual([["a", "b", "c"]]);
});

test("names a file that imports itself", () => {
  expect(importCycles(imports("a: a b", "b: "))).toEqual([["a"]]);
});

test("reports the shortest cycle through each file, once", () => {
  expect(importCycles(imports("a: b c", "b: a", "c: d", "d: a"))).toEqual([
    ["a", "b"],
    ["a", "c", "d"],
  ]);
});

test("reports cycles that do not touch", () => {
  expect(importCycles(imports("x: y", "y: x", "a: b", "b: a c", "c: x"))).toEqual([
    ["a", "b"],
    ["x", "y"],
  ]);
});

test("reports nothing where imports lead down only, by several ways or out of the map", () => {
  expect(importCycles(imports("a: b c", "b: d", "c: d outside", "d: "))).toEqual([]);
});
