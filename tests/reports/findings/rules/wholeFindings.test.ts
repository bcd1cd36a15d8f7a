import type { Diagnostic } from "../../../../src/model/benchmark/diagnostic";
import type { SetupFact, SetupFactName } from "../../../../src/model/benchmark/setupFact";
import type { Finding } from "../../../../src/reports/findings/finding";
import { rules } from "../../../../src/reports/findings/rules/rules";
import { sampleHost, sampleMember, sampleRun, sampleUse, type RunFacts } from "../../sampleRuns";
import { found, type Known } from "../say";

const KIB = 2 ** 10;
const MIB = 2 ** 20;
const GIB = 2 ** 30;
const warning = (code: string, message = "m"): Diagnostic => ({
  severity: "warning",
  code,
  message,
  file: "fio-case-1732885165-res.txt",
  line: null,
});
const mb = (value: number) => [{ label: "THROUGHPUT", value, unit: "MB/s", file: "f", line: 1 }];
const series = (iops: readonly number[], latencyMs: number | null = null) =>
  iops.map((value, second) => ({ second, iops: value, throughputBytesPerSecond: 0, latencyMs }));
const costing = (name: string, readPct: number, usagePct: number): RunFacts => ({
  case: name,
  workload: { blockSizeBytes: 4 * KIB, readPct },
  results: { iops: 1_000_000 },
  cpu: { usagePct },
});

const setupFact = (name: SetupFactName, value: string | number, line: number | null): SetupFact => ({
  name,
  value,
  file: "c/vsan.cfg",
  line,
});

/** A rule with runs for which it holds, what is known beside them, and its first finding. */
type Example = [string, RunFacts[], Known, Omit<Finding, "rule">];

const STARTED: RunFacts = {
  startedAt: "2024-11-29T12:59:25.000Z",
  durationSeconds: 3600,
  results: { iops: 1000.5 },
};

const EXAMPLES: readonly Example[] = [
  ["imported-twice", [{ ...STARTED, case: "a" }, { ...STARTED, case: "b", results: { iops: 1003 } }, { ...STARTED, case: "c" }], {}, {
    severity: "caution",
    text: "1 test of 3 repeats another, figure by figure: c. One run counts twice.",
    advice: "Import each result once.",
    runs: [],
  }],
  ["finished-early", [{}, { vms: 9, vmsFinishedEarly: 1 }], {}, {
    severity: "problem",
    text: "fio-case-1732885165 (2): 1 of 10 VMs finished early and are not in the totals: cluster IOPS is understated by about 10% and must not be compared with complete runs.",
    advice: "Repeat the test.",
    runs: [1],
  }],
  ["finished-early", [{ case: "c", vms: null, vmsFinishedEarly: 1 }], {}, {
    severity: "problem",
    text: "c: 1 VM finished early and is not in the totals: cluster IOPS is understated and must not be compared with complete runs.",
    advice: "Repeat the test.",
    runs: [0],
  }],
  ["not-vsan", [{ case: "c", setup: [setupFact("storage", "not vSAN", null)] }], {}, {
    severity: "note",
    text: "c: its storage is not vSAN (vsan.cfg does not list its datastore): the vSAN ESA model is not applied.",
    advice: null,
    runs: [0],
  }],
  ["not-vsan", [{ case: "c", setup: [setupFact("storage", "probably not vSAN", null)] }], {}, {
    severity: "note",
    text: "c: its storage is probably not vSAN (HCIBench wrote no vsan.cfg for it): the vSAN ESA model is not applied.",
    advice: null,
    runs: [0],
  }],
  ["not-vsan", [{ case: "c", setup: [setupFact("storage", "vSAN OSA", 2)] }], {}, {
    severity: "note",
    text: "c: its storage is vSAN OSA (vsan.cfg line 2): the vSAN ESA model is not applied.",
    advice: null,
    runs: [0],
  }],
  ["vsan-health", [{ case: "c", setup: [setupFact("health", "red", 1), setupFact("healthFindings", "Disks (Failed)", null)] }], {}, {
    severity: "caution",
    text: "c: vSAN health was red (vsan.cfg line 1). Checks that did not pass: Disks (Failed).",
    advice: "Make sure that no rebuild or failed device affected the test.",
    runs: [0],
  }],
  ["setup-contradiction", [{ setup: [setupFact("hosts", 4, 4)] }], { facts: { hosts: 6 } }, {
    severity: "caution",
    text: "Hosts in the cluster: you entered 6 hosts, but the files state 4 (vsan.cfg line 4). Your entry is used.",
    advice: "Check which of them describes the tested cluster.",
    runs: [],
  }],
  ["setup-contradiction", [{ case: "c", hosts: [sampleHost("e1", null), sampleHost("e2", null)] }], { facts: { hosts: 1 } }, {
    severity: "caution",
    text: "Hosts in the cluster: you entered 1 host, but the files state 2 (Resource Usage table of c). Your entry is used.",
    advice: "Check which of them describes the tested cluster.",
    runs: [],
  }],
  ["failed-job", [{ case: "c" }], { diagnostics: [warning("job-error", "Job j ended with error 5.")] }, {
    severity: "problem",
    text: "c: Job j ended with error 5. Its results are incomplete.",
    advice: "Find the cause and repeat the test.",
    runs: [0],
  }],
  ["failed-job", [{ case: "c" }], { diagnostics: [warning("unfinished-run", "Job j ran for 3 s of 60 s: the run is incomplete.")] }, {
    severity: "problem",
    text: "c: Job j ran for 3 s of 60 s: the run is incomplete.",
    advice: "Find the cause and repeat the test.",
    runs: [0],
  }],
  ["failed-job", [{ case: "c" }], { diagnostics: [warning("ended-early", "Run rd1 is averaged over 3 s of 60 s: vdbench ended early.")] }, {
    severity: "problem",
    text: "c: Run rd1 is averaged over 3 s of 60 s: vdbench ended early. Its results are incomplete.",
    advice: "Find the cause and repeat the test.",
    runs: [0],
  }],
  ["failed-job", [{ case: "c" }], { diagnostics: [warning("aborted", 'c/vm-1.txt: vdbench aborted ("Vdbench aborting").')] }, {
    severity: "problem",
    text: 'c: c/vm-1.txt: vdbench aborted ("Vdbench aborting"). Its results are incomplete.',
    advice: "Find the cause and repeat the test.",
    runs: [0],
  }],
  ["no-io", [{ case: "c", results: { iops: 0 } }], {}, {
    severity: "problem",
    text: "c: the test made no I/O (0 IOPS), neither reads nor writes: nothing can be concluded from it.",
    advice: "Check the load generator and its disks, and repeat the test.",
    runs: [0],
  }],
  ["generator-errors", [{ case: "c", results: { errors: 2 } }], {}, {
    severity: "problem",
    text: "c: the load generator reported 2 errors: its results are invalid.",
    advice: "Find the cause and repeat the test.",
    runs: [0],
  }],
  ["generator-busy", [{ case: "c", tool: "fio", cpu: { usagePct: 95 } }], {}, {
    severity: "problem",
    text: "c: the load generator used 95% of its own CPU and was the bottleneck, not the storage.",
    advice: "Repeat the test with more CPU or more load generators.",
    runs: [0],
  }],
  ["rate-limit", [{ vdisks: 8, workload: { blockSizeBytes: 4 * KIB, requestedIops: 8000 }, results: { iops: 7960 } }], {}, {
    severity: "caution",
    text: "4 KiB: the test asked for 1,000 IOPS per vDisk and got 99.5% of them. It shows the latency at this rate, not the maximum.",
    advice: "Repeat the test without a rate limit to see what the cluster can do.",
    runs: [0],
  }],
  ["rate-limit", [{ workload: { blockSizeBytes: 4 * KIB, requestedIops: 8000 }, results: { iops: 8000 } }], {}, {
    severity: "caution",
    text: "4 KiB: the test asked for 8,000 IOPS and got 100% of them. It shows the latency at this rate, not the maximum.",
    advice: "Repeat the test without a rate limit to see what the cluster can do.",
    runs: [0],
  }],
  ["policy-limit", [{ vdisks: 8, workload: { blockSizeBytes: 64 * KIB }, results: { iops: 1980 } }], { facts: { iopsLimitPerVdisk: 500 } }, {
    severity: "problem",
    text: "64 KiB: limited by the storage policy: 8 vDisks × 500 IOPS (counted in 32 KiB) = 4,000; measured 99.0%. This is the policy's ceiling, not what the cluster can do.",
    advice: "Raise or remove the limit and repeat the test to see what the cluster can do.",
    runs: [0],
  }],
  ["suspected-limit", [4, 8].map((kib) => ({ vdisks: 8, workload: { blockSizeBytes: kib * KIB }, results: { iops: 3980 } })), {}, {
    severity: "problem",
    text: "4 KiB: looks like a limit of 500 IOPS per vDisk in the storage policy: 8 vDisks × 500 (counted in 32 KiB) = 4,000; measured 99.5%, and another load gives the same. This is then the policy's ceiling, not what the cluster can do.",
    advice: "Please confirm the limit.",
    runs: [0],
  }],
  ["latency-target-missed", [{ case: "c", vdisks: 10, workload: { latencyTargetUs: 1000 }, results: { iops: 5000, latencyMs: 2 } }], {}, {
    severity: "caution",
    text: "c: the latency target of 1 ms was missed (2 ms): the load could not be reduced further, one I/O in flight per vDisk.",
    advice: "Use fewer vDisks or VMs to see what the cluster delivers within the target.",
    runs: [0],
  }],
  ["cpu-bound", [{ case: "c", cpu: { usagePct: 100 } }], {}, {
    severity: "caution",
    text: "c: CPU-bound: the hosts used 100% of logical CPU; more disks or faster NICs will not raise IOPS.",
    advice: null,
    runs: [0],
  }],
  ["network-near", [{ case: "c", measuredUse: [sampleUse({ transmitBitsPerSecond: 24e9 })] }], { facts: { nicGbitPerHost: 25 } }, {
    severity: "caution",
    text: "c: network near its limit: 24 of 25 Gb/s per host (measured).",
    advice: "Look at the adapters' own counters; faster adapters come before more disks.",
    runs: [0],
  }],
  ["saturated", [
    { workload: { outstandingIo: 50 }, results: { iops: 1000, latencyMs: 1.5 } },
    { workload: { outstandingIo: 100 }, results: { iops: 1050, latencyMs: 3 } },
  ], {}, {
    severity: "caution",
    text: "fio-case-1732885165 (2): saturated: twice the outstanding I/O brought +5.0% IOPS and +100% latency; more threads only add latency. Best point: 50 outstanding, 1,000 IOPS at 1.5 ms.",
    advice: "Plan with the best point; set queue depths so that VMs stay below it.",
    runs: [1],
  }],
  ["flat-throughput", [
    { workload: { blockSizeBytes: 64 * KIB }, results: { throughputBytesPerSecond: 5e9 } },
    { workload: { blockSizeBytes: 128 * KIB }, results: { throughputBytesPerSecond: 5.2e9 } },
  ], {}, {
    severity: "caution",
    text: "64 KiB, and 128 KiB: throughput does not grow with block size (3.85% spread): a bandwidth limit of about 5.2 GB/s (device, network or policy).",
    advice: null,
    runs: [0, 1],
  }],
  ["cpu-close", [{ case: "c", cpu: { usagePct: 75 } }], {}, {
    severity: "caution",
    text: "c: CPU close to its limit: the hosts used 75% of logical CPU.",
    advice: null,
    runs: [0],
  }],
  ["cpu-close", [{ case: "c", measuredUse: [sampleUse({ cpuUsedPct: 40, logicalProcessors: 64 })] }], { facts: { coresPerHost: 32 } }, {
    severity: "caution",
    text: "c: CPU close to its limit: the hosts used 80% of their capacity at base clock.",
    advice: null,
    runs: [0],
  }],
  ["name-differs", [{}], { diagnostics: [warning("name-differs", "It differs."), warning("name-differs")] }, {
    severity: "caution",
    text: "It differs. The report uses the job's settings. 1 more difference: see the sheet Sources.",
    advice: "Read the diagnostics on the sheet Sources.",
    runs: [],
  }],
  ["options-differ", [{}], { diagnostics: [warning("options-differ", "It differs."), warning("options-differ")] }, {
    severity: "caution",
    text: "It differs. 1 more contradiction: see the sheet Sources.",
    advice: "Read the diagnostics on the sheet Sources.",
    runs: [],
  }],
  ["unit-mismatch", [{ case: "c", workload: { blockSizeBytes: MIB }, results: { iops: 110, throughputBytesPerSecond: 100 * MIB } }], {}, {
    severity: "caution",
    text: "1 MiB: IOPS × block size gives 110 MiB/s but the file reports 100 MiB/s (+10.0%): mixed block sizes, or a unit divided by 1000 instead of 1024.",
    advice: null,
    runs: [0],
  }],
  ["reading-trouble", [{}], { diagnostics: [warning("x"), { ...warning("x"), severity: "error" }] }, {
    severity: "caution",
    text: "Reading the files reported 1 error and 1 warning: see the sheet Sources. hcibench-fio, fio-case-1732885165-res.txt: m",
    advice: "Read the diagnostics on the sheet Sources before you use the figures.",
    runs: [],
  }],
  ["unsteady", [{ case: "c", series: series([100, 100, 100, 100, 120, 120]) }], {}, {
    severity: "caution",
    text: "c: not steady: IOPS moved +20.0% during the run; use the last third (120 IOPS).",
    advice: null,
    runs: [0],
  }],
  ["unsteady", [{ case: "c", series: series([80, 120, 80, 120, 80, 120]) }], {}, {
    severity: "caution",
    text: "c: not steady: IOPS of the intervals varied by 20% (standard deviation ÷ mean); use the last third (100 IOPS).",
    advice: null,
    runs: [0],
  }],
  ["short-test", [{ case: "c", durationSeconds: 600, warmupSeconds: 60 }], {}, {
    severity: "caution",
    text: "c: 600 s after 60 s of warm-up are too short to show steady state (garbage collection, destage): 1,800 s are the minimum.",
    advice: "Repeat with 20 min of warm-up and 60 min of test before you plan with its figures.",
    runs: [0],
  }],
  ["short-test", [{ case: "c", durationSeconds: 600, warmupSeconds: 0 }], {}, {
    severity: "caution",
    text: "c: 600 s are too short to show steady state (garbage collection, destage): 1,800 s are the minimum.",
    advice: "Repeat with 20 min of warm-up and 60 min of test before you plan with its figures.",
    runs: [0],
  }],
  ["unknown-duration", [{ case: "c" }], {}, {
    severity: "caution",
    text: "c: the files do not state the test time, so steady state (garbage collection, destage) cannot be confirmed.",
    advice: null,
    runs: [0],
  }],
  ["may-fit-cache", [{ case: "c", vdisks: 2, workload: { vmdkBytes: 10 * GIB, workingSetPct: 100 } }], { facts: { usableTib: 10 } }, {
    severity: "caution",
    text: "c: the working set of 20 GiB (HCIBench's GB of disk read as GiB) may fit in cache: read results are an upper bound.",
    advice: "Repeat the test with more or larger disks.",
    runs: [0],
  }],
  ["very-uneven-members", [{ case: "c", members: [sampleMember("v1", 1000), sampleMember("v2", 400)] }], {}, {
    severity: "problem",
    text: "c: uneven VMs: 400–1,000 IOPS (standard deviation 42.9% of the mean), slowest v2. More than 25% from the median: v2; v1.",
    advice: "Check placement, and whether all have the same number of vDisks.",
    runs: [0],
  }],
  ["uneven-members", [{ case: "c", members: [sampleMember("v1", 1250), sampleMember("v2", 750)] }], {}, {
    severity: "caution",
    text: "c: uneven VMs: 750–1,250 IOPS (standard deviation 25% of the mean), slowest v2.",
    advice: "Check placement, and whether all have the same number of vDisks.",
    runs: [0],
  }],
  ["uneven-hosts", [{ case: "c", hosts: [sampleHost("e1", 80), sampleHost("e2", 50), sampleHost("e3", 60)] }], {}, {
    severity: "caution",
    text: "c: hosts unevenly loaded: CPU of e1 80%, of e2 50%.",
    advice: "Check VM placement: the same number of VMs on every host.",
    runs: [0],
  }],
  ["memory-pressure", [{ case: "c", hosts: [sampleHost("e1", null, 96), sampleHost("e2", null, 91)] }], {}, {
    severity: "caution",
    text: "c: memory pressure on e1: 96% of its RAM is used.",
    advice: "Use smaller or fewer test VMs.",
    runs: [0],
  }],
  ["latency-limit", [{ case: "c", results: { readLatencyMs: 16, writeLatencyMs: 19 } }], {}, {
    severity: "caution",
    text: "c: read latency 16 ms: above the usual limit.",
    advice: "Lower the outstanding I/O; if latency stays high, check the network path.",
    runs: [0],
  }],
  ["flash-latency", [{ workload: { blockSizeBytes: 4 * KIB }, results: { readLatencyMs: 6, writeLatencyMs: 7 } }], {}, {
    severity: "caution",
    text: "4 KiB: write latency 7 ms, read latency 6 ms: high for all-flash storage below 64 KiB.",
    advice: "Lower the outstanding I/O; if latency stays high, check the network path.",
    runs: [0],
  }],
  ["flash-latency", [{ workload: { blockSizeBytes: 4 * KIB }, results: { readLatencyMs: 5, writeLatencyMs: 7 } }], {}, {
    severity: "caution",
    text: "4 KiB: write latency 7 ms: high for all-flash storage below 64 KiB.",
    advice: "Lower the outstanding I/O; if latency stays high, check the network path.",
    runs: [0],
  }],
  ["p95-unpredictable", [{ case: "c", results: { readLatencyMs: 2, readP95Ms: 9, writeLatencyMs: 2, writeP95Ms: 6, percentiles: "measured" } }], {}, {
    severity: "caution",
    text: "c: unpredictable: read p95 9 ms is 4.5 × the average.",
    advice: null,
    runs: [0],
  }],
  ["p95-undecided", [{ case: "c", results: { readLatencyMs: 2, readP95Ms: 6, writeLatencyMs: 2, writeP95Ms: 4, percentiles: "floored" } }], {}, {
    severity: "note",
    text: "c: p95 undecided: the tool printed whole milliseconds (read p95 6 ms at 2 ms on average).",
    advice: null,
    runs: [0],
  }],
  ["p95-undecided", [{ case: "c", results: { readLatencyMs: 2, readP95Ms: 6, writeLatencyMs: 1, writeP95Ms: 3, percentiles: "floored" } }], {}, {
    severity: "note",
    text: "c: p95 undecided: the tool printed whole milliseconds (read p95 6 ms at 2 ms on average, write p95 3 ms at 1 ms on average).",
    advice: null,
    runs: [0],
  }],
  ["p95-below-average", [{ case: "c", results: { readLatencyMs: 2, readP95Ms: 1, writeLatencyMs: 3, writeP95Ms: 2, percentiles: "floored" } }], {}, {
    severity: "note",
    text: "c: p95 below the average (read 1 against 2 ms, write 2 against 3 ms) is an artifact of rounding and of averaging per-VM percentiles: it cannot be interpreted.",
    advice: null,
    runs: [0],
  }],
  ["p95-derived", [{ case: "c", results: { readLatencyMs: 2, percentiles: "derived" } }], {}, {
    severity: "note",
    text: "c: p95 is derived (mean + 1.645 × standard deviation), not measured: it is not evaluated.",
    advice: null,
    runs: [0],
  }],
  ["longest-io", [{ case: "c", results: { latencyMs: 2, maxLatencyMs: 3000 } }], {}, {
    severity: "caution",
    text: "c: single I/Os took up to 3 s, 1,500 × the average of 2 ms.",
    advice: "Look for path or device resets.",
    runs: [0],
  }],
  ["storage-share", [{ case: "c", cpu: { usagePct: 90 } }], { facts: { ghzPerHost: 100, idleGhzPerHost: 10, hosts: 2, coresPerHost: 40 } }, {
    severity: "caution",
    text: "c: this load takes 80% of the hosts' GHz; the plan allows 60%: 40 GHz, 16 cores more than planned in the cluster (estimated from cpu.usage × base clock; includes guest load).",
    advice: "Plan with more cores, or with less I/O.",
    runs: [0],
  }],
  ["storage-share", [{ case: "c", measuredUse: [sampleUse({ cpuUsedPct: 25, logicalProcessors: 80 })] }], { facts: { ghzPerHost: 100, idleGhzPerHost: 10, coresPerHost: 40 } }, {
    severity: "good",
    text: "c: this load takes 40% of the hosts' GHz; the plan allows 60%.",
    advice: null,
    runs: [0],
  }],
  ["mix-off", [costing("m", 50, 40), costing("r", 100, 40), costing("w", 0, 80)], { facts: { hosts: 1, ghzPerHost: 100 } }, {
    severity: "caution",
    text: "4 KiB, 50% read: read-only and write-only tests predict 60 kHz per I/O, but the test measured 40 (+50.0%).",
    advice: "Test this mix before you plan with it.",
    runs: [0],
  }],
  ["mix-prediction", [costing("m", 50, 65), costing("r", 100, 40), costing("w", 0, 80)], { facts: { hosts: 1, ghzPerHost: 100 } }, {
    severity: "good",
    text: "4 KiB, 50% read: read-only and write-only tests predict 60 kHz per I/O; measured 65 (−7.7%).",
    advice: null,
    runs: [0],
  }],
  ["latency-target", [{ case: "c", workload: { latencyTargetUs: 2500 }, results: { latencyMs: 2.4 }, cpu: { usagePct: 50 } }], {}, {
    severity: "note",
    text: "c: throttled to the latency target of 2.5 ms: IOPS is what the cluster delivers at 2.4 ms, not its maximum.",
    advice: null,
    runs: [0],
  }],
  ["no-limit-found", [{ case: "c", vdisks: 1, workload: { outstandingIo: 32 }, cpu: { usagePct: 50 } }], {}, {
    severity: "note",
    text: "c: no bottleneck found: the load was too low (32 outstanding for 1 vDisk) or the devices are the limit.",
    advice: "Repeat the test with twice the outstanding I/O.",
    runs: [0],
  }],
  ["no-limit-found", [{ case: "c", workload: { outstandingIo: 32 }, cpu: { usagePct: 50 } }], {}, {
    severity: "note",
    text: "c: no bottleneck found: the load was too low (32 outstanding) or the devices are the limit.",
    advice: "Repeat the test with twice the outstanding I/O.",
    runs: [0],
  }],
  ["efficiency", [{ case: "a", results: { iops: 1 } }, { case: "b", results: { iops: 8000 } }], { facts: { hosts: 4, coresPerHost: 10 } }, {
    severity: "note",
    text: "b: 200 IOPS per core; 2,000 IOPS per host.",
    advice: null,
    runs: [1],
  }],
  ["unit-of-throughput", [{ reported: mb(1000), results: { throughputBytesPerSecond: 1000 * MIB } }], {}, {
    severity: "note",
    text: 'HCIBench\'s "MB/s" are MiB/s: the 1000 "MB/s" that it printed are 1.05 GB/s (gigabytes), 8.39 Gb/s (gigabits).',
    advice: null,
    runs: [],
  }],
  ["divided-by-thousand", [{ case: "c" }], { diagnostics: [warning("throughput-unit"), warning("x")] }, {
    severity: "note",
    text: "c: this version of HCIBench (2.0) divided KiB/s by 1,000: the throughput that it printed is 2.4% more than its MiB/s and was corrected.",
    advice: null,
    runs: [0],
  }],
  ["repeats-differ", [{ case: "a", results: { iops: 48_000, latencyMs: 0.7 }, workload: { readPct: 70 } }, { case: "b", results: { iops: 30_000, latencyMs: 1.7 }, workload: { readPct: 70 } }], {}, {
    severity: "caution",
    text: "70% read, a; 70% read, b: repeats differ: IOPS by 60% (30,000 to 48,000), latency by 143% (0.7 to 1.7 ms); noise is up to 5%. None of them alone shows what the cluster delivers.",
    advice: "Repeat the test until its results agree. If clusters or settings differ, compare the imports instead.",
    runs: [0, 1],
  }],
  ["single-run", [{}], {}, {
    severity: "note",
    text: "Single run: changes below 5% cannot be distinguished from noise.",
    advice: null,
    runs: [],
  }],
  ["data-reduction", [{}, { workload: { compressPct: 0, dedupePct: 10 } }, { workload: { compressPct: 0, dedupePct: null } }], {}, {
    severity: "note",
    text: "Data reduction of the test data is not recorded for 2 of 3 runs; 1 of 3 runs wrote compressible or repeating data: with compression on, throughput and CPU may not carry over to other data.",
    advice: null,
    runs: [],
  }],
  ["differenced", [{ case: "c", series: series([1]) }], {}, {
    severity: "note",
    text: "c: per-interval values were obtained by differencing: fio writes running totals.",
    advice: null,
    runs: [0],
  }],
]; // prettier-ignore

test.each(EXAMPLES)("%s reports exactly this (%#)", (id, runs, known, expected) => {
  const all = runs.map((run) => sampleRun(run));
  expect(found(id, all, known)[0]).toEqual({ rule: id, ...expected });
});

test.each(EXAMPLES.filter(([, , , { runs }]) => runs.length > 0))(
  "%s reports nothing of a silent run in the same report (%#)",
  (id, runs, known, expected) => {
    const silent = sampleRun({
      case: "silent",
      source: { file: "silent.txt", line: 1 },
      durationSeconds: 7200,
    });
    const all = [...runs.map((run) => sampleRun(run)), silent];
    const [first, ...others] = found(id, all, known);
    expect(first).toEqual({ rule: id, ...expected });
    expect(others.flatMap((one) => one.runs)).not.toContain(runs.length);
  },
);

/** Rules whose sentence has figures of the built-in model: cost.test.ts checks them against the reference tests. */
const OF_THE_MODEL = ["cost-against-model", "model-range", "reference-cluster", "planning-estimate"];

test("every rule has an example here", () => {
  const ids = rules.map(({ id }) => id).filter((id) => !OF_THE_MODEL.includes(id));
  expect(ids.filter((id) => !EXAMPLES.some(([example]) => example === id))).toEqual([]);
});
