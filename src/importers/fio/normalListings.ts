import { textLines } from "../reading/textLines";
import { ALL_CLIENTS } from "./fioResult";
import type { NormalHeader } from "./normalHeader";
import { normalHeader } from "./normalHeader";
import { NormalJob } from "./normalJob";

/** Jobs that are listed together. Listings of one fio share their headers. */
export interface Listing {
  /** Number of the fio in the text: the listings of one fio are its statuses. */
  fio: number;
  version: string | null;
  headers: NormalHeader[];
  jobs: NormalJob[];
}

const CLIENT = /^<[^>]*> /;
/** The whole line, because names of jobs begin with `fio-` too. */
const VERSION = /^(?:hostname=.{0,300} fio=fio-(\d[\w.+-]*)|fio-(\d+\.[\w.+-]*)$)/;
const END = /^\s*(?:Run status group|Disk stats)/;

/**
 * How far the end times of jobs of one listing may be from each other: fio prints them in one go, each with the time of
 * its printing in whole seconds. Blocks of several fios were printed after the I/O of the later one.
 */
const PRINTING_MS = 3000;

/** In the first line of each job. */
const JOB_START = ": (groupid=";
/** In these lines, and in those of sections: `: (g=0): rw=`. */
const START = ": (g";

/** The listings of a text, with whatever lines around them. */
export function normalListings(text: string): Listing[] {
  // A listing has a job. The lines of large documents of JSON need not be looked at.
  if (!text.includes(JOB_START)) return [];
  const listings: Listing[] = [];
  /** Listings of the fio that no sum over clients has gathered. */
  let parts: Listing[] = [];
  let now: Listing = { fio: 0, version: null, headers: [], jobs: [] };
  let hasEnded = false;
  let isInterrupted = false;
  let names = new Set<string>();
  const begin = (next: Listing) => {
    now = next;
    hasEnded = false;
    names = new Set();
    listings.push(now);
    parts.push(now);
  };
  begin(now);
  textLines(text).forEach((raw, index) => {
    const line = raw.replace(CLIENT, "");
    const isStart = line.includes(START);
    const header = isStart ? normalHeader(line) : null;
    const job = header || !isStart ? null : NormalJob.begin(line, index + 1);
    const version = header || job ? null : versionOf(line);
    if (job) {
      const isOther = isOfAnotherFio(now, job, isInterrupted && names.has(job.name));
      if (hasEnded || isSummed(now.jobs) || isOther) {
        begin({ ...now, fio: now.fio + (isOther && !hasEnded ? 1 : 0), jobs: [] });
      }
      if (job.name === ALL_CLIENTS) {
        // Each client ends its list with a status of its own: the sum over all clients is a part of all these lists.
        now.jobs = parts.flatMap(({ jobs }) => jobs.splice(0));
        parts = [];
      }
      now.jobs.push(job);
      names.add(job.name);
      isInterrupted = false;
    } else if (header || version !== null) {
      if (now.jobs.length > 0) {
        parts = [];
        begin({ fio: now.fio + 1, version: null, headers: [], jobs: [] });
      }
      if (header) now.headers.push(header);
      now.version = version ?? now.version;
    } else if (END.test(line)) hasEnded = true;
    else if (!hasEnded) {
      now.jobs.at(-1)?.read(line, index + 1);
      isInterrupted ||= /^(?:\S|$)/.test(line);
    }
  });
  return listings.filter(({ jobs }) => jobs.length > 0);
}

/** Whether the last job of a listing is the sum over its clients. */
export function isSummed(jobs: readonly NormalJob[]): boolean {
  return jobs.at(-1)?.name === ALL_CLIENTS;
}

function versionOf(line: string): string | null {
  const match = VERSION.exec(line.trim());
  return match?.[1] ?? match?.[2] ?? null;
}

/**
 * Whether a job was printed by another fio than those of the listing above it.
 *
 * @param comesAgain Whether its name stands above other lines than fio's. Clones have one name, but follow each other.
 */
function isOfAnotherFio({ jobs }: Listing, { endedMs }: NormalJob, comesAgain: boolean): boolean {
  const before = jobs.at(-1)?.endedMs ?? null;
  return before === null || endedMs === null ? comesAgain : Math.abs(endedMs - before) > PRINTING_MS;
}
