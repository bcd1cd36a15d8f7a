import { evidence } from "../evidence/evidence";
import { ownModel, stretchedBandwidth } from "../evidence/sources";
import { BITS_PER_BYTE } from "../units/unitTable";

/** What goes over the link on top of the data of the writes. */
export interface LinkFactors {
  /** Metadata and other operations, 1 or more. */
  metadata: number;
  /** Resynchronization, 1 or more. */
  resync: number;
  /** How many times smaller the data is on the link, 1 or more. */
  compression: number;
}

export const METADATA_FACTOR = evidence({
  value: 1.4,
  unit: "×",
  kind: "vendor-stated",
  source: stretchedBandwidth("data multiplier md"),
});

export const RESYNC_FACTOR = evidence({
  value: 1.25,
  unit: "×",
  kind: "vendor-stated",
  source: stretchedBandwidth("resynchronization multiplier mr"),
});

/** ESA sends compressed data; how much smaller it is depends on the data. */
export const LINK_COMPRESSION = evidence({
  value: 1,
  unit: "×",
  kind: "assumption",
  source: ownModel("stretched cluster"),
  because: "a compression ratio that is not proven must not shrink a link",
});

/**
 * Bandwidth between the two data sites. Reads stay in their site.
 *
 * @param writesPerSecond Front-end writes of both sites.
 * @returns Mb/s.
 * @example siteMbit(10000, 4000, { metadata: 1.4, resync: 1.25, compression: 1 }) //=> 560
 */
export function siteMbit(writesPerSecond: number, blockSizeBytes: number, factors: LinkFactors): number {
  const written = (writesPerSecond * blockSizeBytes * BITS_PER_BYTE) / 1e6;
  return (written / factors.compression) * factors.metadata * factors.resync;
}
