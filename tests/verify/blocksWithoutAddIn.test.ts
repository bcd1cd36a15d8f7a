import { calculate } from "../../src/calculator/calculate";
import { ipPlan } from "../../src/templates/ipPlan/ipPlan";
import type { Verification } from "../../src/verify/verification";
import { verifyWorkbook } from "../../src/verify/verifyWorkbook";
import type { SheetDrawing, WorkbookDrawing } from "../../src/workbook/drawing";
import { formulaAt } from "../../src/workbook/formulaText";
import { layout } from "../../src/workbook/layout";
import type { CellValue } from "../../src/workbook/spec";
import { sourceFunctions } from "../sourceFunctions";

const TEXT = "not calculated: load the add-in";
const calculated = calculate(layout(ipPlan.plan().spec), sourceFunctions);

function sheetOf({ sheets }: WorkbookDrawing, name: string): SheetDrawing {
  const found = sheets.find((sheet) => sheet.name === name);
  if (!found) throw new Error(`there is no sheet ${name}`);
  return found;
}

/** The plan with a block of addresses that shows something else in all its cells, and with what follows from it. */
function withBlock(shown: (saved: CellValue, index: number) => CellValue): WorkbookDrawing {
  const drawing = structuredClone(calculated);
  const { formulas, values } = sheetOf(drawing, "Subnets");
  for (const [row, cells] of formulas.entries()) {
    const drawn = cells?.[0];
    if (!cells || !drawn || drawn.spill.rows < 40 || !formulaAt(drawn, row).includes(TEXT)) continue;
    for (let i = 0; i < drawn.spill.rows; i++) {
      const held = (values[row + i] ??= []);
      held[0] = shown(held[0] ?? null, i);
    }
    delete cells[0];
    const after = calculate(drawing, sourceFunctions);
    const back = sheetOf(after, "Subnets").formulas;
    (back[row] ??= [])[0] = drawn;
    return after;
  }
  throw new Error("there is no such block");
}

const verified = (drawing: WorkbookDrawing): Verification =>
  verifyWorkbook({ drawing, lost: [] }, sourceFunctions);

const onFree = (cells: Verification["differing"]) => cells.filter(({ sheet }) => sheet === "Free").length;

test.each<[string, (saved: CellValue, index: number) => CellValue]>([
  ["all cells of a block without the add-in", () => TEXT],
  [
    "a block whose first cell shows what it should",
    (saved, i) => (i === 0 ? saved : i === 1 ? { error: "#NAME?" } : TEXT),
  ],
])("what follows from %s is among these", (_, shown) => {
  const found = verified(withBlock(shown));
  expect(found.differing).toEqual([]);
  expect(onFree(found.withoutAddIn)).toBeGreaterThan(30);
});

test("what follows from a block that was changed by hand differs, and so does a cell that follows from nothing", () => {
  const changed = verified(withBlock(() => "10.0.0.0/8"));
  expect(changed.withoutAddIn).toEqual([]);
  expect(onFree(changed.differing)).toBeGreaterThan(30);
  const drawing = withBlock(() => TEXT);
  const cells = sheetOf(drawing, "Free").values[19];
  if (!cells) throw new Error("there is no such row");
  cells[0] = "10.0.0.0/8";
  expect(verified(drawing).differing).toMatchObject([{ sheet: "Free", cell: "A20", saved: "10.0.0.0/8" }]);
});
