import { VSPHERE_RELEASES } from "./vsphereReleases";

/** ESA began with vSAN 8.0 (vSAN 8.0 ESA – Introducing Adaptive RAID-5, 2022-11-15; Capacity Overheads for the ESA in vSAN 8). */
const FIRST_WITH_ESA = "8.0 GA";

/** Releases without ESA, oldest first. */
export function releasesWithoutEsa(): string[] {
  const names = VSPHERE_RELEASES.map(({ name }) => name);
  const first = names.indexOf(FIRST_WITH_ESA);
  if (first < 0) throw new Error(`"${FIRST_WITH_ESA}" is not a release of the list`);
  return names.slice(0, first);
}
