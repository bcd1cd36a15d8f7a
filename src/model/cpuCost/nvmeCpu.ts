import { times, weaker, type Estimate, type Label } from "../evidence/estimate";
import { evidence, type Evidence } from "../evidence/evidence";
import { ownModel } from "../evidence/sources";
import { oneOf } from "../units/oneOf";
import type { IoCost } from "./ioCostLine";
import {
  NVME_GUEST_GHZ,
  NVME_PATTERNS,
  NVME_TESTS,
  nvmeCyclesPerIo,
  type Direction,
  type NvmePattern,
} from "./nvmeTests";

interface Curve {
  /** Bytes and cycles per I/O, by ascending size. */
  points: readonly (readonly [number, number])[];
  basis: readonly Evidence[];
}

const spread = (value: number, locator: string, note: string): Evidence =>
  evidence({ value, unit: "share of the plan", kind: "estimated", source: ownModel(locator), note });

const MEASURED_SPREAD: Readonly<Record<Direction, Evidence>> = {
  read: spread(
    0.05,
    "range of local NVMe reads",
    "a straight line misses the five random points by up to 5%",
  ),
  write: spread(
    0.13,
    "range of local NVMe writes",
    "a straight line misses the five random points by up to 13%",
  ),
};

const EXTRAPOLATED_SPREAD = spread(
  0.4,
  "range of local NVMe outside the measured sizes",
  "random and sequential differ by up to 38% at the one size measured with both",
);

/** The largest block that storage people still expect to be random when the pattern is not said. */
const MAX_RANDOM_BYTES = 256 * 2 ** 10;

const CURVES: Readonly<Record<NvmePattern, Readonly<Record<Direction, Curve>>>> = {
  random: { read: curve("random", "read"), write: curve("random", "write") },
  sequential: { read: curve("sequential", "read"), write: curve("sequential", "write") },
};

function curve(pattern: NvmePattern, direction: Direction): Curve {
  const tests = NVME_TESTS.filter((test) => test.pattern === pattern && test.direction === direction);
  return {
    points: tests.map((test) => [test.blockSizeBytes, nvmeCyclesPerIo(test)] as const),
    basis: [
      ...tests.flatMap((test) => [test.iops, test.guestCpuPct]),
      NVME_GUEST_GHZ,
      MEASURED_SPREAD[direction],
    ],
  };
}

/** Finds an access pattern by its name in any case, `seq` and `rnd` included. */
export function nvmePattern(name: string): NvmePattern {
  const text = name.trim().toLowerCase();
  const found = NVME_PATTERNS.find((pattern) => text.length >= 3 && pattern.startsWith(text));
  return text === "rnd" ? "random" : (found ?? oneOf(NVME_PATTERNS, name, "pattern"));
}

/** The pattern that a size was measured with: random up to 256 KiB, sequential above. */
export function usualPattern(blockSizeBytes: number): NvmePattern {
  return blockSizeBytes <= MAX_RANDOM_BYTES ? "random" : "sequential";
}

/**
 * GHz of guest CPU for a throughput on local NVMe without RAID: the measured points exactly, between them linear in
 * bytes on the cost per I/O; below the smallest the cost per I/O stays, above the largest the cost per bit.
 *
 * @param readShare Share of reads by I/O count, 0 to 1.
 */
export function nvmeGhz(
  bytesPerSecond: number,
  blockSizeBytes: number,
  readShare: number,
  pattern: NvmePattern,
): Estimate {
  const curves = CURVES[pattern];
  const read = costOnCurve(curves.read, "read", blockSizeBytes);
  const write = costOnCurve(curves.write, "write", blockSizeBytes);
  const mix = (which: "low" | "plan" | "high"): number =>
    readShare * read[which] + (1 - readShare) * write[which];
  const labels: Label[] =
    readShare === 1
      ? [read.label]
      : readShare === 0
        ? [write.label]
        : [read.label, write.label, "interpolated"];
  const perIo: Estimate = {
    low: mix("low"),
    plan: mix("plan"),
    high: mix("high"),
    unit: "cycles per I/O",
    label: labels.reduce(weaker),
    basis: [...(readShare > 0 ? curves.read.basis : []), ...(readShare < 1 ? curves.write.basis : [])],
  };
  return times(perIo, bytesPerSecond / blockSizeBytes / 1e9, "GHz");
}

function costOnCurve({ points }: Curve, direction: Direction, bytes: number): IoCost {
  const { plan, label } = planOnCurve(points, bytes);
  const share = label === "extrapolated" ? EXTRAPOLATED_SPREAD.value : MEASURED_SPREAD[direction].value;
  return { low: plan * (1 - share), plan, high: plan * (1 + share), label };
}

function planOnCurve(points: Curve["points"], bytes: number): Pick<IoCost, "plan" | "label"> {
  let below: readonly [number, number] | undefined;
  for (const point of points) {
    const [size, cycles] = point;
    if (size === bytes) return { plan: cycles, label: "measured" };
    if (size > bytes) {
      if (!below) return { plan: cycles, label: "extrapolated" };
      const [fromSize, fromCycles] = below;
      const position = (bytes - fromSize) / (size - fromSize);
      return { plan: fromCycles + (cycles - fromCycles) * position, label: "interpolated" };
    }
    below = point;
  }
  const [size, cycles] = below ?? [1, 0];
  return { plan: (cycles * bytes) / size, label: "extrapolated" };
}
