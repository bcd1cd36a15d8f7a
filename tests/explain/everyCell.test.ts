import { explainCell, type CellExplanation } from "../../src/explain/explainCell";
import { calculate } from "../../src/calculator/calculate";
import { designPlan } from "../../src/design/designWorkbook";
import { templates } from "../../src/templates/templates";
import { layout } from "../../src/workbook/layout";
import type { WorkbookSpec } from "../../src/workbook/spec";
import { imported, knownHost, knownVm } from "../estate/sampleEstate";
import { sourceFunctions } from "../sourceFunctions";
import { sourceHelp } from "../sourceHelp";
import { drawnWorkbook } from "./drawnWorkbook";
import { explained, OWN, sheetOf } from "./sheetOf";
import { longTest, times } from "../volume";

/** A planner's formulas around a call. */
const AROUND: readonly ((call: string) => string)[] = [
  (call) => `=${call}`,
  (call) => `=IFERROR(${call},"")`,
  (call) => `=IF(A99>0,${call},0)`,
  (call) => `=IF(ISNUMBER(${call}),ROUND(${call},9),${call})`,
  (call) => `=INDEX(${call},1,1)`,
];

test.each(sourceHelp.map((help) => [help.id, help] as const))(
  "%s explains itself in any formula",
  async (id, help) => {
    const examples = help.examples.filter(({ result }) => !result.startsWith("#"));
    expect(examples).not.toEqual([]);
    for (const [i, around] of AROUND.entries()) {
      const { formula } = examples[i % examples.length] ?? { formula: "" };
      const held = { A1: around(formula.slice(1)), A99: 1 };
      const cell = await explained(sheetOf(held, { spill: { rows: 60, columns: 30 } }), "A1");
      expect([formula, cell.unread, cell.stale]).toEqual([formula, "", undefined]);
      const call = cell.calls.find((one) => one.id === id);
      expect(call).toMatchObject({ id, description: help.description });
      expect(call?.known).not.toBe("");
      expect(call?.steps.length).toBeGreaterThan(0);
      expect(call?.steps.every(({ step, known }) => step !== "" && known !== "")).toBe(true);
    }
  },
);

/** Every cell with a formula, explained; of large workbooks every `nth`. */
async function everyFormula(
  spec: WorkbookSpec,
  nth: number,
  check: (cell: CellExplanation) => void,
): Promise<number> {
  const drawing = calculate(layout(spec), sourceFunctions);
  const workbook = drawnWorkbook(drawing);
  const cells = drawing.sheets.flatMap(({ name: sheet, formulas }) =>
    formulas.flatMap((row, r) =>
      (row ?? []).flatMap((drawn, column) => (drawn ? [{ sheet, row: r, column }] : [])),
    ),
  );
  const chosen = cells.filter((_, i) => i % nth === 0);
  for (const cell of chosen) {
    const found = await explainCell(cell, workbook, OWN);
    if (!found) throw new Error(`${cell.sheet} is not there`);
    check(found);
  }
  return chosen.length;
}

/** Problem with the explanation of a cell of ours; "" where nothing is. */
function wrong({
  place,
  formula,
  calls,
  precedents,
  unfollowed,
  stale,
  unread,
  value,
}: CellExplanation): string {
  const hasReferences = /[A-Z]\$?\d/.test((formula ?? "").replace(/"[^"]*"/g, ""));
  const isEmpty = calls.length + precedents.length === 0 && hasReferences;
  if (stale)
    return `${place} shows ${JSON.stringify(value)}, but gives ${JSON.stringify(stale.recalculated)}`;
  if (unread !== "") return `${place}: ${unread}`;
  if (unfollowed.length > 0) return `${place} does not follow ${unfollowed.join()}`;
  if (isEmpty) return `${place} has nothing behind it: ${String(formula)}`;
  const mute = calls.find(({ steps, known }) => steps.length === 0 || known === "");
  return mute && typeof mute.value !== "object" ? `${place}: ${mute.written} has no steps` : "";
}

/** Of the formulas of a template, one in so many is explained; fewer of the workbook with most of them. */
const NTH = times("EXPLAIN_NTH", { all: 1, sample: 4 });
const NTH_OF: Readonly<Record<string, number>> = { "benchmark-comparison": 7 * NTH };

test.each(templates.map((template) => [template.id, template] as const))(
  "every formula of %s is explained, and gives the value that the cell shows",
  async (id, template) => {
    const faults: string[] = [];
    const cells = await everyFormula(template.plan().spec, NTH_OF[id] ?? NTH, (cell) =>
      faults.push(wrong(cell)),
    );
    expect(cells).toBeGreaterThan(50);
    expect(faults.filter(Boolean)).toEqual([]);
  },
);

/** `EXPLAIN_VMS=2000 npx jest tests/explain/everyCell` explains every formula of a larger design. */
const VMS = Number(process.env["EXPLAIN_VMS"] ?? 60);

longTest("so is a design", async () => {
  const vms = Array.from({ length: VMS }, (_, i) => knownVm({ name: `vm-${i}` }));
  const faults: string[] = [];
  const cells = await everyFormula(
    designPlan({ estate: imported(vms, [knownHost()]) }).spec,
    VMS > 60 ? 1 : 5,
    (cell) => faults.push(wrong(cell)),
  );
  expect(cells).toBeGreaterThan(1000);
  expect(faults.filter(Boolean)).toEqual([]);
});
