import { badInput, noEvidence } from "../errors";
import { evidence, type Evidence } from "../evidence/evidence";
import { osaErasureCoding, ownModel } from "../evidence/sources";
import type { Scalar } from "../units/quantity";
import { refuseOpenLayout } from "./raidLayout";
import { raidSpelling } from "./raidSpelling";

/** The layouts of vSAN OSA, in the order in which Excel offers them. */
export const OSA_LAYOUTS = [
  "RAID-0",
  "RAID-1 FTT1",
  "RAID-1 FTT2",
  "RAID-1 FTT3",
  "RAID-5 3+1",
  "RAID-6 4+2",
] as const;
export type OsaLayout = (typeof OSA_LAYOUTS)[number];

const SPELLINGS: Readonly<Record<string, OsaLayout>> = {
  RAID0: "RAID-0",
  FTT0: "RAID-0",
  RAID0FTT0: "RAID-0",
  "1": "RAID-1 FTT1",
  RAID1: "RAID-1 FTT1",
  RAID1FTT1: "RAID-1 FTT1",
  RAID1FTT2: "RAID-1 FTT2",
  RAID1FTT3: "RAID-1 FTT3",
  FTT3: "RAID-1 FTT3",
  "5": "RAID-5 3+1",
  RAID5: "RAID-5 3+1",
  RAID5FTT1: "RAID-5 3+1",
  "RAID53+1": "RAID-5 3+1",
  "6": "RAID-6 4+2",
  RAID6: "RAID-6 4+2",
  RAID6FTT2: "RAID-6 4+2",
  "RAID64+2": "RAID-6 4+2",
};

/**
 * Reads a layout of OSA, in any case, with or without hyphen and the word OSA.
 *
 * @example osaLayout("OSA RAID-5") //=> "RAID-5 3+1"
 */
export function osaLayout(input: Scalar): OsaLayout {
  if (input === 0) throw badInput("raid is 0 or blank: enter RAID-5, or RAID-0 for no redundancy");
  const spelling = raidSpelling(input).replace("OSA", "");
  if (spelling === "RAID52+1" || spelling === "RAID54+1") {
    throw noEvidence(
      `raid "${input}" is an ESA layout; this function is for OSA, whose RAID-5 is 3+1: enter RAID-5`,
    );
  }
  refuseOpenLayout(spelling, input);
  const layout = Object.hasOwn(SPELLINGS, spelling) ? SPELLINGS[spelling] : undefined;
  if (layout === undefined) {
    throw badInput(
      `raid "${input}" is not a vSAN OSA layout: enter RAID-0, RAID-1, RAID-1 FTT2, RAID-5 or RAID-6`,
    );
  }
  return layout;
}

const perWrite = (value: number, origin: Pick<Evidence, "kind" | "source" | "note">): Evidence =>
  evidence({ value, unit: "back-end I/O per write", ...origin });

const mirrored = (copies: number): Evidence =>
  perWrite(copies, {
    kind: "definition",
    source: ownModel("OSA back-end I/O: one write a copy"),
    note: "every copy is written",
  });

/** Back-end I/O of one write on OSA. RAID-5 and RAID-6 read old data and parity first. */
export const OSA_WRITE_IO: Readonly<Record<OsaLayout, Evidence>> = {
  "RAID-0": mirrored(1),
  "RAID-1 FTT1": mirrored(2),
  "RAID-1 FTT2": mirrored(3),
  "RAID-1 FTT3": mirrored(4),
  "RAID-5 3+1": perWrite(4, {
    kind: "vendor-stated",
    source: osaErasureCoding("RAID-5, write of a part of a stripe"),
    note: "2 reads and 2 writes",
  }),
  "RAID-6 4+2": perWrite(6, {
    kind: "vendor-stated",
    source: osaErasureCoding("RAID-6, write of a part of a stripe"),
    note: "3 reads and 3 writes",
  }),
};

/**
 * Back-end I/O for one front-end I/O on OSA, reads and small writes mixed by I/O count. A read takes one.
 *
 * @param readShare Share of reads, 0 to 1.
 * @example osaBackendIo("RAID-6 4+2", 0) //=> 6
 */
export function osaBackendIo(layout: OsaLayout, readShare: number): number {
  return readShare + (1 - readShare) * OSA_WRITE_IO[layout].value;
}
