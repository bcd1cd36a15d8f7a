import fc from "fast-check";
import { sourceFunctions } from "../sourceFunctions";
import { sourceHelp } from "../sourceHelp";
import { times } from "../volume";
import { hostileArguments, isFitAnswer } from "./hostileArguments";

/** Runs a function: `HOSTILE_RUNS=12500 npx jest tests/functions/hostile` makes a million calls of eighty functions. */
const RUNS = times("HOSTILE_RUNS", { all: 25, sample: 12 });
/** The same seed gives the same arguments; without one each run has its own, which a failure names. */
const SEED = process.env.HOSTILE_SEED;

test.each(sourceHelp)(
  "$id answers anything with finite values, texts or explained errors",
  ({ id, parameters }) => {
    fc.assert(
      fc.property(hostileArguments(parameters.length), (args) => isFitAnswer(sourceFunctions.call(id, args))),
      { numRuns: RUNS, ...(SEED === undefined ? {} : { seed: Number(SEED) }) },
    );
  },
);
