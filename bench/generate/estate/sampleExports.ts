import { zipFiles } from "../zipFile";
import { calmEstate } from "./calmEstate";
import { type LiveOpticsDialect, liveOpticsFiles } from "./writeLiveOptics";
import { ALL_SHEETS, type RvtoolsDialect, rvtoolsFiles } from "./writeRvtools";

const PLAIN = { strings: "shared", prefix: "", references: true, sheetsFirst: false } as const;
const RVTOOLS: RvtoolsDialect = {
  ...PLAIN,
  names: "MiB",
  truths: "real",
  texts: false,
  sheets: ALL_SHEETS,
  hasIds: true,
  container: "xlsx",
};
/** A whole export, as a recent collector writes it. */
export const LIVE_OPTICS: LiveOpticsDialect = {
  ...PLAIN,
  binaryNames: true,
  hasPerformance: true,
  hasMobIds: true,
  vcenter: "name",
};

/** The exports in samples: what a small company runs, as two tools say it. The bytes are the same at every call. */
export function sampleExports(): ReadonlyMap<string, Buffer> {
  const estate = calmEstate();
  return new Map([
    ["rvtools-export.xlsx", zipped(rvtoolsFiles(estate, RVTOOLS))],
    ["live-optics.xlsx", zipped(liveOpticsFiles(estate, LIVE_OPTICS))],
  ]);
}

function zipped(files: Parameters<typeof zipFiles>[0]): Buffer {
  const parts: Uint8Array[] = [];
  zipFiles(files, (part) => parts.push(part));
  return Buffer.concat(parts);
}
