import { claimsOf } from "./claim";
import { cpuCounters, encryptionInTransit, encryptionKinds, hcibenchSource } from "./sources";

export const COMPARISON_CLAIMS = claimsOf("benchmark-comparison", [
  [
    "cpu.usage rises with turbo and hyper-threading, cpu.utilization is busy time",
    "corrected",
    cpuCounters("frequency and hyper-threading"),
    "was described as logical and physical processors",
  ],
  ["usage rises with turbo, utilization is busy time", "corrected", cpuCounters("two counters")],
  ["HCIBench prints MiB/s as MB/s.", "confirmed", hcibenchSource("bandwidth in KiB/s divided by 1,024")],
  [
    "HCIBench up to 2.8 truncates them to whole ms; vdbench derives them from mean and deviation.",
    "confirmed",
    hcibenchSource("parsers of the percentiles"),
  ],
  [
    "VM encryption works per VM under its own policy, prevents deduplication and compression, and needs a key provider.",
    "confirmed",
    encryptionKinds("encryption before deduplication"),
  ],
  [
    "vSAN encryption works for the whole datastore, after compression.",
    "confirmed",
    encryptionKinds("encryption after deduplication"),
  ],
  [
    "Data-in-transit encryption between hosts is a third option.",
    "confirmed",
    encryptionInTransit("data-in-transit encryption"),
  ],
]);
