/** Tag of a test that only `npm run test:long` runs: what it tries takes minutes. */
export const LONG = "@long";

/** Tag of a test that `npm run test:long` runs with the volume `all`, and the other commands with a sample. */
export const SAMPLED = "@sampled";
