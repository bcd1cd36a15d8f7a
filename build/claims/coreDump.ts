import { coreDumpPost, esxiBootMedia } from "../../src/model/evidence/sources";
import { claimsOf } from "./claim";
import { bootDevice } from "./sources";

export const CORE_DUMP_CLAIMS = claimsOf("core-dump", [
  [
    "No vendor table exists: the size is based on four observed hosts.",
    "open",
    coreDumpPost("four hosts"),
    "none was found for 9.x either",
  ],
  [
    "USB and SD devices are not durable enough for ESX-OSData.",
    "confirmed",
    bootDevice("USB, SD and scratch"),
  ],
  [
    "ESX-OSData is the boot device less what booting takes.",
    "confirmed",
    esxiBootMedia("boot banks and ESX-OSData by size of the media"),
    "8.25 GiB is fitted to three observed disks, the vendor rounds",
  ],
  [
    "Smallest boot device (GiB)",
    "confirmed",
    bootDevice("32 GB for hosts with more than 512 GB of RAM on vSAN"),
  ],
  [
    "The file holds one dump: copy it before the next failure overwrites it.",
    "open",
    coreDumpPost("zdumps"),
    "whether a file holds more than one compressed dump is not published: plan for one",
  ],
  [
    "esxcli system coredump file list",
    "open",
    coreDumpPost("ESXi 7.0.3 and 8.0.3"),
    "found in a user's report only",
  ],
  [
    "esxcfg-dumppart --file --copy --devname <dump file> --zdumpname <new name>",
    "open",
    coreDumpPost("ESXi 7.0.3 and 8.0.3"),
    "found in a user's report only",
  ],
  ["for information", "open", coreDumpPost("vSAN and NSX"), "how much either adds is not published"],
]);
