import { Random } from "../../bench/generate/random";
import { DomainError } from "../../src/model/errors";
import { parseAddress } from "../../src/model/ipv4/address";
import { addressFromInteger } from "../../src/model/ipv4/addressForms";
import { parseInterface } from "../../src/model/ipv4/network";
import { parsePrefix } from "../../src/model/ipv4/prefix";
import { parseRange } from "../../src/model/ipv4/ranges";
import { parseRaid } from "../../src/model/raid/raidLayout";
import { readShare } from "../../src/model/storage/readShare";
import { blockSizeBytes } from "../../src/model/units/blockSize";
import { latencySeconds } from "../../src/model/units/duration";
import { frequencyHz } from "../../src/model/units/frequency";
import { ioPerSecond } from "../../src/model/units/ioRate";
import { ramBytes } from "../../src/model/units/ramSize";
import { rateUnit } from "../../src/model/units/rateUnit";
import { share } from "../../src/model/units/share";
import { storageBytes } from "../../src/model/units/storageSize";
import { networkBitsPerSecond, throughputBytesPerSecond } from "../../src/model/units/throughput";
import { processorMs } from "../processorTime";
import { times } from "../volume";

/** `TEXTS=1000000 TEXT_SEED=7 npx jest tests/properties/texts` reads more texts, and others. */
const TEXTS = times("TEXTS", { all: 5000, sample: 2000 });
const SEED = Number(process.env.TEXT_SEED ?? 1);

/** Processor time for one text that is not a long number: the text of a cell is read in far less. */
const BUDGET_MS = 200;

const READERS: Record<string, (text: string) => unknown> = {
  throughput: throughputBytesPerSecond,
  "network throughput": networkBitsPerSecond,
  "I/O size": blockSizeBytes,
  latency: latencySeconds,
  clock: frequencyHz,
  IOPS: ioPerSecond,
  RAM: ramBytes,
  "size of disks": (text) => storageBytes(text, "TB"),
  share: (text) => share(text, "reserve"),
  "read share": readShare,
  "unit of a rate": rateUnit,
  layout: parseRaid,
  address: parseAddress,
  "address number": addressFromInteger,
  network: parseInterface,
  "range of addresses": parseRange,
  prefix: parsePrefix,
};

const PIECES =
  "0 1 9 00 007 32 255 256 4294967295 4294967296 1e9 1e999 0x 0b - + . , / % \u00a0 \u2009 _ e E : ; " +
  "K KB KiB kb M MB/s MiB/s Mb/s gbps GbE GHz ms us \u00b5s s TB TiB IOPS IO/s read write R RAID -5 4+1 FTT2 " +
  "10. 192.168. .0 /24 /255.255.255.0 255. ::1 \u0661\u0662 \uff11 NaN Infinity null constructor __proto__ = @ ' \" \\ \t \n \u0000";
const WORDS = [...PIECES.split(/ (?! )/), " ", "9".repeat(400), "1,".repeat(200)];

function randomText(random: Random): string {
  const count = 1 + Math.floor(random.next() * 7);
  return Array.from({ length: count }, () => WORDS[Math.floor(random.next() * WORDS.length)] ?? "").join("");
}

/** Problem with a reader's answer, or `null`. */
function fault(read: (text: string) => unknown, text: string): string | null {
  try {
    const value = read(text);
    const numbers = typeof value === "object" && value !== null ? Object.values(value) : [value];
    const unfit = numbers.some(
      (number) => typeof number === "number" && !(Number.isFinite(number) && number >= 0),
    );
    if (unfit || value === undefined) return `gives ${JSON.stringify(value) ?? "nothing"}`;
  } catch (error) {
    if (!(error instanceof DomainError)) return `throws ${String(error)}`;
    if (error.message === "") return "is refused without a word";
  }
  return null;
}

/** Problem with a reader's answer or the time it takes, or `null`. */
async function faultInTime(read: (text: string) => unknown, text: string): Promise<string | null> {
  let found: string | null = null;
  const ms = await processorMs(BUDGET_MS, () => {
    found = fault(read, text);
  });
  return found ?? (ms > BUDGET_MS ? `takes ${ms.toFixed(0)} ms` : null);
}

test.each(Object.entries(READERS))(
  "%s: a text is read as a finite number that is not negative, or refused in words",
  async (_, read) => {
    const random = new Random(SEED);
    const faults: string[] = [];
    for (let i = 0; i < TEXTS && faults.length < 10; i += 1) {
      const text = randomText(random);
      const found = await faultInTime(read, text);
      if (found !== null) faults.push(`#${String(i)} ${JSON.stringify(text.slice(0, 200))} ${found}`);
    }
    expect(faults).toEqual([]);
  },
  60_000 + TEXTS,
);
