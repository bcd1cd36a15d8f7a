import type { Estate, ExportedEstate } from "./estate";
import { joinEstates } from "./joinEstates";
import { joinPerformance } from "./joinPerformance";
import { oneVcenter, type VcenterAlias } from "./oneVcenter";

/** An export of an estate, and whether a collector watched it for a while. */
export interface Export {
  estate: ExportedEstate;
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
  /** vCenters that exports know by several names. */
  aliases: VcenterAlias[];
} {
  const ofMoments = exports.filter(({ isWatched }) => !isWatched);
  const inOrder = [...ofMoments, ...exports.filter(({ isWatched }) => isWatched)];
  const { estates, aliases } = oneVcenter(inOrder.map(({ estate }) => estate));
  const listed = joinEstates(estates.slice(0, ofMoments.length));
  const watched = joinEstates(estates.slice(ofMoments.length));
  const doubles = listed.doubles + watched.doubles;
  const namesakes = listed.namesakes + watched.namesakes;
  const counts = { doubles, namesakes, aliases };
  const { estate, unmatched } = joinPerformance(listed.estate, watched.estate);
  return { estate, unmatched: listed.estate.vms.length === 0 ? 0 : unmatched, ...counts };
}
