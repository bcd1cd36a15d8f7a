import type { GivenClass } from "../../src/design/classInputs";
import { designPlan } from "../../src/design/designWorkbook";
import { recalculate, type Entries } from "../templates/recalculate";
import { KNOWN_DESIGN } from "./knownDesign";

const PLAN = designPlan(KNOWN_DESIGN);

const FITS = "✔ Fits: ";
const CHECK = "▲ Fits, but check ";
const NO = "✖ Does not fit: ";
const UNKNOWN = "? Not known: ";

/** Ranks of CPU, RAM, capacity and network: 0 fits, 1 check, 2 not known, 3 does not fit. */
type Ranks = [cpu: number, ram: number, capacity: number, network: number];

const CASES: readonly [change: string, entries: Entries, words: string, ranks: Ranks][] = [
  [
    "nothing",
    {},
    `${FITS}8 hosts of option A can run the 310 VMs for 3 years, with failed hosts`,
    [0, 0, 0, 0],
  ],
  [
    "ports below 10 Gb/s",
    { "A.nicGbit": 9.9 },
    `${NO}a port of 9.9 Gb/s is too slow for vSAN ESA`,
    [0, 0, 0, 3],
  ],
  ["ports of 10 Gb/s", { "A.nicGbit": 10 }, `${CHECK}network`, [0, 0, 0, 1]],
  ["a VM of as many vCPU as a socket", { "targets.largestVcpu": [32] }, FITS, [0, 0, 0, 0]],
  ["a VM of more vCPU than a socket", { "targets.largestVcpu": [33] }, `${CHECK}CPU`, [1, 0, 0, 0]],
  ["a VM of as many vCPU as a host", { "targets.largestVcpu": [64] }, `${CHECK}CPU`, [1, 0, 0, 0]],
  [
    "a VM of more vCPU than a host",
    { "targets.largestVcpu": [65] },
    `${NO}the largest VM has 65 vCPU`,
    [3, 0, 0, 0],
  ],
  ["a largest VM whose vCPU is not known", { "targets.largestVcpu": [null] }, `${CHECK}CPU`, [1, 0, 0, 0]],
  ["a VM with the RAM of a socket", { "targets.largestRamGib": [512] }, FITS, [0, 0, 0, 0]],
  ["a VM with more RAM than a socket", { "targets.largestRamGib": [513] }, `${CHECK}RAM`, [0, 1, 0, 0]],
  [
    "a VM with more RAM than a host",
    { "targets.largestRamGib": [2000] },
    `${NO}the largest VM has 2,000 GiB of RAM, a host 924 GiB for VMs`,
    [0, 3, 0, 0],
  ],
  ["a largest VM whose RAM is not known", { "targets.largestRamGib": [null] }, `${CHECK}RAM`, [0, 1, 0, 0]],
  ["a memory tier, active RAM unknown", { "A.tierRatio": 1 }, `${CHECK}RAM`, [0, 1, 0, 0]],
  ["RAID-0", { "A.raid": "RAID-0" }, `${CHECK}capacity`, [0, 0, 1, 0]],
  ["seven hosts", { "A.hosts": 7 }, `${NO}RAM would be used to 104%`, [0, 3, 0, 0]],
  [
    "seven hosts and 400 GiB per VM",
    { "A.hosts": 7, "typed.vmUsedGib": [400] },
    `${NO}capacity would be used to 112%`,
    [0, 3, 3, 0],
  ],
  [
    "400 GiB per VM",
    { "A.hosts": 8, "typed.vmUsedGib": [400] },
    `${CHECK}capacity: 96% at the plan estimate, 107% at the high estimate`,
    [0, 0, 1, 0],
  ],
  [
    "too few hosts for RAID-6",
    { "A.hosts": 5, "A.raid": "RAID-6 4+2" },
    `${NO}RAID-6 4+2 requires 7 hosts in a cluster`,
    [3, 3, 3, 3],
  ],
  [
    "more hosts than are allowed",
    { "A.hosts": 8, "A.clusterMax": 7 },
    `${NO}a cluster would need 8 hosts, and 7 are allowed`,
    [3, 3, 3, 3],
  ],
  ["as many hosts as are allowed", { "A.hosts": 8, "A.clusterMax": 8 }, FITS, [0, 0, 0, 0]],
  [
    "no IOPS",
    { "typed.peakIops": [null] },
    `${UNKNOWN}the VMs' I/O is empty, so that CPU and network cannot be evaluated. By RAM and capacity at least 8 hosts`,
    [2, 0, 0, 2],
  ],
  ["no GHz of VMs", { "typed.vmGhz": [null] }, `${CHECK}CPU`, [1, 0, 0, 0]],
  [
    "no vCPU",
    { "typed.vmVcpu": [null] },
    `${UNKNOWN}CPU cannot be evaluated. By RAM and capacity at least 8 hosts are needed`,
    [2, 0, 0, 0],
  ],
  ["no RAM", { "typed.vmRamGib": [null] }, `${UNKNOWN}RAM cannot be evaluated`, [0, 2, 0, 0]],
  ["no used capacity", { "typed.vmUsedGib": [null] }, `${UNKNOWN}capacity cannot be evaluated`, [0, 0, 2, 0]],
];

test.each(CASES)("with %s the verdict gives the reason", (_, entries, words, ranks) => {
  const read = recalculate(PLAN, entries);
  expect(String(read.value("verdict")).slice(0, words.length)).toBe(words);
  const verdicts = ["cpu", "ram", "capacity", "network"].map((id) => read.number(`solvedA.${id}Verdict`, 1));
  expect(verdicts).toEqual(ranks);
  expect(read.number("solvedA.verdict", 1)).toBe(Math.max(...ranks));
});

test("without an answer on the management of VCF the verdict is open", () => {
  const general = KNOWN_DESIGN.classes.slice(0, 1);
  const verdict = (classes: readonly GivenClass[], edition: string): unknown =>
    recalculate(designPlan({ ...KNOWN_DESIGN, classes }), { "A.edition": edition }).value("verdict");
  const none = { name: "Management", target: "Cluster", vms: 0 };
  expect(verdict(general, "VCF")).toMatch(
    /^\? Not known: the VMs of vCenter and NSX, which VCF also runs, are not included/,
  );
  expect(verdict(general, "VVF")).toMatch(/^✔/);
  expect(verdict([...general, none], "VCF")).toMatch(/^✔/);
});
