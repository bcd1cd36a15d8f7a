import type { Diagnostic } from "../../model/benchmark/diagnostic";
import { append } from "../append";
import { fioResult } from "./fioResult";
import { jobsInJson } from "./jobsInJson";
import type { NormalHeader } from "./normalHeader";
import { headerOptions } from "./normalHeader";
import type { Listing } from "./normalListings";
import { isSummed, normalListings } from "./normalListings";
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

type OptionsOf = ReturnType<typeof headerOptions>;

/**
 * Reads fio's normal output, of which a text may hold several, with other lines around it.
 *
 * @param others Results in the JSON of the text. With `--output-format=json,normal` both are the same, and those of JSON are
 *   not rounded.
 */
export function normalResults(text: string, file: string, others: readonly PlacedResult[]): NormalResults {
  const isInJson = jobsInJson(others);
  const known = new Map<readonly NormalHeader[], OptionsOf>();
  const found: NormalResults = { results: [], listings: 0, diagnostics: [] };
  for (const { listing, listings } of lastOfEach(normalListings(text))) {
    const { headers, jobs } = listing;
    const optionsOf = known.get(headers) ?? headerOptions(headers);
    known.set(headers, optionsOf);
    const placed = placedResult(listing, optionsOf);
    if (placed.result.jobs.every((job, index) => isInJson(job, jobs[index]?.issued != null))) {
      const message =
        "The normal output has the jobs, I/Os and run times of the JSON in the same file: it is skipped.";
      found.diagnostics.push({ severity: "info", code: "same-as-json", message, file, line: placed.start });
      continue;
    }
    found.results.push(placed);
    found.listings += listings;
    append(found.diagnostics, cutJobs(listing, file));
  }
  return found;
}

function cutJobs({ jobs }: Listing, file: string): Diagnostic[] {
  return jobs.flatMap(({ name, start, issued, isPrefixed }) => {
    const message = isPrefixed
      ? `The lines of job ${name} do not begin as fio prints them: remove times, names and marks before them, and import again.`
      : `Job ${name} ends without its line "issued rwts": the text may be cut, and its totals too low.`;
    const code = isPrefixed ? "prefixed-lines" : "cut-job";
    return issued ? [] : [{ severity: "warning", code, message, file, line: start }];
  });
}

/** A later listing of the same processes counts all that the earlier ones counted. */
function lastOfEach(listings: readonly Listing[]): LastListing[] {
  const last: LastListing[] = [];
  for (const listing of listings) {
    const before = last.at(-1)?.listing;
    const isLater = before?.fio === listing.fio && isSameJobs(before, listing);
    const earlier = isLater ? last.pop() : undefined;
    last.push({ listing, listings: (earlier?.listings ?? 0) + 1 });
  }
  return last;
}

/** Without the numbers of their processes nobody knows whether jobs of one name are the same. */
function isSameJobs({ jobs }: Listing, { jobs: others }: Listing): boolean {
  return (
    jobs.length === others.length &&
    jobs.every(({ identity }, index) => identity !== null && identity === others[index]?.identity)
  );
}

function placedResult({ version, jobs }: Listing, optionsOf: OptionsOf): PlacedResult {
  const listed = jobs.map((job) => job.json(optionsOf(job)));
  const key = isSummed(jobs) ? "client_stats" : "jobs";
  const result = fioResult({ "fio version": version, [key]: listed }, listed);
  return { result, start: jobs[0]?.start ?? 1, places: jobs.map(({ lines }) => lines) };
}
