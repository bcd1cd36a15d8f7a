import { ownModel } from "../../src/model/evidence/sources";
import { RDMA_PREREQUISITES } from "../../src/model/rdma/rdmaSupport";
import { type Claim, claimsOf } from "./claim";
import { cpuCounters, notFound } from "./sources";

const TEMPLATE = "rdma-savings";

/** Rows of the checklist that were added or changed. */
const CORRECTED = [
  "All hosts alike",
  "Lossless fabric",
  "No LACP on the vSAN ports",
  "Single-site cluster of three hosts or more",
];

/** Each prerequisite is a claim of its own. */
const PREREQUISITES: Claim[] = RDMA_PREREQUISITES.map(({ what, why, source }) => ({
  says: what,
  where: TEMPLATE,
  state:
    source === null || why.startsWith("open") ? "open" : CORRECTED.includes(what) ? "corrected" : "confirmed",
  source: source ?? notFound("a planner's own rule"),
  note: why,
}));

export const RDMA_CLAIMS = [
  ...PREREQUISITES,
  ...claimsOf(TEMPLATE, [
    [
      "cpu.usage follows the clock, so that turbo and hyper-threading raise it",
      "corrected",
      cpuCounters("frequency and hyper-threading"),
      "was described as counting logical processors, and cpu.utilization physical ones",
    ],
    [
      "The estimate is based on one comparison on a four-node cluster that a reader reported.",
      "open",
      notFound("a second public comparison of TCP and RDMA on vSAN"),
      "labeled estimated",
    ],
    [
      "The published 10% to 30% adds IOPS gain and CPU drop.",
      "confirmed",
      ownModel("arithmetic on the published tests"),
    ],
    [
      "segments large sends in the NIC; on by default",
      "open",
      notFound("defaults of TSO and LRO of present releases"),
    ],
    [
      "spreads received packets over cores; without it one core limits a port",
      "open",
      notFound("RSS of vSAN traffic"),
    ],
    [
      "encryption in the CPU: on in the BIOS, and exposed to VMs that encrypt",
      "open",
      notFound("AES-NI and VM encryption"),
    ],
    ["for NSX overlay traffic, not for vSAN", "open", notFound("GENEVE offload")],
  ]),
];
