import exceljs from "exceljs";
import { unzipSync, zipSync } from "fflate";

/** A small workbook as base64: two sheets, a custom function as Excel stores it, and a chart's part if asked for. */
export async function sampleFile({ chart }: { chart: boolean }): Promise<string> {
  const file = new exceljs.Workbook();
  const sheet = file.addWorksheet("Sheet1");
  sheet.getCell("A1").value = 5;
  sheet.getCell("A2").value = { formula: "_xldudf_TEST_DOUBLE(A1)", result: 10 };
  sheet.getCell("A3").value = { formula: "Sheet1!A1", result: 5 };
  file.addWorksheet("Other").getCell("B2").value = "text";
  const parts = unzipSync(new Uint8Array(await file.xlsx.writeBuffer()));
  if (chart) parts["xl/charts/chart1.xml"] = new TextEncoder().encode("<chart/>");
  return Buffer.from(zipSync(parts)).toString("base64");
}
