import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";
import type { PlanSheet } from "../../sheets/planWorkbook";
import type { Block } from "../../sheets/block";
import { sheetTop } from "../../sheets/sheetTop";
import { withRowGap } from "../../sheets/withRowGap";
import { count } from "../findings/figure";
import { pageTitles } from "../../sheets/firstPage/pageTitles";
import { groupBy } from "../../model/groupBy";
import { bandsBlock } from "./bandsBlock";
import { causes } from "./causes";
import { changesBlock, type ChangesBlock } from "./changesBlock";
import { CHANGE_WIDTHS, COLUMN, PAGE_COLUMNS } from "./changeColumns";
import { comparedFiguresSheet } from "./comparedFiguresSheet";
import { compareRuns, type ComparedRow, type ComparedVariant } from "./comparedRows";
import type { NamedRuns } from "./pairRuns";
import { setupBlock } from "./setupBlock";
import { groupHeight, isShown, unitOfCpuPerIo } from "./shownMetrics";
import { sideNames, type SideNames } from "./sideNames";
import { whyBlock } from "./whyBlock";

/** Points of a page on which the smallest letters are still larger than 7 pt, and of what is on it besides three blocks. */
const PAGE_PT = 840;
const FIXED_PT = 215;

/** Points of a row of each block, as a rule. */
const ROW_PT = { setup: 20, why: 26 };

/** Changes on a first page that has no room for all. */
const MAX_CHANGES = 8;

/** Changes on the sheet of further ones; the sheet Compared figures has all. */
const MAX_FURTHER = 400;

/** Points between the parts of a page. */
const GAP_PT = 7;

/**
 * The sheets of a comparison: for each variant a page for the customer, `Comparison`; the changes that it has no room for,
 * `Changes`; and every figure, `Compared figures`. Runs whose job `failed` or was ended early are not evaluated.
 */
export function comparisonSheets(
  baseline: NamedRuns,
  variants: readonly NamedRuns[],
  failed?: ReadonlySet<BenchmarkRun>,
): PlanSheet[] {
  const compared = compareRuns(baseline, variants, failed);
  const names = [baseline, ...variants].map(({ name }) => name);
  const pages = compared.map((one, i) => pageOf(one, sideNames(names, i + 1)));
  return [...pages.map(comparisonPage), ...changesSheet(pages), comparedFiguresSheet(compared)];
}

/** A page's blocks around its changes, and which changes it has room for. */
interface Page {
  one: ComparedVariant;
  names: SideNames;
  setup: Block;
  why: Block | null;
  first: readonly ComparedRow[];
  rest: readonly ComparedRow[];
}

function pageOf(one: ComparedVariant, names: SideNames): Page {
  const setup = setupBlock(one, names);
  const why = whyBlock(one, causes(one, names));
  const others = FIXED_PT + setup.height * ROW_PT.setup + (why?.height ?? 0) * ROW_PT.why;
  return { one, names, setup, why, ...split(one, PAGE_PT - others) };
}

/**
 * The changes of a first page in the order of their tests: all of them where there is room for so many points, else the
 * largest.
 */
function split({ rows: all }: ComparedVariant, room: number): Pick<Page, "first" | "rest"> {
  const rows = all.filter(isShown);
  const tests = [...groupBy(rows, ({ pair }) => pair).values()];
  const isFirst = new Set(
    tests.reduce((points, test) => points + groupHeight(test), 0) <= room
      ? rows
      : [...rows].sort((a, b) => sizeOf(b) - sizeOf(a)).slice(0, MAX_CHANGES),
  );
  const byTest = [...rows].sort((a, b) => a.pair - b.pair || a.number - b.number);
  return {
    first: byTest.filter((row) => isFirst.has(row)),
    rest: byTest.filter((row) => !isFirst.has(row)),
  };
}

function sizeOf({ before, after }: ComparedRow): number {
  return before === 0 ? 0 : Math.abs(after / before - 1);
}

/** What one variant changed, on one page of paper. */
function comparisonPage({ one, names, setup, why, first, rest }: Page, place: number): PlanSheet {
  const tests = one.pairing.pairs.length;
  const about = `${names.baseline} (baseline) against ${names.variant} · ${count(tests, "test")} in common`;
  const heading = "What changed?";
  const text = { heading, about: aboutChanges(one, first, rest.length), heads: names.heads };
  const blocks: Block[] = [
    pageTitles("Comparison", about),
    bandsBlock(one, place, names),
    setup,
    ...(first.length === 0 ? [] : [changesBlock(first, text)]),
    ...(why === null ? [] : [why]),
  ];
  return {
    name: place === 0 ? "Comparison" : `Comparison ${place + 1}`,
    blocks: blocks.map((block) => withRowGap(block, GAP_PT)),
    columnWidths: CHANGE_WIDTHS,
    columns: PAGE_COLUMNS,
    hidesGridlines: true,
    namesCustomer: true,
    print: { orientation: "portrait", pagesHigh: 1, centered: true },
    printThrough: COLUMN.verdict,
  };
}

function aboutChanges({ likeness }: ComparedVariant, first: readonly ComparedRow[], rest: number): string {
  const unit = unitOfCpuPerIo(first);
  if (rest > 0)
    return withUnit(
      `the ${first.length} largest of ${first.length + rest} changes; the others: sheet Changes`,
      unit,
    );
  if (likeness.kind === "different") return withUnit("gray bars: shown but not evaluated", unit);
  return unit === null ? "" : `CPU per I/O (${unit}) is the fair figure where IOPS and CPU both move`;
}

function withUnit(about: string, unit: string | null): string {
  return unit === null ? about : `${about} · CPU per I/O in ${unit}`;
}

/** The changes that first pages have no room for, each variant from a page of its own on. */
function changesSheet(pages: readonly Page[]): PlanSheet[] {
  let room = MAX_FURTHER;
  const blocks = pages.flatMap(({ names, rest }): ChangesBlock[] => {
    const rows = rest.slice(0, room);
    room -= rows.length;
    if (rows.length === 0) return [];
    const about =
      rows.length < rest.length
        ? `the first ${rows.length} of ${rest.length}; all are on the sheet Compared figures`
        : "in addition to those on the first page";
    const heading = `What else did ${names.variant} change?`;
    return [
      changesBlock(rows, { heading, about: withUnit(about, unitOfCpuPerIo(rows)), heads: names.heads }),
    ];
  });
  if (blocks.length === 0) return [];
  return [
    {
      name: "Changes",
      blocks: [
        sheetTop("Changes", "Changes beyond the first page, test by test."),
        ...blocks.map((block, i) => inPages(block, i > 0)),
      ],
      columnWidths: CHANGE_WIDTHS,
      columns: PAGE_COLUMNS,
      freezeRows: 2,
      hidesGridlines: true,
      print: { orientation: "portrait", centered: true },
      printThrough: COLUMN.verdict,
    },
  ];
}

/** Points of rows on a page, on whichever paper; less than there are, as programs measure differently. */
const PAGE_ROWS_PT = 700;

/** Points of the sheet's title and of a block's heads. */
const TITLE_PT = 60;
const HEADS_PT = 40;

/** A block whose pages begin with a test: its name stays with its rows. */
function inPages(block: ChangesBlock, beginsPage: boolean): Block {
  return {
    ...block,
    draw: (place) => {
      const breaks = beginsPage ? [place.row] : [];
      let taken = HEADS_PT + (beginsPage ? 0 : TITLE_PT);
      for (const { row, points } of block.groups(place.row)) {
        if (taken + points > PAGE_ROWS_PT) {
          breaks.push(row);
          taken = 0;
        }
        taken += points;
      }
      return { ...block.draw(place), pageBreaks: breaks };
    },
  };
}
