import type { ReportedFigure } from "../../model/benchmark/benchmarkRun";
import type { DiskspdProfile } from "./diskspdProfile";
import type { IoTable } from "./ioTable";

/** A row of the percentile table in ms, `null` where diskspd printed N/A. */
export interface PercentileRow {
  read: ReportedFigure | null;
  write: ReportedFigure | null;
  total: ReportedFigure | null;
}

/** The percentiles that are read, by what diskspd calls them. */
export const PERCENTILES = ["50th", "95th", "99th", "3-nines", "max"] as const;

/** A row of the percentile table that is read. */
export type Percentile = (typeof PERCENTILES)[number];

/** What stands under one `Results for timespan` heading. */
export interface DiskspdSpan {
  number: number;
  line: number;
  testSeconds: ReportedFigure | null;
  threads: number | null;
  processors: number | null;
  /** The avg. row of the CPU table: all use, and the parts of it; in per cent of all processors. */
  cpu: Record<"usage" | "user" | "kernel", ReportedFigure> | null;
  tables: Partial<Record<"Total" | "Read" | "Write", IoTable>>;
  percentiles: Partial<Record<Percentile, PercentileRow>>;
  /** Whether the percentiles are those of all targets; diskspd prints those of each target first. */
  hasTotalPercentiles: boolean;
}

/** What diskspd writes about the machine before its results. */
export interface DiskspdSystem {
  startTime: string | null;
  /** Written here by version 2.2, with the results by older versions. */
  processors: number | null;
}

/** The parts of one output of diskspd. */
export interface DiskspdOutput {
  profiles: Map<number, DiskspdProfile>;
  spans: DiskspdSpan[];
  system: DiskspdSystem;
  /** Line in which it begins. */
  line: number;
}

/** A time span of which nothing is read yet. */
export function emptySpan(number: number, line: number): DiskspdSpan {
  return {
    number,
    line,
    testSeconds: null,
    threads: null,
    processors: null,
    cpu: null,
    tables: {},
    percentiles: {},
    hasTotalPercentiles: false,
  };
}
