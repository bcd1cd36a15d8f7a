import { evidence, type Evidence } from "../evidence/evidence";
import { coreDumpPost } from "../evidence/sources";

/** The core dump file of one host, which ESXi allocates in advance. */
export interface DumpObservation {
  /** Version and nominal RAM, for explanations. */
  host: string;
  /** RAM as the host reports it. */
  ramMib: Evidence;
  fileMib: Evidence;
}

function observed(host: string, ramMib: number, fileMib: number): DumpObservation {
  const entry = (value: number, locator: string): Evidence =>
    evidence({ value, unit: "MiB", kind: "measured", source: coreDumpPost(`${host}: ${locator}`) });
  return { host, ramMib: entry(ramMib, "memory"), fileMib: entry(fileMib, "core dump file") };
}

/** The four hosts whose dump file is known. The largest file is exactly 15 GiB, which looks like a limit. */
export const DUMP_OBSERVATIONS = {
  esxi8Small: observed("ESXi 8.0.3, 128 GB", 131_008, 2_328),
  esxi8Large: observed("ESXi 8.0.3, 256 GB", 262_034, 3_703),
  esxi7Small: observed("ESXi 7.0.3, 512 GB", 524_178, 7_784),
  esxi7Large: observed("ESXi 7.0.3, 1.5 TB", 1_571_489, 15_360),
} as const;

/** A core dump file's size as a straight line in RAM, in GiB. */
export interface DumpLine {
  small: DumpObservation;
  large: DumpObservation;
  fixedGib: number;
  gibPerGib: number;
}

const MIB_PER_GIB = 1024;

function lineThrough(small: DumpObservation, large: DumpObservation): DumpLine {
  const gibPerGib = (large.fileMib.value - small.fileMib.value) / (large.ramMib.value - small.ramMib.value);
  return {
    small,
    large,
    gibPerGib,
    fixedGib: (small.fileMib.value - gibPerGib * small.ramMib.value) / MIB_PER_GIB,
  };
}

/** The lines through the two hosts of each release. */
export const DUMP_LINES = {
  "8.0": lineThrough(DUMP_OBSERVATIONS.esxi8Small, DUMP_OBSERVATIONS.esxi8Large),
  "7.0": lineThrough(DUMP_OBSERVATIONS.esxi7Small, DUMP_OBSERVATIONS.esxi7Large),
} as const;

/**
 * Size by a line.
 *
 * @returns GiB.
 * @example onDumpLine(DUMP_LINES["8.0"], 256) //=> 3.6173
 */
export function onDumpLine({ fixedGib, gibPerGib }: DumpLine, ramGib: number): number {
  return fixedGib + gibPerGib * ramGib;
}
