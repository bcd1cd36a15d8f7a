import { badInput } from "../model/errors";
import { calibratedModel, multipliedModel, type ProfileRow } from "../model/cpuCost/vsanProfile";
import { BUILT_IN_MODEL, type VsanCostModel } from "../model/cpuCost/vsanCostModel";
import { readShare } from "../model/storage/readShare";
import { parseQuantity } from "../model/units/quantity";
import { layoutOf, ioSizeOf } from "./_arguments";
import { readCell, type Argument, type Cell } from "./_cell";
import { whole } from "./_broadcast";

const KHZ = { quantity: "kHz per I/O", example: "640", exact: { kHz: 1e3 } };

/**
 * Reads the `profile` argument: left out, the built-in model; a single number, the built-in model times that number;
 * a range, one test a row (block size KiB, read %, kHz per I/O, and the layout if there is a fourth column). A first
 * row of titles and blank rows are skipped.
 */
export function costModel(profile: Argument): VsanCostModel {
  return whole(() => {
    const rows = (profile ?? [])
      .map((row) => row.map(readCell))
      .filter((row) => row.some((cell) => cell !== null));
    const [first] = rows;
    if (!first) return BUILT_IN_MODEL;
    if (rows.length === 1 && first.length === 1) return multiplier(first[0] ?? null);
    const tests = isTitles(first) ? rows.slice(1) : rows;
    return calibratedModel(tests.map(profileRow));
  });
}

function multiplier(cell: Cell): VsanCostModel {
  if (typeof cell !== "number") {
    throw badInput(
      `profile "${String(cell)}" is not a number, nor a range of block size KiB, read %, kHz per I/O`,
    );
  }
  return multipliedModel(cell);
}

function isTitles(row: readonly Cell[]): boolean {
  return typeof row[2] === "string" && !/\d/.test(row[2]);
}

function profileRow(row: readonly Cell[], index: number): ProfileRow {
  const [size = null, reads = null, khz = null, raid = null] = row;
  if (
    size === null ||
    reads === null ||
    khz === null ||
    typeof reads === "boolean" ||
    typeof khz === "boolean"
  ) {
    throw badInput(`profile row ${index + 1} lacks one of block size KiB, read %, kHz per I/O`);
  }
  const cyclesPerIo = parseQuantity(khz, KHZ, KHZ.exact.kHz);
  if (cyclesPerIo === 0) throw badInput(`profile row ${index + 1} says 0 kHz per I/O`);
  return { blockSizeBytes: ioSizeOf(size), readShare: readShare(reads), cyclesPerIo, raid: layoutOf(raid) };
}
