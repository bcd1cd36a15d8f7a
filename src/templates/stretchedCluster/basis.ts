import {
  HOST_RESERVE,
  LFS_OVERHEAD,
  MAX_OTHER_OVERHEAD,
  OTHER_OVERHEAD,
} from "../../model/capacity/capacityRules";
import { MAX_VCPU_PER_CORE } from "../../model/cpuCost/vcpuPerCore";
import { GROWTH_CAPACITY } from "../../model/design/habits";
import { PING_HEADERS } from "../../model/network/pingHeaders";
import { layoutEvidence } from "../../model/raid/layoutFacts";
import { LAYOUT_COMPONENTS } from "../../model/stretchedCluster/components";
import { FREE_WITHOUT_RESERVES, MAX_FREE_WITHOUT_RESERVES } from "../../model/stretchedCluster/freeCapacity";
import { SITE_RTT_MS, WITNESS_RTT } from "../../model/stretchedCluster/rttLimits";
import { LINK_COMPRESSION, METADATA_FACTOR, RESYNC_FACTOR } from "../../model/stretchedCluster/siteBandwidth";
import {
  DATA_SITES,
  MIN_SITE_GBIT,
  MAX_HOSTS_PER_SITE,
  REPORTED_HOSTS_PER_SITE,
} from "../../model/stretchedCluster/siteLimits";
import { TWO_NODE_FREE } from "../../model/stretchedCluster/twoNodeFree";
import { VSAN_PORTS } from "../../model/stretchedCluster/vsanPorts";
import { ESA_WITNESS_APPLIANCES } from "../../model/stretchedCluster/witnessAppliance";
import { WITNESS_MBIT_PER_COMPONENT } from "../../model/stretchedCluster/witnessBandwidth";
import { basisSheet } from "../../sheets/basisSheet";
import type { PlanSheet } from "../../sheets/planWorkbook";

/** Method, caveats and evidence of the stretched cluster. */
export function basis(): PlanSheet {
  return basisSheet({
    method: [
      "Link between the sites: writes × I/O size × factor for metadata × factor for resynchronization ÷ compression. Reads stay in their site. Low is without resynchronization, high without compression.",
      "Link to the witness: the vendor's rate for each component of the cluster, which includes the 10% on top. Components: VMs × objects × sites × components of the layout × stripes; objects above 255 GB are split into more, and ESA's performance leg comes on top.",
      "Witness appliance: one witness component per object, and the VMs that the vendor states for each size. ESA has Medium, Large and Extra Large; Tiny is a size of OSA only.",
      "Capacity: raw of both sites ÷ copies in the sites ÷ layout ÷ file system, then the share kept free. Operations and host rebuild reserve (vSAN 7.0 U1 and later) are not offered on stretched and two-node clusters: the older guidance of 25 to 30% of free space applies to them.",
      "Capacity needed: VMs × used capacity, with growth over the planned years, against what is usable with the share kept free. High takes the low estimate of the usable capacity.",
      "Compute: either site runs all VMs. RAM of the VMs against the RAM of one site less ESXi and vSAN; vCPU per core with one site.",
      "Routes: vSAN shares the default TCP/IP stack, so what its router must reach is a static route: to the witness, and between the sites where vSAN is routed.",
    ],
    caveats: [
      "Usable capacity is before data reduction, snapshots and VM swap; low takes an overhead of ESA that the vendor mentions without a figure.",
      "A smaller link by compression holds only for data that compresses: leave 1 unless it is measured.",
      "Commands change hosts: check each against the vendor's current procedure, and run it on one host first.",
    ],
    evidence: [
      METADATA_FACTOR,
      RESYNC_FACTOR,
      LINK_COMPRESSION,
      MIN_SITE_GBIT,
      SITE_RTT_MS,
      ...Object.values(WITNESS_RTT),
      WITNESS_MBIT_PER_COMPONENT,
      ...ESA_WITNESS_APPLIANCES.flatMap(({ components, vms }) =>
        vms === null ? [components] : [components, vms],
      ),
      ...Object.values(LAYOUT_COMPONENTS),
      DATA_SITES,
      MAX_HOSTS_PER_SITE,
      REPORTED_HOSTS_PER_SITE,
      HOST_RESERVE,
      FREE_WITHOUT_RESERVES,
      MAX_FREE_WITHOUT_RESERVES,
      TWO_NODE_FREE,
      LFS_OVERHEAD,
      OTHER_OVERHEAD,
      MAX_OTHER_OVERHEAD,
      ...layoutEvidence(),
      MAX_VCPU_PER_CORE,
      GROWTH_CAPACITY,
      PING_HEADERS,
      ...VSAN_PORTS.map(({ port }) => port),
    ],
  });
}
