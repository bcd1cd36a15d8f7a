import { iopsLimitPost, vsanBenchmark } from "../../src/model/evidence/sources";
import { claimsOf } from "./claim";
import { hcibenchFeatures, hcibenchGuide, hcibenchSource, notFound } from "./sources";

export const BENCHMARK_PLAN_CLAIMS = claimsOf("benchmark-plan", [
  ["Case names are as HCIBench writes them", "confirmed", vsanBenchmark("case names of 2.8.3")],
  [
    "DHCP on the test network, or the controller's own range",
    "confirmed",
    hcibenchFeatures("networks and DHCP"),
  ],
  [
    "Caches cleared between tests",
    "confirmed",
    hcibenchFeatures("clear read and write cache before each testing"),
  ],
  ["One easy run first", "confirmed", hcibenchFeatures("Easy Run")],
  [
    "DRS set as HCIBench asks for",
    "open",
    hcibenchGuide("prerequisites"),
    "the setting was not found in a public copy of the guide",
  ],
  [
    "Results volume of 200 GB on the controller",
    "open",
    notFound("size of the results volume of the appliance"),
  ],
  [
    "HCIBench controller outside the tested cluster",
    "open",
    hcibenchGuide("prerequisites"),
    "a rule of planners",
  ],
  ["a latency target only with fio", "confirmed", hcibenchSource("parameter files of fio and vdbench")],
  [
    "Prepare disks with random data where deduplication or compression is on, and never test disks that were not written to.",
    "open",
    hcibenchGuide("VMDK initialization"),
    "practice: the guide was found in part only",
  ],
  [
    "where I/O above 32 KiB counts once for every 32 KiB begun",
    "confirmed",
    iopsLimitPost("normalized to 32 KB"),
  ],
  [
    "A test that runs into the policy's IOPS limit or a latency target shows these, not the cluster.",
    "confirmed",
    vsanBenchmark("144 vDisks × 5,000 IOPS"),
  ],
  ["OSA has no measured cost: leave the assumed IOPS blank.", "open", notFound("CPU per I/O of OSA")],
  ["vdbench does not support a latency target", "confirmed", hcibenchSource("parameter files of vdbench")],
]);
