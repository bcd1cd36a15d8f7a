import { formatSource } from "../../model/evidence/evidence";
import { RDMA_PREREQUISITES } from "../../model/rdma/rdmaSupport";
import type { Block } from "../../sheets/block";
import { gridBlock } from "../../sheets/gridBlock";
import { noteBlock } from "../../sheets/noteBlock";

const ANSWERS = ["yes", "no", "unknown"];

/** What must be in place before RDMA saves anything. */
export function prerequisites(): Block {
  return gridBlock({
    id: "need",
    heading: "Prerequisites of vSAN over RDMA: if one is missing, nothing is saved",
    rows: RDMA_PREREQUISITES.length,
    columns: [
      { id: "what", header: "Prerequisite", texts: RDMA_PREREQUISITES.map(({ what }) => what) },
      {
        id: "answer",
        header: "In place?",
        accepts: { oneOf: ANSWERS },
        values: RDMA_PREREQUISITES.map(() => "unknown"),
      },
      { id: "why", header: "Why", spread: 4, texts: RDMA_PREREQUISITES.map(({ why }) => why) },
    ],
  });
}

/** Where the vendor says so. */
export function prerequisiteSources(): Block {
  return noteBlock(
    "Where the prerequisites come from",
    RDMA_PREREQUISITES.flatMap(({ what, source }) =>
      source === null ? [] : [`${what}: ${formatSource(source)}.`],
    ),
  );
}

const OFFLOADS = [
  ["TSO / LSO", "segments large sends in the NIC; on by default, and part of the measured TCP cost"],
  ["LRO", "joins received packets; on by default, and part of the measured TCP cost"],
  ["RSS", "spreads received packets over cores; without it one core limits a port"],
  ["Checksum offload", "on by default, and part of the measured TCP cost"],
  ["AES-NI", "encryption in the CPU: on in the BIOS, and exposed to VMs that encrypt"],
  ["QAT or another accelerator", "only where the product in use supports it"],
  ["GENEVE offload and filters", "for NSX overlay traffic, not for vSAN"],
] as const;

/** Other offloads that a NIC or a CPU may bring: to be checked, not to be counted. */
export function offloads(): Block {
  return gridBlock({
    id: "offloads",
    heading: "Other offloads: to be checked, not to be counted; none has a published saving for vSAN",
    rows: OFFLOADS.length,
    columns: [
      { id: "what", header: "Offload", texts: OFFLOADS.map(([what]) => what) },
      {
        id: "answer",
        header: "Checked?",
        accepts: { oneOf: ANSWERS },
        values: OFFLOADS.map(() => "unknown"),
      },
      { id: "note", header: "Note", spread: 4, texts: OFFLOADS.map(([, note]) => note) },
    ],
  });
}
