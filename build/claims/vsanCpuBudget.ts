import {
  everyIoRequiresCpu,
  iopsLimitPost,
  localNvme,
  vsanBenchmark,
} from "../../src/model/evidence/sources";
import { claimsOf } from "./claim";
import { cpuCounters, hcibenchSource, notFound } from "./sources";

export const CPU_BUDGET_CLAIMS = claimsOf("vsan-cpu-budget", [
  [
    "IOPS limits count I/O above 32 KiB once for every 32 KiB begun.",
    "confirmed",
    iopsLimitPost("normalized to 32 KB"),
    "stated for 6.2; on ESA 8.0 U3 two tests of 1 MiB meet it within 0.3%",
  ],
  [
    "HCIBench prints MiB/s but labels them MB/s.",
    "confirmed",
    hcibenchSource("bandwidth in KiB/s divided by 1,024"),
  ],
  [
    "Which RAID layout costs more CPU on ESA is not established",
    "open",
    notFound("CPU per I/O of RAID-1 and RAID-6 on ESA"),
    "labeled estimated",
  ],
  ["OSA has no measured cost.", "open", notFound("CPU per I/O of OSA")],
  ["because its cores ran on turbo", "confirmed", cpuCounters("turbo raises cpu.usage above 100%")],
  [
    "GHz come from tests with IOPS limits in the policy",
    "confirmed",
    vsanBenchmark("storage policy"),
    "100.2 and 100.3% of the policy's ceiling",
  ],
  ["Use cpu.usage or cpu.utilization, not both", "confirmed", cpuCounters("they measure different things")],
  [
    "The RAM rule rests on 250 cycles for a page of 4 KiB, quoted from a chat assistant: no measurement.",
    "open",
    everyIoRequiresCpu("RAM"),
    "labeled unsourced",
  ],
  ["NVMe was measured in one VM with one outstanding I/O on an old CPU", "confirmed", localNvme("test bed")],
  [
    "An older rule counts 1 Hz for each bit/s sent or received.",
    "confirmed",
    everyIoRequiresCpu("quoted from vSphere 6.5 Host Resources Deep Dive"),
  ],
  [
    "The CPU share for storage is one author's belief, not a vendor rule: it is an input.",
    "open",
    notFound("a vendor's share"),
  ],
]);
