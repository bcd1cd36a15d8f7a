import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";
import { calculatedThroughputOff } from "../measures/calculatedThroughput";
import { factsOfRun } from "../measures/factsOfRun";
import { hostsByCpu, hostsByMemory } from "../measures/hostsByUse";
import { hostTraffic } from "../measures/hostTraffic";
import { membersByIops } from "../measures/membersByIops";
import { repeatDifference } from "../measures/repeatRanges";
import { limitOf, shareOfLimit } from "../measures/policyLimit";
import { spread } from "../measures/spread";
import { steadiness, STEADY_METRICS } from "../measures/steadiness";
import { cacheShortGib, testDataGib } from "../measures/testData";
import { unknowns } from "../measures/unknowns";
import type { CheckContext, CheckedRun } from "./checkedRun";
import type { CheckFigure } from "./checkFigure";

/** Unsteadiness of a run: the largest over its metrics. */
function mostUnsteady({ series }: BenchmarkRun, of: "drift" | "spread"): number | null {
  const known = STEADY_METRICS.flatMap(({ value }) => {
    const steady = steadiness(series ?? [], value);
    return steady === null ? [] : [Math.abs(steady[of])];
  });
  return known.length === 0 ? null : Math.max(...known);
}

/** What a verdict cannot cover, with what depends on cells that the user fills in. */
function notKnown({ run }: CheckedRun, context: CheckContext): string[] {
  const facts = factsOfRun(run, context);
  const hasNetwork = Boolean(facts.nicGbitPerHost) && hostTraffic(run, facts) !== null;
  const hasCache = run.workload.readPct === 0 || cacheShortGib(run, facts, context.thresholds) !== null;
  return [...unknowns(run, facts), ...(hasNetwork ? [] : ["network"]), ...(hasCache ? [] : ["cache"])];
}

const NOT_KNOWN = [
  'MID(IF([@[Not in the files]]="","",", "&[@[Not in the files]])',
  '&IF(ISNUMBER([@[Of network]]),"",", network")',
  '&IF(OR(ISNUMBER([@[Short of cache (GiB)]]),AND(ISNUMBER([@[Read %]]),N([@[Read %]])=0)),"",", cache"),3,200)',
].join("");

/** Figures on how a test was made, how evenly it ran, and what it cost. */
export const TEST_FIGURES = [
  { header: "Test time (s)", width: 9, format: "#,##0", of: ({ run }) => run.durationSeconds },
  { header: "Warm-up (s)", width: 9, format: "#,##0", of: ({ run }) => run.warmupSeconds },
  {
    header: "Missing test time (s)",
    width: 10,
    format: "#,##0",
    of: ({ run: { durationSeconds, warmupSeconds } }, { thresholds }) =>
      durationSeconds === null
        ? null
        : Math.max(thresholds.LeastSeconds, thresholds.WarmupFactor * (warmupSeconds ?? 0)) - durationSeconds,
    formula:
      'IF(ISNUMBER([@[Test time (s)]]),MAX(LeastSeconds,WarmupFactor*N([@[Warm-up (s)]]))-[@[Test time (s)]],"")',
  },
  { header: "Drift", width: 8, format: "0.0%", of: ({ run }) => mostUnsteady(run, "drift") },
  { header: "Spread of intervals", width: 10, format: "0.0%", of: ({ run }) => mostUnsteady(run, "spread") },
  {
    header: "Above steady",
    width: 9,
    format: "0.0%",
    of: ({ run }, { thresholds }) => {
      const [drift, ofIntervals] = [mostUnsteady(run, "drift"), mostUnsteady(run, "spread")];
      return drift === null || ofIntervals === null
        ? null
        : Math.max(drift - thresholds.SteadyChange, ofIntervals - thresholds.SteadySpread);
    },
    formula:
      'IF(COUNT([@Drift],[@[Spread of intervals]])<2,"",MAX([@Drift]-SteadyChange,[@[Spread of intervals]]-SteadySpread))',
  },
  {
    header: "Throughput deviation",
    width: 10,
    format: "0.0%",
    of: ({ run }) => {
      const off = calculatedThroughputOff(run);
      return off === null ? null : Math.abs(off);
    },
  },
  {
    header: "Repeats differ by",
    width: 9,
    format: "0.0%",
    of: ({ repeats }) => repeatDifference(repeats),
  },
  { header: "Test data (GiB)", width: 10, format: "#,##0", of: ({ run }) => testDataGib(run) },
  {
    header: "Short of cache (GiB)",
    width: 10,
    format: "#,##0",
    of: ({ run }, context) => cacheShortGib(run, factsOfRun(run, context), context.thresholds),
    formula: [
      'IF(OR(NOT(ISNUMBER([@[Test data (GiB)]])),AND(ISNUMBER([@[Read %]]),N([@[Read %]])=0),AND(COUNT([@Hosts],HostRam)<2,COUNT(UsableTib)=0)),"",',
      "MAX(IF(COUNT([@Hosts],HostRam)<2,0,CacheFactor*[@Hosts]*HostRam),N(UsableTib)*1024*UsableShare)-[@[Test data (GiB)]])",
    ].join(""),
  },
  {
    header: "Spread of VMs",
    width: 9,
    format: "0.0%",
    of: ({ run }) => spread(membersByIops(run).map(({ iops }) => iops)),
  },
  {
    header: "Uneven VMs",
    width: 9,
    format: "0.0%",
    of: (checked, { facts, thresholds: { LimitBand } }) => {
      const { run } = checked;
      const ofLimit = shareOfLimit(run, limitOf(checked, facts.iopsLimitPerVdisk, LimitBand));
      const held = ofLimit !== null && ofLimit >= 1 - LimitBand && ofLimit <= 1 + LimitBand;
      return held ? null : spread(membersByIops(run).map(({ iops }) => iops));
    },
    formula:
      'IF(OR(NOT(ISNUMBER([@[Spread of VMs]])),AND(ISNUMBER([@[Of policy limit]]),N([@[Of policy limit]])>=1-LimitBand,N([@[Of policy limit]])<=1+LimitBand)),"",[@[Spread of VMs]])',
  },
  {
    header: "Host CPU spread (points)",
    width: 10,
    format: "0.0",
    of: ({ run }) => {
      const hosts = hostsByCpu(run);
      const [least] = hosts;
      const most = hosts.at(-1);
      return least && most ? most.pct - least.pct : null;
    },
  },
  {
    header: "Fullest host memory",
    width: 10,
    format: "0.0%",
    of: ({ run }) => {
      const fullest = hostsByMemory(run).at(-1);
      return fullest ? fullest.pct / 100 : null;
    },
  },
  {
    header: "Mix deviation",
    width: 8,
    format: "0.0%",
    of: ({ mix }) => (mix === null ? null : Math.abs(mix.off)),
  },
  { header: "Not in the files", width: 22, of: ({ run }, { facts }) => unknowns(run, facts).join(", ") },
  {
    header: "Not known",
    width: 30,
    of: (checked, context) => notKnown(checked, context).join(", "),
    formula: NOT_KNOWN,
  },
] as const satisfies readonly CheckFigure[];
