import { matchDatastores } from "../../../../src/importers/hcibench/members/datastoreMatch";
import type { MemberGroup } from "../../../../src/importers/hcibench/members/memberGroup";
import type { TextSection } from "../../../../src/importers/hcibench/text/textSections";

/** The VMs of one datastore, whose sums one or more sections print. */
const group = (datastoreId: string, fits: string[]): MemberGroup => ({
  datastoreId,
  complete: true,
  diagnostics: [],
  fits: (section) => fits.includes(section.datastore ?? ""),
  runs: () => ({ runs: [], diagnostics: [] }),
});
const section = (datastore: string): TextSection => ({ datastore, blocks: [], empty: null });

const [A, B] = [section("A"), section("B")];
const [fitsA, fitsB, fitsNone, fitsBoth] = [
  group("1", ["A"]),
  group("2", ["B"]),
  group("3", []),
  group("4", ["A", "B"]),
];

test.each<[string, MemberGroup[], TextSection[], [string, string | null][], string[], string[]]>([
  [
    "by their sums, in whatever order",
    [fitsB, fitsA],
    [A, B],
    [
      ["2", "B"],
      ["1", "A"],
    ],
    [],
    [],
  ],
  [
    "a section goes to one of them only",
    [fitsA, fitsBoth],
    [A, B],
    [
      ["1", "A"],
      ["4", "B"],
    ],
    [],
    [],
  ],
  ["the only ones, whatever their sums", [fitsNone], [A], [["3", "A"]], [], []],
  [
    "the last ones left, whatever their sums",
    [fitsA, fitsNone],
    [A, B],
    [
      ["1", "A"],
      ["3", "B"],
    ],
    [],
    [],
  ],
  ["one of two sections", [fitsB], [A, B], [["2", "B"]], ["A"], []],
  [
    "more than the text has sections",
    [fitsB, fitsNone, fitsA],
    [A],
    [
      ["2", null],
      ["3", null],
      ["1", "A"],
    ],
    [],
    [],
  ],
  [
    "there is no text",
    [fitsA, fitsNone],
    [],
    [
      ["1", null],
      ["3", null],
    ],
    [],
    [],
  ],
  ["there are no files", [], [A, B], [], ["A", "B"], []],
  [
    "as many left on both sides",
    [fitsNone, group("5", [])],
    [A, B],
    [
      ["3", null],
      ["5", null],
    ],
    [],
    [],
  ],
  ["none fits, and the text has more", [fitsNone], [A, B], [], ["A", "B"], ["3"]],
])("datastores are matched: %s", (_, groups, sections, pairs, texts, dropped) => {
  const match = matchDatastores(groups, sections);
  expect(match.pairs.map((pair) => [pair.group.datastoreId, pair.section?.datastore ?? null])).toEqual(pairs);
  expect(match.sections.map(({ datastore }) => datastore)).toEqual(texts);
  expect(match.dropped.map(({ datastoreId }) => datastoreId)).toEqual(dropped);
});
