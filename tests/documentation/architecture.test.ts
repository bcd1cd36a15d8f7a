import fs from "node:fs";
import path from "node:path";
import { architectureSvg } from "../../build/architectureSvg";
import { importGraph } from "../../build/importGraph";
import { layeredGraph } from "../../build/layeredGraph";
import { ROOT } from "./documents";
import { tableRows } from "./markdown";

const SRC = path.join(ROOT, "src");
const read = (name: string): string => fs.readFileSync(path.join(ROOT, name), "utf8");
const graph = importGraph(SRC);

test("docs/architecture.svg matches the imports: npm run docs refreshes it", () => {
  expect(read("docs/architecture.svg")).toBe(architectureSvg(SRC));
});

/** What the page's law lets a part import: names of parts, "nothing" or "everything". */
const allowed = new Map(
  tableRows(read("docs/architecture.md")).flatMap(({ cells: [parts = "", may = ""] }) =>
    parts.split(", ").map((part): [string, string] => [part.endsWith(".ts") ? "src" : part, may]),
  ),
);

test.each([...graph])("the page's law lets %s import what it imports", (part, imported) => {
  const may = allowed.get(part) ?? "no row";
  const words = may.split(/[\s,:]+/);
  const against = [...imported].filter((one) => one !== "src" && !words.includes(one));
  expect(may.startsWith("everything") ? [] : against).toEqual([]);
  expect(may).not.toBe("no row");
});

const graphOf = (text: string): Map<string, Set<string>> =>
  new Map(text.split("; ").map((line) => [line.charAt(0), new Set(line.slice(2))]));

test.each([
  ["a shortcut is left out", "a:bc; b:c; c:", ["a b", "b c"]],
  ["what has no other way stays", "a:bc; b:; c:", ["a b", "a c"]],
  ["parts that import each other are one box", "a:b; b:ac; c:", ["a + b c"]],
  ["an arrow passes the rows between", "a:bd; b:c; c:; d:", ["a b", "a a>d@1 d", "b c"]],
])("%s", (_, text, arrows) => {
  const drawn = layeredGraph(graphOf(text)).arrows.map(({ places }: { places: string[] }) =>
    places.join(" "),
  );
  expect(drawn.sort()).toEqual(arrows.sort());
});

test("foundations are in the lowest row, and every part above what it imports", () => {
  expect(layeredGraph(graphOf("a:b; b:c; c:; d:c")).rows).toEqual([["c"], ["b", "d"], ["a"]]);
});
