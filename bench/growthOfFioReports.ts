import fs from "node:fs";
import path from "node:path";
import { exponentRow } from "./exponentRow";
import { fioDocument } from "./generate/fioDocument";
import { fioJobs } from "./generate/fioJobs";
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
      jobs: fioJobs(first, count),
      disks: 1,
    });
    fs.writeFileSync(path.join(target, `run${first}.json`), `${documents}\n`);
  }
  return target;
}
