import { MAX_DUMP, DUMP_SHARE, MIN_DUMP } from "../../model/coreDump/coreDumpSize";
import { DUMP_OBSERVATIONS } from "../../model/coreDump/dumpObservations";
import { BOOT_DISK, KEEP_FREE, LOGS_AND_TRACES } from "../../model/coreDump/osData";
import { basisSheet } from "../../sheets/basisSheet";
import type { PlanSheet } from "../../sheets/planWorkbook";

/** Method, caveats and evidence of the core dump template. */
export function basis(): PlanSheet {
  return basisSheet({
    method: [
      "Dump file, ESXi 8.0: the straight line in RAM through two observed hosts. ESXi 7.0: the larger of the minimum size and a share of RAM, up to the limit. Version unknown: as 7.0, without the limit.",
      "A measured size, where entered, replaces the estimate.",
      "ESX-OSData is the boot device less what booting takes. What is kept free, the dump file, and logs and traces are subtracted; what is left decides: less than nothing does not fit, less than 1 GiB is tight.",
      "Dump store (shared VMFS or network): the dump files of all hosts, the share kept free on top, and the compressed dumps kept per host, each at most as large as the file. Where hosts dump to one, its size is compared with that.",
      "Smallest boot device: from 32 GiB on, where ESXi has boot banks of 4 GB; a smaller device that holds the dump today is reported as fitting. ESX-OSData takes no more than 128 GB of a device: a dump beyond that fits on none.",
    ],
    caveats: [
      "No vendor table exists: the size is based on four observed hosts. On hosts above the observed RAM check the file on the first host (esxcli system coredump file list).",
      "USB and SD devices are not durable enough for ESX-OSData.",
    ],
    evidence: [
      ...Object.values(DUMP_OBSERVATIONS).flatMap(({ ramMib, fileMib }) => [ramMib, fileMib]),
      DUMP_SHARE,
      MIN_DUMP,
      MAX_DUMP,
      BOOT_DISK.bootOfLarge,
      BOOT_DISK.bootOfMedium,
      BOOT_DISK.bootOfSmall,
      BOOT_DISK.largestUsed,
      KEEP_FREE,
      LOGS_AND_TRACES,
    ],
  });
}
