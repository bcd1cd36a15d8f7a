import fs from "node:fs";
import path from "node:path";
import { DIFFERENCES } from "./differences";
import { factsOf, LIBRARIES, ours, type Fact, type Library } from "./otherLibraries";

const differing = new Map<Library, Fact[]>(
  LIBRARIES.map((library) => [
    library,
    factsOf(library).filter((fact) => JSON.stringify(ours(fact)) !== JSON.stringify(fact.expected)),
  ]),
);
const of = (library: Library): Fact[] => differing.get(library) ?? [];

test.each(LIBRARIES)("%s: every difference is one that was selected", (library) => {
  expect(factsOf(library).length).toBeGreaterThan(1000);
  const chosen = DIFFERENCES.filter(({ libraries }) => libraries.includes(library));
  const unexplained = of(library).filter((fact) => chosen.filter(({ covers }) => covers(fact)).length !== 1);
  expect(unexplained.map((fact) => [fact, ours(fact)])).toEqual([]);
});

test.each(DIFFERENCES.map((difference) => [difference.asked, difference] as const))(
  "%s still differs",
  (_asked, { libraries, covers }) => {
    for (const library of libraries) expect(of(library).filter(covers)).not.toEqual([]);
  },
);

test("docs/addresses.md lists every difference, and how many facts were replayed", () => {
  const page = fs.readFileSync(path.resolve(__dirname, "../../../docs/addresses.md"), "utf8");
  const missing = DIFFERENCES.filter(({ asked }) => !page.includes(`| ${asked} |`));
  expect(missing.map(({ asked }) => asked)).toEqual([]);
  for (const library of LIBRARIES) {
    const [all, different] = [factsOf(library).length, of(library).length].map((n) =>
      n.toLocaleString("en-US"),
    );
    expect(page).toContain(`| ${all ?? ""} | ${different ?? ""} |`);
  }
});
