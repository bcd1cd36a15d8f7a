import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { calculate } from "../../src/calculator/calculate";
import { designPlan, type DesignParts } from "../../src/design/designWorkbook";
import { layout } from "../../src/workbook/layout";
import { writeXlsx } from "../../src/workbook/writers/xlsx/writeXlsx";
import { imported, knownHost, knownVm } from "../estate/sampleEstate";
import { sourceFunctions } from "../sourceFunctions";
import { paperFaults } from "./paperFaults";
import type { PrintedPage } from "./printedPages";
import type { Print } from "./print";

/** Names as long as a first page shows them, in the words of a language that makes long ones. */
const LONG = "Donaudampfschifffahrtsgesellschaft mbH";

const CLUSTERS = Array.from({ length: 8 }, (_, i) => `Rechenzentrum Nord ${i + 1}`);

/** An estate of a VM and a host in each cluster. */
function estateOf(clusters: readonly string[], files = 1) {
  const estate = imported(
    clusters.map((cluster, i) => knownVm({ name: `vm${i}`, cluster, ramBytes: 64 * 2 ** 30 })),
    clusters.map((cluster, i) => knownHost({ name: `esx${i}`, cluster })),
  );
  const [source] = estate.sources;
  if (!source) throw new Error("the sample has no source");
  const file = (i: number) => `RVTOOLS_EXPORT_ALL_${LONG.toUpperCase()}_${i}.xlsx`;
  if (files > 1) estate.sources = Array.from({ length: files }, (_, i) => ({ ...source, file: file(i) }));
  return estate;
}

const MANAGEMENT = { name: "Management", target: CLUSTERS[0] ?? "", profile: "general", vms: 12 };

const DESIGNS: Readonly<Record<string, DesignParts>> = {
  typed: {
    classes: [{ name: "General", target: "Cluster", profile: "general", vms: 300 }],
    targets: [{ name: "Cluster" }],
  },
  "of an estate": { estate: estateOf(["Production", "Office"]) },
  "of eight clusters, four options": {
    estate: estateOf(CLUSTERS, 4),
    options: {
      A: {},
      B: { ramGib: 1536 },
      C: { disks: 24, diskTb: 15.36 },
      D: { hosts: 4, ramGib: 24_576, tierRatio: 4, disks: 24, diskTb: 15.36 },
    },
    chosen: "D",
    classes: [
      MANAGEMENT,
      ...CLUSTERS.map((target) => ({ name: `Datenbanken in ${target}`, target, profile: "VDI", vms: 4000 })),
    ],
    tests: [
      {
        ...{ name: "4 KiB, 70% read, random", hosts: 4, ioSizeKib: 4, readShare: 0.7, layout: "RAID-5 2+1" },
        ...{ iops: 215_246, latencyMs: 4.71, mostMs: 5 },
        ...{ targetMs: null, heldTo: null, against: [], showsCost: true },
      },
    ],
    cover: { customer: LONG, project: LONG, author: LONG, planVersion: "2.1" },
  },
};

/** In the footer of the customer's pages. */
const DESIGN = "· Design, page";

/** What stands above and below the charts. */
const CHARTS = ["Where is headroom?", "What to order and license"];

/** A page without the labels of its charts, which may touch each other. */
function withoutCharts(page: PrintedPage): PrintedPage {
  const [first, last] = CHARTS.map((head) => page.texts.find(({ text }) => text === head)?.top);
  if (first === undefined || last === undefined) return page;
  return { ...page, texts: page.texts.filter(({ top }) => top <= first || top >= last) };
}

/** What heads the tables of the first page, and of the second one. */
const HEADS = [
  ["Does it fit?", "Which option?", "What to order and license"],
  ["Cluster by cluster", "Risks", "Ask the customer", "What the figures rest on"],
];

/** Paper by its number in the file. */
const PAPERS = { A4: 9, Letter: 1 };

/** The file on another paper than A4. */
function onPaper(file: Uint8Array, paper: number): Uint8Array {
  const parts = Object.entries(unzipSync(file)).map(([name, bytes]): [string, Uint8Array] => [
    name,
    name.startsWith("xl/worksheets/sheet")
      ? strToU8(strFromU8(bytes).replace('paperSize="9"', `paperSize="${paper}"`))
      : bytes,
  ]);
  return zipSync(Object.fromEntries(parts), { level: 1 });
}

const WRITTEN = new Map<string, Promise<Uint8Array>>();

/** The file of a design, calculated and written once. */
function written(design: string): Promise<Uint8Array> {
  const file = WRITTEN.get(design) ?? write(DESIGNS[design] ?? {});
  WRITTEN.set(design, file);
  return file;
}

async function write(parts: DesignParts): Promise<Uint8Array> {
  const { sheets, ...rest } = calculate(layout(designPlan(parts).spec), sourceFunctions);
  // As values: LibreOffice would calculate the candidates of every cluster again.
  const drawing = { ...rest, sheets: sheets.map((sheet) => ({ ...sheet, formulas: [] })) };
  return (await writeXlsx(drawing)).output;
}

/** Each design on each paper. The first is the smallest: LibreOffice takes half a minute for eight clusters. */
export const DESIGN_PRINTS: readonly Print[] = Object.keys(DESIGNS).flatMap((design) =>
  Object.entries(PAPERS).map(([paper, number]) => ({
    name: `a design ${design} on ${paper}`,
    title: "is two pages for the customer; no page is blank, and nothing is too small or cut",
    file: async () => onPaper(await written(design), number),
    check: (pages) => {
      const ofCustomer = pages.filter(({ footer }) => footer.includes(DESIGN));
      const heads = ofCustomer.map(({ texts }) =>
        texts.flatMap(({ text }) => (HEADS.flat().includes(text) ? [text] : [])),
      );
      expect(heads).toEqual(HEADS);
      const faults = paperFaults(pages.map(withoutCharts));
      // The planner's sheets are made for A4; the customer's pages for both.
      const binding = ({ what, footer }: (typeof faults)[number]): boolean =>
        paper === "A4" || what === "blank" || footer.includes(DESIGN);
      expect(faults.filter(binding)).toEqual([]);
    },
  })),
);
