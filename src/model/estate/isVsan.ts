import type { EstateDatastore } from "./estate";

/**
 * Is a datastore of vSAN, whose charges hold replicas? By its type, as tools and planners write it.
 *
 * @example isVsan({ type: "vSAN ESA" }) //=> true
 */
export function isVsan({ type }: Pick<EstateDatastore, "type">): boolean {
  return /^vsan/i.test(type ?? "");
}
