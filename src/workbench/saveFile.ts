/** Hands bytes to the user as a file in the downloads of the browser. */
export function saveFile(name: string, bytes: Uint8Array): void {
  const type = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
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
