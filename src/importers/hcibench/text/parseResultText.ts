import type { ReportedFigure } from "../../../model/benchmark/benchmarkRun";
import type { Diagnostic } from "../../../model/benchmark/diagnostic";
import { parseCaseName } from "../case/caseName";
import { ResourceTables } from "../case/resourceUse";
import type { LabelledLine, ResultLabel } from "./resultLabels";
import { FIGURES_WITH_UNIT, parseLabelledLine } from "./resultLabels";
import { parseRunDefinition } from "./runDefinition";
import { parseFigure } from "./parseFigure";
import { percentages } from "./percentages";
import { tidyLine } from "./tidyLine";
import { plausible } from "../../figures/plausible";
import type { EmptyDatastore, ResultBlock, ResultText } from "./resultText";

/**
 * Reads a result text of any style: `-res.txt` of 1.6 to 3.0, the PDF's wording, or either one pasted with tabs,
 * CRLF, hard blanks or a code fence around. Lines without meaning are skipped; a labeled line whose value is no
 * number is a diagnostic.
 */
export function parseResultText(text: string, file: string): ResultText {
  const reading = new ResultTextReading(file);
  text.split(/\r\n|\n|\r/).forEach((line, index) => {
    reading.take(tidyLine(line), index + 1);
  });
  return reading.result();
}

/** The units that HCIBench prints behind figures, and none, as in a table. Mb/s are bits. */
const UNIT = /^(?:IO..|Mi?B.s|ms)?(?![\p{L}%])/u;

const BLOCK_FIGURES: ReadonlySet<ResultLabel> = new Set<ResultLabel>(["members", ...FIGURES_WITH_UNIT]);

/** Each run repeats the use lines of its text; three a case are usual. */
const MAX_USE_FIGURES = 30;

class ResultTextReading {
  private caseName: string | null = null;
  /** The last heading of a document around the results that is no case name. */
  private title: string | null = null;
  private datastore: string | null = null;
  private block: ResultBlock | null = null;
  private finishedEarly: number | null = null;
  private padded = 0;
  private oldVdbench = false;
  private pods = false;
  private readonly tables = new ResourceTables();
  private readonly blocks: ResultBlock[] = [];
  /** Cases and datastores that have blocks. */
  private readonly withBlocks = new Set<string>();
  private readonly emptyDatastores: EmptyDatastore[] = [];
  /** The datastore's line, as long as nothing came of it. */
  private heading: EmptyDatastore | null = null;
  private readonly earlyFiles = new Set<string>();
  private readonly use: Partial<Record<ResultLabel, number>> = {};
  private readonly useFigures: ReportedFigure[] = [];
  private useFiguresLeftOut = 0;
  private readonly diagnostics: Diagnostic[] = [];

  constructor(private readonly file: string) {}

  take(line: string, number: number): void {
    if (line === "" || this.tables.take(line)) return;
    if (/^=+$/.test(line)) {
      if (this.block && this.block.figures.length > 0) this.block = null;
      return;
    }
    if (this.takeNotice(line, number)) return;
    const labeled = parseLabelledLine(line);
    if (labeled) this.takeLabelled(labeled, number);
    else this.takeCaseName(line);
  }

  result(): ResultText {
    this.closeHeading();
    const { emptyDatastores, earlyFiles, useFigures, diagnostics } = this;
    const blocks = this.blocks.filter((block) => this.holdsResults(block));
    this.reportUseFiguresLeftOut();
    const clusters = this.tables.clusters;
    const { cpuUsage, ramUsage } = this.use;
    const cpu =
      cpuUsage === undefined && ramUsage === undefined
        ? null
        : {
            usagePct: cpuUsage ?? null,
            utilizationPct: null,
            memoryPct: ramUsage ?? null,
            processors: null,
          };
    const styleVersion = this.styleVersion();
    return {
      file: this.file,
      blocks,
      severalTitles: new Set(blocks.map(({ title }) => title)).size > 1,
      emptyDatastores,
      clusters,
      cpu,
      useFigures,
      earlyFiles: [...earlyFiles],
      styleVersion,
      diagnostics,
    };
  }

  /** A label in running text opens a block too; only one with rates counts, and a named one is missed. */
  private holdsResults(block: ResultBlock): boolean {
    const { vdbench, kinds } = block;
    if (vdbench || kinds.includes("iops") || kinds.includes("throughput")) return true;
    if (block.job !== null) {
      const message = `The block of job ${block.job} contains neither IOPS nor throughput: skipped.`;
      this.diagnostics.push({
        severity: "warning",
        code: "empty-block",
        message,
        file: this.file,
        line: block.line,
      });
    }
    return false;
  }

  /** The notices about early VMs; the PDF turns `VMs` into `Number of VMs` here too. */
  private takeNotice(line: string, number: number): boolean {
    if (/^All (the )?(Number of )?(VMs|Pods) finished/i.test(line)) {
      this.emptyDatastores.push({ datastore: this.datastore, line: number, noticed: true });
      this.heading = null;
      return true;
    }
    const early = /^There (?:is|are) (\d+) (?:Number of )?(?:VMs?|Pods?) finished testing early/i.exec(line);
    if (early) {
      this.finishedEarly = plausible(Number(early[1]));
      return true;
    }
    // vdbench: below the block since 2.5, inside it before.
    const done = /^Testing is done, (\d+) out of (\d+) (?:Number of )?VMs finished/i.exec(line);
    const block = this.blocks.at(-1);
    if (done && block) {
      block.vdbench = true;
      block.finishedEarly = plausible(Math.max(0, Number(done[2]) - Number(done[1])));
      return true;
    }
    if (/^(\/|https?:\/\/)\S.*\.(json|txt)$/.test(line)) {
      if (/\.txt$/.test(line) && block) block.earlyFiles.push(line);
      else this.earlyFiles.add(line);
      return true;
    }
    return /^If you are interested in improving/.test(line);
  }

  private takeLabelled({ kind, label, value, padded }: LabelledLine, line: number): void {
    if (padded && kind !== "datastore") this.padded += 1;
    if (kind === "datastore") {
      this.closeHeading();
      this.heading = { datastore: value, line, noticed: false };
      this.datastore = value;
      this.block = null;
      this.finishedEarly = null;
      if (/^storageclass$/i.test(label)) this.pods = true;
    } else if (kind === "job") {
      this.open(line).job = value;
    } else if (kind === "version" || kind === "runDefinition") {
      if (kind === "version" && !/^vdbench/i.test(value)) return;
      const block = this.block && this.block.figures.length === 0 ? this.block : this.open(line);
      block.vdbench = true;
      if (kind === "runDefinition") block.definition = parseRunDefinition(value);
    } else if (BLOCK_FIGURES.has(kind)) {
      this.takeFigure(kind, label, value, line);
    } else {
      this.takeUse(kind, label, value, line);
    }
  }

  private takeFigure(kind: ResultLabel, label: string, value: string, line: number): void {
    const figure = parseFigure(value);
    const ended = kind === "members" && this.block !== null && this.block.figures.length > 0;
    const block = this.block === null || ended ? this.open(line) : this.block;
    block.kinds.push(kind);
    // Another unit would be taken for that of HCIBench.
    const isInUnit = figure && (kind === "members" || UNIT.test(figure.unit));
    if (!isInUnit) {
      const problem = figure ? "in an unexpected unit" : "not a number";
      const message = `${label} is ${JSON.stringify(value)}, which is ${problem}.`;
      this.diagnostics.push({
        severity: "warning",
        code: "unreadable-figure",
        message,
        file: this.file,
        line,
      });
      return;
    }
    if (kind === "p95") block.vdbench = true;
    if (figure.unit === "IO/s") this.oldVdbench = true;
    const first = block.figures.find((one) => one.kind === kind);
    if (first && first.value !== figure.value) {
      const message = `${label} is ${figure.value}, but ${first.value} in line ${first.line} of the same block: the first counts.`;
      this.diagnostics.push({ severity: "warning", code: "figure-twice", message, file: this.file, line });
    }
    block.figures.push({ kind, label, ...figure, file: this.file, line });
  }

  /** `12.34%` for one cluster, `ClusterA: 12.34%; ClusterB: 5.6 %; ` for several: then their mean. */
  private takeUse(kind: ResultLabel, label: string, value: string, line: number): void {
    const shares = percentages(value).flatMap((share) => plausible(share) ?? []);
    if (shares.length === 0) return;
    const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
    this.use[kind] = mean;
    if (this.useFigures.length === MAX_USE_FIGURES) {
      this.useFigures.shift();
      this.useFiguresLeftOut += 1;
    }
    this.useFigures.push({ label, value: mean, unit: "%", file: this.file, line });
  }

  private reportUseFiguresLeftOut(): void {
    if (this.useFiguresLeftOut === 0) return;
    const lines = this.useFiguresLeftOut + this.useFigures.length;
    const message = `The text has ${lines} lines of CPU and RAM use: the last ${MAX_USE_FIGURES} are listed.`;
    this.diagnostics.push({ severity: "info", code: "use-lines", message, file: this.file, line: null });
  }

  private takeTitle(line: string): void {
    const title = /^#{1,6} (.+)$/.exec(line)?.[1];
    if (title !== undefined && parseLabelledLine(title) === null) this.title = title.trim();
  }

  private takeCaseName(line: string): void {
    const name = line.replace(/^#+\s*/, "").replace(/-res\.txt:?$|[:/]$/, "");
    const parsed = parseCaseName(name.split("/").at(-1) ?? "");
    if (parsed.tool === null) {
      this.takeTitle(line);
      return;
    }
    this.title = null;
    this.closeHeading();
    this.caseName = parsed.name;
    this.datastore = null;
    this.block = null;
  }

  /** Notes a datastore whose line no block followed, unless it has blocks elsewhere in the text. */
  private closeHeading(): void {
    const { heading, caseName } = this;
    this.heading = null;
    if (heading && !this.withBlocks.has(sectionKey(caseName, heading.datastore))) {
      this.emptyDatastores.push(heading);
    }
  }

  private open(line: number): ResultBlock {
    this.heading = null;
    this.block = {
      caseName: this.caseName,
      title: this.title,
      datastore: this.datastore,
      job: null,
      vdbench: false,
      finishedEarly: this.finishedEarly,
      earlyFiles: [],
      definition: null,
      figures: [],
      kinds: [],
      line,
    };
    this.finishedEarly = null;
    this.blocks.push(this.block);
    this.withBlocks.add(sectionKey(this.caseName, this.datastore));
    return this.block;
  }

  private styleVersion(): ResultText["styleVersion"] {
    // Two lines, so that a single line retyped by hand does not turn a text into one of 2.0.
    if (this.padded >= 2) return "2.0";
    if (this.pods) return "3.0";
    if (this.oldVdbench && this.blocks.some((block) => block.vdbench)) return "1.6-2.4";
    if (this.tables.clusters.length > 0) {
      // vdbench's figures have looked the same since 2.5.
      const latency = this.blocks
        .flatMap((block) => (block.vdbench ? [] : block.figures))
        .find((figure) => figure.kind === "readLatency");
      return latency?.decimals === 2 ? "2.8" : null;
    }
    return this.use.cpuUsage === undefined ? null : "2.5";
  }
}

function sectionKey(caseName: string | null, datastore: string | null): string {
  return JSON.stringify([caseName, datastore]);
}
