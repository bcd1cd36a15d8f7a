import type { RequestedLoad } from "../../load/requestedLoad";
import { announcedRate, loopNumber, parseVdbenchLoops } from "../../load/vdbenchLoops";

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
  const loops = /For loops:(.*)/.exec(text)?.[1]?.trim() ?? "";
  const looped = loops !== "" && !/^none$/i.test(loops);
  return {
    name: looped ? `${name} (${loops})` : name,
    load: {
      ...parseVdbenchLoops(loops),
      generatorIops: announcedRate(text),
      runtimeSeconds: loopNumber(text, "elapsed"),
      rampSeconds: loopNumber(text, "warmup"),
    },
  };
}
