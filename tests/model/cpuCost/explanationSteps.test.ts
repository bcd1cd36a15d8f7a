import { explainVsanGhz, explainVsanRule } from "../../../src/model/cpuCost/explainVsan";
import { BUILT_IN_MODEL } from "../../../src/model/cpuCost/vsanCostModel";
import { calibratedModel } from "../../../src/model/cpuCost/vsanProfile";
import type { VsanIo } from "../../../src/model/cpuCost/vsanCpu";
import type { Step } from "../../../src/model/evidence/step";

const KIB = 1024;

/** Steps as lines: step | value | unit | how it is known, numbers with six digits. */
function lines(steps: readonly Step[]): string[] {
  return steps.map(({ step, value, unit, known }) => {
    const figure = typeof value === "number" ? Number(value.toPrecision(6)) : value;
    return [step, figure, unit, known].join(" | ");
  });
}

/** 32.768 MB/s are a thousand I/O of 32 KiB. */
const explained = (
  blockSizeBytes: number,
  readShare: number,
  raid: VsanIo["raid"] = "RAID-5 4+1",
): string[] => lines(explainVsanGhz(BUILT_IN_MODEL, 32_768_000, { blockSizeBytes, readShare, raid }));

test("reads of a measured size: one measured cost, no rule, no layout", () => {
  expect(explained(32 * KIB, 1)).toEqual([
    "Throughput | 32.768 | MB/s | given",
    "I/O size | 32768 | bytes (32 KiB) | given",
    "I/O rate = throughput ÷ I/O size | 1000 | IOPS | definition",
    "Share of reads by I/O count | 1 | 0 to 1 | given",
    "Layout | RAID-5 4+1 |  | given",
    "CPU per 32 KiB read = 6 hosts × (78 − 1) GHz ÷ 721317.28 IOPS | 640.495 | kHz per I/O | measured",
    "CPU per read of 32 KiB (range 595.66 to 685.33) | 640.495 | kHz per I/O | measured",
    "CPU per I/O | 640.495 | kHz per I/O | measured",
    "GHz = I/O rate × CPU per I/O ÷ 1,000,000 | 0.640495 | GHz in the cluster | measured",
    "Low: the same with the low end of each range | 0.59566 | GHz in the cluster | measured",
    "High: the same with the high end of each range | 0.685329 | GHz in the cluster | measured",
  ]);
});

test("writes above the largest size on another layout: in proportion to the size, times the layout's factor", () => {
  expect(explained(2048 * KIB, 0, "RAID-6 4+2").slice(3, 9)).toEqual([
    "Share of reads by I/O count | 0 | 0 to 1 | given",
    "Layout | RAID-6 4+2 |  | given",
    "CPU per 1 MiB write = 6 hosts × (60 − 1) GHz ÷ 15174.08 IOPS | 23329.3 | kHz per I/O | measured",
    "CPU per write of 2 MiB = cost of 1 MiB × size ÷ 1 MiB (range 40826 to 52491) | 46658.5 | kHz per I/O | extrapolated",
    "Write factor of RAID-6 4+2 over RAID-5 4+1 (range 1.14 to 1.23) | 1.18 | × | estimated",
    "CPU per I/O | 55057 | kHz per I/O | estimated",
  ]);
});

test("a small mix: a line through both sizes and its rule for either direction, then both by their share", () => {
  expect(explained(8 * KIB, 0.5).slice(5, 14)).toEqual([
    "CPU per 32 KiB read = 6 hosts × (78 − 1) GHz ÷ 721317.28 IOPS | 640.495 | kHz per I/O | measured",
    "CPU per 1 MiB read = 6 hosts × (60 − 1) GHz ÷ 22575.5 IOPS | 15680.7 | kHz per I/O | measured",
    "Straight line through both reads: 155.3264 + 15.16151 × KiB | 276.619 | kHz per I/O | interpolated",
    "CPU per read of 8 KiB = √(line × cost of 32 KiB) (range 226.83 to 685.33) | 420.919 | kHz per I/O | extrapolated",
    "CPU per 32 KiB write = 6 hosts × (88 − 1) GHz ÷ 285892.55 IOPS | 1825.86 | kHz per I/O | measured",
    "CPU per 1 MiB write = 6 hosts × (60 − 1) GHz ÷ 15174.08 IOPS | 23329.3 | kHz per I/O | measured",
    "Straight line through both writes: 1132.203 + 21.67681 × KiB | 1305.62 | kHz per I/O | interpolated",
    "CPU per write of 8 KiB = line (range 1070.6 to 1953.7) | 1305.62 | kHz per I/O | extrapolated",
    "CPU per I/O = reads × share + writes × factor × (1 − share) | 863.268 | kHz per I/O | extrapolated",
  ]);
});

test("the largest measured size has neither line nor rule", () => {
  expect(explained(1024 * KIB, 1).slice(5, 8)).toEqual([
    "CPU per 1 MiB read = 6 hosts × (60 − 1) GHz ÷ 22575.5 IOPS | 15680.7 | kHz per I/O | measured",
    "CPU per read of 1 MiB (range 14583 to 16778) | 15680.7 | kHz per I/O | measured",
    "CPU per I/O | 15680.7 | kHz per I/O | measured",
  ]);
});

test("between the measured sizes there is a line, and no rule behind the cost", () => {
  const steps = explained(64 * KIB, 1).slice(5);
  expect(steps.map((line) => line.split(" (")[0]?.split(" = ")[0])).toEqual([
    "CPU per 32 KiB read",
    "CPU per 1 MiB read",
    "Straight line through both reads: 155.3264 + 15.16151 × KiB | 1125.66 | kHz per I/O | interpolated",
    "CPU per read of 64 KiB",
    "CPU per I/O | 1125.66 | kHz per I/O | interpolated",
    "GHz",
    "Low: the same with the low end of each range | 0.523433 | GHz in the cluster | interpolated",
    "High: the same with the high end of each range | 0.787964 | GHz in the cluster | interpolated",
  ]);
});

test("with a profile of the user's own the reference tests and their rules are skipped", () => {
  const raid = "RAID-5 4+1" as const;
  const model = calibratedModel([{ blockSizeBytes: 32 * KIB, readShare: 1, cyclesPerIo: 700e3, raid }]);
  const steps = explainVsanGhz(model, 32_768_000, { blockSizeBytes: 8 * KIB, readShare: 0.5, raid });
  expect(lines(steps).slice(5, 8)).toEqual([
    "CPU per read of 8 KiB (range 247.9 to 749) | 460.024 | kHz per I/O | extrapolated",
    "CPU per write of 8 KiB (range 856.15 to 2135.2) | 1426.92 | kHz per I/O | extrapolated",
    "CPU per I/O = reads × share + writes × factor × (1 − share) | 943.47 | kHz per I/O | extrapolated",
  ]);
});

test("the rule of thumb in its own steps", () => {
  expect(lines(explainVsanRule(1e9))).toEqual([
    "Throughput | 1000 | MB/s | given",
    "Throughput in bits = MB/s × 8 ÷ 1,000 | 8 | Gb/s | definition",
    "Published rule for any I/O size and mix | 3.5 | Hz per bit/s | rule of thumb",
    "GHz = Gb/s × Hz per bit/s | 28 | GHz in the cluster | rule of thumb",
    "Low: the same with the low end of each range | 14.9543 | GHz in the cluster | rule of thumb",
    "High: the same with the high end of each range | 55.7208 | GHz in the cluster | rule of thumb",
  ]);
});
