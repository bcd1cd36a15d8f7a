import type { ArchiveLimits } from "../../../archive/archiveLimits";

const MIB = 2 ** 20;

/** What the archive of a workbook may hold: the largest that HCI Planner writes has a tenth of it. */
export const WORKBOOK_LIMITS: ArchiveLimits = {
  entries: 10_000,
  directoryBytes: 4 * MIB,
  entryBytes: 1024 * MIB,
  totalBytes: 2048 * MIB,
  ratio: 250,
};

/** What a workbook may hold that HCI Planner did not make. */
export const FOREIGN = {
  /** Unpacked bytes of all parts. */
  bytes: 200 * MIB,
  /** Rows of a sheet that hold something. */
  rows: 5_000,
  /** Cells between A1 and the last one of a sheet. */
  cells: 2_000_000,
} as const;

/** Cells between A1 and the last ones of all sheets of any workbook: each takes memory, filled or not. */
export const MAX_CELLS = 40_000_000;

/** Sheets of a workbook at most. */
export const MAX_SHEETS = 1_000;

/** Elements of a part that is read as a whole, and how deep they are inside each other. */
export const MAX_ELEMENTS = 2_000_000;
export const MAX_ELEMENT_DEPTH = 100;

/** Characters of all texts that cells share. */
export const MAX_TEXT_LENGTH = 256 * MIB;
