import type {
  BenchmarkRun,
  ClusterCpu,
  HostUse,
  SourceLocation,
} from "../../../model/benchmark/benchmarkRun";
import { emptyRun } from "../../../model/benchmark/benchmarkRun";
import type { CaseConfig } from "./caseConfig";
import type { CaseName } from "./caseName";
import { datastoreSetup, NO_SETUP, type CaseSetup } from "./caseSetup";
import type { RequestedLoad } from "../../load/requestedLoad";
import { fillLoad } from "../../load/requestedLoad";
import type { ClusterUse } from "./resourceUse";
import { clusterCpu } from "./resourceUse";
import { workloadOf } from "./workload";

/** What all runs of one case share. */
export interface CaseContext {
  name: CaseName;
  version: string | null;
  config: CaseConfig;
  cpu: ClusterCpu;
  hosts: HostUse[];
  setup: CaseSetup;
}

/** What a result text says about its case beside the figures. */
export interface TextFacts {
  clusters: readonly ClusterUse[];
  /** The use lines that HCIBench printed before it had tables; `null` when there are none. */
  cpu: ClusterCpu | null;
  /** HCIBench's version as far as the style of the text gives it away. */
  styleVersion: string | null;
}

/** Puts together what is known about a case beside its figures. The text's tables win over the side files'. */
export function caseContext(
  name: CaseName,
  version: string | null,
  config: CaseConfig,
  text: TextFacts | null,
  sideTables: readonly ClusterUse[],
  setup: CaseSetup = NO_SETUP,
): CaseContext {
  const fromText = text?.clusters ?? [];
  const listed = fromText.some((cluster) => cluster.hosts.length > 0) || sideTables.length === 0;
  const clusters = listed ? fromText : sideTables;
  const grouped = name.group === null ? null : "3.0";
  return {
    name,
    version: version ?? text?.styleVersion ?? grouped,
    config,
    cpu: clusters.length > 0 ? clusterCpu(clusters) : (text?.cpu ?? clusterCpu([])),
    hosts: clusters.flatMap((cluster) => cluster.hosts),
    setup,
  };
}

/** What tells one run of a case from the others. */
export interface RunIdentity {
  datastore: string | null;
  job: string | null;
  /** VMs in the totals; `null` when unknown. */
  vms: number | null;
  vmsFinishedEarly: number;
  tool: "hcibench-fio" | "hcibench-vdbench";
  /** What the job says about itself; nothing when only a text is there. The parameter file says the rest. */
  load: RequestedLoad;
  reportedJobs: number;
  source: SourceLocation;
}

/** A run with everything but its figures: workload, durations, hosts. Also says what the load was read from. */
export function startRun(
  context: CaseContext,
  identity: RunIdentity,
): { run: BenchmarkRun; load: RequestedLoad } {
  const { name, config } = context;
  const load = fillLoad(identity.load, config.load);
  const workload = workloadOf({
    name,
    load,
    disksPerVm: config.disksPerVm,
    diskBytes: config.diskBytes,
    vms: identity.vms,
    reportedJobs: identity.reportedJobs,
  });
  const run: BenchmarkRun = {
    ...emptyRun(identity.tool, name.name, identity.source),
    toolVersion: context.version,
    job: identity.job,
    datastore: identity.datastore,
    vms: identity.vms,
    vmsFinishedEarly: identity.vmsFinishedEarly,
    vdisks: identity.vms !== null && workload.vmdksPerVm !== null ? identity.vms * workload.vmdksPerVm : null,
    durationSeconds: config.testingSeconds ?? load.runtimeSeconds,
    warmupSeconds: load.rampSeconds,
    workload,
    cpu: context.cpu,
    hosts: context.hosts,
    setup: datastoreSetup(context.setup, identity.datastore),
    startedAt: name.epochSeconds === null ? null : new Date(name.epochSeconds * 1000).toISOString(),
  };
  return { run, load };
}
