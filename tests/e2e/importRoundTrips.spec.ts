import { recordFigure } from "../browser/browserTest";
import { LONG } from "../browser/longTests";
import { expect, test } from "./addInTest";
import { paneSays } from "./paneSays";

const ROWS = [10, 100, 1000];

/** Milliseconds for the largest report: the host, not the add-in, calculates it slowly. */
const PATIENCE_MS = 240_000;

/** A result file of so many test cases, as a benchmark prints them below each other. */
function resultText(cases: number): string {
  return Array.from({ length: cases }, (_, i) =>
    [
      `Case Name: fio-4vmdk-90ws-4k-100rdpct-100randompct-${i + 1}threads`,
      "Number of VMs: 18",
      `IOPS = ${1000 + i}.00 IO/S`,
      "THROUGHPUT = 4.00 MB/s",
      "R_LATENCY = 1.00 ms",
    ].join("\n"),
  ).join("\n\n");
}

test("import takes as many round trips for many results as for few", { tag: LONG }, async ({ openExcel }) => {
  const { frame, excel } = await openExcel({ sets: { ExcelApi: "1.13" } });
  const counts: { drawing: number; reading: number; table: number }[] = [];
  for (const rows of ROWS) {
    await frame.locator("#files").setInputFiles({
      name: "results.txt",
      mimeType: "text/plain",
      buffer: Buffer.from(resultText(rows)),
    });
    await paneSays(frame, new RegExp(`Recognized ${rows.toLocaleString("en-US")} cases`));
    excel.reset();
    await frame.getByRole("button", { name: "Insert results at active cell" }).click();
    await paneSays(frame, /results are in/);
    const table = excel.traffic.syncs;
    excel.reset();
    await frame.getByLabel("Save results in this workbook").setChecked(false);
    await frame.getByRole("button", { name: "Create report" }).click();
    await paneSays(frame, /report is on the sheets/, PATIENCE_MS);
    const reading = excel.traffic.roundTrips.filter(({ readOnly }) => readOnly).length;
    counts.push({ drawing: excel.traffic.syncs - reading, reading, table });
  }
  const inTurn = (count: (one: (typeof counts)[number]) => number) => counts.map(count).join(" / ");
  recordFigure(
    `syncs for ${ROWS.join(" / ")} results: report drawn in ${inTurn(({ drawing }) => drawing)}, ` +
      `looked through for repair in ${inTurn(({ reading }) => reading)}; table ${inTurn(({ table }) => table)}`,
  );
  for (const { drawing, table } of counts) {
    expect([drawing, table]).toEqual([counts[0]?.drawing, counts[0]?.table]);
  }
});
