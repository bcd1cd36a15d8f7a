import type { Estimate, Label } from "../evidence/estimate";
import { evidence, type Evidence } from "../evidence/evidence";
import { coreDumpPost, ownModel } from "../evidence/sources";
import { DUMP_LINES, DUMP_OBSERVATIONS, onDumpLine } from "./dumpObservations";
import type { EsxiRelease } from "./esxiRelease";

/** Part of RAM that covers all four observed files from above. */
export const DUMP_SHARE = evidence({
  value: 0.015,
  unit: "share of RAM",
  kind: "estimated",
  source: ownModel("core dump file"),
  note: "covers the observed hosts of 256 GB to 1.5 TB from above; the smaller one by the minimum size",
});

/** The least to plan with, whatever the RAM. */
export const MIN_DUMP = evidence({
  value: 2.5,
  unit: "GiB",
  kind: "estimated",
  source: ownModel("core dump file"),
  note: "covers the 2.27 GiB file of the observed 128 GB host",
});

/** The size that the file of a large ESXi 7.0 host stopped at. */
export const MAX_DUMP = evidence({
  value: 15,
  unit: "GiB",
  kind: "estimated",
  source: coreDumpPost("ESXi 7.0.3, 1.5 TB: core dump file"),
  note: "one host: its file is exactly 15 GiB, less than a straight line would give",
});

/** RAM up to which the figures of a release rest on an observed host. */
export const OBSERVED_UP_TO: Readonly<Record<EsxiRelease, Evidence>> = {
  "8.0": evidence({
    value: 256,
    unit: "GiB of RAM",
    kind: "measured",
    source: coreDumpPost("ESXi 8.0.3, 256 GB"),
  }),
  "7.0": evidence({
    value: 512,
    unit: "GiB of RAM",
    kind: "measured",
    source: coreDumpPost("ESXi 7.0.3, 512 GB"),
  }),
};

/** Nominal RAM of the smaller 8.0 host: below it the line is continued. */
export const OBSERVED_FROM = evidence({
  value: 128,
  unit: "GiB of RAM",
  kind: "measured",
  source: coreDumpPost("ESXi 8.0.3, 128 GB"),
});

/** What the rules say for a host, in GiB: the parts that low, plan and high are chosen from. */
export interface DumpParts {
  /** 1.5% of RAM, and at least the minimum size. */
  rule: number;
  /** The same, up to the limit. */
  limited: number;
  /** The line through the 8.0.3 hosts. */
  line8: number;
  /** The line through the 7.0.3 hosts: what the file would be, were there no limit. */
  line7: number;
}

/** The parts that the size of a dump file is chosen from. */
export function dumpParts(ramGib: number): DumpParts {
  const rule = Math.max(MIN_DUMP.value, DUMP_SHARE.value * ramGib);
  return {
    rule,
    limited: Math.min(MAX_DUMP.value, rule),
    line8: onDumpLine(DUMP_LINES["8.0"], ramGib),
    line7: onDumpLine(DUMP_LINES["7.0"], ramGib),
  };
}

/**
 * Size of the core dump file that ESXi sets aside.
 *
 * @param ramGib RAM of the host, more than 0.
 * @param release The ESXi release, or `null` where it is not known: then a conservative figure without a limit.
 * @returns GiB. Low and high span what the observed hosts of the other release would give.
 * @example coreDumpSize(256, null).plan //=> 3.84
 */
export function coreDumpSize(ramGib: number, release: EsxiRelease | null): Estimate {
  const parts = dumpParts(ramGib);
  const { rule, limited, line8, line7 } = parts;
  const basis = [DUMP_SHARE, MIN_DUMP, MAX_DUMP, ...observations()];
  const estimate = (low: number, plan: number, high: number, label: Label): Estimate => ({
    low,
    plan,
    high,
    unit: "GiB",
    label,
    basis,
  });
  switch (release) {
    case "8.0":
      return estimate(Math.min(line8, MAX_DUMP.value), line8, Math.max(line8, rule), lineLabel(ramGib));
    case "7.0": {
      const beyond = ramGib > OBSERVED_UP_TO["7.0"].value;
      const high = beyond ? Math.max(limited, line7) : limited;
      return estimate(Math.min(limited, line8), limited, high, beyond ? "extrapolated" : "estimated");
    }
    case null:
      return estimate(Math.min(line8, limited), rule, Math.max(rule, line8), "estimated");
  }
}

function lineLabel(ramGib: number): Label {
  const inside = ramGib >= OBSERVED_FROM.value && ramGib <= OBSERVED_UP_TO["8.0"].value;
  return inside ? "interpolated" : "extrapolated";
}

function observations(): Evidence[] {
  return Object.values(DUMP_OBSERVATIONS).flatMap(({ ramMib, fileMib }) => [ramMib, fileMib]);
}
