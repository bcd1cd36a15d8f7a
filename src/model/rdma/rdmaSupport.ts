import type { Source } from "../evidence/evidence";
import { rdmaChecklist, rdmaNicApi, rdmaTeaming, vsanOverRdma } from "../evidence/productSources";

/** What vSAN over RDMA asks for, and where the vendor says so; `null` where it is a planner's own rule. */
export interface RdmaPrerequisite {
  what: string;
  why: string;
  source: Source | null;
}

/** Prerequisites in the order of the checklist. */
export const RDMA_PREREQUISITES: readonly RdmaPrerequisite[] = [
  {
    what: "NIC certified for vSAN over RDMA",
    why: "for vSphere RDMA alone is not enough: one such NIC in use was not certified",
    source: vsanOverRdma("vSAN-certified NIC with RDMA"),
  },
  {
    what: "All hosts alike",
    why: "the same NIC model of one vendor; if one host cannot connect, the whole cluster falls back to TCP",
    source: vsanOverRdma("same model and vendor at each end; fallback to TCP"),
  },
  {
    what: "Lossless fabric",
    why: "RoCE v2: priority flow control (3 or 4) and DCBx in IEEE mode on switches and NICs",
    source: rdmaNicApi("pfcConfig: priority 3 or 4; dcbMode: IEEE"),
  },
  {
    what: "No LACP on the vSAN ports",
    why: "nor IP hash, nor teaming by physical NIC load; failover works",
    source: rdmaTeaming("teaming policies"),
  },
  {
    what: "Firmware and driver matched",
    why: "on every host and after every update, as the compatibility guide lists",
    source: null,
  },
  {
    what: "Single-site cluster of three hosts or more",
    why: "vSAN over RDMA is not supported on stretched and two-node clusters",
    source: vsanOverRdma("not supported on stretched and two-node clusters"),
  },
  {
    what: "All hosts in one layer 2 network",
    why: "open: routing between hosts is reported as not supported (KB 382163); ask the vendor",
    source: rdmaChecklist("routing between hosts"),
  },
];
