import { evidence, type Evidence } from "../evidence/evidence";
import { vsanBenchmark } from "../evidence/sources";

const milliseconds = (value: number, test: string): Evidence =>
  evidence({
    value,
    unit: "ms",
    kind: "measured",
    source: vsanBenchmark(`test ${test}`),
    note: "average of a fully loaded cluster; an idle one answers sooner",
  });

/** Latency of a storage call where the planner has no test of their own: 32 KiB, random, on the reference cluster. */
export const STORAGE_LATENCY_MS: Readonly<{ read: Evidence; write: Evidence }> = {
  read: milliseconds(2.03, "32 KB, 100% read, random"),
  write: milliseconds(1.74, "32 KB, 100% write, random"),
};
