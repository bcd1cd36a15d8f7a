/** Kinds of a step; those that `LATENCY_NS` knows by these names first. */
export const KINDS = [
  "in-process",
  "RAM",
  "25GbE hop",
  "RoCE",
  "gRPC/REST",
  "storage read",
  "storage write",
  "database",
] as const;

export type Kind = (typeof KINDS)[number];

/** The row of a kind in the grid `latencies`, 1-based. */
export const rowOf = (kind: Kind): number => KINDS.indexOf(kind) + 1;

/** Units of a latency, in nanoseconds. */
export const NS_PER = { ns: 1, µs: 1e3, ms: 1e6 } as const;
