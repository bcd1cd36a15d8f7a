import { areaName, parseArea } from "../../../../src/workbook/address";
import type { StyleName } from "../../../../src/workbook/styles";
import { visibleRuns } from "../../../../src/workbook/writers/officejs/visibleRuns";

test.each<[string, [string, StyleName][], string[]]>([
  [
    "apart",
    [
      ["A1:B2", "title"],
      ["C1", "note"],
    ],
    ["title A1:B2", "note C1"],
  ],
  [
    "a hole in the middle",
    [
      ["A1:C3", "title"],
      ["B2", "note"],
    ],
    ["title A1:C1", "title A3:C3", "title A2", "title C2", "note B2"],
  ],
  [
    "over the edge",
    [
      ["A1:B2", "title"],
      ["B2:C3", "note"],
    ],
    ["title A1:B1", "title A2", "note B2:C3"],
  ],
  [
    "covered whole",
    [
      ["A1:B2", "title"],
      ["A1:B2", "note"],
    ],
    ["note A1:B2"],
  ],
  [
    "three deep",
    [
      ["A1:A3", "title"],
      ["A2:A3", "note"],
      ["A3", "link"],
    ],
    ["title A1", "note A2", "link A3"],
  ],
])("later runs win whole: %s", (_, runs, expected) => {
  const seen = visibleRuns(
    runs.map(([range, style]) => ({
      ...(parseArea(range) ?? { row: 0, column: 0, rows: 0, columns: 0 }),
      style,
    })),
  );
  expect(seen.map((run) => `${run.style} ${areaName(run)}`)).toEqual(expected);
});
