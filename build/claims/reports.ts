import { iopsLimitPost, vsanBenchmark } from "../../src/model/evidence/sources";
import { type Claim, claimsOf } from "./claim";
import { cpuCounters, hcibenchSource, notFound } from "./sources";

const RULES = "src/reports/findings/rules";

/** What findings and sheets of a report state about vSAN and HCIBench. */
export const REPORT_CLAIMS: Claim[] = [
  ...claimsOf("src/reports/sheets/hostsSheet.ts", [
    [
      "CPU usage rises with turbo and hyper-threading, CPU utilization is busy time.",
      "corrected",
      cpuCounters("two counters"),
      "was described as logical and physical processors",
    ],
  ]),
  ...claimsOf(`${RULES}/policyLimit.ts`, [
    ["(counted in 32 KiB)", "confirmed", iopsLimitPost("normalized to 32 KB")],
  ]),
  ...claimsOf(`${RULES}/unitOfThroughput.ts`, [
    ["are MiB/s", "confirmed", hcibenchSource("bandwidth in KiB/s divided by 1,024")],
  ]),
  ...claimsOf(`${RULES}/dividedByThousand.ts`, [
    ["divided KiB/s by 1,000", "confirmed", hcibenchSource("HCIBench 2.0")],
  ]),
  ...claimsOf(`${RULES}/p95BelowAverage.ts`, [
    [
      "is an artifact of rounding and of averaging per-VM percentiles",
      "confirmed",
      hcibenchSource("mean of the VMs' percentiles, cut to whole ms"),
    ],
  ]),
  ...claimsOf(`${RULES}/cpuBound.ts`, [
    [
      "are turbo above base clock: do not plan with it",
      "confirmed",
      cpuCounters("turbo raises cpu.usage above 100%"),
    ],
  ]),
  ...claimsOf(`${RULES}/notVsan.ts`, [
    ["the vSAN ESA model is not applied", "confirmed", vsanBenchmark("measured on ESA only")],
  ]),
  ...claimsOf(`${RULES}/mayFitCache.ts`, [
    ["may fit in cache", "open", notFound("RAM that ESA uses as a read cache"), "the limits are assumptions"],
  ]),
];
