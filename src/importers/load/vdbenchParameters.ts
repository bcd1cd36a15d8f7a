import { parseBlockSize } from "./blockSize";
import type { RequestedLoad } from "./requestedLoad";
import { NO_LOAD } from "./requestedLoad";
import { plausible } from "../figures/plausible";

/**
 * Reads vdbench's parameter file (HCIBench's `vdbench.cfg`): `sd=default,threads=4`, `wd=wd1,sd=*,xfersize=4k,rdpct=70,...`. A
 * parameter counts only where all its lines agree, because the file does not say which one a run used.
 */
export function parseVdbenchParameters(text: string): RequestedLoad {
  const values = new Map<string, Set<string>>();
  for (const line of text.split(/\r?\n/)) {
    if (!/^\s*(sd|wd|rd|fwd)=/i.test(line)) continue;
    for (const [, key = "", value = ""] of line.matchAll(/(?:^|,)\s*([a-z]+)=(\([^()]*\)|[^,\s]*)/gi)) {
      const found = values.get(key.toLowerCase()) ?? new Set();
      values.set(key.toLowerCase(), found.add(value.toLowerCase()));
    }
  }
  const value = (key: string) => {
    const [only, ...others] = values.get(key) ?? [];
    return others.length === 0 ? only : undefined;
  };
  return {
    ...NO_LOAD,
    blockSizeBytes: parseBlockSize(value("xfersize") ?? ""),
    readPct: number(value("rdpct")) ?? readPctOf(value("operation")),
    randomPct: randomPct(value("seekpct") ?? value("fileio")),
    iodepth: number(value("threads")),
    generatorIops: number(value("iorate")),
    runtimeSeconds: seconds(value("elapsed")),
    rampSeconds: seconds(value("warmup")),
  };
}

function randomPct(text: string | undefined): number | null {
  if (text === "random" || text === "rand") return 100;
  return text === "seq" || text === "sequential" || text === "eof" ? 0 : number(text);
}

/** Of a test of file systems, whose workload does one operation. */
function readPctOf(operation: string | undefined): number | null {
  if (operation === "read") return 100;
  return operation === "write" ? 0 : null;
}

const UNIT_SECONDS: Record<string, number> = { "": 1, s: 1, m: 60, h: 3600 };

function seconds(text: string | undefined): number | null {
  const match = /^(\d+)([smh]?)$/.exec(text ?? "");
  const unit = UNIT_SECONDS[match?.[2] ?? ""];
  return match && unit !== undefined ? plausible(Number(match[1]) * unit) : null;
}

function number(text: string | undefined): number | null {
  return text !== undefined && /^\d+(\.\d+)?$/.test(text) ? plausible(Number(text)) : null;
}
