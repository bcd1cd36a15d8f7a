import { importers } from "../../src/importers/importers";
import { fixturesOf } from "./fixtures";
import { importMutation, mutationCase } from "./mutationCase";
import { times } from "../volume";

/** `MUTATIONS=100000 MUTATION_SEED=7 npx jest tests/importers/mutations` damages more, and otherwise. */
const MUTATIONS = times("MUTATIONS", { all: 5000, sample: 120 });
const SEED = Number(process.env.MUTATION_SEED ?? 1);

/**
 * A damaged fixture has some ten kilobytes, one in twenty up to 4 MiB. Time of the processor, because machines are busy; what
 * finds a hang here, beside other tests, is 2 s in `npm run fuzz`.
 */
const BUDGET_MS = Number(process.env.MUTATION_BUDGET_MS ?? 30_000);

const fixtures = fixturesOf(importers.map(({ id }) => id));
const tools = [...new Set(fixtures.map(({ tool }) => tool))];

/** Whether a value holds a number or a gap that JSON has no words for. */
function isUnfit(value: unknown): boolean {
  if (typeof value === "number") return !Number.isFinite(value);
  if (typeof value === "object" && value !== null) return Object.values(value).some(isUnfit);
  return value === undefined;
}

test.each(tools)(
  "%s: whatever is damaged, an import ends in time with results and diagnostics that JSON can hold",
  async (tool) => {
    const own = fixtures.filter((fixture) => fixture.tool === tool);
    const count = Math.ceil((MUTATIONS * own.length) / fixtures.length);
    const failures: string[] = [];
    for (let index = 0; index < count && failures.length < 10; index += 1) {
      const mutation = mutationCase(own, index, SEED);
      let wrong: string | null = null;
      let ms = 0;
      try {
        const { result, seconds } = await importMutation(mutation);
        ms = seconds * 1000;
        if (!Array.isArray(result.runs) || !Array.isArray(result.diagnostics)) wrong = "no result";
        else if (result.runs.length + result.recordings.length + result.diagnostics.length === 0)
          wrong = "neither runs, recordings nor diagnostics";
        else if (isUnfit(result)) wrong = "a number or a gap that is no JSON";
      } catch (error) {
        wrong = error instanceof Error ? (error.stack ?? error.message) : String(error);
      }
      if (ms > BUDGET_MS) wrong ??= `${ms.toFixed(0)} ms`;
      if (wrong !== null) failures.push(`${mutation.fixture.name} #${index} (${mutation.how}): ${wrong}`);
    }
    expect(failures).toEqual([]);
  },
  60_000 + MUTATIONS * 20,
);
