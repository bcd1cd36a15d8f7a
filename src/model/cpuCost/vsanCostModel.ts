import { weaker, type Label } from "../evidence/estimate";
import { evidence, type Evidence } from "../evidence/evidence";
import { ownModel } from "../evidence/sources";
import type { RaidLayout } from "../raid/raidLayout";
import { costOnLine, lineThrough, type IoCost, type IoCostLine, type Tolerance } from "./ioCostLine";
import { cyclesPerIo, cyclesPerIoBasis, REFERENCE_TESTS, type ReferenceTest } from "./referenceTests";

/** What one I/O costs on a cluster: the built-in measurements, or a user's own. */
export interface VsanCostModel {
  /** What it rests on, in words: for explanations. */
  name: string;
  /** The layout that the costs were measured on; other layouts are estimated from it. */
  layout: RaidLayout;
  read(bytes: number): IoCost;
  write(bytes: number): IoCost;
  readBasis: readonly Evidence[];
  writeBasis: readonly Evidence[];
}

const tolerance = (value: number, locator: string, note: string): Evidence =>
  evidence({ value, unit: "share of the plan", kind: "estimated", source: ownModel(locator), note });

/** Difference of the linear mix of the read-only and write-only tests to the mixed tests (+6.4%, −3.0%), rounded up. */
export const MIX_ERROR = tolerance(0.07, "range at the measured sizes", "+6.4% and −3.0% on the mixed tests");

const READ_RISK_BETWEEN = tolerance(
  0.4,
  "range of reads between 32 KiB and 1 MiB",
  "the same two-point line misses local NVMe random reads by up to 38%",
);

const WRITE_RISK_BETWEEN = tolerance(
  0.37,
  "range of writes between 32 KiB and 1 MiB",
  "256 KiB writes of a second cluster cost 36% more than this shape predicts; local NVMe writes up to 10%",
);

/** Six doublings from the measured sizes, at 512 bytes and at 64 MiB, a cost may be off by 40%. */
const RISK_FAR_OUTSIDE = tolerance(
  0.4,
  "range outside of the measured sizes",
  "as for local NVMe outside of its sizes; nothing is measured there",
);
/** From here on a size is so far from the tested ones that nothing more is known of it. */
export const FAR_OUTSIDE_DOUBLINGS = 6;

/** The tolerance of a cost that is known only to within the error of the mixed tests. */
export const MEASURED_TOLERANCE: Tolerance = {
  down: MIX_ERROR.value,
  up: MIX_ERROR.value,
  upBetween: MIX_ERROR.value,
  perDoublingOutside: (RISK_FAR_OUTSIDE.value - MIX_ERROR.value) / FAR_OUTSIDE_DOUBLINGS,
};

function builtInLine(
  small: ReferenceTest,
  large: ReferenceTest,
  smallPlan: IoCostLine["smallPlan"],
  upBetween: Evidence,
): IoCostLine {
  return {
    ...lineThrough(
      { bytes: small.blockSizeBytes, cycles: cyclesPerIo(small) },
      { bytes: large.blockSizeBytes, cycles: cyclesPerIo(large) },
    ),
    smallestBytes: small.blockSizeBytes,
    largestBytes: large.blockSizeBytes,
    smallAnchorBytes: small.blockSizeBytes,
    smallPlan,
    tolerance: { ...MEASURED_TOLERANCE, upBetween: upBetween.value },
    insideLabel: "interpolated",
    endLabel: "measured",
  };
}

const { smallRead, smallWrite, largeRead, largeWrite } = REFERENCE_TESTS;

/** Reads and writes of the reference cluster, from the four pure tests. */
export const BUILT_IN_LINES = {
  read: builtInLine(smallRead, largeRead, "geometric mean", READ_RISK_BETWEEN),
  write: builtInLine(smallWrite, largeWrite, "line", WRITE_RISK_BETWEEN),
} as const;

/** A model made of one line a direction. */
export function modelOfLines(
  lines: { read: IoCostLine; write: IoCostLine },
  rest: Omit<VsanCostModel, "read" | "write">,
): VsanCostModel {
  return {
    ...rest,
    read: (bytes) => costOnLine(lines.read, bytes),
    write: (bytes) => costOnLine(lines.write, bytes),
  };
}

/** The built-in model: the reference cluster. */
export const BUILT_IN_MODEL: VsanCostModel = modelOfLines(BUILT_IN_LINES, {
  name: "reference cluster",
  layout: "RAID-5 4+1",
  readBasis: [
    ...cyclesPerIoBasis(smallRead),
    ...cyclesPerIoBasis(largeRead),
    MIX_ERROR,
    READ_RISK_BETWEEN,
    RISK_FAR_OUTSIDE,
  ],
  writeBasis: [
    ...cyclesPerIoBasis(smallWrite),
    ...cyclesPerIoBasis(largeWrite),
    MIX_ERROR,
    WRITE_RISK_BETWEEN,
    RISK_FAR_OUTSIDE,
  ],
});

/** A model with every cost multiplied; `label` is how the factor is known. */
export function scaledModel(
  model: VsanCostModel,
  factor: number,
  label: Label,
  rest: Pick<VsanCostModel, "name" | "layout">,
): VsanCostModel {
  const scale = (cost: IoCost): IoCost => ({
    low: cost.low * factor,
    plan: cost.plan * factor,
    high: cost.high * factor,
    label: weaker(cost.label, label),
  });
  return {
    ...model,
    ...rest,
    read: (bytes) => scale(model.read(bytes)),
    write: (bytes) => scale(model.write(bytes)),
  };
}
