import type { Entries } from "./recalculate";

/** Workloads in place of the example. */
export function work(
  ...rows: (readonly [amount: number, unit: string, kib: number, reads: number, raid: string])[]
): Entries {
  const column = (i: number) => Array.from({ length: 8 }, (_, r) => rows[r]?.[i] ?? null);
  return {
    "work.name": Array.from({ length: 8 }, (_, r) => (rows[r] ? `work ${r + 1}` : null)),
    "work.amount": column(0),
    "work.unit": column(1),
    "work.block": column(2),
    "work.read": column(3),
    "work.layout": column(4),
  };
}

/** Your own tests in place of the published ones, by cpu.usage. */
export function ownTests(
  ...rows: (readonly [tcp: number, rdma: number, tcpUsage: number, rdmaUsage: number])[]
): Entries {
  const column = (i: number) => Array.from({ length: 8 }, (_, r) => rows[r]?.[i] ?? null);
  return {
    "test.name": column(-1),
    "test.tcpIops": column(0),
    "test.rdmaIops": column(1),
    "test.tcpUsage": column(2),
    "test.rdmaUsage": column(3),
    "test.tcpUtil": column(-1),
    "test.rdmaUtil": column(-1),
  };
}

export const ALL_IN_PLACE: Entries = { "need.answer": ["yes", "yes", "yes", "yes", "yes", "yes", "yes"] };

/** Two tests that each saved 20%. */
export const SAVED_20 = [
  [100_000, 125_000, 0.5, 0.5],
  [80_000, 100_000, 0.5, 0.5],
] as const;
