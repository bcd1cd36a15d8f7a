import { parseBlockSize } from "../../load/blockSize";
import type { RequestedLoad } from "../../load/requestedLoad";
import { NO_LOAD } from "../../load/requestedLoad";
import { plausible } from "../../figures/plausible";

/** A run definition of vdbench as it announces it. */
export interface RunDefinition {
  /** Its name, with the loop values that tell it from others of the same name. */
  name: string;
  load: RequestedLoad;
}

/**
 * Reads `RD=run1; I/O rate: Uncontrolled MAX; elapsed=600 warmup=30; For loops: None`; `null` when it is none. The
 * elapsed time does not hold the warm-up.
 */
export function parseRunDefinition(text: string): RunDefinition | null {
  const name = /^\s*RD=([^;]*)/.exec(text)?.[1]?.trim();
  if (!name) return null;
  const loops = /For loops:\s*(.*)$/.exec(text)?.[1]?.trim() ?? "";
  const looped = loops !== "" && !/^none$/i.test(loops);
  return {
    name: looped ? `${name} (${loops})` : name,
    load: {
      ...NO_LOAD,
      blockSizeBytes: parseBlockSize(option(loops, "xfersize") ?? ""),
      readPct: number(option(loops, "rdpct")),
      randomPct: number(option(loops, "seekpct")),
      iodepth: number(option(loops, "threads")),
      runtimeSeconds: number(option(text, "elapsed")),
      rampSeconds: number(option(text, "warmup")),
    },
  };
}

function option(text: string, name: string): string | undefined {
  return new RegExp(`\\b${name}=([^;,\\s]+)`).exec(text)?.[1];
}

function number(text: string | undefined): number | null {
  return text !== undefined && /^\d+(\.\d+)?$/.test(text) ? plausible(Number(text)) : null;
}
