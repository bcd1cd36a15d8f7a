import { badInput } from "../errors";
import { evidence, type Evidence } from "../evidence/evidence";
import { ownModel } from "../evidence/sources";
import type { RaidLayout } from "../raid/raidLayout";
import { formatBlockSize } from "../units/blockSize";
import type { IoCostLine } from "./ioCostLine";
import { nonNegativeLeastSquares } from "./leastSquares";
import { layoutFactor, vsanCyclesPerIo } from "./vsanCpu";
import {
  BUILT_IN_MODEL,
  MEASURED_TOLERANCE,
  MIX_ERROR,
  modelOfLines,
  scaledModel,
  type VsanCostModel,
} from "./vsanCostModel";

/** One test of a user's own cluster. */
export interface ProfileRow {
  blockSizeBytes: number;
  readShare: number;
  cyclesPerIo: number;
  raid: RaidLayout;
}

/** How far apart tests must be to tell the cost per I/O from the cost per byte, and reads from writes. */
const SIZES_APART = 8;
const READ_SHARES_APART = 0.5;

/** From here down, and from here up, the built-in rules for small and large I/O hold. */
const SMALL_ANCHOR_BYTES = 32 * 2 ** 10;
const LARGE_ANCHOR_BYTES = 2 ** 20;

/** The built-in model times a number that the user assumes: another CPU, another efficiency. */
export function multipliedModel(multiplier: number): VsanCostModel {
  if (!(multiplier > 0)) {
    throw badInput(`profile multiplier ${multiplier} is not above 0: enter 1.2 for 20% more CPU per I/O`);
  }
  return scaledModel(BUILT_IN_MODEL, multiplier, "assumption", {
    name: `reference cluster × ${multiplier} (your assumption)`,
    layout: BUILT_IN_MODEL.layout,
  });
}

/**
 * The cost model of a user's own cluster. Tests of two sizes at least 8× apart and read shares at least 50 points
 * apart give a fit of their own (least squares of relative errors, no coefficient negative); fewer, or tests that do
 * not tell reads from writes at both sizes, scale the built-in model by the geometric mean of measured ÷ predicted.
 */
export function calibratedModel(rows: readonly ProfileRow[]): VsanCostModel {
  const layout = commonLayout(rows);
  return (farEnoughApart(rows) ? fittedModel(rows, layout) : null) ?? scaledToTests(rows, layout);
}

/** The layout of all tests, or the measured one of the built-in model where they differ. */
function commonLayout(rows: readonly ProfileRow[]): RaidLayout {
  const [first] = rows;
  if (!first) throw badInput("profile has no tests: enter rows of block size KiB, read %, kHz per I/O");
  return rows.every((row) => row.raid === first.raid) ? first.raid : BUILT_IN_MODEL.layout;
}

function farEnoughApart(rows: readonly ProfileRow[]): boolean {
  const sizes = rows.map((row) => row.blockSizeBytes);
  const shares = rows.map((row) => row.readShare);
  return (
    Math.max(...sizes) >= SIZES_APART * Math.min(...sizes) &&
    Math.max(...shares) - Math.min(...shares) >= READ_SHARES_APART
  );
}

function fittedModel(rows: readonly ProfileRow[], layout: RaidLayout): VsanCostModel | null {
  const equations = rows.map(({ blockSizeBytes, readShare, raid, cyclesPerIo }) => {
    const writes = (1 - readShare) * layoutFactor(layout, raid, blockSizeBytes).plan;
    return [readShare, readShare * blockSizeBytes, writes, writes * blockSizeBytes].map(
      (value) => value / cyclesPerIo,
    );
  });
  const coefficients = nonNegativeLeastSquares(
    equations,
    rows.map(() => 1),
  );
  if (!coefficients) return null;
  const [readPerIo = 0, readPerByte = 0, writePerIo = 0, writePerByte = 0] = coefficients;
  const worst = Math.max(
    ...equations.map((row) =>
      Math.abs(row.reduce((sum, value, c) => sum + value * (coefficients[c] ?? 0), -1)),
    ),
  );
  const line = (cyclesPerIo: number, cyclesPerByte: number, smallPlan: IoCostLine["smallPlan"]): IoCostLine =>
    ownLine(rows, { cyclesPerIo, cyclesPerByte, smallPlan }, worst);
  return modelOfLines(
    {
      read: line(readPerIo, readPerByte, "geometric mean"),
      write: line(writePerIo, writePerByte, "line"),
    },
    { name: `your ${rows.length} tests (fitted)`, layout, ...profileBasis(rows) },
  );
}

function ownLine(
  rows: readonly ProfileRow[],
  line: Pick<IoCostLine, "cyclesPerIo" | "cyclesPerByte" | "smallPlan">,
  worstResidual: number,
): IoCostLine {
  const sizes = rows.map((row) => row.blockSizeBytes);
  const smallestBytes = Math.min(...sizes);
  const largest = Math.max(...sizes);
  const within = Math.max(MIX_ERROR.value, worstResidual);
  return {
    ...line,
    smallestBytes,
    largestBytes: Math.max(largest, LARGE_ANCHOR_BYTES),
    smallAnchorBytes: Math.min(smallestBytes, SMALL_ANCHOR_BYTES),
    tolerance: { ...MEASURED_TOLERANCE, down: within, up: within, upBetween: within },
    insideLabel: "calibrated",
    endLabel: "calibrated",
    testedUpToBytes: largest,
  };
}

function scaledToTests(rows: readonly ProfileRow[], layout: RaidLayout): VsanCostModel {
  const logRatios = rows.map((row) => {
    const predicted = vsanCyclesPerIo(BUILT_IN_MODEL, row).plan;
    return Math.log(row.cyclesPerIo / predicted);
  });
  const ratio = Math.exp(logRatios.reduce((sum, value) => sum + value, 0) / logRatios.length);
  const factorOf = (bytes: number): number => layoutFactor(BUILT_IN_MODEL.layout, layout, bytes).plan;
  const scaled = scaledModel(BUILT_IN_MODEL, ratio, "calibrated", {
    name: `reference cluster × ${Number(ratio.toPrecision(4))} (your ${rows.length} ${rows.length === 1 ? "test" : "tests"})`,
    layout,
  });
  return {
    ...scaled,
    // The scaled writes are those of the tests' own layout.
    write: (bytes) => {
      const cost = scaled.write(bytes);
      const factor = factorOf(bytes);
      return { ...cost, low: cost.low * factor, plan: cost.plan * factor, high: cost.high * factor };
    },
    readBasis: [...scaled.readBasis, ...profileBasis(rows).readBasis],
    writeBasis: [...scaled.writeBasis, ...profileBasis(rows).writeBasis],
  };
}

function profileBasis(rows: readonly ProfileRow[]): Pick<VsanCostModel, "readBasis" | "writeBasis"> {
  const basis: Evidence[] = rows.map((row) =>
    evidence({
      value: row.cyclesPerIo / 1e3,
      unit: "kHz per I/O",
      kind: "measured",
      source: {
        ...ownModel(
          `profile: ${formatBlockSize(row.blockSizeBytes)}, ${Number((row.readShare * 100).toPrecision(6))}% read, ${row.raid}`,
        ),
        title: "your own test",
      },
    }),
  );
  return { readBasis: basis, writeBasis: basis };
}
