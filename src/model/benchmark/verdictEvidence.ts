/** Whether a test of a verdict is evidence for a figure of a design, and why. */
export interface AsEvidence {
  counts: boolean;
  because: string;
}

/** What the verdict of a test makes of it as evidence. */
export interface VerdictEvidence {
  /** The same behind "6 of 6 tests:". */
  phrase: string;
  /** For the CPU cost of an I/O. */
  cost: AsEvidence;
  /** For the IOPS that a host reaches. */
  iops: AsEvidence;
}

const counts = (because: string): AsEvidence => ({ counts: true, because });
const not = (because: string): AsEvidence => ({ counts: false, because });

const MEASURED_COST = counts("CPU and IOPS were measured over the same I/O");
const NOT_AGAINST = counts("no known figure speaks against the test");

/** The verdicts of a test as evidence for a design: every word that a report can show. */
export const VERDICT_EVIDENCE = {
  Invalid: {
    phrase: "invalid",
    cost: not("totals miss I/O, or the load generator was the bottleneck"),
    iops: not("totals miss I/O, or the load generator was the bottleneck"),
  },
  "Rate limit": {
    phrase: "held to a requested I/O rate",
    cost: MEASURED_COST,
    iops: counts("a lower bound: the cluster delivered at least this rate"),
  },
  "Policy limit": {
    phrase: "limited by their storage policy",
    cost: MEASURED_COST,
    iops: counts("a lower bound: the cluster delivered at least the limit"),
  },
  "Latency target": {
    phrase: "limited by their latency target",
    cost: MEASURED_COST,
    iops: counts("the latency itself is compared with the target"),
  },
  CPU: {
    phrase: "limited by CPU",
    cost: MEASURED_COST,
    iops: counts("a bottleneck of the cluster, which planning has to respect"),
  },
  Network: {
    phrase: "near the network limit",
    cost: MEASURED_COST,
    iops: counts("a bottleneck of the cluster, which planning has to respect"),
  },
  Saturated: {
    phrase: "saturated",
    cost: MEASURED_COST,
    iops: counts("the maximum of the cluster"),
  },
  "High latency": {
    phrase: "latency too high",
    cost: MEASURED_COST,
    iops: counts("the latency itself is compared with the target, or with the usual limit"),
  },
  "Check p95": {
    phrase: "latency unpredictable",
    cost: MEASURED_COST,
    iops: counts("the IOPS were reached; the average latency is compared"),
  },
  Uneven: {
    phrase: "VMs or hosts uneven",
    cost: counts("the CPU of all hosts is divided by the IOPS of all VMs"),
    iops: counts("the IOPS of all VMs were reached by all hosts"),
  },
  "Repeats differ": {
    phrase: "repeats differ",
    cost: not("something besides the load changed between repeats, and its CPU may be in the cost"),
    iops: not("a repeat reached other IOPS or latency"),
  },
  "Not steady": {
    phrase: "not steady",
    cost: not("averages of CPU and of IOPS may cover different phases"),
    iops: not("the average is not a level that the cluster sustained"),
  },
  "Too short": {
    phrase: "too short",
    cost: not("ramp-up and the first writes, which cost less, weigh too much"),
    iops: not("not shown that the cluster sustains it"),
  },
  "May fit cache": {
    phrase: "may fit in cache",
    cost: not("reads from a cache cost less CPU than reads from disks"),
    iops: not("reads from a cache are faster than reads from disks"),
  },
  "CPU close": {
    phrase: "CPU nearly used up",
    cost: MEASURED_COST,
    iops: counts("the IOPS were reached within the CPU of the hosts"),
  },
  Memory: {
    phrase: "hosts short of RAM",
    cost: counts("an upper bound: CPU for reclaiming RAM is in the cost"),
    iops: counts("a lower bound: hosts with more RAM do not reach fewer"),
  },
  "Check files": {
    phrase: "questionable files",
    cost: not("the IOPS that the cost is divided by are in doubt"),
    iops: not("the IOPS themselves are in doubt"),
  },
  "Not evaluated": {
    phrase: "p95 not known",
    cost: NOT_AGAINST,
    iops: NOT_AGAINST,
  },
  "Partly evaluated": {
    phrase: "not everything known",
    cost: NOT_AGAINST,
    iops: NOT_AGAINST,
  },
  OK: {
    phrase: "in order",
    cost: NOT_AGAINST,
    iops: NOT_AGAINST,
  },
} as const satisfies Readonly<Record<string, VerdictEvidence>>;

/** A word of a verdict. */
export type VerdictWord = keyof typeof VERDICT_EVIDENCE;

/** The words that make a test no evidence for a figure, the worst first. */
export const wordsAgainst = (purpose: EvidenceFor): VerdictWord[] =>
  (Object.keys(VERDICT_EVIDENCE) as VerdictWord[]).filter((word) => !VERDICT_EVIDENCE[word][purpose].counts);

/** A figure of a design that tests are evidence for. */
export type EvidenceFor = "cost" | "iops";

/**
 * The phrase of the first verdict that makes a test no evidence, and why it does; `null` where the test counts.
 *
 * @param verdicts All that hold for it, the worst first.
 */
export function whyNotEvidence(
  verdicts: readonly VerdictWord[],
  purpose: EvidenceFor,
): { phrase: string; because: string } | null {
  const against = verdicts.find((word) => !VERDICT_EVIDENCE[word][purpose].counts);
  if (against === undefined) return null;
  const { phrase, [purpose]: evidence } = VERDICT_EVIDENCE[against];
  return { phrase, because: evidence.because };
}
