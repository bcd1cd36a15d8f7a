import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";
import type { Diagnostic } from "../../model/benchmark/diagnostic";
import { AccessSpec, specLine, specName } from "./accessSpec";
import { DiagnosticList } from "./diagnosticList";
import { LogRows } from "./logRows";
import { MAX_LINE_CHARACTERS } from "./lineLength";
import { isConfigurationMarker } from "./looksLikeIometer";
import { nameTable } from "./nameTable";
import type { ResultColumns } from "./resultColumns";
import { isInstantaneousHeader, resultColumns } from "./resultColumns";
import { ResultRows } from "./resultRows";
import { unquoted, withoutPadding } from "./rowFormat";
import type { RowSkimmer } from "./rowSkimmer";
import type { StepOutput } from "./stepOutput";

/** What the next line is, where the line before says so. */
type Expected = "test" | "version" | "stamp" | "description" | "spec name" | "spec lines" | "header";

/** A header row of results and what it says of the rows below; `columns` is null where it cannot be read. */
interface Header {
  line: string;
  columns: ResultColumns | null;
  skimmer: RowSkimmer | null;
}

/** What a large file asks for. */
interface ReaderOptions {
  /** Whether the time series of instantaneous logs are read. */
  series?: boolean;
  /** Makes a run smaller before it is kept; the run itself unless it is given. */
  compact?: (run: BenchmarkRun) => BenchmarkRun;
  /** Makes what reads rows fast. */
  skimmerOf?: (columns: ResultColumns) => RowSkimmer | null;
}

/** What a file holds: steps of results, or steps of an instantaneous log, which a results file may have too. */
interface FileResult {
  runs: BenchmarkRun[];
  logged: BenchmarkRun[];
  diagnostics: Diagnostic[];
}

/**
 * Reads the results of Iometer a piece of text at a time. The file is a log to which every test appends its
 * sections, so nothing but the sections at hand is kept beside the runs. One class of many lines: what a line is depends on
 * those before it, and all of that is here.
 */
export class ResultReader {
  private readonly runs: BenchmarkRun[] = [];
  private readonly logged: BenchmarkRun[] = [];
  private readonly diagnostics: DiagnosticList;
  private readonly names = nameTable();
  /** Those of the section at hand, where it is one of results. */
  private rows: ResultRows | LogRows | null = null;
  private header: Header = { line: "", columns: null, skimmer: null };
  private readonly fallbackName: string;
  private line = 0;
  private expected: Expected | null = null;
  private version: string | null = null;
  private description: string | null = null;
  private specs = new Map<string, AccessSpec>();
  private spec: AccessSpec | null = null;
  /** Line of the heading of a test that has neither ended nor been aborted. */
  private openTest: number | null = null;
  private stamp: { text: string; line: number } | null = null;
  private refused = false;
  private qtFile = false;

  private readonly series: boolean;
  private readonly compact: (run: BenchmarkRun) => BenchmarkRun;
  private readonly skimmerOf: (columns: ResultColumns) => RowSkimmer | null;

  /** @param file Name of the file, for messages and as the last resort for a case's name. */
  constructor(
    private readonly file: string,
    { series = false, compact = (run) => run, skimmerOf = () => null }: ReaderOptions = {},
  ) {
    this.series = series;
    this.compact = compact;
    this.skimmerOf = skimmerOf;
    this.diagnostics = new DiagnosticList(file);
    this.fallbackName = file.replace(/^.*\//, "").replace(/\.\w+$/, "");
  }

  /** Takes text that ends with a line feed, or the last text. Answers "enough" when no more is of use. */
  push(text: string): "enough" | undefined {
    for (let start = 0; start < text.length && !this.refused;) {
      const feed = text.indexOf("\n", start);
      const end = feed < 0 ? text.length : feed;
      this.line += 1;
      const ended = feed >= 0;
      if (end - start > MAX_LINE_CHARACTERS) {
        this.diagnostics.add("error", "iometer-damaged-row", "The line is too long to be a row.", this.line);
      } else if (!(ended && this.rows?.skim(text, start))) {
        this.take(text.slice(start, end), ended);
      }
      start = end + 1;
    }
    return this.refused ? "enough" : undefined;
  }

  /** What was found, after the last text. */
  end(): FileResult {
    if (!this.refused) {
      this.rows?.close("end of file");
      this.closeTest(true);
      if (this.runs.length + this.logged.length === 0) {
        this.diagnostics.add("error", "iometer-no-results", "The file holds no complete test step.", null);
      } else {
        this.reportLocalTime();
      }
    }
    return { runs: this.runs, logged: this.logged, diagnostics: this.diagnostics.list() };
  }

  private take(whole: string, ended: boolean): void {
    const line = whole.replace(/^\ufeff|\r$/g, "");
    if (this.rows?.take(line, this.line, ended)) return;
    const plain = withoutPadding(line);
    if (this.takeExpected(line, plain, ended)) return;
    if (plain === "" || this.takeMarker(unquoted(plain).replace(/^'/, ""), line, ended)) return;
    if (this.qtFile) return;
    if (ended) {
      this.diagnostics.add("warning", "iometer-unknown-line", `Not understood: ${quoted(plain)}.`, this.line);
    } else {
      this.truncated();
    }
  }

  /** A line that the one before announced. A marker in its place is left for `takeMarker`. */
  private takeExpected(line: string, plain: string, ended: boolean): boolean {
    const { expected } = this;
    if (expected === null || /^"?'/.test(plain)) return false;
    if (expected === "header") return this.takeHeader(line, ended);
    if (expected === "spec lines") return this.takeSpecLine(plain);
    this.expected = null;
    const value = unquoted(plain);
    if (expected === "test") {
      const description = unquoted(plain.replace(/^\s*\d+\s*[,;\t]?/, ""));
      this.description = description === "" ? null : this.names(description);
    } else if (expected === "description") {
      this.description = value === "" ? null : this.names(value);
    } else if (expected === "version") {
      this.version = value === "" ? null : this.names(value);
    } else if (expected === "stamp") {
      if (value !== "") this.stamp ??= { text: this.names(value), line: this.line };
    } else {
      this.startSpec(specName(line));
    }
    return true;
  }

  private takeMarker(marker: string, line: string, ended: boolean): boolean {
    if (/^Test Type[,;\t]\s*Test Description$/.test(marker)) {
      this.expect("test");
      this.closeTest(false);
      this.openTest = this.line;
      return true;
    }
    if (marker === "Version") return this.expect("version");
    if (marker === "Time Stamp") return this.expect("stamp");
    if (marker === "Test Description") return this.expect("description");
    if (marker === "Results") return this.expect("header");
    if (/^TimeStamp\b|^Target Type[,;\t]/.test(marker)) {
      this.expect(null);
      return this.takeHeader(line, ended);
    }
    if (marker === "Access specifications") {
      this.specs = new Map();
      return this.expect(null);
    }
    if (marker === "End access specifications") return this.expect(null);
    if (/^Access specification name[,;\t]/.test(marker)) return this.expect("spec name");
    if (/^size[,;\t]/.test(marker)) return this.expect("spec lines");
    return this.takeEnding(marker);
  }

  private takeEnding(marker: string): boolean {
    if (marker === "End Test") {
      this.openTest = null;
      return this.expect(null);
    }
    if (marker === "Aborted test") {
      this.expect(null);
      this.openTest = null;
      this.diagnostics.add(
        "warning",
        "iometer-aborted",
        "The test was aborted: its last step, if it was recorded at all, ran shorter than the others.",
        this.line,
      );
      return true;
    }
    if (marker.startsWith("ERROR:")) {
      this.expect(null);
      this.diagnostics.add("warning", "iometer-error", `Iometer reported ${quoted(marker)}.`, this.line);
      return true;
    }
    if (isConfigurationMarker(marker)) {
      this.refuse(
        "iometer-configuration",
        "This is a configuration of Iometer (.icf): it contains settings but no results. Import results.csv.",
      );
      return true;
    }
    const version = /^Version\s+(\S+)$/.exec(marker)?.[1];
    if (version !== undefined) this.version = this.names(version);
    if (marker === "Iometer Output File") this.qtFile = true;
    return version !== undefined || marker === "Iometer Output File";
  }

  private takeHeader(line: string, ended: boolean): boolean {
    if (!ended) {
      this.truncated();
      return true;
    }
    // Every step repeats the header.
    if (line !== this.header.line) {
      const columns = resultColumns(line);
      this.header = { line: this.names(line), columns, skimmer: columns && this.skimmerOf(columns) };
    }
    const { columns, skimmer } = this.header;
    this.expected = null;
    if (!columns) {
      this.diagnostics.add("error", "iometer-header", "The results have no readable header row.", this.line);
      return true;
    }
    const context = {
      file: this.file,
      version: this.version,
      description: this.description,
      specs: this.specs,
      fallbackName: this.fallbackName,
    };
    this.rows = isInstantaneousHeader(line)
      ? new LogRows(columns, context, this.outputTo(this.logged), this.series)
      : new ResultRows(columns, skimmer, context, this.outputTo(this.runs));
    return true;
  }

  private outputTo(runs: BenchmarkRun[]): StepOutput {
    return { found: (run) => runs.push(this.compact(run)), diagnostics: this.diagnostics, names: this.names };
  }

  private startSpec(name: string): void {
    this.spec = new AccessSpec(this.names(name), this.line);
    this.specs.set(this.spec.name, this.spec);
  }

  private takeSpecLine(plain: string): boolean {
    const found = specLine(plain);
    if (!found || !this.spec) {
      if (!/^\d/.test(plain)) return false;
      // Without one of its lines a specification would say something else.
      if (this.spec) this.specs.delete(this.spec.name);
      const message = `Not a line of an access specification: ${quoted(plain)}.`;
      this.diagnostics.add("error", "iometer-damaged-row", message, this.line);
      return true;
    }
    const { spec } = this;
    const { mixesSizes, hasReply } = spec;
    spec.add(found);
    if (spec.mixesSizes && !mixesSizes) {
      const message = `${spec.name} mixes several block sizes; the block size is their mean by access.`;
      this.diagnostics.add("info", "iometer-mixed-sizes", message, spec.line);
    }
    if (spec.hasReply && !hasReply) {
      const message = `${spec.name} answers with replies of another size; block size and read % are left open.`;
      this.diagnostics.add("info", "iometer-reply", message, spec.line);
    }
    return true;
  }

  private reportLocalTime(): void {
    if (!this.stamp) return;
    const message = `Iometer writes local time without a time zone (${quoted(this.stamp.text)}): no start time is read.`;
    this.diagnostics.add("info", "iometer-local-time", message, this.stamp.line);
  }

  /** Ends a section: the next line is `expected`, and no rows follow. */
  private expect(expected: Expected | null): true {
    this.rows?.close("section");
    this.rows = null;
    this.expected = expected;
    return true;
  }

  /** Since 1.1.0 a test that ran to its end says so; before, nothing does. */
  private closeTest(last: boolean): void {
    if (this.openTest !== null && this.version?.startsWith("1.1")) {
      const message = `The test does not end${last ? " before the file does" : ""}: steps may be missing.`;
      this.diagnostics.add("warning", "iometer-not-ended", message, this.openTest);
    }
    this.openTest = null;
    this.version = null;
    this.description = null;
  }

  private truncated(): void {
    this.diagnostics.add("warning", "iometer-truncated", "The file ends within this line.", this.line);
  }

  private refuse(code: string, message: string): void {
    this.refused = true;
    this.diagnostics.add("error", code, message, this.line);
  }
}

function quoted(text: string): string {
  return JSON.stringify(text.length > 80 ? `${text.slice(0, 80)}...` : text);
}
