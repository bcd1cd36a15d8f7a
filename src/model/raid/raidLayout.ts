import { badInput, noEvidence } from "../errors";
import type { Scalar } from "../units/quantity";
import { raidSpelling } from "./raidSpelling";

/** The vSAN ESA layouts, in the order in which Excel offers them. */
export const RAID_LAYOUTS = [
  "RAID-0",
  "RAID-1 FTT1",
  "RAID-1 FTT2",
  "RAID-1 FTT3",
  "RAID-5 2+1",
  "RAID-5 4+1",
  "RAID-6 4+2",
] as const;

export type RaidLayout = (typeof RAID_LAYOUTS)[number];

/** `RAID-5` without a stripe width: ESA decides by the number of hosts. */
export const ADAPTIVE_RAID_5 = "RAID-5";

/** What a storage policy can say: a layout, or RAID-5 as ESA adapts it. */
export type StoragePolicy = RaidLayout | typeof ADAPTIVE_RAID_5;

const SPELLINGS: Readonly<Record<string, StoragePolicy>> = {
  RAID0: "RAID-0",
  FTT0: "RAID-0",
  RAID0FTT0: "RAID-0",
  "1": "RAID-1 FTT1",
  RAID1: "RAID-1 FTT1",
  RAID1FTT1: "RAID-1 FTT1",
  RAID1FTT2: "RAID-1 FTT2",
  RAID1FTT3: "RAID-1 FTT3",
  FTT3: "RAID-1 FTT3",
  "5": ADAPTIVE_RAID_5,
  RAID5: ADAPTIVE_RAID_5,
  RAID5FTT1: ADAPTIVE_RAID_5,
  "RAID52+1": "RAID-5 2+1",
  "RAID54+1": "RAID-5 4+1",
  "6": "RAID-6 4+2",
  RAID6: "RAID-6 4+2",
  RAID6FTT2: "RAID-6 4+2",
  "RAID64+2": "RAID-6 4+2",
};

/** Failures to tolerate that two layouts give. */
const OPEN: Readonly<Record<string, readonly [string, string]>> = {
  FTT1: ["RAID-1", "RAID-5"],
  FTT2: ["RAID-1 FTT2", "RAID-6"],
  "RAID5/6": ["RAID-5", "RAID-6"],
  "RAID5/6FTT1": ["RAID-5", "RAID-6"],
};

/** Refuses failures to tolerate without a layout, quoting both layouts. */
export function refuseOpenLayout(spelling: string, input: Scalar, what = "raid"): void {
  const open = Object.hasOwn(OPEN, spelling) ? OPEN[spelling] : undefined;
  if (open) {
    const [first, second] = open;
    throw badInput(
      `${what} "${input}" can be read as ${first} and as ${second}: enter ${first} or ${second}`,
    );
  }
}

/**
 * Reads a layout in any case, with or without hyphen, in vCenter's words, or as the number 1, 5 or 6. The number 0 is
 * refused, because it may be a blank cell.
 *
 * @param what The parameter, for messages.
 * @returns The layout; `RAID-5` where ESA's adaptive choice is meant.
 * @example parseRaid("raid6") //=> "RAID-6 4+2"
 */
export function parseRaid(input: Scalar, what = "raid"): StoragePolicy {
  if (typeof input === "number" && input === 0) {
    throw badInput(`${what} is 0 or blank: enter RAID-5, or RAID-0 for no redundancy`);
  }
  const spelling = raidSpelling(input);
  if (spelling.includes("OSA") || spelling === "RAID53+1") {
    throw noEvidence(
      `${what} "${input}" is an OSA layout without a measured CPU cost: calibrate with your own test (the profile argument)`,
    );
  }
  refuseOpenLayout(spelling, input, what);
  const layout = Object.hasOwn(SPELLINGS, spelling) ? SPELLINGS[spelling] : undefined;
  if (layout === undefined) {
    throw badInput(`${what} "${input}" is not a vSAN ESA layout: enter RAID-5, ${RAID_LAYOUTS.join(", ")}`);
  }
  return layout;
}

/** The layout where the number of hosts is not known: `RAID-5` is 4+1 then. */
export function withoutHosts(layout: StoragePolicy): RaidLayout {
  return layout === ADAPTIVE_RAID_5 ? "RAID-5 4+1" : layout;
}
