import { parseBlockSize } from "../load/blockSize";
import type { TargetLoad } from "./targetLoad";

/** What the input parameters of one time span say. */
export interface DiskspdProfile {
  warmupSeconds: number | null;
  targets: TargetLoad[];
  /** Threads that all targets share (`-F`); `null` where each target has its own. */
  totalThreads: number | null;
}

/** An empty profile, to be filled line by line. */
export function emptyProfile(): DiskspdProfile {
  return { warmupSeconds: null, targets: [], totalThreads: null };
}

/** Takes one line of the input parameters; lines that say nothing about the load are skipped. */
export function takeProfileLine(profile: DiskspdProfile, line: string): void {
  if (/^\s*path:/.test(line)) {
    profile.targets.push({
      blockSizeBytes: null,
      writePct: null,
      randomPct: null,
      outstanding: null,
      threads: null,
      limitPerThread: null,
    });
    return;
  }
  const warmup = /^\s*warm up time:\s*(\d+)\s*s/.exec(line);
  if (warmup) profile.warmupSeconds = Number(warmup[1]);
  const total = /^\s*total threads:\s*(\d+)/.exec(line);
  if (total) profile.totalThreads = Number(total[1]);
  const target = profile.targets.at(-1);
  if (target) takeTargetLine(target, line.trim());
}

function takeTargetLine(target: TargetLoad, line: string): void {
  const colon = line.indexOf(":");
  const label = line.slice(0, Math.max(0, colon));
  const value = line.slice(colon + 1).trim();
  if (label === "block size") target.blockSizeBytes = parseBlockSize(value);
  else if (label === "threads per file") target.threads = wholeNumber(value);
  else if (/^number of outstanding I\/O operations( per thread)?$/.test(label)) {
    target.outstanding = wholeNumber(value);
  }
  target.limitPerThread ??= limitPerThread(line);
  const mix = /^performing mix test \((?:read\/write|write\/read) ratio: (\d+)\/(\d+)\)/.exec(line);
  if (mix) target.writePct = Number(line.includes("write/read") ? mix[1] : mix[2]);
  else if (line.startsWith("performing read test")) target.writePct = 0;
  else if (line.startsWith("performing write test")) target.writePct = 100;
  const share = /\b(\d+)% random\b/.exec(line);
  if (share) target.randomPct = Number(share[1]);
  else if (line.startsWith("using random I/O")) target.randomPct = 100;
  else if (/^using (interlocked )?sequential I\/O/.test(line)) target.randomPct = 0;
}

function limitPerThread(line: string): TargetLoad["limitPerThread"] {
  const limit = /^(?:throughput rate-limited to|max throughput:) (\d+) (B\/ms|IOPS)/.exec(line);
  return limit && { value: Number(limit[1]), inIops: limit[2] === "IOPS" };
}

function wholeNumber(text: string): number | null {
  return /^\d+$/.test(text) ? Number(text) : null;
}
