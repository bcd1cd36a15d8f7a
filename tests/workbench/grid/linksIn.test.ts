import { hosts } from "../../../src/templates/hosts/hosts";
import { parseArea } from "../../../src/workbook/address";
import { layout } from "../../../src/workbook/layout";
import { writeUniver } from "../../../src/workbook/writers/univer/writeUniver";
import { linksIn } from "../../../src/workbench/grid/linksIn";
import { linksOf } from "../../templates/linked/facts";

const { spec } = hosts.plan(linksOf({}));
const { output: snapshot } = writeUniver(layout(spec));
const [sheet] = Object.values(snapshot.sheets);

/** Addresses that followed something, of those that are selected, when the cells hold these formulas by row and column. */
function lostIn(selected: string, formulaAt: (row: number, column: number) => string | undefined) {
  const area = parseArea(selected);
  if (!area || !sheet) throw new Error("no such cells");
  const grid = {
    contents: () => ({ snapshot, spills: {} }),
    formulasOf: ({ row, column }: { row: number; column: number }) => [[formulaAt(row, column) ?? ""]],
  };
  return linksIn(grid, { ...area, sheetId: sheet.id, sheet: sheet.name });
}

const linked = (row: number, column: number) => sheet?.cellData[row]?.[column]?.f ?? undefined;

test("finds nothing where every input follows its fact", () => {
  expect(lostIn("A1:BZ99", linked)).toEqual([]);
});

test("finds what selected inputs followed that hold something else now", () => {
  const [hostsInput, sockets] = [
    { row: 33, column: 2, formula: 'IF(Plan_Hosts="","",Plan_Hosts)' },
    { row: 34, column: 2, formula: 'IF(Plan_Sockets="","",Plan_Sockets)' },
  ];
  expect(lostIn("C34", () => undefined)).toEqual([hostsInput]);
  expect(lostIn("A34:D35", () => "=2*3")).toEqual([hostsInput, sockets]);
  expect(lostIn("A34:D35", (row, column) => (row === 33 ? undefined : linked(row, column)))).toEqual([
    hostsInput,
  ]);
});

test.each(["D34", "B34", "C30", "A1:BZ30"])("finds nothing in %s, where no linked input is", (selected) => {
  expect(lostIn(selected, () => undefined)).toEqual([]);
});
