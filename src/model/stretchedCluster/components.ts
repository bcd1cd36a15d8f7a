import { evidence, type Evidence } from "../evidence/evidence";
import { ownModel } from "../evidence/sources";
import type { RaidLayout } from "../raid/raidLayout";

const parts = (value: number, layout: string): Evidence =>
  evidence({
    value,
    unit: "components",
    kind: "definition",
    source: ownModel(`components, ${layout}`),
    note: `components of an object in one site with ${layout}, without stripes`,
  });

/** Components of one object in one site, by the layout inside the site: copies, or data and parity. */
export const LAYOUT_COMPONENTS: Readonly<Record<RaidLayout, Evidence>> = {
  "RAID-0": parts(1, "RAID-0"),
  "RAID-1 FTT1": parts(2, "RAID-1 FTT1"),
  "RAID-1 FTT2": parts(3, "RAID-1 FTT2"),
  "RAID-1 FTT3": parts(4, "RAID-1 FTT3"),
  "RAID-5 2+1": parts(3, "RAID-5 2+1"),
  "RAID-5 4+1": parts(5, "RAID-5 4+1"),
  "RAID-6 4+2": parts(6, "RAID-6 4+2"),
};
