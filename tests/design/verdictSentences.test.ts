import { designPlan } from "../../src/design/designWorkbook";
import { type Entries, recalculate } from "../templates/recalculate";
import { KNOWN_DESIGN } from "./knownDesign";

/*
 * Verdicts in full. A host of option A has 924 GiB for VMs; 310 VMs of 16 GiB need 4,960 GiB today, 5,742 GiB after three years of 5%.
 */

const PLAN = designPlan(KNOWN_DESIGN);

const verdictWith = (entries: Entries): unknown => recalculate(PLAN, entries).value("verdict");

test.each<[what: string, entries: Entries, verdict: string]>([
  [
    "no failure to tolerate: 5,742 GiB on 7 hosts",
    { "A.failures": 0 },
    "✔ Fits: 7 hosts of option A can run the 310 VMs for 3 years, at the high estimate. RAM limits first",
  ],
  [
    "two failures to tolerate: 5,742 GiB on 7 of 9 hosts",
    { "A.failures": 2 },
    "✔ Fits: 9 hosts of option A can run the 310 VMs for 3 years, with failed hosts and at the high estimate. RAM limits first",
  ],
  [
    "no growth: 4,960 GiB on 6 of 7 hosts",
    { years: 0 },
    "✔ Fits: 7 hosts of option A can run the 310 VMs without growth, with failed hosts and at the high estimate. RAM limits first",
  ],
  [
    "one year: 5,208 GiB and 326 cores of vCPU, both on 6 of 7 hosts",
    { years: 1 },
    "✔ Fits: 7 hosts of option A can run the 310 VMs for 1 year, with failed hosts and at the high estimate. vCPU limits first",
  ],
  [
    "one VM: the hosts that the layout requires",
    { "typed.vms": [1, 0], "typed.peakIops": [500, null] },
    "✔ Fits: 4 hosts of option A can run the 1 VM for 3 years, with failed hosts and at the high estimate. Layout limits first",
  ],
  [
    "23,153 I/Os of 1 MiB: 194.2 Gb/s × 1.2543 × 12 ÷ 13² on ports of 25 Gb/s × 80%, ± 20%",
    { "A.hosts": 13, "typed.ioSizeKib": [1024] },
    "▲ Fits, but check the network: 87% of the usable port speed at the plan estimate, 104% at the high estimate. 13 hosts of option A can run the 310 VMs at the plan estimate",
  ],
])("with %s", (_, entries, verdict) => {
  expect(verdictWith(entries)).toBe(verdict);
});

/**
 * With as much NVMe as DRAM a host has 2,048 GiB where a fifth of the RAM is active, and 1,024 GiB where half of it is; 100 GiB
 * are not for VMs.
 */
test.each<[what: string, largestRamGib: [p: number, t: number], verdict: RegExp]>([
  [
    "more RAM than a host of its own cluster",
    [3000, 64],
    /^✖ Does not fit: the largest VM has 3,000 GiB of RAM, a host 1,948 GiB for VMs$/,
  ],
  [
    "the most RAM fits, and the one of the other cluster does not",
    [1500, 1000],
    /^✖ Does not fit: the largest VM of a cluster has more RAM than its hosts have for VMs$/,
  ],
  ["the RAM of its own cluster's hosts", [1948, 924], /^▲ Fits, but check RAM\. /],
])("a largest VM with %s", (_, [p, t], verdict) => {
  const plan = designPlan({
    classes: KNOWN_DESIGN.classes.slice(0, 1).flatMap((general) => [
      { ...general, target: "P" },
      { ...general, name: "Test", target: "T" },
      { ...general, name: "Management", target: "P", vms: 0, peakIops: null },
    ]),
    targets: [
      { name: "P", largestVcpu: 8, largestRamGib: p, activeShare: 0.2 },
      { name: "T", largestVcpu: 8, largestRamGib: t, activeShare: 0.5 },
    ],
    options: { A: { tierRatio: 1 } },
  });
  expect(recalculate(plan).value("verdict")).toMatch(verdict);
});
