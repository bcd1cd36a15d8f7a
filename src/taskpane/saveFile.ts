const XLSX_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Media type of a JSON file. */
export const JSON_TYPE = "application/json";

/** Saves bytes as a file in the downloads of the browser; an .xlsx file if no other type is given. */
export function saveFile(name: string, bytes: Uint8Array, type = XLSX_TYPE): void {
  const address = URL.createObjectURL(new Blob([bytes as Uint8Array<ArrayBuffer>], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the address after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** A workbook's title as the name of a file: `Benchmark report.xlsx`. */
export function fileName(title: string): string {
  const name = title.replace(/[^\p{L}\p{N} ._-]+/gu, " ").trim();
  return `${name === "" ? "Workbook" : name}.xlsx`;
}
