import { DomainError, badInput } from "../model/errors";
import { calibratedModel, multipliedModel, type ProfileRow } from "../model/cpuCost/vsanProfile";
import { BUILT_IN_MODEL, type VsanCostModel } from "../model/cpuCost/vsanCostModel";
import { LABELS } from "../model/evidence/estimate";
import { readShare } from "../model/storage/readShare";
import { blockSizeBytes } from "../model/units/blockSize";
import { plainNumber } from "../model/units/plainNumber";
import { isBare, parseQuantity } from "../model/units/quantity";
import { layoutOf, scalarOf } from "./_arguments";
import { isBlankInList, isOmitted } from "./_blanks";
import { readCell, type Argument, type Cell } from "./_cell";
import { whole } from "./_broadcast";

const KHZ = { quantity: "kHz per I/O", example: "640", exact: { kHz: 1e3 } };

/** Above this a multiplier is no multiplier. */
const MAX_MULTIPLIER = 100;

/**
 * Reads the `profile` argument: omitted, the built-in model; a single number, the built-in model times that number;
 * a range, one test per row (block size KiB, read %, kHz per I/O, the layout if there is a fourth column, and the evidence
 * level if there is one in a fifth). A first row of titles and blank rows are skipped.
 */
export function costModel(profile: Argument): VsanCostModel {
  return whole(() => {
    const rows = (profile ?? []).map((row) => row.map(readCell)).filter((row) => !isOmitted([row]));
    const [first] = rows;
    if (!first) return BUILT_IN_MODEL;
    if (rows.length === 1 && first.length === 1) return multiplier(first[0] ?? null);
    const tests = isTitles(first) ? rows.slice(1) : rows;
    return calibratedModel(tests.map(profileRow));
  });
}

function multiplier(cell: Cell): VsanCostModel {
  if (cell !== null && typeof cell !== "boolean" && isBare(cell)) {
    return multipliedModel(plainNumber(cell, "profile", { most: MAX_MULTIPLIER }));
  }
  throw badInput(
    `profile "${String(cell)}" is not a number or range: enter 1.2, or a range of block size KiB, read %, kHz per I/O`,
  );
}

function isTitles(row: readonly Cell[]): boolean {
  return typeof row[2] === "string" && !/\d/.test(row[2]);
}

function profileRow(row: readonly Cell[], index: number): ProfileRow {
  const [size = null, reads = null, khz = null, raid = null, level = null] = row;
  if (
    isBlankInList(size) ||
    reads === null ||
    isBlankInList(khz) ||
    typeof reads === "boolean" ||
    typeof khz === "boolean"
  ) {
    throw badInput(
      `profile row ${index + 1} lacks one of block size KiB, read %, kHz per I/O: enter all three`,
    );
  }
  const label = LABELS.find((one) => one === level);
  return inRow(index, () => {
    const cyclesPerIo = parseQuantity(khz, KHZ, KHZ.exact.kHz, "kHz per I/O");
    if (cyclesPerIo === 0) throw badInput("kHz per I/O is 0: enter what was measured");
    return {
      blockSizeBytes: blockSizeBytes(scalarOf(size, "block size"), "block size"),
      readShare: readShare(reads, "read %"),
      cyclesPerIo,
      raid: layoutOf(isBlankInList(raid) ? null : raid),
      ...(label === undefined ? {} : { level: label }),
    };
  });
}

/** Names the row of the profile that an error is about: its cells are no arguments of the function. */
function inRow<T>(index: number, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    throw new DomainError(error.code, `profile row ${index + 1}: ${error.message}`);
  }
}
