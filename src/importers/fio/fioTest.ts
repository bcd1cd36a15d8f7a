import type { FioResult, FioResultJob } from "./fioResult";

/** Jobs that ran together: one test. */
export interface FioTest {
  /** Place of each job in the document, and the job. */
  jobs: { place: number; job: FioResultJob }[];
  /** What fio itself adds up over all of them; `null` where it does not. */
  total: FioResultJob | null;
}

/** Options of jobs that do not start with their group. */
const STARTS_LATER = ["wait_for", "startdelay", "start_delay"];

/**
 * The tests of a document. Jobs of one group ran together, unless one waited for another; a stonewall or `new_group`
 * begins the next group. The groups of several clients with one number ran together too.
 */
export function fioTests({ jobs, allClients }: FioResult): FioTest[] {
  const tests = new Map<string, FioTest>();
  jobs.forEach((job, place) => {
    const key = groupOf(job) ?? `job ${place}`;
    const test = tests.get(key) ?? { jobs: [], total: null };
    test.jobs.push({ place, job });
    tests.set(key, test);
  });
  const found = [...tests.values()];
  // Of groups that ran one after the other the sum over all clients mixes several tests.
  return found.map((test) => ({ ...test, total: found.length === 1 ? allClients : null }));
}

/** What the jobs of a test have in common; `null` where the document does not say it. */
function groupOf({ groupId, name, options }: FioResultJob): string | null {
  if (groupId === null) return null;
  const later = STARTS_LATER.some((option) => !/^0*s?$/.test(options[option] ?? ""));
  return later ? `group ${groupId}, ${name}` : `group ${groupId}`;
}
