import { cyclicAt } from "./at";
import { jobObject, type SideCounters } from "./fioDocument";

const BLOCK_KIB = [4, 8, 64, 256];
const READ_PERCENT = [100, 70, 0];

const TEST_MS = 60_000;

/** Jobs of one minute with several block sizes and mixes, from one number on, as a status document of fio has them. */
export function fioJobs(first: number, count: number): ReturnType<typeof jobObject>[] {
  return Array.from({ length: count }, (_, i) => ({ ...jobOf(first + i), groupid: i }));
}

function jobOf(number: number): ReturnType<typeof jobObject> {
  const kib = cyclicAt(BLOCK_KIB, number);
  const readPercent = cyclicAt(READ_PERCENT, number);
  const ios = 60_000 + (number % 977) * 100;
  const side = (share: number): SideCounters => {
    const own = Math.round(ios * share);
    return { ios: own, bytes: own * kib * 1024, ms: own === 0 ? 0 : TEST_MS, meanNs: 8e6, ramp: false };
  };
  return jobObject({
    name: `job${number}`,
    eta: 0,
    elapsed: 61,
    options: { rw: "randrw", rwmixread: String(readPercent), bs: `${kib}k`, iodepth: "16", runtime: "60" },
    disks: 1,
    read: side(readPercent / 100),
    write: side(1 - readPercent / 100),
    latencyTargetUs: null,
  });
}
