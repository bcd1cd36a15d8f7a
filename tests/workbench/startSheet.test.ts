import { calculate } from "../../src/calculator/calculate";
import { startWorkbook } from "../../src/workbench/startSheet";
import { layout } from "../../src/workbook/layout";
import { validate } from "../../src/workbook/validate";
import { sourceFunctions } from "../sourceFunctions";

const host = sourceFunctions;
const spec = startWorkbook();

test("the first sheet is a valid workbook", () => {
  expect(() => validate(spec, { customFunctions: host.ids })).not.toThrow();
});

test("its five formulas give the published figures", () => {
  const [sheet] = calculate(layout(spec), host).sheets;
  const found = sheet?.formulas.flatMap((row, r) =>
    (row ?? []).flatMap((formula, c) => (formula ? [[formula.formula, sheet.values[r]?.[c]]] : [])),
  );
  expect(found).toEqual([
    ["VSAN_GHZ(B5,B6,B7,B8)", expect.closeTo(30.3987, 4)],
    ["VSAN_USABLE_TIB(B12,B13,B14)", expect.closeTo(92.638, 3)],
    ["RDMA_SAVING(B18,B19)", 0.2],
    ["COREDUMP_GIB(B23)", 15.36],
    ["IPV4_VLSM(B27,A28:A30,B28:B30)", "Name"],
  ]);
});

test("every formula is next to its result as it is typed", () => {
  const texts = spec.sheets[0]?.cells.flatMap((cell) => (cell.kind === "text" ? [cell.text] : []));
  const formulas = spec.sheets[0]?.cells.flatMap((cell) =>
    cell.kind === "formula" ? [`=${cell.formula}`] : [],
  );
  expect(texts).toEqual(expect.arrayContaining(formulas ?? []));
});
