import {
  ArchiveError,
  checkLimits,
  DEFAULT_ARCHIVE_LIMITS,
  figure,
  type ArchiveLimits,
} from "../src/archive/archiveLimits";
import type { Row } from "./row";

/** Archives that exceed one limit each, by what their directory declares, and the limit that the refusal must quote. */
function beyond(limits: ArchiveLimits) {
  const entry = { path: "a.txt", compressedBytes: 1e9, sizeBytes: 1 };
  return [
    { limit: limits.entries, declared: Array.from({ length: limits.entries + 1 }, () => entry) },
    { limit: limits.entryBytes, declared: [{ ...entry, sizeBytes: limits.entryBytes + 1 }] },
    {
      limit: limits.totalBytes,
      declared: Array.from({ length: limits.totalBytes / limits.entryBytes + 1 }, () => ({
        ...entry,
        sizeBytes: limits.entryBytes,
      })),
    },
    {
      limit: limits.ratio,
      declared: [{ ...entry, compressedBytes: 1e6, sizeBytes: (limits.ratio + 1) * 1e6 }],
    },
  ];
}

/** Whether each limit of archives refuses, with the limit in the message. */
export function archiveLimits(): Row[] {
  const refusals = beyond(DEFAULT_ARCHIVE_LIMITS).map(({ limit, declared }) => {
    try {
      checkLimits("results.zip", declared, DEFAULT_ARCHIVE_LIMITS);
      return false;
    } catch (error) {
      if (!(error instanceof ArchiveError)) throw error;
      return error.message.includes(`${figure(limit)}`);
    }
  });
  return [
    {
      id: "archive.limits",
      what: "archive limits that refuse and are stated in the error: entries, entry size, total size, ratio",
      unit: "",
      ours: refusals.filter(Boolean).length,
      goal: { least: refusals.length, of: "figure" },
    },
  ];
}
