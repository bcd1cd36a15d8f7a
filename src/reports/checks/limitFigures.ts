import { factsOfRun } from "../measures/factsOfRun";
import { generatorCpu } from "../measures/generatorCpu";
import { hostCpu, recordedGbit } from "../measures/hostCpu";
import { hostTraffic } from "../measures/hostTraffic";
import { doubts, failures } from "../measures/importerReports";
import { countedIops, limitOf, shareOfLimit } from "../measures/policyLimit";
import { shareOfRequested } from "../measures/requestedRate";
import { NOT_MODELLED, storageOf } from "../measures/storageOf";
import { targetMs } from "../measures/targetMs";
import { statedHosts } from "../runs/hostCount";
import type { CheckFigure } from "./checkFigure";

const BYTES_PER_KIB = 2 ** 10;
const BYTES_PER_MIB = 2 ** 20;

/** The storage of the row is none that the model describes. */
const NOT_MODELLED_HERE = `OR(${NOT_MODELLED.map((kind) => `[@Storage]="${kind}"`).join(",")})`;

/** Hosts of the run: its own where the fact is a number that files state, or blank; else the fact holds for all runs. */
const HOSTS = [
  'IF(COUNT([@[Stated hosts]])=0,IF(COUNT(ClusterHosts)=0,"",ClusterHosts),',
  "IF(OR(COUNT(ClusterHosts)=0,[@[Stated hosts]]=ClusterHosts),[@[Stated hosts]],",
  "IF(COUNTIF(Checks[Stated hosts],ClusterHosts)>0,[@[Stated hosts]],ClusterHosts)))",
].join("");

/** The traffic of a host: recorded, else by the model of vSAN traffic where the number of hosts is known. */
const HOST_GBIT = [
  `IF(ISNUMBER([@[Recorded Gb/s]]),[@[Recorded Gb/s]],IF(OR(COUNT([@Hosts],[@[MiB/s]],[@[Block size (KiB)]],[@[Read %]])<4,${NOT_MODELLED_HERE}),"",`,
  'IFERROR(MAX(VSAN_NET_GBIT([@[MiB/s]]*1.048576,[@[Block size (KiB)]],[@[Read %]],[@Hosts],Raid)),"")))',
].join("");

/** A limit that somebody entered holds on vSAN, and where no run of the datastore exceeds it. */
const NOT_ITS_LIMIT =
  "IF(ISNUMBER(IopsLimit),OR(COUNT([@[Maximum per vDisk]])=0,N([@[Maximum per vDisk]])>IopsLimit*(1+LimitBand)),FALSE)";

const OF_POLICY_LIMIT = [
  "IF(OR(COUNT([@[Counted IOPS]],[@vDisks])<2,COUNT(IopsLimit,[@[Suspected limit]])=0,N([@vDisks])=0,",
  `${NOT_ITS_LIMIT}),"",[@[Counted IOPS]]/([@vDisks]*IF(ISNUMBER(IopsLimit),IopsLimit,[@[Suspected limit]])))`,
].join("");

/** Figures that tell what limited a run: validity, storage policy, latency target, requested rate, CPU, network, outstanding I/O. */
export const LIMIT_FIGURES = [
  { header: "Finished early", width: 9, format: "0", of: ({ run }) => run.vmsFinishedEarly },
  { header: "Errors", width: 9, format: "#,##0", of: ({ run }) => run.results.errors },
  { header: "Failures", width: 9, format: "0", of: ({ diagnostics }) => failures(diagnostics).length },
  { header: "Doubts", width: 9, format: "0", of: ({ diagnostics }) => doubts(diagnostics).length },
  { header: "Generator CPU %", width: 11, format: "0.0%", of: ({ run }) => generatorCpu(run) },
  { header: "vDisks", width: 9, format: "0", of: ({ run }) => run.vdisks },
  { header: "Counted IOPS", width: 11, format: "#,##0", of: ({ run }) => countedIops(run) },
  { header: "Suspected limit", width: 11, format: "#,##0", of: ({ suspectedLimit }) => suspectedLimit },
  { header: "Maximum per vDisk", width: 11, format: "#,##0", of: ({ mostPerVdisk }) => mostPerVdisk },
  {
    header: "Of policy limit",
    width: 11,
    format: "0.0%",
    of: (checked, { facts: { iopsLimitPerVdisk }, thresholds: { LimitBand } }) =>
      shareOfLimit(checked.run, limitOf(checked, iopsLimitPerVdisk, LimitBand)),
    formula: OF_POLICY_LIMIT,
  },
  { header: "Latency target (ms)", width: 11, format: "0.00", of: ({ run }) => targetMs(run) },
  { header: "Latency (ms)", width: 10, format: "0.00", of: ({ run }) => run.results.latencyMs },
  {
    header: "Of latency target",
    width: 11,
    format: "0%",
    of: ({ run }) => {
      const target = targetMs(run);
      return target === null || run.results.latencyMs === null ? null : run.results.latencyMs / target;
    },
    formula:
      'IF(COUNT([@[Latency target (ms)]],[@[Latency (ms)]])<2,"",[@[Latency (ms)]]/[@[Latency target (ms)]])',
  },
  {
    header: "Of requested rate",
    width: 11,
    format: "0.0%",
    of: ({ run }, { runs }) => shareOfRequested(run, runs),
  },
  {
    header: "Host CPU %",
    width: 9,
    format: "0.0%",
    of: ({ run }, { facts }) => hostCpu(run, facts)?.share ?? null,
  },
  { header: "CPU known", width: 11, of: ({ run }, { facts }) => hostCpu(run, facts)?.known ?? null },
  {
    header: "MiB/s",
    width: 10,
    format: "#,##0.0",
    of: ({ run: { results } }) =>
      results.throughputBytesPerSecond === null ? null : results.throughputBytesPerSecond / BYTES_PER_MIB,
  },
  {
    header: "Block size (KiB)",
    width: 9,
    of: ({ run: { workload } }) =>
      workload.blockSizeBytes === null ? null : workload.blockSizeBytes / BYTES_PER_KIB,
  },
  {
    header: "Read %",
    width: 8,
    format: "0%",
    of: ({ run: { workload } }) => (workload.readPct === null ? null : workload.readPct / 100),
  },
  { header: "Storage", width: 16, of: ({ run }) => storageOf(run) },
  {
    header: "Stated hosts",
    width: 8,
    format: "0",
    of: ({ run }) => statedHosts(run),
  },
  {
    header: "Hosts",
    width: 8,
    format: "0",
    of: ({ run }, context) => factsOfRun(run, context).hosts,
    formula: HOSTS,
  },
  { header: "Recorded Gb/s", width: 10, format: "0.00", of: ({ run }) => recordedGbit(run) },
  {
    header: "Host Gb/s",
    width: 9,
    format: "0.00",
    of: ({ run }, context) => hostTraffic(run, factsOfRun(run, context))?.gbitPerHost ?? null,
    formula: HOST_GBIT,
  },
  {
    header: "Of network",
    width: 9,
    format: "0%",
    of: ({ run }, context) => {
      const facts = factsOfRun(run, context);
      const traffic = hostTraffic(run, facts);
      return traffic === null || !facts.nicGbitPerHost ? null : traffic.gbitPerHost / facts.nicGbitPerHost;
    },
    formula: 'IF(COUNT([@[Host Gb/s]],NicGbit)<2,"",[@[Host Gb/s]]/NicGbit)',
  },
  {
    header: "IOPS by doubling",
    width: 10,
    format: "+0%;-0%;0%",
    of: ({ doubling }) => doubling?.iops ?? null,
  },
  {
    header: "Latency by doubling",
    width: 10,
    format: "+0%;-0%;0%",
    of: ({ doubling }) => doubling?.latency ?? null,
  },
] as const satisfies readonly CheckFigure[];
