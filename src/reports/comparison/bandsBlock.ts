import { markFormats } from "../../sheets/markFormats";
import type { Block } from "../../sheets/block";
import { firstOf, quoted } from "../../sheets/formulaText";
import { VERDICTS } from "../../sheets/comparisonRules";
import { MARK, NOT_CALCULATED } from "../../sheets/mark";
import { columnName } from "../../workbook/address";
import type { CellSpec } from "../../workbook/spec";
import { count, percent } from "../findings/figure";
import type { ComparedVariant } from "./comparedRows";
import { hasResult, totalId } from "./outcomeBlocks";
import type { Pairing } from "./pairRuns";
import type { SideNames } from "./sideNames";

/** Heights in points: a band, and what is between the two. */
const BAND_PT = 34;
const BETWEEN_PT = 4;

/** What says no more than that nothing moved. */
const SAME = "=";

/** Whether the two are like for like, and what came out of it. Their ids are `like0` and `outcome0` for the first variant. */
export function bandsBlock(compared: ComparedVariant, place: number, names: SideNames): Block {
  return {
    height: 3,
    ids: (row) => ({
      [`like${place}`]: `A${row}`,
      [`outcome${place}`]: `A${row + 2}`,
    }),
    draw: ({ row, columns, formula }) => {
      const range = (at: number): string => `A${at}:${columnName(columns - 1)}${at}`;
      const band = (at: number, text: string): CellSpec => ({
        kind: "formula",
        at: `A${at}`,
        formula: formula(text),
        style: "bandText",
        columns,
      });
      return {
        cells: [
          band(row, quoted(likeForLike(compared, names))),
          band(row + 2, outcome(compared, place, names)),
        ],
        rowHeights: [
          { rows: [row, row], points: BAND_PT },
          { rows: [row + 1, row + 1], points: BETWEEN_PT },
          { rows: [row + 2, row + 2], points: BAND_PT },
        ],
        conditionalFormats: [
          ...[row, row + 2].flatMap((at) => markFormats(range(at), `$A$${at}`)),
          {
            range: range(row + 2),
            formula: `LEFT($A$${row + 2},1)="${SAME}"`,
            style: "bandUnknown" as const,
          },
        ],
      };
    },
  };
}

/** What no change of the two can be said of: tests without a counterpart or evaluation, and figures of different kinds. */
function notCovered({ likeness, pairing }: ComparedVariant, names: SideNames): string[] {
  const unpaired = ([runs, side]: readonly [readonly unknown[], string]): string[] =>
    runs.length === 0
      ? []
      : [`${runs.length} of ${side} ${runs.length === 1 ? "has" : "have"} no counterpart`];
  const unlike = likeness.reasons.filter((reason) => reason !== null).length;
  return [
    ...unpaired([pairing.onlyBaseline, names.baseline]),
    ...unpaired([pairing.onlyVariant, names.variant]),
    ...(unlike === 0 ? [] : [`${unlike} ${unlike === 1 ? "is" : "are"} not evaluated`]),
    ...incomparable(likeness),
  ];
}

/** Figures that cannot be compared, though the tests can. */
function incomparable({ differences }: ComparedVariant["likeness"]): string[] {
  return differences
    .filter(({ weight }) => weight === "percentiles" || weight === "cpu")
    .map(({ does }) => does);
}

/** How many of the tests have a counterpart. */
function counterparts({ pairs, onlyBaseline, onlyVariant }: Pairing, names: SideNames): string {
  const [tests, missing, more] = [pairs.length, onlyBaseline.length, onlyVariant.length];
  if (missing === 0 && more === 0) return tests === 1 ? "" : ` All ${tests} tests have a counterpart.`;
  const of = `${tests} of ${count(tests + missing, "test")} of ${names.baseline} ${tests === 1 ? "has" : "have"} a counterpart`;
  const others =
    more === 0 ? "" : `, ${count(more, "test")} of ${names.variant} ${more === 1 ? "has" : "have"} none`;
  return ` ${of}${others}.`;
}

function likeForLike({ likeness, pairing }: ComparedVariant, names: SideNames): string {
  const { kind, differences, incomplete, oneRun } = likeness;
  const tests = pairing.pairs.length;
  const partners = counterparts(pairing, names);
  const early = [
    ...(incomplete === 0 ? [] : [`${count(incomplete, "test")} not complete`]),
    ...(oneRun === 0 ? [] : [`${count(oneRun, "test")} imported on both sides`]),
  ].join(", ");
  const loads = differences.filter(({ weight }) => weight === "load");
  switch (kind) {
    case "none":
      return `${MARK.unknown} Nothing to compare: no test of ${names.baseline} has a counterpart in ${names.variant}.`;
    case "different": {
      const differ =
        loads.length === 0
          ? ""
          : `${count(loads.length, "thing")} ${loads.length === 1 ? "differs" : "differ"}`;
      const why = [differ, early].filter((part) => part !== "").join(", and ");
      return `${MARK.bad} Not like for like: ${why}. Changes are shown but not evaluated.`;
    }
    case "part": {
      const alike = likeness.reasons.filter((reason) => reason === null).length;
      const what = [...loads.slice(0, 2).map(({ trait }) => trait), ...(early === "" ? [] : [early])].join(
        ", ",
      );
      return `${MARK.caution} ${alike} of ${tests} tests ${alike === 1 ? "is" : "are"} like for like. The others (${what}) are shown but not evaluated.`;
    }
    case "alike": {
      const subjects = differences.filter(({ weight }) => weight === "subject").map(({ trait }) => trait);
      const limits = incomparable(likeness);
      const isWhole = limits.length + pairing.onlyBaseline.length + pairing.onlyVariant.length === 0;
      const mark = isWhole ? MARK.good : MARK.caution;
      const but = limits.length === 0 ? "" : ` But ${limits.join(", ")}.`;
      const [only] = subjects;
      if (only === undefined) {
        return `${mark} Like for like: the files show no relevant difference.${but}${partners}`;
      }
      if (subjects.length === 1) return `${mark} Like for like: only "${only}" differs.${but}${partners}`;
      return `${MARK.caution} Same load, but ${subjects.length} settings differ: no change can be attributed to one of them.${but}${partners}`;
    }
  }
}

/** What the evaluated figures say together, live: they follow the band of noise. */
function outcome(compared: ComparedVariant, place: number, names: SideNames): string {
  const unknown = quoted(`${MARK.unknown} ${whyUnknown(compared, names)}`);
  if (!hasResult(compared)) return unknown;
  const [better, worse, same, words] = (["better", "worse", "same", "words"] as const).map(
    (column) => `{${totalId(place, column)}}`,
  ) as [string, string, string, string];
  const missing = notCovered(compared, names);
  const tests = compared.pairing.pairs.length + compared.pairing.onlyBaseline.length;
  const evaluated = compared.likeness.reasons.filter((reason) => reason === null).length;
  const inTests = evaluated === tests ? "" : ` in ${evaluated} of ${count(tests, "test")}`;
  const scope = `${inTests}${missing.length === 0 ? "" : ` (${missing.join("; ")})`}`;
  const good = missing.length === 0 ? MARK.good : MARK.caution;
  return `IFERROR(${firstOf(
    [
      [`${better}+${worse}+${same}=0`, unknown],
      [
        `${better}+${worse}=0`,
        `${quoted(`${SAME} No difference${scope}: no figure changed by more than `)}&TEXT(NoiseBand,"0%")&${orRepeats(compared)}`,
      ],
      [`${worse}=0`, `${quoted(`${good} ${names.variant} is better${scope}: `)}&${words}`],
      [`${better}=0`, `${quoted(`${MARK.bad} ${names.variant} is worse${scope}: `)}&${words}`],
    ],
    `${quoted(`${MARK.caution} ${names.variant} is better in `)}&${better}&IF(${better}=1," figure"," figures")&" and worse in "&${worse}&${quoted(`${scope}: `)}&${words}`,
  )},${quoted(NOT_CALCULATED)})`;
}

/** Repeats that differ by more than the band of noise make changes up to their difference noise: the result names them. */
function orRepeats({ rows }: ComparedVariant): string {
  const [first, last] = [rows[0]?.number ?? 0, rows.at(-1)?.number ?? 0];
  const own = `Comparison[Number],">=${first}",Comparison[Number],"<=${last}"`;
  const differing = `COUNTIFS(${own},Comparison[Verdict],"${VERDICTS.noise}",Comparison[Repeats differ by],">"&NoiseBand)`;
  return `IF(${differing}=0,"",", or than its repeats differ")`;
}

function whyUnknown({ likeness, pairing }: ComparedVariant, names: SideNames): string {
  const open = `Whether ${names.variant} is better is unknown:`;
  if (likeness.kind === "none") return "Not known: no test has a counterpart.";
  if (likeness.kind !== "different") {
    return `${open} the files state neither IOPS, latency nor CPU of both.`;
  }
  const queue = likeness.differences.find(({ trait }) => trait === "outstanding I/O");
  if (queue && typeof queue.before === "number" && typeof queue.after === "number" && queue.before > 0) {
    const by = queue.after / queue.before - 1;
    return `${open} it ran with ${percent(Math.abs(by))} ${by < 0 ? "fewer" : "more"} outstanding I/Os.`;
  }
  if (likeness.oneRun === pairing.pairs.length) return `${open} both sides are the same runs.`;
  return likeness.differences.some(({ weight }) => weight === "load")
    ? `${open} ${pairing.pairs.length === 1 ? "the test" : "its tests"} did not get the same load.`
    : `${open} ${pairing.pairs.length === 1 ? "the test is" : "the tests are"} not complete.`;
}
