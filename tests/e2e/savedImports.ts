import type { ExcelHost } from "./host/excelHost";

/** The custom XML parts of a workbook that hold imports; the others are records of plans. */
export function savedImports({ workbook }: ExcelHost): string[] {
  return [...workbook.xmlParts.values()].filter((xml) => xml.includes("urn:hci-planner:import:"));
}
