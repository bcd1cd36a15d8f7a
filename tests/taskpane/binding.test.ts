import { binding } from "../../src/taskpane/health/binding";
import { scanWorkbook } from "../../src/taskpane/health/scanWorkbook";
import { FakeWorkbook } from "./fakeWorkbook";

const bindingOf = async (formulas: unknown[][], values: unknown[][]): Promise<string> => {
  const { context } = new FakeWorkbook([{ name: "Plan", formulas, values }]);
  return binding(await scanWorkbook(context, ["VSAN_GHZ"]));
};

test.each([
  [[["=VSAN_GHZ(1)", "=1+vsan_ghz(2)"]], [[28, 57]], "yes: 2 formulas show results"],
  [[["=VSAN_GHZ(1)", 5]], [["#VALUE!", 5]], "yes: 1 formula shows a result"],
  [[["=VSAN_GHZ(1)", "=VSAN_GHZ(2)"]], [[28, "#NAME?"]], "no: 1 formula needs repair"],
  [[["=_xldudf_VSAN_GHZ(1)"]], [[28]], "no: 1 formula needs repair"],
  [[["=VSAN_GHZ(1)"]], [["#BUSY!"]], "not known: no formula here shows a result of them; enter =DISK_TIB(1)"],
  [
    [["=SUM(A2)", "VSAN_GHZ(1)"]],
    [[1, "VSAN_GHZ(1)"]],
    "not known: no formula here shows a result of them; enter =DISK_TIB(1)",
  ],
])("%j showing %j: %s", async (formulas, values, expected) => {
  expect(await bindingOf(formulas, values)).toBe(expected);
});
