import type { Diagnostic } from "../../model/benchmark/diagnostic";
import { textLines } from "../reading/textLines";
import { ALL_CLIENTS, fioResult } from "./fioResult";
import type { NormalHeader } from "./normalHeader";
import { normalHeader, optionsOf } from "./normalHeader";
import { NormalJob } from "./normalJob";
import type { PlacedResult } from "./placedResult";

/** What the fios of a text printed at their end, or at their last status. */
export interface NormalResults {
  results: PlacedResult[];
  /** How many there are with the earlier ones of `--status-interval`. */
  listings: number;
  diagnostics: Diagnostic[];
}

/** A listing of which no later one is in the text, and how many earlier ones are. */
interface LastListing {
  listing: Listing;
  listings: number;
}

/** Jobs that are listed together. Listings of one fio share their headers. */
interface Listing {
  version: string | null;
  headers: NormalHeader[];
  jobs: NormalJob[];
  hasEnded: boolean;
}

const CLIENT = /^<[^>]*> /;
const VERSION = /^(?:hostname=.* fio=)?fio-(\d[^\s,]*)/;
const END = /^\s*(?:Run status group|Disk stats)/;

/**
 * Reads fio's normal output, of which a text may hold several, with other lines around it.
 *
 * @param others Results in the JSON of the text. With `--output-format=json,normal` both are the same, and those of JSON are
 *   not rounded.
 */
export function normalResults(text: string, file: string, others: readonly PlacedResult[]): NormalResults {
  const inJson = new Set([
    ALL_CLIENTS,
    ...others.flatMap(({ result: { jobs } }) => jobs.map(({ name }) => name)),
  ]);
  const found = lastOfEach(listingsOf(text)).filter(({ listing: { jobs } }) =>
    jobs.some(({ name }) => !inJson.has(name)),
  );
  return {
    results: found.map(({ listing }) => placedResult(listing)),
    listings: found.reduce((sum, { listings }) => sum + listings, 0),
    diagnostics: found.flatMap(({ listing }) => cutJobs(listing, file)),
  };
}

function cutJobs({ jobs }: Listing, file: string): Diagnostic[] {
  return jobs.flatMap(({ name, start, issued }) => {
    const message = `Job ${name} ends without its line "issued rwts": the text may be cut, and its totals too low.`;
    return issued ? [] : [{ severity: "warning", code: "cut-job", message, file, line: start }];
  });
}

function listingsOf(text: string): Listing[] {
  let now: Listing = { version: null, headers: [], jobs: [], hasEnded: false };
  const listings = [now];
  const begin = (next: Listing) => {
    now = next;
    listings.push(now);
  };
  textLines(text).forEach((raw, index) => {
    const line = raw.replace(CLIENT, "");
    const header = normalHeader(line);
    const version = VERSION.exec(line.trimStart())?.[1];
    const job = NormalJob.begin(line, index + 1);
    if (header || version !== undefined) {
      if (now.jobs.length > 0) begin({ version: null, headers: [], jobs: [], hasEnded: false });
      if (header) now.headers.push(header);
      now.version = version ?? now.version;
    } else if (job) {
      if (now.hasEnded || isSummed(now)) begin({ ...now, jobs: [], hasEnded: false });
      if (job.name === ALL_CLIENTS) gatherClients(listings, now);
      now.jobs.push(job);
    } else if (END.test(line)) now.hasEnded = true;
    else if (!now.hasEnded) now.jobs.at(-1)?.read(line, index + 1);
  });
  return listings.filter(({ jobs }) => jobs.length > 0);
}

/** Each client ends its list with a status of its own: the sum over all clients is a part of all these lists. */
function gatherClients(listings: readonly Listing[], sum: Listing): void {
  const parts = listings.filter((part) => part.headers === sum.headers && !isSummed(part));
  const jobs = parts.flatMap((part) => part.jobs.splice(0));
  sum.jobs.push(...jobs);
}

function isSummed({ jobs }: Listing): boolean {
  return jobs.at(-1)?.name === ALL_CLIENTS;
}

/** A later listing of the same processes counts all that the earlier ones counted. */
function lastOfEach(listings: readonly Listing[]): LastListing[] {
  const last: LastListing[] = [];
  for (const listing of listings) {
    const before = last.at(-1)?.listing;
    const isLater = before?.headers === listing.headers && identity(before) === identity(listing);
    const earlier = isLater ? last.pop() : undefined;
    last.push({ listing, listings: (earlier?.listings ?? 0) + 1 });
  }
  return last;
}

function identity({ jobs }: Listing): string {
  return jobs.map((job) => job.identity).join("\n");
}

function placedResult(listing: Listing): PlacedResult {
  const { version, headers, jobs } = listing;
  const listed = jobs.map((job) => job.json(optionsOf(headers, job)));
  const key = isSummed(listing) ? "client_stats" : "jobs";
  const result = fioResult({ "fio version": version, [key]: listed }, listed);
  return { result, start: jobs[0]?.start ?? 1, places: jobs.map(({ lines }) => lines) };
}
