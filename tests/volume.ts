/**
 * How much the suites of Jest try. `npm test` tries a sample of what takes long, so that it ends in minutes; `npm run test:long`,
 * which a release needs, tries all of it.
 */
const VOLUME: "all" | "sample" = process.env["TEST_VOLUME"] === "all" ? "all" : "sample";

/** Whether all of it is tried. */
export const TRIES_ALL = VOLUME === "all";

/** All cases, or the sample of them. */
export function sampled<Case>(
  all: readonly Case[],
  isInSample: (one: Case, index: number) => boolean,
): readonly Case[] {
  const tried = TRIES_ALL ? all : all.filter(isInSample);
  if (tried.length === 0) throw new Error("no case is in the sample");
  return tried;
}

/** How often something random is tried: the number in the environment, or that of this volume. */
export function times(variable: string, { all, sample }: Readonly<Record<typeof VOLUME, number>>): number {
  return Number(process.env[variable] ?? (TRIES_ALL ? all : sample));
}

/** A test that only `npm run test:long` runs: it takes seconds, and others try parts of it. */
export function longTest(
  title: string,
  run: (() => void) | (() => Promise<void>),
  patienceMs?: number,
): void {
  if (TRIES_ALL) test(title, run, patienceMs);
}

/** Tests that only `npm run test:long` runs, with what is done for all of them. */
export function longDescribe(title: string, define: () => void): void {
  if (TRIES_ALL) describe(title, define);
}
