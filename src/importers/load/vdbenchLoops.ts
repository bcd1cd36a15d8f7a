import { plausible } from "../figures/plausible";
import { parseBlockSize } from "./blockSize";
import type { RequestedLoad } from "./requestedLoad";
import { NO_LOAD } from "./requestedLoad";

/** Reads the loop values of a run definition of vdbench, as `xfersize=4k threads=8`. */
export function parseVdbenchLoops(text: string): RequestedLoad {
  if (text === "") return NO_LOAD;
  return {
    ...NO_LOAD,
    blockSizeBytes: parseBlockSize(loopOption(text, "xfersize") ?? ""),
    readPct: loopNumber(text, "rdpct"),
    randomPct: loopNumber(text, "seekpct"),
    iodepth: loopNumber(text, "threads"),
    generatorIops: loopNumber(text, "iorate"),
  };
}

/** The number of `name=number` in a line of vdbench; `null` where it is none. */
export function loopNumber(text: string, name: string): number | null {
  const value = loopOption(text, name);
  return value !== undefined && /^\d+(\.\d+)?$/.test(value) ? plausible(Number(value)) : null;
}

/** The rate of a run definition as vdbench announces it: `I/O rate: 5000`, of file systems `fwdrate=100`; `null` for `MAX`. */
export function announcedRate(text: string): number | null {
  const rate = /(?:I\/O rate: |fwdrate=)(\d+(?:\.\d+)?)/.exec(text)?.[1];
  return rate === undefined ? null : plausible(Number(rate));
}

function loopOption(text: string, name: string): string | undefined {
  return new RegExp(`\\b${name}=([^;,\\s]+)`).exec(text)?.[1];
}
