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
  };
}

/** The number of `name=number` in a line of vdbench; `null` where it is none. */
export function loopNumber(text: string, name: string): number | null {
  const value = loopOption(text, name);
  return value !== undefined && /^\d+(\.\d+)?$/.test(value) ? plausible(Number(value)) : null;
}

function loopOption(text: string, name: string): string | undefined {
  return new RegExp(`\\b${name}=([^;,\\s]+)`).exec(text)?.[1];
}
