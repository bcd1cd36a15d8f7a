import { strFromU8, unzipSync } from "fflate";
import type { Package } from "../../../../src/workbook/writers/xlsx/package";

/** The parts of a package once it is zipped, as text, in the order of the zip. */
export function partsOf(pack: Package): Map<string, string> {
  const entries = Object.entries(unzipSync(pack.zipped()));
  return new Map(entries.map(([path, bytes]) => [path, strFromU8(bytes)]));
}
