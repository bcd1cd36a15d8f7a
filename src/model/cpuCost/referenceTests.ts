import { evidence, type Evidence } from "../evidence/evidence";
import { vsanBenchmark } from "../evidence/sources";

/** One test on the reference cluster: what HCIBench and the hosts showed. */
export interface ReferenceTest {
  blockSizeBytes: number;
  readShare: number;
  iops: Evidence;
  /** CPU of one host during the test. */
  busyGhz: Evidence;
  /** vSAN traffic of one host. */
  transmitGbit: Evidence;
  receiveGbit: Evidence;
}

/** Words for the cluster that every built-in vSAN coefficient was measured on. */
export const REFERENCE_CLUSTER =
  "6 hosts, 2 × 16 cores 3.6 GHz (Xeon Gold 6544Y), vSAN ESA 8.0 U3, RAID-5 4+1, compression on, TCP";

const source = vsanBenchmark;

export const REFERENCE_HOSTS = evidence({
  value: 6,
  unit: "hosts",
  kind: "measured",
  source: source("vSAN ESA Environment"),
});

export const REFERENCE_IDLE_GHZ = evidence({
  value: 1,
  unit: "GHz per host",
  kind: "measured",
  source: source("Observations: CPU of an idle host"),
});

function test(
  name: string,
  blockSizeBytes: number,
  readShare: number,
  figures: { iops: number; busyGhz: number; transmitGbit: number; receiveGbit: number },
): ReferenceTest {
  const measured = (value: number, unit: string): Evidence =>
    evidence({ value, unit, kind: "measured", source: source(`test ${name}`) });
  return {
    blockSizeBytes,
    readShare,
    iops: measured(figures.iops, "IOPS"),
    busyGhz: measured(figures.busyGhz, "GHz per host"),
    transmitGbit: measured(figures.transmitGbit, "Gb/s per host"),
    receiveGbit: measured(figures.receiveGbit, "Gb/s per host"),
  };
}

const SMALL = 32 * 2 ** 10;
const LARGE = 2 ** 20;

/** The four pure tests that the model rests on, and the two mixes that it is checked against. */
export const REFERENCE_TESTS = {
  smallRead: test("32 KB, 100% read, random", SMALL, 1, {
    iops: 721_317.28,
    busyGhz: 78,
    transmitGbit: 27.2,
    receiveGbit: 27.2,
  }),
  smallWrite: test("32 KB, 100% write, random", SMALL, 0, {
    iops: 285_892.55,
    busyGhz: 88,
    transmitGbit: 35.5,
    receiveGbit: 40,
  }),
  largeRead: test("1 MB, 100% read, sequential", LARGE, 1, {
    iops: 22_575.5,
    busyGhz: 60,
    transmitGbit: 27.2,
    receiveGbit: 25.6,
  }),
  largeWrite: test("1 MB, 100% write, sequential", LARGE, 0, {
    iops: 15_174.08,
    busyGhz: 60,
    transmitGbit: 31.2,
    receiveGbit: 31.2,
  }),
  smallMix: test("32 KB, 70% read, random", SMALL, 0.7, {
    iops: 602_702.73,
    busyGhz: 95,
    transmitGbit: 36,
    receiveGbit: 37.6,
  }),
  largeMix: test("1 MB, 70% read, sequential", LARGE, 0.7, {
    iops: 19_740.9,
    busyGhz: 62,
    transmitGbit: 34.4,
    receiveGbit: 33.2,
  }),
} as const;

/** CPU cycles per I/O of a test: GHz of all hosts net of idle, divided by the I/O rate. */
export function cyclesPerIo(test: ReferenceTest): number {
  const hz = (test.busyGhz.value - REFERENCE_IDLE_GHZ.value) * 1e9 * REFERENCE_HOSTS.value;
  return hz / test.iops.value;
}

/** The evidence behind `cyclesPerIo`. */
export function cyclesPerIoBasis(test: ReferenceTest): readonly Evidence[] {
  return [test.iops, test.busyGhz, REFERENCE_IDLE_GHZ, REFERENCE_HOSTS];
}
