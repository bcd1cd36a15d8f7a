import { badInput } from "../errors";

/**
 * Physical cores that some CPU cycles keep busy at base clock.
 *
 * @example coresFor(28e9, 3.6e9) //=> 7.777777777777778
 */
export function coresFor(hz: number, coreHz: number): number {
  if (coreHz === 0) throw badInput("core_ghz is 0 or blank: enter the base clock, such as 3.6");
  return hz / coreHz;
}

/**
 * GHz of a cluster at base clock. Turbo is left out: it is not there when all cores are busy.
 *
 * @example capacityGhz(6, 2, 16, 3.6e9) //=> 691.2
 */
export function capacityGhz(hosts: number, sockets: number, cores: number, coreHz: number): number {
  return (hosts * sockets * cores * coreHz) / 1e9;
}

/**
 * Share of a capacity that a load takes. It may exceed 1: a load measured above base clock ran on turbo.
 *
 * @example shareOfCapacity(462e9, 691.2e9) //=> 0.6684027777777778
 */
export function shareOfCapacity(hz: number, capacityHz: number): number {
  if (capacityHz === 0) throw badInput("capacity_ghz is 0 or blank: enter the GHz of the cluster");
  return hz / capacityHz;
}
