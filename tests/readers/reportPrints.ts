import { calculate } from "../../src/calculator/calculate";
import type { BenchmarkRun } from "../../src/model/benchmark/benchmarkRun";
import { benchmarkReport } from "../../src/reports/benchmarkReport";
import { NO_FACTS } from "../../src/reports/inputs/clusterFacts";
import { layout } from "../../src/workbook/layout";
import type { WorkbookSpec } from "../../src/workbook/spec";
import { shareFile } from "../../src/workbook/writers/xlsx/share/shareFile";
import { writeXlsx } from "../../src/workbook/writers/xlsx/writeXlsx";
import { sampleHost, sampleMember, sampleRun } from "../reports/sampleRuns";
import { sourceFunctions } from "../sourceFunctions";
import { cutTexts, type PrintedPage } from "./printedPages";
import type { Print } from "./print";

/** What a reader of paper can read, in points. */
const SMALLEST = 7;

const KIB = 2 ** 10;

/** Sizes of I/O in KiB: more tests than the first page's chart names. */
const SIZES = [1, 2, 4, 8, 16, 24, 32, 48, 64, 96, 128, 256, 512, 1024];

/** Tests as HCIBench has them, with names as long as its own, hosts, VMs, a histogram and a series. */
function testsOf(factor: number): BenchmarkRun[] {
  return SIZES.map((kib, i) => {
    const iops = (factor * 800_000) / (kib + 4);
    const latencyMs = 1 + i / 4;
    return sampleRun({
      case: `fio-8vmdk-100ws-${kib}k-${10 * (i % 3)}rdpct-100randompct-16threads-50compress-50dedupe-17328851${i + 10}`,
      source: { file: `fio-8vmdk-100ws-${kib}k-100randompct-16threads-50compress-17328851${i + 10}-res.txt`, line: 3 },
      toolVersion: "3.0",
      datastore: "vsanDatastore",
      job: "job0",
      vms: 8,
      vdisks: 64,
      durationSeconds: 3600,
      startedAt: `2024-11-29T${String(i + 8).padStart(2, "0")}:00:00.000Z`,
      workload: { blockSizeBytes: kib * KIB, readPct: 10 * (i % 3), randomPct: 100, outstandingIo: 1024, latencyTargetUs: 2500 },
      results: {
        iops,
        throughputBytesPerSecond: iops * kib * KIB,
        latencyMs,
        readLatencyMs: latencyMs,
        writeLatencyMs: latencyMs * 2,
        readP95Ms: latencyMs * 3,
        writeP95Ms: latencyMs * 4,
        percentiles: "measured",
      },
      cpu: { usagePct: 50 + i },
      hosts: ["10.156.28.1", "10.156.28.2", "10.156.28.3"].map((name, h) => sampleHost(name, 40 + 10 * h, 30)),
      members: Array.from({ length: 4 }, (_, m) => sampleMember(`hci-fio-vsanDatastore-${m}`, (iops / 4) * (1 + m / 10))),
      series: Array.from({ length: 8 }, (_, s) => ({ second: s * 60, iops, throughputBytesPerSecond: iops * 4096, latencyMs })),
      latencyBins: [0.5, 1, 2, 4].map((upToMs) => ({ upToMs, share: 0.25 })),
    });
  });
} // prettier-ignore

const WORKBOOKS: Readonly<Record<string, () => WorkbookSpec>> = {
  report: () =>
    benchmarkReport({
      imports: [{ name: "easy-run.zip", runs: testsOf(1) }],
      diagnostics: [],
      facts: { ...NO_FACTS, hosts: 3, ghzPerHost: 76.8 },
    }),
  comparison: () =>
    benchmarkReport({
      imports: [
        { name: "easy-run-1725000000.zip", runs: testsOf(1) },
        { name: "easy-run-1732885165.zip", runs: testsOf(1.2) },
      ],
      diagnostics: [],
      compare: true,
    }),
};

/** Texts that head something: they must not be the last line of a page. */
const HEADS = new Set(["heading", "question", "group"]);

function headings(spec: WorkbookSpec): Set<string> {
  const cells = spec.sheets.flatMap((sheet) => sheet.cells);
  return new Set(cells.flatMap((cell) => ("text" in cell && HEADS.has(cell.style ?? "") ? [cell.text] : [])));
}

function chartTitles(spec: WorkbookSpec): Set<string> {
  const charts = spec.sheets.flatMap((sheet) => sheet.charts ?? []);
  return new Set(charts.filter(({ bare }) => !bare).map(({ title }) => title));
}

/** Each of the workbooks. */
export const REPORT_PRINTS: readonly Print[] = Object.entries(WORKBOOKS).map(([name, make]) => ({
  name,
  title: "prints no empty page, nothing too small or cut, no heading alone, and headers on every page",
  file: async () => shareFile((await writeXlsx(calculate(layout(make()), sourceFunctions))).output).output,
  check: (pages) => {
    const spec = make();
    expect(pages.length).toBeGreaterThan(0);
    const at = (page: PrintedPage) => `page ${pages.indexOf(page) + 1}`;
    expect(pages.filter(({ texts }) => texts.length === 0).map(at)).toEqual([]);
    const small = pages.flatMap((page) =>
      page.texts
        .filter(({ size }) => size < SMALLEST)
        .map(({ text, size }) => `${at(page)}: ${text} ${size}`),
    );
    expect(small).toEqual([]);
    expect(pages.flatMap(({ texts }) => texts.filter(({ text }) => /^#+$/.test(text)))).toEqual([]);
    // Labels of a chart may touch: only cells are cut.
    const titles = chartTitles(spec);
    const cells = pages.filter(
      ({ texts }) =>
        !texts.some(({ text }) => titles.has(text) || text.startsWith("Where does latency turn?")),
    );
    expect(cells.flatMap((page) => cutTexts(page).map((text) => `${at(page)}: ${text}`))).toEqual([]);
    const heads = headings(spec);
    const alone = pages.flatMap((page) => {
      const lowest = Math.max(...page.texts.map(({ top }) => top));
      const last = page.texts.filter(({ top }) => lowest - top < 2);
      const isHead = cells.includes(page) && last.every(({ text }) => heads.has(text));
      return isHead ? [`${at(page)}: ${last.map(({ text }) => text).join(" ")}`] : [];
    });
    expect(alone).toEqual([]);
    const withHeader = (header: string) =>
      pages.filter(({ texts }) => texts.some(({ text }) => text === header));
    // 112 rows of a series on two pages or more, each below its header.
    expect(withHeader("Second").length).toBeGreaterThan(1);
    expect(withHeader("Second").map((page) => pages.indexOf(page))).toEqual(
      pages.flatMap((page, i) => (page.texts.some(({ text }) => text === "420") ? [i] : [])),
    );
  },
}));
