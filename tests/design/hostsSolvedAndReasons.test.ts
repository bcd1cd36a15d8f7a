import { designPlan } from "../../src/design/designWorkbook";
import { linesOfText, shownLines } from "../sheets/shownLines";
import { recalculate } from "../templates/recalculate";
import { TWO_CLUSTERS } from "./twoClusters";

/*
 * What a planner reads on the sheets behind the page of a design, line by line. A host of option A has 64 cores, of which storage takes
 * 9.4 GHz ÷ 2.8 on three hosts: 57.9 of (2 × 64 − 3.4) cores are 46%. Of 924 GiB in each host 648.3 are needed.
 */

const READ = recalculate(designPlan(TWO_CLUSTERS));
const CANDIDATES = "Option A, target cluster 1: used ÷ available by the number of hosts";

test("Hosts solved, down to the hosts that are tried", () => {
  const shown = shownLines(READ, "Hosts solved");
  expect(shown.slice(0, shown.indexOf(CANDIDATES))).toEqual(
    linesOfText(`
    Hosts solved
    The hosts that a resource requires are the first row on which it is used by 100% or less. 999% never fits.
    Option A: hosts of each target cluster
    Target cluster | VMs | Equal clusters | Hosts for vCPU | Hosts for CPU | Hosts for RAM | Hosts for capacity | Hosts for network | Hosts for layout | Hosts, solved | Hosts for vCPU, high | Hosts for CPU, high | Hosts for RAM, high | Hosts for capacity, high | Hosts for network, high | Hosts for layout, high | Hosts at the high estimate | Hosts of each cluster | vCPU, to rank | CPU, to rank | RAM, to rank | Capacity, to rank | Network, to rank | Layout, to rank | Limited by | Next limit | Hosts without the first limit | The first limit on so many hosts | vCPU used | vCPU used, high | CPU used | CPU used, high | RAM used | RAM used, high | Capacity used | Capacity used, high | Network used | Network used, high | Layout used | Layout used, high | Hosts after failures | VMs of vCenter and NSX are missing | Verdict, CPU | Verdict, RAM | Verdict, capacity | Verdict, network | Verdict | Storage CPU of all its clusters (GHz) | Storage CPU, low (GHz) | Storage CPU, high (GHz) | Hosts of all its clusters | At the high estimate | Hosts of all for vCPU | Hosts of all for CPU | Hosts of all for RAM | Hosts of all for capacity | Hosts of all for network | Hosts of all for layout | Usable (TiB)
    Prod | 35 | 1 | 3 | 3 | 3 | 3 | 4 | 4 | 3 | 3 | 3 | 3 | 4 | 4 | 4 | 3.06 | 0.05 | 3.04 | 3.03 | 3.02 | 4.01 | layout | vCPU | 3 | 133% | 31% | 31% | 23% | 23% | 9% | 14% | 4% | 5% | 100% | 100% | 3 | 0 | 1 | 1 | 1 | 1 | 1 | 9.4 | 6.6 | 16.6 | 4 | 4 | 3 | 3 | 3 | 3 | 4 | 66.7
    Test | 10 | 1 | 3 | 3 | 3 | 3 | 3 | 4 | 4 | 3 | 3 | 3 | 3 | 3 | 4 | 4 | 4 | 3.06 | 3.05 | 3.04 | 3.03 | 3.02 | 4.01 | layout | vCPU | 3 | 133% | 6% | 6% | 7% | 9% | 3% | 3% | 1% | 2% | 7% | 8% | 100% | 100% | 3 | 0 | 0 | 0 | 0 | 1 | 1 | 16.3 | 11.4 | 25.5 | 4 | 4 | 3 | 3 | 3 | 3 | 3 | 4 | 66.7
    Option B: hosts of each target cluster
    Target cluster | VMs | Equal clusters | Hosts for vCPU | Hosts for CPU | Hosts for RAM | Hosts for capacity | Hosts for network | Hosts for layout | Hosts, solved | Hosts for vCPU, high | Hosts for CPU, high | Hosts for RAM, high | Hosts for capacity, high | Hosts for network, high | Hosts for layout, high | Hosts at the high estimate | Hosts of each cluster | vCPU, to rank | CPU, to rank | RAM, to rank | Capacity, to rank | Network, to rank | Layout, to rank | Limited by | Next limit | Hosts without the first limit | The first limit on so many hosts | vCPU used | vCPU used, high | CPU used | CPU used, high | RAM used | RAM used, high | Capacity used | Capacity used, high | Network used | Network used, high | Layout used | Layout used, high | Hosts after failures | VMs of vCenter and NSX are missing | Verdict, CPU | Verdict, RAM | Verdict, capacity | Verdict, network | Verdict | Storage CPU of all its clusters (GHz) | Storage CPU, low (GHz) | Storage CPU, high (GHz) | Hosts of all its clusters | At the high estimate | Hosts of all for vCPU | Hosts of all for CPU | Hosts of all for RAM | Hosts of all for capacity | Hosts of all for network | Hosts of all for layout | Usable (TiB)
    Prod | 35 | 1 | 5 | 3 | 3 | 3 | 4 | 5 | 6 | 3 | 3 | 3 | 4 | 6 | 5 | 5.06 | 0.05 | 3.04 | 3.03 | 3.02 | 4.01 | vCPU | layout | 4 | 130% | 96% | 100% | 39% | 39% | 28% | 43% | 1% | 1% | 80% | 80% | 4 | 0 | 1 | 1 | 1 | 1 | 1 | 9.9 | 5.7 | 17.6 | 5 | 6 | 5 | 3 | 3 | 3 | 4 | 22.2
    Test | 10 | 1 | 3 | 3 | 3 | 3 | 3 | 4 | 4 | 3 | 3 | 3 | 3 | 3 | 4 | 4 | 4 | 3.06 | 3.05 | 3.04 | 3.03 | 3.02 | 4.01 | layout | vCPU | 3 | 133% | 28% | 30% | 30% | 39% | 7% | 7% | 4% | 10% | 2% | 2% | 100% | 100% | 3 | 0 | 0 | 0 | 0 | 0 | 0 | 17.2 | 10.0 | 27.1 | 4 | 4 | 3 | 3 | 3 | 3 | 3 | 4 | 16.7
    Option C: hosts of each target cluster
    Target cluster | VMs | Equal clusters | Hosts for vCPU | Hosts for CPU | Hosts for RAM | Hosts for capacity | Hosts for network | Hosts for layout | Hosts, solved | Hosts for vCPU, high | Hosts for CPU, high | Hosts for RAM, high | Hosts for capacity, high | Hosts for network, high | Hosts for layout, high | Hosts at the high estimate | Hosts of each cluster | vCPU, to rank | CPU, to rank | RAM, to rank | Capacity, to rank | Network, to rank | Layout, to rank | Limited by | Next limit | Hosts without the first limit | The first limit on so many hosts | vCPU used | vCPU used, high | CPU used | CPU used, high | RAM used | RAM used, high | Capacity used | Capacity used, high | Network used | Network used, high | Layout used | Layout used, high | Hosts after failures | VMs of vCenter and NSX are missing | Verdict, CPU | Verdict, RAM | Verdict, capacity | Verdict, network | Verdict | Storage CPU of all its clusters (GHz) | Storage CPU, low (GHz) | Storage CPU, high (GHz) | Hosts of all its clusters | At the high estimate | Hosts of all for vCPU | Hosts of all for CPU | Hosts of all for RAM | Hosts of all for capacity | Hosts of all for network | Hosts of all for layout | Usable (TiB)
    Option D: hosts of each target cluster
    Target cluster | VMs | Equal clusters | Hosts for vCPU | Hosts for CPU | Hosts for RAM | Hosts for capacity | Hosts for network | Hosts for layout | Hosts, solved | Hosts for vCPU, high | Hosts for CPU, high | Hosts for RAM, high | Hosts for capacity, high | Hosts for network, high | Hosts for layout, high | Hosts at the high estimate | Hosts of each cluster | vCPU, to rank | CPU, to rank | RAM, to rank | Capacity, to rank | Network, to rank | Layout, to rank | Limited by | Next limit | Hosts without the first limit | The first limit on so many hosts | vCPU used | vCPU used, high | CPU used | CPU used, high | RAM used | RAM used, high | Capacity used | Capacity used, high | Network used | Network used, high | Layout used | Layout used, high | Hosts after failures | VMs of vCenter and NSX are missing | Verdict, CPU | Verdict, RAM | Verdict, capacity | Verdict, network | Verdict | Storage CPU of all its clusters (GHz) | Storage CPU, low (GHz) | Storage CPU, high (GHz) | Hosts of all its clusters | At the high estimate | Hosts of all for vCPU | Hosts of all for CPU | Hosts of all for RAM | Hosts of all for capacity | Hosts of all for network | Hosts of all for layout | Usable (TiB)
    Constants of the formulas
    Figure | Value | Evidence level | Unit, and source
    One failure up to | 16 | assumption | hosts; HCI Planner, docs/model.md (2026-11-20), design: failures to plan for
    RAID-5 4+1 from | 6 | vendor-stated | hosts; vSAN 8.0 ESA – Introducing Adaptive RAID-5 (2022-11-15), 4+1 from 6 hosts
    Port of vSAN ESA | 25 | vendor-stated | Gb/s per host; VMware vSphere 8.0 documentation, networking requirements for vSAN (2026-11-22), host bandwidth: ESA, dedicated or shared
    Port, small profile | 10 | vendor-stated | Gb/s per host; VCF readiness tool, release 9.9.5 (2026-10-16), vSAN ESA 10GbE Small Profile sizing
    Licensed cores, at least | 16 | vendor-stated | cores per socket; Counting Cores for VMware Cloud Foundation and vSphere Foundation and TiBs for vSAN (KB 313548) (2025-03-17), 16-core minimum
    vCPU per core | 4 | assumption | vCPU per core; HCI Planner, docs/model.md (2026-11-20), hosts: vCPU per core
    All peaks at once below | 20 | assumption | VMs; HCI Planner, docs/model.md (2026-11-20), design: VMs whose peaks add up
    A sum takes | 0.9 | assumption | share of the VMs; HCI Planner, docs/model.md (2026-11-20), design: VMs that must be known
    CPU at its limit above | 0.8 | assumption | share of the GHz; HCI Planner, docs/model.md (2026-11-20), design: CPU at its limit
    I/O size asked about | 8 | assumption | KiB; HCI Planner, docs/model.md (2026-11-20), design: I/O that what is left of the CPU carries
    Reads asked about | 0.7 | assumption | share of the I/O; HCI Planner, docs/model.md (2026-11-20), design: reads of the I/O that what is left of the CPU carries
    A test is near up to | 2 | assumption | × the I/O size, or a part of it; HCI Planner, docs/model.md (2026-11-20), design: tests that are near
    A test is near up to | 0.2 | assumption | share of the I/O; HCI Planner, docs/model.md (2026-11-20), design: tests that are near
    Option A: target clusters, and how many equal clusters each becomes
    Target cluster | Storage GHz, few hosts | Storage GHz low, few hosts | Storage GHz high, few hosts | Gb/s, few hosts | Gb/s high, few hosts | Storage GHz, many hosts | Storage GHz low, many hosts | Storage GHz high, many hosts | Gb/s, many hosts | Gb/s high, many hosts | RAM of a host for VMs (GiB) | Hosts after failures, at maximum cluster size | Layout can be placed, at maximum cluster size | Storage CPU (GHz), at maximum cluster size | Storage CPU, high (GHz), at maximum cluster size | Capacity, a host in reserve, at maximum cluster size | The same, high, at maximum cluster size | Capacity, a host lost and rebuilt, at maximum cluster size | The same, high, at maximum cluster size | vCPU, in clusters of maximum size | CPU, GHz, in clusters of maximum size | RAM, in clusters of maximum size | Capacity, in clusters of maximum size | Network, in clusters of maximum size | Equal clusters
    Prod | 9.4 | 6.6 | 16.6 | 0.026 | 0.036 | 9.1 | 6.4 | 16.0 | 0.025 | 0.034 | 924.0 | 30 | 1 | 9.1 | 16.0 | 1% | 1% | 1% | 1% | 0.03 | 0.00 | 0.02 | 0.01 | 0.01 | 1
    Test | 16.3 | 11.4 | 25.5 | 0.046 | 0.055 | 15.9 | 11.1 | 24.7 | 0.044 | 0.053 | 924.0 | 30 | 1 | 15.9 | 24.7 | 0% | 0% | 0% | 0% | 0.01 | 0.01 | 0.00 | 0.00 | 0.01 | 1
    Option B: target clusters, and how many equal clusters each becomes
    Target cluster | Storage GHz, few hosts | Storage GHz low, few hosts | Storage GHz high, few hosts | Gb/s, few hosts | Gb/s high, few hosts | Storage GHz, many hosts | Storage GHz low, many hosts | Storage GHz high, many hosts | Gb/s, many hosts | Gb/s high, many hosts | RAM of a host for VMs (GiB) | Hosts after failures, at maximum cluster size | Layout can be placed, at maximum cluster size | Storage CPU (GHz), at maximum cluster size | Storage CPU, high (GHz), at maximum cluster size | Capacity, a host in reserve, at maximum cluster size | The same, high, at maximum cluster size | Capacity, a host lost and rebuilt, at maximum cluster size | The same, high, at maximum cluster size | vCPU, in clusters of maximum size | CPU, GHz, in clusters of maximum size | RAM, in clusters of maximum size | Capacity, in clusters of maximum size | Network, in clusters of maximum size | Equal clusters
    Prod | 9.9 | 5.7 | 17.6 | 0.029 | 0.039 | 9.9 | 5.7 | 17.6 | 0.029 | 0.039 | 412.0 | 30 | 1 | 9.9 | 17.6 | 4% | 6% | 4% | 6% | 0.13 | 0.00 | 0.05 | 0.04 | 0.00 | 1
    Test | 17.2 | 10.0 | 27.1 | 0.050 | 0.060 | 17.2 | 10.0 | 27.1 | 0.050 | 0.060 | 412.0 | 30 | 1 | 17.2 | 27.1 | 0% | 1% | 0% | 1% | 0.04 | 0.03 | 0.01 | 0.00 | 0.00 | 1
    Option C: target clusters, and how many equal clusters each becomes
    Target cluster | Storage GHz, few hosts | Storage GHz low, few hosts | Storage GHz high, few hosts | Gb/s, few hosts | Gb/s high, few hosts | Storage GHz, many hosts | Storage GHz low, many hosts | Storage GHz high, many hosts | Gb/s, many hosts | Gb/s high, many hosts | RAM of a host for VMs (GiB) | Hosts after failures, at maximum cluster size | Layout can be placed, at maximum cluster size | Storage CPU (GHz), at maximum cluster size | Storage CPU, high (GHz), at maximum cluster size | Capacity, a host in reserve, at maximum cluster size | The same, high, at maximum cluster size | Capacity, a host lost and rebuilt, at maximum cluster size | The same, high, at maximum cluster size | vCPU, in clusters of maximum size | CPU, GHz, in clusters of maximum size | RAM, in clusters of maximum size | Capacity, in clusters of maximum size | Network, in clusters of maximum size | Equal clusters
    Option D: target clusters, and how many equal clusters each becomes
    Target cluster | Storage GHz, few hosts | Storage GHz low, few hosts | Storage GHz high, few hosts | Gb/s, few hosts | Gb/s high, few hosts | Storage GHz, many hosts | Storage GHz low, many hosts | Storage GHz high, many hosts | Gb/s, many hosts | Gb/s high, many hosts | RAM of a host for VMs (GiB) | Hosts after failures, at maximum cluster size | Layout can be placed, at maximum cluster size | Storage CPU (GHz), at maximum cluster size | Storage CPU, high (GHz), at maximum cluster size | Capacity, a host in reserve, at maximum cluster size | The same, high, at maximum cluster size | Capacity, a host lost and rebuilt, at maximum cluster size | The same, high, at maximum cluster size | vCPU, in clusters of maximum size | CPU, GHz, in clusters of maximum size | RAM, in clusters of maximum size | Capacity, in clusters of maximum size | Network, in clusters of maximum size | Equal clusters
    Option A: what the classes' I/O costs vSAN
    Class | Target cluster | GHz, few hosts | GHz low, few hosts | GHz high, few hosts | Gb/s sent by each of 64, few hosts | Received | Sent high, few hosts | Received high | GHz, many hosts | GHz low, many hosts | GHz high, many hosts | Gb/s sent by each of 64, many hosts | Received | Sent high, many hosts | Received high
    General | Prod | 1.2 | 0.9 | 3.8 | 0.003 | 0.003 | 0.008 | 0.008 | 1.2 | 0.8 | 3.7 | 0.003 | 0.003 | 0.007 | 0.008
    General | Test | 16.3 | 11.4 | 25.5 | 0.043 | 0.046 | 0.051 | 0.055 | 15.9 | 11.1 | 24.7 | 0.041 | 0.044 | 0.049 | 0.053
    Management | Prod
    SQL | Prod | 8.2 | 5.7 | 12.7 | 0.021 | 0.023 | 0.026 | 0.027 | 7.9 | 5.6 | 12.3 | 0.020 | 0.022 | 0.024 | 0.026
    Option B: what the classes' I/O costs vSAN
    Class | Target cluster | GHz, few hosts | GHz low, few hosts | GHz high, few hosts | Gb/s sent by each of 64, few hosts | Received | Sent high, few hosts | Received high | GHz, many hosts | GHz low, many hosts | GHz high, many hosts | Gb/s sent by each of 64, many hosts | Received | Sent high, many hosts | Received high
    General | Prod | 1.3 | 0.7 | 4.1 | 0.003 | 0.004 | 0.008 | 0.009 | 1.3 | 0.7 | 4.1 | 0.003 | 0.004 | 0.008 | 0.009
    General | Test | 17.2 | 10.0 | 27.1 | 0.046 | 0.050 | 0.056 | 0.060 | 17.2 | 10.0 | 27.1 | 0.046 | 0.050 | 0.056 | 0.060
    Management | Prod
    SQL | Prod | 8.6 | 5.0 | 13.6 | 0.023 | 0.025 | 0.028 | 0.030 | 8.6 | 5.0 | 13.6 | 0.023 | 0.025 | 0.028 | 0.030
    Option C: what the classes' I/O costs vSAN
    Class | Target cluster | GHz, few hosts | GHz low, few hosts | GHz high, few hosts | Gb/s sent by each of 64, few hosts | Received | Sent high, few hosts | Received high | GHz, many hosts | GHz low, many hosts | GHz high, many hosts | Gb/s sent by each of 64, many hosts | Received | Sent high, many hosts | Received high
    General | Prod
    General | Test
    Management | Prod
    SQL | Prod
    Option D: what the classes' I/O costs vSAN
    Class | Target cluster | GHz, few hosts | GHz low, few hosts | GHz high, few hosts | Gb/s sent by each of 64, few hosts | Received | Sent high, few hosts | Received high | GHz, many hosts | GHz low, many hosts | GHz high, many hosts | Gb/s sent by each of 64, many hosts | Received | Sent high, many hosts | Received high
    General | Prod
    General | Test
    Management | Prod
    SQL | Prod
    `),
  );
});

test("numbers of hosts that are tried: the layout changes at 6, the failures at 17", () => {
  const shown = shownLines(READ, "Hosts solved");
  const at = shown.indexOf(CANDIDATES);
  const tried = shown.slice(at, shown.indexOf(CANDIDATES.replace("cluster 1", "cluster 2")));
  expect(tried).toHaveLength(2 + 62);
  expect(tried.filter((line) => !/^\d/.test(line) || /^(3|4|5|6|7|15|16|17|32|33|64) /.test(line))).toEqual(
    linesOfText(`
    Option A, target cluster 1: used ÷ available by the number of hosts
    Hosts | Hosts after failures | Layout can be placed | Storage CPU (GHz) | Storage CPU, high (GHz) | Capacity, a host in reserve | The same, high | Capacity, a host lost and rebuilt | The same, high | vCPU | CPU, GHz | RAM | Capacity | Network | Layout | vCPU, high | CPU, GHz, high | Capacity, high | Network, high
    3 | 2 | 1 | 9.4 | 16.6 | 14% | 22% | 0% | 0% | 46% | 35% | 14% | 5% | 133% | 47% | 22% | 6%
    4 | 3 | 1 | 9.4 | 16.6 | 9% | 14% | 9% | 14% | 31% | 23% | 9% | 4% | 100% | 31% | 14% | 5%
    5 | 4 | 1 | 9.4 | 16.6 | 7% | 11% | 7% | 11% | 23% | 18% | 7% | 3% | 80% | 23% | 11% | 5%
    6 | 5 | 1 | 9.1 | 16.0 | 5% | 7% | 6% | 9% | 18% | 14% | 6% | 3% | 67% | 18% | 9% | 4%
    7 | 6 | 1 | 9.1 | 16.0 | 4% | 6% | 4% | 6% | 15% | 12% | 4% | 3% | 57% | 15% | 6% | 3%
    15 | 14 | 1 | 9.1 | 16.0 | 2% | 3% | 2% | 3% | 6% | 5% | 2% | 1% | 27% | 7% | 3% | 2%
    16 | 15 | 1 | 9.1 | 16.0 | 2% | 2% | 2% | 2% | 6% | 5% | 2% | 1% | 25% | 6% | 2% | 2%
    17 | 15 | 1 | 9.1 | 16.0 | 1% | 2% | 1% | 2% | 6% | 5% | 1% | 1% | 24% | 6% | 2% | 2%
    32 | 30 | 1 | 9.1 | 16.0 | 1% | 1% | 1% | 1% | 3% | 2% | 1% | 1% | 13% | 3% | 1% | 1%
    33 | 31 | 1 | 9.1 | 16.0 | 1% | 1% | 1% | 1% | 3% | 2% | 1% | 1% | 12% | 3% | 1% | 1%
    64 | 62 | 1 | 9.1 | 16.0 | 0% | 1% | 0% | 1% | 1% | 1% | 0% | 0% | 6% | 1% | 1% | 0%
    `),
  );
});

test("Reasons: clusters, figures of charts, risks and questions", () => {
  expect(shownLines(READ, "Reasons")).toEqual(
    linesOfText(`
    Reasons
    Details behind the page Design: the selected option by cluster, risks, and chart figures. Prints columns A to N.
    The selected option, by target cluster
    Target cluster | VMs | Equal clusters | Hosts of each | Hosts | Hosts at the high estimate | Hosts of each, solved | Limited by | Next limit | Hosts of each without the first limit | The first limit on these | Hosts of each after failures | RAM of a host for VMs (GiB) | Storage CPU (GHz) | Usable (TiB) | Verdict, CPU | Verdict, RAM | Verdict, capacity | Verdict, network | Verdict | VMs of vCenter and NSX are missing | vCPU used | vCPU used, high | CPU used | CPU used, high | RAM used | RAM used, high | Capacity used | Capacity used, high | Network used | Network used, high | Layout used | Layout used, high | Capacity used, low | CPU needed (GHz) | CPU available (GHz) | vCPU needed | vCPU available | RAM needed (GiB) | RAM available (GiB) | Capacity needed (TiB) | Capacity available (TiB) | Network needed (Gb/s per port) | Network available (Gb/s per port) | CPU used, without growth | vCPU used, without growth
    Prod | 35 | 1 | 4 | 4 | 4 | 4 | layout | vCPU | 3 | 133% | 3 | 924.0 | 9.4 | 66.7 | 1 | 1 | 1 | 1 | 1 | 0 | 31% | 31% | 23% | 23% | 9% | 14% | 4% | 5% | 100% | 100% | 9% | 185.2 | 603.7 | 648.3 | 2,772.0 | 6.2 | 66.7 | 0.3 | 8.0 | 26%
    Test | 10 | 1 | 4 | 4 | 4 | 4 | layout | vCPU | 3 | 133% | 3 | 924.0 | 16.3 | 66.7 | 0 | 0 | 0 | 1 | 1 | 0 | 6% | 6% | 7% | 9% | 3% | 3% | 1% | 2% | 7% | 8% | 100% | 100% | 1% | 31.4 | 430.1 | 46.3 | 744.7 | 92.6 | 2,772.0 | 0.7 | 66.7 | 0.6 | 8.0 | 6% | 5%
    Left over, and the lever
    Value | Unit | Low | High | Evidence level
    GHz that are left for storage | GHz | derived
    I/O that they sustain | estimated
    First limit of the largest cluster | layout | derived
    Its use on the hosts of the next limit | 133% | derived
    Hosts that lifting it saves | 1 | hosts | derived
    The lever | derived
    Share in use of the fullest cluster
    Resource | At the end of the plan | Without growth
    CPU
    vCPU | 31% | 26%
    RAM | 23% | 20%
    Capacity | 9% | 6%
    Network | 7% | 6%
    Capacity by year
    Years from today | Needed (TiB) | Usable, plan (TiB) | Usable, low (TiB) | Fits
    0 | 4.5 | 133.4 | 120.1 | yes
    1 | 5.2 | 133.4 | 120.1 | yes
    2 | 6.0 | 133.4 | 120.1 | yes
    3 | 6.9 | 133.4 | 120.1 | yes
    4 | 7.9 | 133.4 | 120.1 | yes
    5 | 9.1 | 133.4 | 120.1 | yes
    6 | 10.5 | 133.4 | 120.1 | yes
    Risks and questions: largest effect first
    Risk | Applies | Place | Place of its question | Mark | Sentence | Question | Because
    Not complete | 0
    I/O | 0
    Management | 0
    Profiles | 1 | 1 | 1 | ▲ | 1 class is based on an unconfirmed profile: the figures of the sheet Demand are planning practice | Do vCPU, RAM, capacity and I/O of each class match the assumptions on the sheet Demand? | assumed from a profile; every verdict depends on it
    High estimate | 0
    Peaks | 1 | 2 | 2 | ▲ | 50% of the sum of the VMs' I/O peaks is planned to coincide (planning practice) | When does I/O peak, and did the recorded days include a month end or a backup? | planned: 50% of the sum of peaks
    GHz | 1 | 3 | 3 | ▲ | CPU in use of 1 class is not known: CPU is evaluated by vCPU per core, and by GHz only as far as hosts report it | How many GHz do the VMs use at the peak? | without it CPU is based on vCPU per core, a rule of thumb
    CPU at its limit | 0
    No rebuild | 0
    RAID-0 | 0
    Port | 1 | 4 | 4 | ▲ | vSAN ESA requires 25 Gb/s per port; 10 Gb/s is for its small profile only | Which switch ports are free for vSAN, and at how many Gb/s? | 10 Gb/s is entered
    NUMA | 0
    Largest VM | 0
    Gaps | 1 | 5 | ▲ | 2 VMs have a figure missing in all exports: they count without it
    Powered off | 1 | 6 | 5 | ▲ | 3 VMs count for their capacity alone (powered off, templates): 150 GiB used; running, they would add 24 GiB of RAM | Will the 3 VMs that are not running move, too? | 150 GiB used, 24 GiB of RAM if they run
    Growth | 1 | 7 | 6 | ▲ | Growth is an assumption: capacity 15% per year, compute 5%, for 3 years | Does growth of 15% per year match recent years? | assumed; without growth the design needs less, 1.52 times today's capacity is planned
    vCPU per core | 0
    Terms | 1 | 8 | ▲ | What VVF licenses above its own TiB is open: 208 or 336 TiB of vSAN to add; ask the vendor
    Read | 0
    Scope | 0
    Complete | 1 | 9 | ▲ | No host reports how many VMs it runs: completeness of the exports is unknown
    Not filtered | 0
    vCPU, RAM and cores | 0
    Used capacity known | 0
    Replicas of vSAN | 0
    Large VMs | 0
    I/O in few VMs | 1 | 10 | ▲ | The 10 busiest VMs have 87% of the sum of peaks
    Hosts alike | 0
    Versions of ESX | 0
    Raw and shared disks | 0
    VMware Tools | 0
    Snapshots | 0
    `),
  );
});
