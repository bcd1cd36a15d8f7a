import { evidence, type Evidence } from "../evidence/evidence";
import { esaClusterSizes, failuresToTolerate, ownModel } from "../evidence/sources";
import type { RaidLayout } from "./raidLayout";

const failures = (value: number, origin: Pick<Evidence, "kind" | "source">): Evidence =>
  evidence({ value, unit: "host failures at a time", ...origin });

const ofMirror = (copies: number): Evidence =>
  failures(copies, {
    kind: "vendor-stated",
    source: failuresToTolerate(`n + 1 copies and 2n + 1 hosts, n = ${copies}`),
  });

const ofParity = (parts: number, locator: string): Evidence =>
  failures(parts, { kind: "vendor-stated", source: esaClusterSizes(locator) });

/** Hosts that may fail at a time, before vSAN has rebuilt anything, without a loss of data. */
export const TOLERATED_FAILURES: Readonly<Record<RaidLayout, Evidence>> = {
  "RAID-0": failures(0, { kind: "definition", source: ownModel("RAID layouts: one copy") }),
  "RAID-1 FTT1": ofMirror(1),
  "RAID-1 FTT2": ofMirror(2),
  "RAID-1 FTT3": ofMirror(3),
  "RAID-5 2+1": ofParity(1, "RAID-5: one part of parity"),
  "RAID-5 4+1": ofParity(1, "RAID-5: one part of parity"),
  "RAID-6 4+2": ofParity(2, "six components, two of them parity"),
};
