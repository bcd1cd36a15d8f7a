import { benchmarkReport } from "../src/reports/benchmarkReport";
import { layout } from "../src/workbook/layout";
import { sampleRun } from "../tests/reports/sampleRuns";
import { draw } from "../tests/workbook/writers/officejs/drawInto";
import { FakeExcel } from "../tests/workbook/writers/officejs/fakeExcel";
import type { Row } from "./row";

const FEW = 10;
const MANY = 1000;

/** Round trips to Excel that drawing a report takes, counted by the tests' Excel. */
export async function syncs(): Promise<Row[]> {
  const syncsOf = async (count: number) => {
    const runs = Array.from({ length: count }, (_, i) => sampleRun({ case: `case-${i}` }));
    const spec = benchmarkReport({ imports: [{ name: "results", runs }], diagnostics: [] });
    const excel = new FakeExcel();
    await draw(excel, layout(spec));
    return { syncs: excel.syncs, sheets: spec.sheets.length };
  };
  const few = await syncsOf(FEW);
  const many = await syncsOf(MANY);
  return [
    {
      id: "syncs.import",
      what: `context.sync of a report of ${MANY.toLocaleString("en-US")} results`,
      unit: "",
      ours: many.syncs,
      peer: { name: `${FEW} results`, figure: few.syncs },
      goal: { most: 1, of: "ratio" },
      remark: `${many.sheets} sheets`,
    },
  ];
}
