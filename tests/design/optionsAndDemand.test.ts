import { designPlan } from "../../src/design/designWorkbook";
import { linesOfText, shownLines } from "../sheets/shownLines";
import { recalculate } from "../templates/recalculate";
import { TWO_CLUSTERS } from "./twoClusters";

/*
 * What a planner reads on the sheets with inputs of a design, line by line. The figures can be checked by hand: 5% for three years are
 * a factor of 1.157625, 15% are 1.520875; 6 disks of 7.68 TB are 41.909 TiB, of which 90% ÷ 1.5 ÷ 1.131 are usable in 2+1.
 */

const READ = recalculate(designPlan(TWO_CLUSTERS));

test("Options: two of four, their results, and what other templates show", () => {
  expect(shownLines(READ, "Options")).toEqual(
    linesOfText(`
    Options
    Ways to build it, side by side. The selected option is the design: every sheet that needs a host follows it.
    The design is
    Selected option | A
    Options A to D are in columns B to E, the selected option in F
    Value | Unit | Low | High | Evidence level
    Number of the selected option | 1 | entered
    Each host
    CPU sockets | 2 | 1 | 2 | per host
    Physical cores | 32 | 16 | 32 | per socket
    Base clock | 2.8 | 2.8 | 2.8 | GHz | not turbo: no clock above base is guaranteed under load
    Work per GHz, new hosts against old | 1 | 1 | 1 | times | 1: no credit for newer cores
    RAM | 1,024 | 512 | 1,024 | GiB per host | binary: 1 TB of RAM is 1,024 GiB
    RAM for ESXi and vSAN | 100 | 100 | 100 | GiB per host | from a running host or the vendor's sizer
    NVMe for memory tiering | 0 | 0 | 0 | GiB per GiB of DRAM | 0: none
    Disks for vSAN | 6 | 4 | 6 | per host
    Disk size | 7.68 | 3.84 | 7.68 | TB | decimal, as disks are sold: 6.4 TB is 5.82 TiB
    NIC ports for vSAN | 1 | 2 | 1 | per host | that carry vSAN at the same time
    NIC speed | 10 | 25 | 10 | Gb/s per port | ESA: 25 or more; 10 in its small profile only
    Hosts, layout and reserves
    Hosts of each cluster | hosts | empty: solved below
    Storage layout (RAID) | RAID-5 | RAID-1 FTT1 | RAID-5 | RAID-5 is 2+1 up to 5 hosts, 4+1 from 6
    Host failures to tolerate in compute | hosts | empty: 1 up to 16 hosts of a cluster, 2 above
    Accept a cluster that cannot rebuild | no | no | no | after the loss of a host | yes: the minimum hosts of the layout are enough
    Host rebuild reserve | 1 | 1 | 1 | hosts | not offered on stretched, two-node and fault-domain clusters
    Operations reserve | 10.0% | 10.0% | 10.0% | % of raw
    File system (LFS) overhead | 13.1% | 13.1% | 13.1% | % of data | on top of data and replicas
    Other ESA overhead | 0.0% | 0.0% | 0.0% | % of raw | published without a figure; the low estimate takes 10%
    Data reduction | 1 | 1 | 1 | times smaller | 1 = none; enter only a measured ratio
    CPU that may be used | 80.0% | 80.0% | 80.0% | after host failure
    RAM that may be used | 100.0% | 100.0% | 100.0% | after host failure
    Network that vSAN may use | 80.0% | 80.0% | 80.0% | at the peak
    Hosts of a cluster, at most | 32 | 32 | 32 | hosts | more become equal clusters; the product allows 64
    Hosts of this kind already owned | 2 | 0 | 2 | hosts
    Licenses and prices
    License edition | VVF | VCF | VVF | other: an edition that includes no vSAN capacity
    Cores licensed elsewhere | 0 | 0 | 0 | cores | VCF pools the TiB of all its cores
    vSphere and vSAN | 9.0.x | 8.0 U3 | 9.0.x | storage CPU was measured on 8.0; others are assumptions
    Price of a core | 350.00 | 350.00 | money per core | optional
    Price of a TiB of vSAN to add | money per TiB | optional
    Price of a host | 20,000 | 20,000 | money per host | optional
    Result of each option
    Verdict | ▲ fits at the plan estimate; check CPU, RAM, capacity, network | ▲ fits at the plan estimate; check CPU, RAM, capacity, network | ▲ fits at the plan estimate; check CPU, RAM, capacity, network
    Verdict in short | ▲ not confirmed | ▲ not confirmed | ▲ not confirmed
    Because of | CPU, RAM, capacity, network | CPU, RAM, capacity, network | CPU, RAM, capacity, network
    Hosts | 8 | 9 | 8 | hosts
    Hosts at the high estimate | 8 | 10 | 8 | hosts
    Clusters | 2 | 2 | 2 | clusters
    Hosts to buy | 6 | 9 | 6 | hosts
    Limited by, in the largest cluster | layout | vCPU | layout
    Next limit | vCPU | layout | vCPU
    Hosts for vCPU | 6 | 8 | 6 | hosts
    Hosts for CPU | hosts
    Hosts for RAM | 6 | 6 | 6 | hosts
    Hosts for capacity | 6 | 6 | 6 | hosts
    Hosts for network | 6 | 6 | 6 | hosts
    Hosts for layout | 8 | 8 | 8 | hosts
    Cores | 512 | 144 | 512 | cores
    Cores to license | 512 | 144 | 512 | cores
    Raw capacity | 335.3 | 125.7 | 335.3 | TiB
    Usable capacity | 133.4 | 38.9 | 133.4 | TiB
    vSAN to add | 208 | 0 | 208 | TiB
    vSAN to add, if all of it counts | 336 | 0 | 336 | TiB, open for VVF
    CPU that storage takes | 25.7 | 27.0 | 25.7 | GHz
    CPU that storage takes, low | 18.0 | 15.7 | 18.0 | GHz
    CPU that storage takes, high | 42.1 | 44.7 | 42.1 | GHz
    Cost by the prices that are entered | 299,200 | 299,200 | money
    Cost by the prices that are entered, if all of it counts | 299,200 | 299,200 | money, open for VVF
    Cost of a VM | 6,648.89 | 6,648.89 | money per VM
    Cost of a VM, if all of it counts | 6,648.89 | 6,648.89 | money per VM, open for VVF
    Prices that are not entered | TiB | core, TiB, host | TiB
    Verdict, CPU | 1 | 1 | 1 | 0 fits, 1 check, 2 not known, 3 does not fit
    Verdict, RAM | 1 | 1 | 1 | 0 fits, 1 check, 2 not known, 3 does not fit
    Verdict, capacity | 1 | 1 | 1 | 0 fits, 1 check, 2 not known, 3 does not fit
    Verdict, network | 1 | 1 | 1 | 0 fits, 1 check, 2 not known, 3 does not fit
    Verdict, the worst | 1 | 1 | 1
    What follows from the inputs
    Inputs that are filled in | 28 | 26 | 0 | 0 | 28
    Problem: each host
    Problem: hosts, layout and reserves
    Problem: licenses and prices
    Can be solved (1: yes) | 1 | 1 | 0 | 0 | 1
    Cores of a host | 64 | 16 | 64 | cores
    CPU of a host at base clock | 179.2 | 44.8 | 179.2 | GHz
    Layout on few hosts | RAID-5 2+1 | RAID-1 FTT1 | RAID-5 2+1
    Layout on many hosts | RAID-5 4+1 | RAID-1 FTT1 | RAID-5 4+1
    Layout on few hosts, one lost | RAID-5 2+1 | RAID-1 FTT1 | RAID-5 2+1
    Hosts that hold it, few hosts | 3 | 3 | 3 | hosts
    Hosts that hold it, many hosts | 6 | 3 | 6 | hosts
    Hosts that hold it, few hosts, one lost | 3 | 3 | 3 | hosts
    Hosts that rebuild after the loss of one | 4 | 4 | 4 | hosts
    Hosts that the layout requires | 4 | 4 | 4 | hosts
    Usable of a host, few hosts | 22.23 | 5.56 | 22.23 | TiB
    Usable of a host, few hosts, low | 20.01 | 5.00 | 20.01 | TiB
    Usable of a host, many hosts | 26.68 | 5.56 | 26.68 | TiB
    Usable of a host, many hosts, low | 24.01 | 5.00 | 24.01 | TiB
    Usable of a host, few hosts, one lost | 22.23 | 5.56 | 22.23 | TiB
    Usable of a host, few hosts, one lost, low | 20.01 | 5.00 | 20.01 | TiB
    Cover details
    Customer
    Project
    Author
    Date
    Version
    What templates in this workbook show
    Target cluster | empty: the one with the most hosts
    MTU of the vSAN network | 9,000 | bytes
    Boot device | 480 | GiB per host
    Boot device kind | local durable
    vSAN architecture | ESA
    NSX | no
    CPU that storage may take | 60.0% | % | planning assumption, editable
    Power of a core | W per core | optional; nameplate or measured
    Price of a kWh | money per kWh | optional
    Cluster
    Datacenter
    vCenter
    Domain
    DNS server 1
    DNS server 2
    NTP server
    What they follow: the selected option, one cluster of the target, at the end of the plan
    Value | Unit | Low | High | Evidence level
    Row of the target cluster | 1 | derived
    Equal clusters that it becomes | 1 | derived
    Its VMs | 35 | derived
    Its vCPU | 185 | derived
    Cores for these | 58 | derived
    Its RAM (GiB) | 648 | derived
    Its used capacity (TiB) | 6.2 | derived
    Its IOPS | 13,313 | derived
    Its usable capacity (TiB) | 66.7 | derived
    Hosts | 4 | hosts | derived
    Host failures to tolerate in compute | 1 | hosts | derived
    Physical cores of a host | 64 | cores | derived
    CPU of a host at base clock | 179.2 | GHz per host | derived
    NIC usable for vSAN | 10.0 | Gb/s per host | derived
    Layout in use | RAID-5 2+1 | derived
    VMs | 35 | VMs | derived
    vCPU | 5.3 | per VM | derived
    RAM | 18.5 | GiB per VM | derived
    Used capacity | 180.3 | GiB per VM | derived
    vCPU per core, at most | 3.2 | after host failure | derived
    Peak IOPS | 13,313 | of all VMs together | derived
    I/O size | 8.0 | KiB | derived
    Reads | 70.0% | % of I/O | derived
    Raw capacity of all hosts | 167.6 | TiB | derived
    Usable capacity | 66.7 | TiB of guest data | derived
    Capacity used, with replicas | 10.5 | TiB | derived
    Growth of used capacity: 0, as it is in the demand | 0.0% | % per year | derived
    Growth of IOPS: 0, as it is in the demand | 0.0% | % per year | derived
    `),
  );
});

test("Demand, without the rows of classes that nothing is entered for", () => {
  const isOfClass = (line: string): boolean => !/^(Class \d+|1\.00 \| 0\.0 \|.*)$/.test(line);
  expect(shownLines(READ, "Demand").filter(isOfClass)).toEqual(
    linesOfText(`
    Demand
    What each class of VMs needs, by target cluster. Yellow cells are inputs: typed values override the estate and profiles. Prints columns A to N.
    Growth and peaks
    Years to plan for | 3 | years
    Growth of used capacity | 15.0% | % per year
    Growth of vCPU, GHz and RAM | 5.0% | % per year
    Growth of IOPS | 5.0% | % per year
    Peak of CPU over the use in the exports | 1.3 | times | planning practice; never more than today's hosts have
    Share of the VMs' I/O peaks that coincide | 50.0% | % | planning practice; all of them in a class of fewer than 20 VMs
    Growth until the end of the plan
    Value | Unit | Low | High | Evidence level
    vCPU, GHz and RAM | 1.158 | times | derived
    Used capacity | 1.521 | times | derived
    IOPS | 1.158 | times | derived
    Is the demand complete?
    Value | Unit | Low | High | Evidence level
    Growth and peaks
    VMs that count in no class of this sheet | 0 | VMs | derived
    VMs of which the scope is not known | 0 | VMs | derived
    Target clusters | 2 | clusters | derived
    The class Management is filled in, with 0 VMs where they run elsewhere (1: yes) | 1 | derived
    Problem
    Classes of VMs, and your corrections
    For | Class | Target cluster | Profile | VMs | vCPU per VM | CPU used per VM (GHz) | RAM per VM (GiB) | Used per VM (GiB) | Peak IOPS of the class | I/O size (KiB) | Reads | vCPU per core, at most | Confirmed | Problem
    Prod | General | Prod
    Test | General | Test
    Class Management | Management | Prod | 0
    Class 1 | SQL | Prod | OLTP database | 5
    Their figures in the estate
    Class | Target cluster | VMs | VMs whose capacity counts | vCPU | CPU used (GHz) | RAM (GiB) | Used low (GiB) | Used plan (GiB) | Used high (GiB) | Of VMs that do not run, low (GiB) | Of VMs that do not run, plan (GiB) | Of VMs that do not run, high (GiB) | Sum of IOPS peaks | I/O size (KiB) | Reads | VMs without vCPU | VMs without CPU used (GHz) | VMs without RAM (GiB) | VMs without Used plan (GiB) | VMs without IOPS peak
    General | Prod | 30 | 33 | 120.0 | 28.0 | 240.0 | 1,320.0 | 1,650.0 | 3,300.0 | 120.0 | 150.0 | 300.0 | 3,000.0 | 8.0 | 70% | 0 | 2 | 0 | 0 | 0
    General | Test | 10 | 10 | 40.0 | 10.0 | 80.0 | 400.0 | 500.0 | 1,000.0 | 0.0 | 0.0 | 0.0 | 20,000.0 | 8.0 | 70% | 0 | 0 | 0 | 0 | 0
    Management | Prod | 0 | 0 | 0.0 | 0.0 | 0.0 | 0.0 | 0.0 | 0.0 | 0.0 | 0.0 | 0.0 | 0.0 | 0 | 0 | 0 | 0 | 0
    SQL | Prod | 0 | 0 | 0.0 | 0.0 | 0.0 | 0.0 | 0.0 | 0.0 | 0.0 | 0.0 | 0.0 | 0.0 | 0 | 0 | 0 | 0 | 0
    What is planned for them
    Class | Target cluster | VMs | VMs planned for each of the estate | vCPU | Cores at its vCPU per core | CPU used (GHz) | RAM (GiB) | CPU used, typed (GHz) | CPU used today (GHz) | CPU of added VMs (GHz) | CPU of added VMs, typed (GHz) | Used low (GiB) | Used plan (GiB) | Used high (GiB) | Largest VM that is typed (vCPU) | Largest VM that is typed (RAM, GiB) | Peak IOPS today | Peak IOPS today, all at once | I/O size (KiB) | Reads | IOPS at the end | IOPS at the end, all at once | I/O size, if I/O is known (KiB) | Reads, if I/O is known | MB/s | MB/s, all at once | vCPU not known | CPU used not known | RAM not known | Used capacity not known | I/O not known | Based on an unconfirmed profile
    General | Prod | 30 | 1.00 | 120.0 | 30.0 | 28.0 | 240.0 | 0.0 | 28.0 | 0.0 | 0.0 | 1,320.0 | 1,650.0 | 3,300.0 | 0.0 | 0.0 | 1,500 | 3,000 | 8.0 | 70% | 1,736 | 3,473 | 8.0 | 70% | 14 | 28 | 0 | 0 | 0 | 0 | 0 | 0
    General | Test | 10 | 1.00 | 40.0 | 10.0 | 10.0 | 80.0 | 0.0 | 10.0 | 0.0 | 0.0 | 400.0 | 500.0 | 1,000.0 | 0.0 | 0.0 | 20,000 | 20,000 | 8.0 | 70% | 23,153 | 23,153 | 8.0 | 70% | 190 | 190 | 0 | 0 | 0 | 0 | 0 | 0
    Management | Prod | 0 | 1.00 | 0.0 | 0.0 | 0.0 | 0.0 | 0.0 | 0.0 | 0.0 | 0.0 | 0.0 | 0.0 | 0.0 | 0.0 | 0.0 | 0 | 0 | 0 | 0 | 0 | 0
    SQL | Prod | 5 | 1.00 | 40.0 | 20.0 | 320.0 | 0.0 | 0.0 | 0.0 | 0.0 | 2,500.0 | 2,500.0 | 2,500.0 | 8.0 | 64.0 | 10,000 | 10,000 | 8.0 | 70% | 11,576 | 11,576 | 8.0 | 70% | 95 | 95 | 0 | 1 | 0 | 0 | 0 | 1
    Today's clusters and where their VMs go: typed on the sheet Scope
    Cluster today | Target cluster | First of its target | CPU of its hosts (GHz) | CPU that they use (GHz) | Demand of its pools (GHz) | CPU in use (GHz) | Hosts | VMs in full
    Prod | Prod | 1 | 240.0 | 3 | 30
    Test | Test | 2 | 80.0 | 1 | 10
    Target clusters, and your corrections
    For | Target cluster | CPU of today's hosts (GHz) | CPU that they use (GHz) | Active RAM | Largest VM (vCPU) | Largest VM (RAM, GiB) | Problem
    Prod | Prod
    Test | Test
    What each target cluster needs at the end of the plan
    Target cluster | VMs | VMs, where there are any | vCPU | Cores for these | CPU of today's hosts (GHz) | CPU that they use (GHz) | Classes without GHz | Share of the peak that today's hosts can supply | CPU of the VMs at the peak (GHz) | CPU of added VMs at the peak (GHz) | CPU needed (GHz) | CPU at its limit today | RAM (GiB) | Used low (TiB) | Used plan (TiB) | Used high (TiB) | Classes without I/O | IOPS | Active RAM | Largest VM (vCPU) | Largest VM (RAM, GiB) | Largest VM that is typed (vCPU) | Largest VM that is typed (RAM, GiB) | Classes based on an unconfirmed profile | VMs without vCPU | VMs without CPU used (GHz) | VMs without RAM (GiB) | VMs without Used plan (GiB) | VMs without IOPS peak
    Prod | 35 | 35 | 185.2 | 57.9 | 240.0 | 1 | 100% | 0.0 | 0 | 648.3 | 5.7 | 6.2 | 8.6 | 0 | 13,313 | 13% | 8 | 64.0 | 8 | 64 | 1 | 0 | 2 | 0 | 0 | 0
    Test | 10 | 10 | 46.3 | 11.6 | 80.0 | 0 | 100% | 13.0 | 0.0 | 15.0 | 0 | 92.6 | 0.6 | 0.7 | 1.5 | 0 | 23,153 | 13% | 4 | 8.0 | 0 | 0 | 0 | 0 | 0 | 0 | 0 | 0
    What all target clusters need at the end of the plan
    Value | Unit | Low | High | Evidence level
    vCPU | 231.5 | vCPU | derived
    CPU | GHz | derived
    RAM | 740.9 | GiB | derived
    Used, low | 6.3 | TiB | derived
    Used, plan | 6.9 | TiB | derived
    Used, high | 10.1 | TiB | derived
    IOPS at the peak | 36,465 | IOPS | derived
    I/O size | 8.0 | KiB | derived
    Reads | 70% | of I/O | derived
    What runs today
    Value | Unit | Low | High | Evidence level
    VMs | 43 | VMs | estate
    Of these in full | 40 | VMs | estate
    Their capacity alone | 3 | VMs | estate
    Out | 0 | VMs | estate
    vCPU | 160.0 | vCPU | estate
    RAM | 320.0 | GiB | estate
    Disks | 4,300.0 | GiB | estate
    Used, low | 1,720.0 | GiB | estate
    Used, plan | 2,150.0 | GiB | estate
    Used, high | 4,300.0 | GiB | estate
    Sum of IOPS peaks | 23,000.0 | IOPS | estate
    Hosts | 4 | hosts | estate
    Clusters | 2 | clusters | estate
    Profiles: planning practice, to be confirmed
    Profile | vCPU per VM | RAM per VM (GiB) | Used per VM (GiB) | Peak IOPS per VM | I/O size (KiB) | Reads | vCPU per core
    general | 4.0 | 16.0 | 150 | 100 | 16.0 | 70% | 4.0
    OLTP database | 8.0 | 64.0 | 500 | 2,000 | 8.0 | 70% | 2.0
    VDI | 2.0 | 8.0 | 40 | 20 | 8.0 | 30% | 6.0
    file | 4.0 | 16.0 | 2,000 | 300 | 64.0 | 60% | 4.0
    `),
  );
});
