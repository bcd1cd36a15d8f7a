import { ArchiveError, checkCaps, DEFAULT_ARCHIVE_CAPS, figure, type ArchiveCaps } from "../src/archive/caps";
import type { Row } from "./row";

/** Archives that exceed one cap each, by what their directory declares, and the cap that the refusal must quote. */
function beyond(caps: ArchiveCaps) {
  const entry = { path: "a.txt", compressedBytes: 1e9, sizeBytes: 1 };
  return [
    { cap: caps.entries, declared: Array.from({ length: caps.entries + 1 }, () => entry) },
    { cap: caps.entryBytes, declared: [{ ...entry, sizeBytes: caps.entryBytes + 1 }] },
    {
      cap: caps.totalBytes,
      declared: Array.from({ length: caps.totalBytes / caps.entryBytes + 1 }, () => ({
        ...entry,
        sizeBytes: caps.entryBytes,
      })),
    },
    {
      cap: caps.ratio,
      declared: [{ ...entry, compressedBytes: 1e6, sizeBytes: (caps.ratio + 1) * 1e6 }],
    },
  ];
}

/** Whether each cap of archives refuses, with the cap in the message. */
export function archiveCaps(): Row[] {
  const refusals = beyond(DEFAULT_ARCHIVE_CAPS).map(({ cap, declared }) => {
    try {
      checkCaps("results.zip", declared, DEFAULT_ARCHIVE_CAPS);
      return false;
    } catch (error) {
      if (!(error instanceof ArchiveError)) throw error;
      return error.message.includes(`${figure(cap)}`);
    }
  });
  return [
    {
      id: "archive.caps",
      what: "archive limits that refuse and are stated in the error: entries, entry size, total size, ratio",
      unit: "",
      ours: refusals.filter(Boolean).length,
      goal: { least: refusals.length, of: "figure" },
    },
  ];
}
