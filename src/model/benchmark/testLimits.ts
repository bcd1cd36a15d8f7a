import { evidence, type Evidence, type Source } from "../evidence/evidence";
import { encryptionStudy, ownModel } from "../evidence/sources";

/** Planning practice, no vendor rule: every sheet lets the planner change it. */
function limit(value: number, unit: string, source: Source, note: string): Evidence {
  return evidence({
    value,
    unit,
    kind: "assumption",
    source,
    note,
    because: "practice in storage testing; no vendor states it",
  });
}

/** What the tests of a comparison are evaluated by. */
export const COMPARISON_LIMITS = {
  noiseBand: limit(
    0.05,
    "share of the baseline",
    ownModel("comparison: noise"),
    "changes up to this are noise",
  ),
  cpuChange: limit(0.2, "share of the baseline", encryptionStudy("CPU usage"), "host CPU may rise by this"),
  p95Ratio: limit(3, "times the average", encryptionStudy("95th percentile"), "95th percentile, at most"),
  readLatencyMs: limit(15, "ms", encryptionStudy("read latency"), "read latency, at most"),
  writeLatencyMs: limit(20, "ms", encryptionStudy("write latency"), "write latency, at most"),
} as const;

/** Nearer than this, a latency is that of the queue: outstanding I/O ÷ IOPS. */
export const QUEUE_MATCH = limit(
  0.1,
  "share of outstanding I/O ÷ IOPS",
  ownModel("comparison: queue"),
  "a latency this near is made by the queue",
);

/** What a test must have to show more than the cache or the first minutes, and what limits it. */
export const TEST_LIMITS = {
  leastSeconds: limit(1800, "s", ownModel("validity of a test"), "shorter tests show no steady state"),
  warmupFactor: limit(3, "times the warm-up", ownModel("validity of a test"), "test time, at least"),
  cacheFactor: limit(2, "times the cache", ownModel("validity of a test"), "working set, at least"),
  usableShare: limit(0.05, "share of usable", ownModel("validity of a test"), "working set, at least"),
  cpuBound: limit(
    0.9,
    "share of the CPU",
    ownModel("bottleneck of a test"),
    "from this host CPU on a test is CPU-bound",
  ),
  nicNear: limit(
    0.8,
    "share of the NIC",
    ownModel("bottleneck of a test"),
    "from this traffic on the network limits",
  ),
} as const;
