import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";

/** A formula that calls a custom function, as the file holds it. */
const CUSTOM = /<f\b[^>]*>[^<]*_xldudf_[^<]*<\/f>/g;

/**
 * A copy of a workbook in which cells with custom functions hold their cached values. LibreOffice recalculates them on
 * opening and does not know our functions; native formulas stay as they are.
 *
 * @param {Uint8Array} workbook
 */
export function valuesOnly(workbook) {
  const files = unzipSync(workbook);
  for (const [name, bytes] of Object.entries(files)) {
    if (name.startsWith("xl/worksheets/sheet")) files[name] = strToU8(strFromU8(bytes).replace(CUSTOM, ""));
  }
  return zipSync(files);
}
