import type { ClusterCpu, ReportedFigure } from "../../../model/benchmark/benchmarkRun";
import type { Diagnostic } from "../../../model/benchmark/diagnostic";
import type { ClusterUse } from "../case/resourceUse";
import type { ResultLabel } from "./resultLabels";
import type { RunDefinition } from "./runDefinition";

/** A figure of a block, with what it is about and how many decimals were printed. */
export interface BlockFigure extends ReportedFigure {
  kind: ResultLabel;
  decimals: number;
}

/** One block of figures: a job (fio) or a run definition (vdbench) on one datastore. */
export interface ResultBlock {
  /** Name of the test case, where a pasted text has it on a line of its own above the block. */
  caseName: string | null;
  /** The heading above it in a document, such as `20% of Max`. */
  title: string | null;
  datastore: string | null;
  job: string | null;
  /** A vdbench block, told by its version, its run definition or its one 95th percentile. */
  vdbench: boolean;
  /** VMs (pods) that finished early, from the notice above the block (vdbench: below); `null` without notice. */
  finishedEarly: number | null;
  /** Paths of this block's files that finished early; fio's are listed for the whole text. */
  earlyFiles: string[];
  /** vdbench's run definition. */
  definition: RunDefinition | null;
  figures: BlockFigure[];
  /** Kinds of its figures, also of those that cannot be read. */
  kinds: ResultLabel[];
  line: number;
}

/** A datastore without a block: all its VMs finished early. */
export interface EmptyDatastore {
  datastore: string | null;
  line: number;
  /** Whether the text says so, as since 2.8; before, the datastore's line stands there alone. */
  noticed: boolean;
}

/** What a result text says, still as printed. */
export interface ResultText {
  file: string;
  blocks: ResultBlock[];
  /** Whether blocks stand under different headings of a document, or some under none. */
  severalTitles: boolean;
  emptyDatastores: EmptyDatastore[];
  clusters: ClusterUse[];
  /** The use lines that HCIBench printed before it had tables; `null` when there are none. */
  cpu: ClusterCpu | null;
  /** The use lines as printed, vSAN's own CPU among them, for which the record has no field. Every run has all of them. */
  useFigures: ReportedFigure[];
  /** Paths of the result files that finished early, each once, as listed. */
  earlyFiles: string[];
  /** HCIBench's version as far as the style of the text gives it away. */
  styleVersion: "1.6-2.4" | "2.0" | "2.5" | "2.8" | "3.0" | null;
  diagnostics: Diagnostic[];
}
