import fs from "node:fs";
import path from "node:path";
import { SETS, TESTS } from "../../src/templates/benchmarkComparison/sets";
import { MAX_HOSTS } from "../../src/templates/runbooks/inputs";
import { gallery } from "../../src/templates/gallery";
import { shareFile } from "../../src/workbook/writers/xlsx/share/shareFile";
import { writeXlsx } from "../../src/workbook/writers/xlsx/writeXlsx";
import { pasted } from "../templates/comparedTables";
import { type Entries, recalculate } from "../templates/recalculate";
import { DESIGN_PRINTS } from "./designPrints";
import { paperFaults } from "./paperFaults";
import type { Print } from "./print";
import { printedPages, type PrintedPage } from "./printedPages";
import { REPORT_PRINTS } from "./reportPrints";
import { runs, testWhenInstalled } from "./whenInstalled";
import { sampled } from "../volume";

/** What is printed of a template: as it opens, or with these entries. */
interface PrintedTemplate {
  name: string;
  id: string;
  entries: Entries;
}

/** Names as long as a first page shows them, in the words of a language that makes long ones. */
const LONG = "Donaudampfschifffahrtsgesellschaft mbH";
const NAMES: Entries = { customer: LONG, project: LONG, author: LONG, planVersion: "2.1" };

/** Entries for a cluster of as many hosts as may be whose addresses are as long as addresses get. */
function largestCluster(): Entries {
  const column = (text: (host: number) => string) => Array.from({ length: MAX_HOSTS }, (_, i) => text(i + 1));
  return {
    ...NAMES,
    ...{
      change: LONG,
      window: LONG,
      operator: LONG,
      second: LONG,
      cluster: LONG,
      services: LONG,
      dumpFile: LONG,
    },
    path: "manual",
    witness: "yes",
    witnessAddress: "192.168.110.101",
    "hosts.name": column((host) => `esx${host}.datacenter.example.com`),
    "hosts.management": column((host) => `172.131.200.${100 + host}`),
    "hosts.vmk": column(() => "vmk10"),
    "hosts.address": column((host) => `172.131.219.${100 + host}`),
  };
}

/** Tables of all tests that a comparison has room for, with names as long as it shows them. */
function fiveVariants(): Entries {
  const headers = [
    "Case", "Block size (KiB)", "Read %", "Random %", "Outstanding I/O", "VMs", "IOPS", "Latency (ms)",
    "Read latency (ms)", "Write latency (ms)", "p95 read (ms)", "p95 write (ms)", "Host CPU %",
  ]; // prettier-ignore
  const tests = (factor: number) =>
    Array.from({ length: TESTS }, (_, i) => [
      `test ${i + 1}`, 2 ** (2 + (i % 8)), 70, 100, 64 * (1 + Math.floor(i / 8)), 8,
      1_234_567.8 * factor, 4 / factor, 3 / factor, 6 / factor, 10, 22, 55,
    ]); // prettier-ignore
  const factors = [1, 1.25, 0.7, 1.02, 12.5, 0.9];
  return {
    ...pasted(Object.fromEntries(SETS.map(({ sheet }, i) => [sheet, [headers, ...tests(factors[i] ?? 1)]]))),
    "setup.label": SETS.map(({ sheet }) => `${sheet}, NVMe, deduplicated`.slice(0, 24)),
    "setup.esxi": SETS.map((_, i) => (i === 3 ? "9.0" : "8.0 U3")),
  };
}

const ALL: readonly PrintedTemplate[] = [
  ...gallery.map(({ id }) => ({ name: id, id, entries: {} })),
  { name: `runbooks, ${MAX_HOSTS} hosts`, id: "runbooks", entries: largestCluster() },
  {
    name: "ip-plan, 64 hosts",
    id: "ip-plan",
    entries: { ...NAMES, supernet: "10.1.0.0/16", clusterHosts: 64 },
  },
  { name: "latency-budget, a customer", id: "latency-budget", entries: NAMES },
  { name: "benchmark-comparison, nothing pasted", id: "benchmark-comparison", entries: pasted({}) },
  { name: "benchmark-comparison, five variants", id: "benchmark-comparison", entries: fiveVariants() },
];

/** A template as it opens. templates/committed.test.ts holds the file to its definition. */
function committed(id: string): Uint8Array {
  return fs.readFileSync(path.resolve(__dirname, `../../templates/${id}.xlsx`));
}

async function filledIn(id: string, entries: Entries): Promise<Uint8Array> {
  const template = gallery.find((one) => one.id === id);
  if (!template) throw new Error(`no template "${id}"`);
  const { drawing } = recalculate(template.plan(), entries);
  return (await writeXlsx(drawing)).output;
}

const TEMPLATE_PRINTS: readonly Print[] = ALL.map(({ name, id, entries }) => ({
  name,
  title: "prints no page without text, none in letters that are too small, and no figure or text that is cut",
  file: async () =>
    shareFile(Object.keys(entries).length === 0 ? committed(id) : await filledIn(id, entries)).output,
  check: (pages) => {
    expect(pages.length).toBeGreaterThan(0);
    expect(paperFaults(pages)).toEqual([]);
  },
}));

/** A template with the longest texts, a design and a report. */
const SAMPLE = ["latency-budget, a customer", "a design typed on A4", "report"];

const PRINTS = sampled([...TEMPLATE_PRINTS, ...DESIGN_PRINTS, ...REPORT_PRINTS], ({ name }) =>
  SAMPLE.includes(name),
);

/** All of them, printed; LibreOffice is started once. */
let printed: Promise<Map<string, PrintedPage[]>> | undefined;

async function printAll(): Promise<Map<string, PrintedPage[]>> {
  const files: Uint8Array[] = [];
  for (const { file } of PRINTS) files.push(await file());
  const pages = await printedPages(files);
  return new Map(PRINTS.map(({ name }, i) => [name, pages[i] ?? []]));
}

describe.each(PRINTS)("$name", ({ name, title, check }) => {
  testWhenInstalled(
    {
      name: "LibreOffice and poppler",
      hint: "apt-get install libreoffice-calc fonts-crosextra-carlito poppler-utils",
    },
    runs("soffice", "--version") && runs("pdftohtml", "-v"),
    title,
    async () => {
      check((await (printed ??= printAll())).get(name) ?? []);
    },
    // All are printed by the first test that asks.
    900_000,
  );
});
