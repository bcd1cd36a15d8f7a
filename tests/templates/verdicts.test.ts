import { templates } from "../../src/templates/templates";
import { recalculate, type Entries } from "./recalculate";

/** The plans by template, made once for all verdicts. */
const PLANS = new Map(templates.map((template) => [template.id, template.plan()]));

const none = (rows: number): null[] => Array<null>(rows).fill(null);
const IN_PLACE: Entries = { "need.answer": ["yes", "yes", "yes", "yes", "yes", "yes", "yes"] };

/** One step of a call chain, the rows of the example replaced. */
const step = (kind: string, own: number | null): Entries => ({
  "chain.name": ["step 1", ...none(9)],
  "chain.kind": [kind, ...none(9)],
  "chain.calls": [1, ...none(9)],
  "chain.own": [own, ...none(9)],
  "chain.unit": none(10),
  "chain.parallel": none(10),
});

test.each<[string, Entries, string]>([
  ["hosts", {}, "✔ Fits: 6 hosts can run the 90 VMs for 3 years, with 1 of them failed and at the high estimate. Capacity with a host lost limits first, at 103 VMs"],
  // 5 × 924 GiB ÷ 51.34 is 89.99
  ["hosts", { vmRam: 51.34 }, "✖ Does not fit: RAM limits first. The hosts can run 89 VMs of this size, and 90 are planned"],
  // 94 × 500 GiB × 1.15³ are 69.81 TiB; five hosts hold 77.20, at the low estimate 69.48
  ["hosts", { vms: 94 }, "▲ Fits, but check Capacity with a host lost: 90% by plan, 100.5% at the high estimate"],
  ["hosts", { vms: 104 }, "✖ Does not fit: Capacity with a host lost limits first. The hosts can run 103 VMs of this size, and 104 are planned"],
  ["hosts", { vms: 300, storageShare: 1, vmUsed: 100 }, "✖ Does not fit: RAM limits first. The hosts can run 144 VMs of this size, and 300 are planned"],
  // 60,000 IOPS of 16 KiB take 48.0 GHz; 576 × 0.08 is 46.08
  ["hosts", { storageShare: 0.08 }, "✖ Does not fit: storage takes 48 GHz at the peak, and 46 GHz may be taken after host failure"],
  // 576 × 0.083 is 47.808, and 47.826 are taken
  ["hosts", { storageShare: 0.083 }, "✖ Does not fit: storage takes 47.83 GHz at the peak, and 47.81 GHz may be taken after host failure"],
  ["hosts", { ram: 100 }, "✖ Does not fit: RAM limits first. The hosts can run 0 VMs of this size, and 90 are planned"],
  ["hosts", { nicGbit: 10 }, "✖ Does not fit: vSAN ESA needs a NIC of 25 Gb/s or more, and 10 Gb/s are planned"],
  // 192 TB are 174.6 TiB; 192 cores bring 48
  ["hosts", { edition: "VVF" }, "▲ Fits, with 127 TiB of vSAN to buy beyond what the edition (VVF) includes"],
  ["hosts", { raid: "RAID-6 4+2" }, "▲ Fits, but 6 hosts are too few to rebuild RAID-6 4+2 after the loss of one: 7 are needed"],
  ["hosts", { raid: "RAID-6 4+2", hosts: 5 }, "✖ Does not fit: RAID-6 4+2 needs 6 hosts or more, and 5 are planned"],
  ["hosts", { raid: "RAID-0", hosts: 64 }, "▲ Fits, but RAID-0 keeps no copy: the loss of a disk or host loses data"],
  ["hosts", { vcpu: null }, "? Not known: vCPU is empty. Known to fit: 7 of 8 resources"],
  ["hosts", { vmRam: null }, "? Not known: RAM (GiB per VM) is empty. Known to fit: 7 of 8 resources"],
  ["hosts", { hosts: 65 }, "? Not known: Hosts is 65: enter a whole number from 3 to 64; more than 64 are several clusters, a copy of this workbook for each. Known to fit: 0 of 8 resources"],
  ["rdma-savings", {}, "▲ Not proven: it would save 34 GHz, 17% of the CPU per I/O (14% to 20%), but 7 of 7 prerequisites are not confirmed (sheet Checklist)"],
  ["rdma-savings", IN_PLACE, "✔ Worth it: it saves 34 GHz, 17% of the CPU per I/O (14% to 20%), and every prerequisite is in place"],
  ["rdma-savings", { ...IN_PLACE, least: 0.15 }, "▲ Not proven: it saves 34 GHz, 17% of the CPU per I/O (14% to 20%), and the low end is below 15.0%"],
  ["rdma-savings", { ...IN_PLACE, least: 0.3 }, "✖ Not worth it: it saves 34 GHz, 17% of the CPU per I/O (14% to 20%), and even the high end is below 30.0%"],
  ["rdma-savings", { ...IN_PLACE, mode: "own tests" }, "▲ Not proven: it would save 36 GHz, 18% of the CPU per I/O (13% to 23%), but 4 of 4 own tests are published ones (sheet Own tests)"],
  ["rdma-savings", { ...IN_PLACE, "work.amount": [0, 0, 0] }, "? Not known: no workload has any I/O"],
  ["rdma-savings", { ...IN_PLACE, mode: "own tests", "test.tcpIops": none(4) }, "? Not known: IOPS, TCP on sheet Own tests (row 1) is empty"],
  ["rdma-savings", { hosts: null }, "? Not known: Hosts is empty"],
  ["vsan-cpu-budget", {}, "✔ Fits: storage takes 34.7% of the CPU (1 host failed), and 60.0% is allowed"],
  ["vsan-cpu-budget", { storageShare: 0.45 }, "▲ Fits by the plan, but the high estimate takes 51.2% of the CPU (1 host failed), and 45.0% is allowed"],
  ["vsan-cpu-budget", { storageShare: 0.3 }, "✖ Does not fit: storage takes 34.7% of the CPU (1 host failed), and 30.0% is allowed"],
  ["vsan-cpu-budget", { nic: 5 }, "✖ Does not fit: vSAN puts 9.0 Gb/s on each host (1 host failed), and the NIC has 5.0 Gb/s"],
  ["vsan-cpu-budget", { nic: 8.96 }, "✖ Does not fit: vSAN puts 8.98 Gb/s on each host (1 host failed), and the NIC has 8.96 Gb/s"],
  ["vsan-cpu-budget", { nic: 9.1 }, "✖ Does not fit: vSAN ESA needs a NIC of 10 Gb/s or more even in the small profile, and 9.1 Gb/s are planned"],
  ["vsan-cpu-budget", { nic: 10 }, "▲ Fits by the plan, but the high estimate puts 10.8 Gb/s on each host (1 host failed), and the NIC has 10.0 Gb/s"],
  ["vsan-cpu-budget", { nic: 24.9 }, "▲ Fits in ESA's small profile only: otherwise vSAN ESA needs a NIC of 25 Gb/s or more, and 24.9 Gb/s are planned"],
  ["vsan-cpu-budget", { storageShare: 0.3466 }, "✖ Does not fit: storage takes 34.670% of the CPU (1 host failed), and 34.660% is allowed"],
  ["vsan-cpu-budget", { "load.unit": ["Mb/s"] }, "? Not known: Unit on sheet Workloads (row 1) is Mb/s: enter one of IOPS, MB/s, MiB/s"],
  ["vsan-cpu-budget", { profile: "own calibration" }, "? Not known: the profile is own calibration, and sheet Calibration has no test"],
  ["vsan-cpu-budget", { "load.size": [null] }, "? Not known: Block size (KiB) on sheet Workloads (row 1) is empty"],
  ["vsan-cpu-budget", { multiplier: null }, "? Not known: Multiplier is empty"],
  ["vsan-cpu-budget", { "tier.read": [null] }, "? Not known: Reads on sheet IOPS limits (row 1) is empty"],
  ["stretched-cluster", {}, "✔ Fits: all 11 limits are met. Writes take 573.4 Mb/s of the link, the VMs take 37.1 of 57.9 usable TiB, and either site runs all 50 VMs"],
  ["stretched-cluster", { mirrored: "no" }, "▲ Fits, but unmirrored data is unavailable if its site fails"],
  ["stretched-cluster", { hosts: 15 }, "✔ Fits: all 11 limits are met. Writes take 573.4 Mb/s of the link, the VMs take 37.1 of 144.7 usable TiB, and either site runs all 50 VMs"],
  ["stretched-cluster", { hosts: 16 }, "▲ Fits, but check hosts per site (16 hosts, documented to 15): up to 20 are reported, ask the vendor"],
  ["stretched-cluster", { hosts: 20 }, "▲ Fits, but check hosts per site (20 hosts, documented to 15): up to 20 are reported, ask the vendor"],
  ["stretched-cluster", { hosts: 21 }, "✖ Does not fit: hosts per site (21 hosts, documented to 15). 1 of 11 limits is exceeded"],
  ["stretched-cluster", { hosts: 32 }, "✖ Does not fit: hosts per site (32 hosts, documented to 15). 1 of 11 limits is exceeded"],
  ["stretched-cluster", { hosts: 33 }, "? Not known: Hosts per site is 33: enter a whole number from 1 to 32; for more hosts, plan several clusters, each in a copy of this workbook. Known to be met: 4 of 11 limits"],
  ["stretched-cluster", { witnessRtt: null }, "? Not known: Round trip to the witness is empty. Known to be met: 10 of 11 limits"],
  ["stretched-cluster", { "net.gateway": [null] }, "? Not known: Router of its VLAN on sheet Routes (row 1) is empty. Known to be met: 11 of 11 limits"],
  ["stretched-cluster", { "net.network": ["lab"] }, "? Not known: vSAN network on sheet Routes (row 1) is lab: enter a network such as 172.31.216.0/25"],
  ["stretched-cluster", { linkGbit: 9.9, siteRtt: 6 }, "✖ Does not fit: link between the sites (9.9 Gb/s, at least 10). 2 of 11 limits are exceeded"],
  ["stretched-cluster", { linkGbit: 9.96 }, "✖ Does not fit: link between the sites (9.96 Gb/s, at least 10). 1 of 11 limits is exceeded"],
  ["stretched-cluster", { disks: 1, diskTb: 0.1 }, "✖ Does not fit: capacity (0.2 TiB, at least 37.1). 1 of 11 limits is exceeded"],
  ["stretched-cluster", { vmUsed: 750 }, "▲ Fits, but check the capacity: the VMs take 96% of it by plan, 107% at the high estimate"],
  ["stretched-cluster", { keepFree: 0.1 }, "▲ Fits, but only 10% is kept free: keep 25 to 30%, because vSAN has no reserves on stretched clusters"],
  ["stretched-cluster", { esxiRam: 768 }, "✖ Does not fit: RAM of one site for all VMs (0 GiB, at least 1,600). 1 of 11 limits is exceeded"],
  ["benchmark-plan", {}, "▲ Fits: 24 tests take 72 hours per pass, 54.0 days in all, but 12 checks are open (sheet Checklist)"],
  ["benchmark-plan", { "check.done": Array<string>(12).fill("done") }, "✔ Fits: 24 tests take 72 hours per pass, 54.0 days in all, and no check is open"],
  ["benchmark-plan", { seconds: 1799 }, "▲ Too short: a test should take 1800 s and 3 × the warm-up to be steady"],
  ["benchmark-plan", { usable: 2.8 }, "✖ Does not fit: the test VMs take 100.4% of the usable capacity"], // 2.8125 ÷ 2.8
  ["benchmark-plan", { usable: 2.8124 }, "✖ Does not fit: the test VMs take 100.004% of the usable capacity"],
  ["benchmark-plan", { vmRam: 67 }, "✖ Does not fit: the test VMs take 670 GiB of RAM per host, and ESXi and vSAN leave 668 GiB"],
  ["benchmark-plan", { vmRam: 66.81 }, "✖ Does not fit: the test VMs take 668.1 GiB of RAM per host, and ESXi and vSAN leave 668.0 GiB"],
  ["benchmark-plan", { gross: 149 }, "✖ Does not fit: a test takes longer than its gross time"],
  ["benchmark-plan", { cache: 101 }, "▲ The working set may fit in cache: reads would be an upper bound"],
  ["benchmark-plan", { "variant.name": none(6), "variant.raid": none(6) }, "? Not known: enter at least one variant with its layout (sheet Matrix)"],
  ["benchmark-plan", { repeats: null }, "? Not known: Repeats of the matrix is empty"],
  ["latency-budget", {}, "✖ Does not fit: a request takes 570.0 ms, and 500.0 ms are allowed. Remove or merge Session service first"],
  ["latency-budget", { ...step("database", 100.1), targetMs: 100 }, "✖ Does not fit: a request takes 100.1 ms, and 100.0 ms are allowed. Remove or merge step 1 first"],
  ["latency-budget", { ...step("database", 100.04), targetMs: 100 }, "✖ Does not fit: a request takes 100.04 ms, and 100.00 ms are allowed. Remove or merge step 1 first"],
  ["latency-budget", { ...step("gRPC/REST", null), targetMs: 299 }, "▲ Fits at 280.0 ms, but not at the high end of 300.0 ms: 299.0 ms are allowed"],
  ["latency-budget", { ...step("gRPC/REST", null), targetMs: 300 }, "▲ Fits at 280.0 ms of 300.0 ms, but 1 step rests on an atypical default: measure it"],
  ["latency-budget", step("database", null), "? Not known: 1 step has no figure, neither yours nor a default"],
  ["latency-budget", { ...step("database", null), "chain.kind": none(10), "chain.name": none(10), "chain.calls": none(10) }, "? Not known: no step of the call chain is filled in"],
  ["core-dump", {}, "✔ Fits: every group has room for its core dump, logs and traces"],
  ["core-dump", { "groups.boot": [8] }, "✖ Does not fit: the boot device is too small for 1 of 1 group"],
  ["core-dump", { "groups.boot": [null] }, "? Not known: Boot device (GiB) on sheet Host groups (row 1) is empty"],
  ["core-dump", { "groups.kind": ["USB or SD"] }, "▲ Fits, but USB or SD does not last: 1 of 1 group needs a durable boot device"],
  ["core-dump", { "groups.name": [null], "groups.hosts": [null], "groups.ram": [null], "groups.esxi": [null], "groups.boot": [null], "groups.kind": [null] }, "? Not known: no group of hosts is filled in"],
  ["latency-budget", { targetMs: null }, "? Not known: Latency target is empty"],
])("%s with %j: %s", (id, entries, verdict) => {
  const plan = PLANS.get(id);
  if (!plan) throw new Error(`no template ${id}`);
  expect(recalculate(plan, entries).value("verdict")).toBe(verdict);
}); // prettier-ignore
