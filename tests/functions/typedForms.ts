import fs from "node:fs";
import path from "node:path";
import { clusterHosts } from "../../src/model/capacity/clusterHosts";
import { networkDirection } from "../../src/model/cpuCost/networkCpu";
import { nvmePattern } from "../../src/model/cpuCost/nvmeCpu";
import { esxiRelease } from "../../src/model/coreDump/esxiRelease";
import { vsanEdition } from "../../src/model/licensing/vsanLicense";
import { esaPolicy } from "../../src/model/raid/esaPolicy";
import { osaLayout } from "../../src/model/raid/osaBackendIo";
import { readShare } from "../../src/model/storage/readShare";
import { blockSizeBytes } from "../../src/model/units/blockSize";
import { latencySeconds } from "../../src/model/units/duration";
import { coreClockHz, frequencyHz } from "../../src/model/units/frequency";
import { ioPerSecond } from "../../src/model/units/ioRate";
import { multiplier } from "../../src/model/units/multiplier";
import type { Scalar } from "../../src/model/units/quantity";
import { ramBytes } from "../../src/model/units/ramSize";
import { rateUnit } from "../../src/model/units/rateUnit";
import { share } from "../../src/model/units/share";
import { diskBytes, storageBytes } from "../../src/model/units/storageSize";
import { networkBitsPerSecond, throughputBytesPerSecond } from "../../src/model/units/throughput";
import { wholeNumber } from "../../src/model/units/wholeNumber";

/** What each kind of argument is read as, in the unit that the table's reading is in. */
export const READERS: Readonly<Record<string, (typed: Scalar) => string | number | null>> = {
  "throughput (MB/s)": (typed) => throughputBytesPerSecond(typed) / 1e6,
  "network (Gb/s)": (typed) => networkBitsPerSecond(typed) / 1e9,
  "io_size (KiB)": (typed) => blockSizeBytes(typed, "io_size") / 1024,
  "iops (IOPS)": (typed) => ioPerSecond(typed, "iops"),
  "rw (share of reads)": (typed) => readShare(typed),
  "raid (ESA)": (typed) => esaPolicy(typed),
  "raid (OSA)": (typed) => osaLayout(typed),
  "ghz (GHz)": (typed) => frequencyHz(typed, "ghz") / 1e9,
  "core_ghz (GHz)": (typed) => coreClockHz(typed, "core_ghz") / 1e9,
  "latency_ms (ms)": (typed) => latencySeconds(typed, "latency_ms") * 1e3,
  "disk_tb (TB)": (typed) => diskBytes(typed, "disk_tb") / 1e12,
  "usable_tib (TiB)": (typed) => storageBytes(typed, "TiB", "usable_tib") / 2 ** 40,
  "boot_disk_gib (GiB)": (typed) => storageBytes(typed, "GiB", "boot_disk_gib") / 2 ** 30,
  "ram_gib (GiB)": (typed) => ramBytes(typed, "ram_gib") / 2 ** 30,
  "hosts (hosts)": (typed) => clusterHosts(typed),
  "components (whole number)": (typed) => wholeNumber(typed, "components", 0),
  "ops_reserve (share)": (typed) => share(typed, "ops_reserve"),
  "md (multiplier)": (typed) => multiplier(typed, "md"),
  "esxi (release)": (typed) => esxiRelease(typed),
  "edition (edition)": (typed) => vsanEdition(String(typed)),
  "direction (tx or rx)": (typed) => networkDirection(String(typed)),
  "pattern (pattern)": (typed) => nvmePattern(String(typed)),
  "unit (bytes per second)": (typed) => rateUnit(String(typed), "unit"),
};

/** One line of the table. */
export interface TypedForm {
  kind: string;
  /** As typed: a number where Excel makes one of it. */
  typed: Scalar;
  /** What it is read as, or null where it is refused. */
  reading: string | null;
  /** Part of the message of a refusal. */
  refusal: string;
}

/** Characters that a table cannot show: {200b} is U+200B. */
const escaped = (text: string): string =>
  text.replace(/\{([0-9a-f]{4})\}/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

/** The table of typed forms: docs of what is read and what is refused, reviewed line by line. */
export const typedForms: readonly TypedForm[] = readTable();

function readTable(): TypedForm[] {
  const lines = fs.readFileSync(path.join(__dirname, "typedForms.md"), "utf8").split("\n");
  let kind = "";
  return lines.flatMap((line) => {
    const heading = /^## (.*)$/.exec(line);
    if (heading) kind = heading[1] ?? "";
    const [, typed, reading, refusal] = /^\| `(.*?)` \| (.*?) \| (.*?) \|$/.exec(line) ?? [];
    if (typed === undefined || reading === undefined || refusal === undefined) return [];
    const number = /^=(-?[\d.]+)$/.exec(typed);
    return [
      {
        kind,
        typed: number ? Number(number[1]) : escaped(typed.replace(/\\\|/g, "|")),
        reading: reading === "" ? null : reading,
        refusal,
      },
    ];
  });
}
