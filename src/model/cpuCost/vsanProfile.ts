import { badInput } from "../errors";
import { type Label, weaker } from "../evidence/estimate";
import { evidence, type Evidence } from "../evidence/evidence";
import { ownModel } from "../evidence/sources";
import type { RaidLayout } from "../raid/raidLayout";
import { formatBlockSize } from "../units/blockSize";
import type { IoCost, IoCostLine } from "./ioCostLine";
import { nonNegativeLeastSquares } from "./leastSquares";
import { layoutFactor, vsanCyclesPerIo } from "./vsanCpu";
import {
  BUILT_IN_MODEL,
  MEASURED_TOLERANCE,
  modelOfLines,
  FAR_OUTSIDE_DOUBLINGS,
  scaledModel,
  type VsanCostModel,
} from "./vsanCostModel";

/** One test of a user's own cluster. */
export interface ProfileRow {
  blockSizeBytes: number;
  readShare: number;
  cyclesPerIo: number;
  raid: RaidLayout;
  /** How its cost is known; measured where that is omitted. */
  level?: Label;
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
 * The cost model of a user's own cluster. Tests of small and of large I/O, at least 8× apart and each with read shares at
 * least 50 points apart, give a fit of their own (least squares of relative errors, no coefficient negative). Others, and
 * tests by which reads or writes cost nothing, scale the built-in model by the geometric mean of measured ÷ predicted. What
 * it predicts is known no better than the weakest of its tests.
 */
export function calibratedModel(rows: readonly ProfileRow[]): VsanCostModel {
  const layout = commonLayout(rows);
  const model = (farEnoughApart(rows) ? fittedModel(rows, layout) : null) ?? scaledToTests(rows);
  const ratios = rows.map((row) => row.cyclesPerIo / vsanCyclesPerIo(model, row).plan);
  const reads = rows.filter(({ readShare }) => readShare > 0);
  const writes = rows.filter(({ readShare }) => readShare < 1);
  const basis = profileBasis(rows);
  const level = rows.map((row) => row.level ?? "measured").reduce(weaker);
  const known = (cost: IoCost): IoCost => ({ ...cost, label: weaker(cost.label, level) });
  return {
    ...model,
    layout,
    read: (bytes) => known(asTested(model.read(bytes), bytes, 1, reads, ratios)),
    write: (bytes) =>
      known(
        asTested(model.write(bytes), bytes, layoutFactor(model.layout, layout, bytes).plan, writes, ratios),
      ),
    readBasis: [...model.readBasis, ...basis],
    writeBasis: [...model.writeBasis, ...basis],
  };
}

/**
 * A cost with the range and the label that the tests allow. The range contains all of them, and is wider the farther the size
 * is from those that its direction was tested with.
 *
 * @param factor What the layout of the tests makes of it.
 * @param tests Those of its direction: there may be none.
 * @param ratios Measured ÷ predicted, of every test.
 */
function asTested(
  cost: IoCost,
  bytes: number,
  factor: number,
  tests: readonly ProfileRow[],
  ratios: readonly number[],
): IoCost {
  const sizes = tests.map(({ blockSizeBytes }) => blockSizeBytes);
  const away = Math.max(0, Math.log2(Math.min(...sizes) / bytes), Math.log2(bytes / Math.max(...sizes)));
  const { up, perDoublingOutside } = MEASURED_TOLERANCE;
  const risk = up + perDoublingOutside * Math.min(FAR_OUTSIDE_DOUBLINGS, away);
  const plan = factor * cost.plan;
  return {
    low: Math.min(factor * cost.low, plan * Math.min(1 - risk, ...ratios)),
    plan,
    high: Math.max(factor * cost.high, plan * Math.max(1 + risk, ...ratios)),
    label: away > 0 ? weaker(cost.label, "extrapolated") : cost.label,
  };
}

/** The layout of all tests, or the measured one of the built-in model where they differ. */
function commonLayout(rows: readonly ProfileRow[]): RaidLayout {
  const [first] = rows;
  if (!first) throw badInput("profile has no tests: enter rows of block size KiB, read %, kHz per I/O");
  return rows.every((row) => row.raid === first.raid) ? first.raid : BUILT_IN_MODEL.layout;
}

/** Do the tests tell reads from writes both at small sizes and at sizes 8× as large? */
function farEnoughApart(rows: readonly ProfileRow[]): boolean {
  const sizes = new Set(rows.map(({ blockSizeBytes }) => blockSizeBytes));
  return [...sizes].some((small) =>
    [
      rows.filter((row) => row.blockSizeBytes <= small),
      rows.filter((row) => row.blockSizeBytes >= SIZES_APART * small),
    ].every((some) => {
      const shares = some.map((row) => row.readShare);
      return Math.max(...shares) - Math.min(...shares) >= READ_SHARES_APART;
    }),
  );
}

/** `null` where the tests do not determine the cost of reads and of writes. */
function fittedModel(rows: readonly ProfileRow[], layout: RaidLayout): VsanCostModel | null {
  const equations = rows.map(({ blockSizeBytes, readShare, raid, cyclesPerIo }) => {
    const writes = (1 - readShare) * layoutFactor(layout, raid, blockSizeBytes).plan;
    return [readShare, readShare * blockSizeBytes, writes, writes * blockSizeBytes].map(
      (value) => value / cyclesPerIo,
    );
  });
  const [readPerIo = 0, readPerByte = 0, writePerIo = 0, writePerByte = 0] =
    nonNegativeLeastSquares(
      equations,
      rows.map(() => 1),
    ) ?? [];
  if (readPerIo + readPerByte === 0 || writePerIo + writePerByte === 0) return null;
  const sizes = rows.map((row) => row.blockSizeBytes);
  const smallestBytes = Math.min(...sizes, SMALL_ANCHOR_BYTES);
  const line: Omit<IoCostLine, "cyclesPerIo" | "cyclesPerByte" | "smallPlan"> = {
    smallestBytes,
    smallAnchorBytes: smallestBytes,
    largestBytes: Math.max(...sizes, LARGE_ANCHOR_BYTES),
    tolerance: MEASURED_TOLERANCE,
    insideLabel: "calibrated",
    endLabel: "calibrated",
  };
  return modelOfLines(
    {
      read: { ...line, cyclesPerIo: readPerIo, cyclesPerByte: readPerByte, smallPlan: "geometric mean" },
      write: { ...line, cyclesPerIo: writePerIo, cyclesPerByte: writePerByte, smallPlan: "line" },
    },
    { name: `your ${rows.length} tests (fitted)`, layout, readBasis: [], writeBasis: [] },
  );
}

function scaledToTests(rows: readonly ProfileRow[]): VsanCostModel {
  const sum = rows.reduce(
    (logs, row) => logs + Math.log(row.cyclesPerIo / vsanCyclesPerIo(BUILT_IN_MODEL, row).plan),
    0,
  );
  const ratio = Math.exp(sum / rows.length);
  return scaledModel(BUILT_IN_MODEL, ratio, "calibrated", {
    name: `reference cluster × ${Number(ratio.toPrecision(4))} (your ${rows.length} ${rows.length === 1 ? "test" : "tests"})`,
    layout: BUILT_IN_MODEL.layout,
  });
}

function profileBasis(rows: readonly ProfileRow[]): Evidence[] {
  return rows.map((row) =>
    evidence({
      value: row.cyclesPerIo / 1e3,
      unit: "kHz per I/O",
      kind: row.level === "estimated" ? "estimated" : "measured",
      source: {
        ...ownModel(
          `profile: ${formatBlockSize(row.blockSizeBytes)}, ${Number((row.readShare * 100).toPrecision(6))}% read, ${row.raid}`,
        ),
        title: "your own test",
      },
    }),
  );
}
