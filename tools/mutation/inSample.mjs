import { createHash } from "node:crypto";

/** Share of the mutants to try, and the number that chooses which. Stryker's own processes get them this way too. */
export const SHARE = Number(process.env.MUTATION_SHARE ?? 1);
export const SEED = process.env.MUTATION_SEED ?? "1";

/** Whether a mutant is in the sample: by chance, but the same ones for the same seed and sources. */
export function inSample({ file, location, mutatorName, replacement }) {
  const { start, end } = location;
  const key = [SEED, file, start.line, start.column, end.line, end.column, mutatorName, replacement].join(
    "\n",
  );
  return createHash("sha256").update(key).digest().readUInt32BE() / 2 ** 32 < SHARE;
}
