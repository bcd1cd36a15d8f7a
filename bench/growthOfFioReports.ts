import fs from "node:fs";
import path from "node:path";
import { exponentRow } from "./exponentRow";
import { fioDocument, jobObject, type SideCounters } from "./generate/fioDocument";
import type { MeasureOptions } from "./measures";
import { runCommandLine } from "./process";
import type { Row } from "./row";

const JOBS = [2000, 8000, 50_000];

/** Jobs of a file: one of more than 64 MiB is refused. */
const JOBS_OF_FILE = 2000;

/** Most seconds of the processor and MB of memory, by jobs. */
const GOALS: Readonly<Record<number, { seconds: number; megabytes?: number }>> = {
  8000: { seconds: 10 },
  50_000: { seconds: 90, megabytes: 1000 },
};

const TEST_MS = 60_000;

/** How the way from fio's documents to a report grows with the jobs, each of which is a run. */
export function growthOfFioReports({ folder, quick }: MeasureOptions): Row[] {
  const target = path.join(folder, "fio-report.xlsx");
  const measured = (quick ? [500, ...JOBS.slice(0, 1)] : JOBS).map((jobs) => {
    const { processorSeconds, peakMb } = runCommandLine("report", fioFolder(folder, jobs), "-o", target);
    return { jobs, processorSeconds, peakMb };
  });
  const what = "report of fio jobs";
  const rows = measured.flatMap(({ jobs, processorSeconds, peakMb }): Row[] => {
    const sized = `report of ${jobs.toLocaleString("en-US")} fio jobs`;
    const { seconds, megabytes } = GOALS[jobs] ?? {};
    return [
      {
        id: `growth.fio-report.${jobs}.time`,
        what: `${sized}: time of the processor`,
        unit: "s",
        ours: processorSeconds,
        ...(seconds === undefined ? {} : { goal: { most: seconds, of: "figure" } }),
      },
      {
        id: `growth.fio-report.${jobs}.memory`,
        what: `${sized}: peak memory`,
        unit: "MB",
        ours: peakMb,
        ...(megabytes === undefined ? {} : { goal: { most: megabytes, of: "figure" } }),
      },
    ];
  });
  const series = [
    {
      name: "fio to report",
      points: measured.map(({ jobs, processorSeconds }): [number, number] => [jobs, processorSeconds]),
    },
  ];
  const curve = { chart: "fio-report-time", series };
  return [...rows, exponentRow("growth.fio-report.time", `${what}: growth of time, exponent`, curve)];
}

/** A folder of documents with so many jobs, each a group of its own. */
function fioFolder(folder: string, jobs: number): string {
  const target = path.join(folder, `fio${jobs}`);
  fs.mkdirSync(target, { recursive: true });
  for (let first = 0; first < jobs; first += JOBS_OF_FILE) {
    const count = Math.min(JOBS_OF_FILE, jobs - first);
    const documents = fioDocument({
      seconds: 1_700_000_000 + first,
      globalOptions: [["direct", "1"]],
      jobs: Array.from({ length: count }, (_, i) => ({ ...jobOf(first + i), groupid: i })),
      disks: 1,
    });
    fs.writeFileSync(path.join(target, `run${first}.json`), `${documents}\n`);
  }
  return target;
}

const SIZES = [4, 8, 64, 256];
const MIXES = [100, 70, 0];

function jobOf(number: number) {
  const kib = SIZES[number % SIZES.length] ?? 4;
  const readPct = MIXES[number % MIXES.length] ?? 100;
  const ios = 60_000 + (number % 977) * 100;
  const side = (share: number): SideCounters => {
    const own = Math.round(ios * share);
    return { ios: own, bytes: own * kib * 1024, ms: own === 0 ? 0 : TEST_MS, meanNs: 8e6, ramp: false };
  };
  return jobObject({
    name: `job${number}`,
    eta: 0,
    elapsed: 61,
    options: { rw: "randrw", rwmixread: String(readPct), bs: `${kib}k`, iodepth: "16", runtime: "60" },
    disks: 1,
    read: side(readPct / 100),
    write: side(1 - readPct / 100),
    latencyTargetUs: null,
  });
}
