import type { Estate } from "./estate";
import { joinEstates, type JoinedEstate } from "./joinEstates";
import { joinPerformance } from "./joinPerformance";

/** An export of an estate, and whether a collector watched it for a while. */
export interface Export {
  estate: Estate;
  isWatched: boolean;
}

/** Exports as one estate: those of one moment first, then what collectors watched of the same VMs. */
export function joinExports(exports: readonly Export[]): {
  estate: Estate;
  /** VMs that more than one export lists. */
  doubles: number;
  /** VMs of which only the name is that of another export's. */
  namesakes: number;
  /** VMs of collectors that no other export lists; 0 where there is none other. */
  unmatched: number;
} {
  const [listed, watched] = [false, true].map((isWatched) =>
    joinEstates(exports.filter((one) => one.isWatched === isWatched).map(({ estate }) => estate)),
  ) as [JoinedEstate, JoinedEstate];
  const doubles = listed.doubles + watched.doubles;
  const namesakes = listed.namesakes + watched.namesakes;
  if (listed.estate.vms.length === 0) return { estate: watched.estate, doubles, namesakes, unmatched: 0 };
  return { ...joinPerformance(listed.estate, watched.estate), doubles, namesakes };
}
