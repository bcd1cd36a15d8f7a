import type { Source } from "./evidence";

/** The published posts and reports that the built-in numbers come from. */

/** Six-host vSAN ESA cluster under HCIBench 2.8.3: IOPS, host CPU and network of six tests. */
export function vsanBenchmark(locator: string): Source {
  return { title: "VMware vSAN ESA - storage performance testing", locator, date: "2024-12-06" };
}

/** The rules of thumb that the same author drew from the tests. */
export function everyIoRequiresCpu(locator: string): Source {
  return {
    title: "Every I/O requires CPU Cycles - vSAN ESA is not different",
    locator,
    date: "2024-12-09",
  };
}

/** Local NVMe without RAID under Iometer in one VM. */
export function localNvme(locator: string): Source {
  return { title: "CPU cycles required for general storage workload", locator, date: "2024-12-20" };
}

/** This product's own reasoning; docs/model.md tells it. */
export function ownModel(locator: string): Source {
  return { title: "HCI Planner, docs/model.md", locator, date: "2026-11-20" };
}
