import { badInput, noEvidence } from "../errors";
import { evidence, type Evidence } from "../evidence/evidence";
import { coreDumpPost, esxiBootMedia, ownModel } from "../evidence/sources";

const GIB = "GiB";

const stated = (value: number, locator: string, note?: string): Evidence =>
  evidence({
    value,
    unit: GIB,
    kind: "vendor-stated",
    source: esxiBootMedia(locator),
    ...(note === undefined ? {} : { note }),
  });

/** Classes of boot disks, and what ESXi takes of each for booting. */
export const BOOT_DISK = {
  smallest: stated(8, "boot media from 8 GB"),
  medium: stated(10, "boot media from 10 GB"),
  large: evidence({
    value: 31.5,
    unit: GIB,
    kind: "assumption",
    source: ownModel("ESX-OSData"),
    because: "the class begins at 32 GB, and a device of that name may report a little less",
  }),
  /** The system takes no more of a disk than this; the rest becomes VMFS. */
  largestUsed: stated(128, "ESX-OSData up to 128 GB"),
  bootOfSmall: stated(1.1, "8 to 10 GB", "100 MB and two boot banks of 500 MB"),
  bootOfMedium: stated(2.1, "10 to 32 GB", "100 MB and two boot banks of 1 GB"),
  bootOfLarge: evidence({
    value: 8.25,
    unit: GIB,
    kind: "derived",
    source: coreDumpPost("boot disk partitions; partition listings of 48, 96 and 128 GiB disks elsewhere"),
    note: "disks of 48, 96 and 128 GiB all show 8.25 GiB less than the disk; 100 MB and two boot banks of 4 GB make 8.1",
  }),
} as const;

/** Share of ESX-OSData that is kept free. */
export const KEEP_FREE = evidence({
  value: 0.2,
  unit: "share",
  kind: "assumption",
  source: coreDumpPost("20% of ESX-OSData kept free"),
  because: "the practice of one operator; logs and traces need room too",
});

/** What one host used of ESX-OSData besides the dump file. */
export const LOGS_AND_TRACES = evidence({
  value: 1.6,
  unit: GIB,
  kind: "measured",
  source: coreDumpPost("ESXi 8.0 U3: 5.2 GiB used of ESX-OSData, 3.6 GiB of it the dump file"),
  note: "used by logs and traces on one ESXi 8.0 U3 host",
});

/**
 * Size of the ESX-OSData volume on a boot disk.
 *
 * @param diskGib Size of the boot disk as ESXi sees it.
 * @returns GiB.
 * @throws DomainError "no-evidence" below 8 GiB, where ESXi does not install.
 * @example osDataGib(32) //=> 23.75
 */
export function osDataGib(diskGib: number): number {
  const { smallest, medium, large, largestUsed, bootOfSmall, bootOfMedium, bootOfLarge } = BOOT_DISK;
  if (diskGib === 0)
    throw badInput("boot_disk_gib is 0 or blank: enter the size of the boot disk, such as 128");
  if (diskGib < smallest.value) {
    const size = Number(diskGib.toPrecision(6));
    throw noEvidence(
      `boot_disk_gib ${size} is too small for ESX-OSData: ESXi needs ${smallest.value} GB or more`,
    );
  }
  if (diskGib < medium.value) return diskGib - bootOfSmall.value;
  if (diskGib < large.value) return diskGib - bootOfMedium.value;
  return Math.min(diskGib, largestUsed.value) - bootOfLarge.value;
}

/**
 * What ESX-OSData leaves for logs and traces beside the dump file and the share that is kept free.
 *
 * @param keepFree Share of ESX-OSData, 0 to 1.
 * @returns GiB; a shortfall is negative.
 * @example osDataFreeGib(32, 15, 0.2) //=> 4
 */
export function osDataFreeGib(diskGib: number, dumpGib: number, keepFree: number): number {
  return osDataGib(diskGib) * (1 - keepFree) - dumpGib;
}
