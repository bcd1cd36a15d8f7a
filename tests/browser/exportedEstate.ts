import { type TrueEstate, trueEstate } from "../../bench/generate/estate/estateTruth";
import { type RvtoolsDialect, rvtoolsFiles, WIDE } from "../../bench/generate/estate/writeRvtools";
import { Random } from "../../bench/generate/random";
import { zipFiles } from "../../bench/generate/zipFile";

/** An export of RVTools as a file that is picked, and what it says. */
export interface ExportedEstate {
  truth: TrueEstate;
  file: { name: string; mimeType: string; buffer: Buffer };
}

/** An export of a generated estate. */
export function exportedEstate(vms: number, seed = 1, name = "export.xlsx"): ExportedEstate {
  const truth = trueEstate(new Random(seed), vms);
  return { truth, file: exportOf(truth, name) };
}

/** An export of an estate, which may have changed since it was generated. */
export function exportOf(
  truth: TrueEstate,
  name = "export.xlsx",
  dialect: RvtoolsDialect = WIDE,
): ExportedEstate["file"] {
  const parts: Buffer[] = [];
  zipFiles(rvtoolsFiles(truth, dialect), (part) => parts.push(Buffer.from(part)));
  return { name, mimeType: "application/octet-stream", buffer: Buffer.concat(parts) };
}
