import type { TestedLoad } from "../model/benchmark/testedLoad";
import { whyNotEvidence } from "../model/benchmark/verdictEvidence";
import type { Block } from "../sheets/block";
import { cut, firstOf, quoted, shown } from "../sheets/formulaText";
import { gridBlock } from "../sheets/gridBlock";
import { noteBlock } from "../sheets/noteBlock";
import { resultBlock } from "../sheets/resultBlock";
import { MAX_HOSTS } from "./candidates";
import type { DemandForm } from "./demandForm";
import { type ComparedTests, comparedTests, MAX_TESTS } from "./comparedTests";
import { byLayout } from "./useOfHosts";
import { figure } from "./methodFigures";

/** The heading above the tests that a design is compared with. */
export const TESTS_HEADING = "What the tests of the benchmark reached";

/** How the IOPS of a target cluster stand against the tests of a benchmark. */
export const TESTED = {
  shown: "shown by test",
  doubtful: "questionable test",
  beyond: "beyond the test",
  open: "not tested",
} as const;

/** Where nothing speaks against a test: a spreadsheet takes an empty cell behind INDEX for 0. */
export const NO_DOUBT = "no";

/** Characters of a name of a test that the page has room for. */
const MAX_NAME_LENGTH = 30;

/** The same where the page also states why the test is questionable. */
const MAX_NAME_WITH_DOUBT = 20;

/** Digits that tell two distances apart, and no binary fractions. */
const DIGITS = 6;

/**
 * What the tests of a benchmark reached, and how the demand of each target cluster stands against the nearest of them; nothing
 * without tests. No verdict rests on it.
 */
export function testedBlocks(form: DemandForm, tests: readonly TestedLoad[]): Block[] {
  if (tests.length === 0) return [];
  const chosen = comparedTests(tests);
  return [testsGrid(form, chosen.compared), ...notListed(chosen), againstGrid(form), worstClusterBlock()];
}

/** Grid `tests`: those with the most IOPS per host first, so that the first of two that are equally near is the one that says more. */
function testsGrid({ targets }: DemandForm, tests: readonly TestedLoad[]): Block {
  const figures = (read: (test: TestedLoad) => string | number | null) =>
    tests.map((test) => read(test) ?? "");
  const ratio = (target: string): string => `MAX([size]/${target},${target}/[size])`;
  const apart = (target: string): string => `ABS([reads]-${target})`;
  const near = (place: number): string => {
    const of = (column: string): string => `{tested.${column}#${place}}`;
    const size = `ROUND(${ratio(of("size"))}/${figure("nearSize")},${DIGITS})`;
    const reads = `ROUND(${apart(of("reads"))}/${figure("nearReads")},${DIGITS})`;
    return firstOf(
      [
        [`OR([perHost]="",N(${of("size")})=0,[layout]<>${of("layout")})`, '""'],
        [`OR(${size}>1,${reads}>1)`, '""'],
      ],
      `ROUND(LN(${ratio(of("size"))})/LN(${figure("nearSize")})+${apart(of("reads"))}/${figure("nearReads")},${DIGITS})`,
    );
  };
  return gridBlock({
    id: "tests",
    heading: TESTS_HEADING,
    rows: tests.length,
    gaps: true,
    columns: [
      { id: "name", header: "Test", texts: figures(({ name }) => name) },
      { id: "hosts", header: "Hosts", format: "0", texts: figures(({ hosts }) => hosts) },
      {
        id: "size",
        header: "I/O size (KiB)",
        format: "General",
        texts: figures(({ ioSizeKib }) => ioSizeKib),
      },
      { id: "reads", header: "Reads", format: "0%", texts: figures(({ readShare }) => readShare) },
      { id: "layout", header: "Layout", texts: figures(({ layout }) => layout) },
      { id: "iops", header: "IOPS", format: "#,##0", texts: figures(({ iops }) => iops) },
      { id: "latency", header: "Latency (ms)", format: "0.00", texts: figures(({ latencyMs }) => latencyMs) },
      {
        id: "target",
        header: "Latency target (ms)",
        format: "0.00",
        texts: figures(({ targetMs }) => targetMs),
      },
      { id: "most", header: "Counts up to (ms)", format: "0.00", texts: figures(({ mostMs }) => mostMs) },
      {
        id: "perHost",
        header: "IOPS per host at a latency that counts",
        format: "#,##0",
        formula: 'IF(OR(N([hosts])=0,[latency]="",[layout]=""),"",IF([latency]<=[most],[iops]/[hosts],""))',
      },
      { id: "held", header: "Held to (IOPS)", format: "#,##0", texts: figures(({ heldTo }) => heldTo) },
      {
        id: "doubt",
        header: "Questionable",
        texts: figures(({ against }) => whyNotEvidence(against, "iops")?.phrase ?? NO_DOUBT),
      },
      {
        id: "because",
        header: "Because",
        texts: figures(({ against }) => whyNotEvidence(against, "iops")?.because ?? null),
      },
      ...Array.from({ length: targets }, (_, i) => ({
        id: `near${i + 1}`,
        header: `How far from target cluster ${i + 1}; empty: not near`,
        format: "0.00",
        formula: near(i + 1),
      })),
    ],
  });
}

/** How many tests the grid leaves out, and why; nothing where it has all. */
function notListed({ late, weaker, cut: beyondRoom }: ComparedTests): Block[] {
  const reasons: readonly (readonly [number, string])[] = [
    [late, "latency above the target, or above the usual limit without one"],
    [weaker, "a better test has the same I/O size, reads, layout and hosts"],
    [beyondRoom, `no room: the list ends at ${MAX_TESTS} tests and keeps as many of each I/O size as it can`],
  ];
  const paragraphs = reasons
    .filter(([count]) => count > 0)
    .map(([count, why]) => `${count} ${count === 1 ? "test" : "tests"}: ${why}.`);
  return paragraphs.length === 0 ? [] : [noteBlock("Tests of the benchmark that are not listed", paragraphs)];
}

/** Grid `tested`: the I/O of each target cluster of the selected option per host that is left after failures. */
function againstGrid({ targets }: DemandForm): Block {
  const average = (column: string): string =>
    `IF(N([demand.iops])=0,"",SUMPRODUCT(--({needs.target}=[name]),{needs.iops},{needs.${column}})/[demand.iops])`;
  const perRow = (of: (place: number) => string): string[] =>
    Array.from({ length: targets }, (_, i) => of(i + 1));
  const cell = (column: string, place: number): string =>
    `INDEX({tests.${column}},MATCH([nearest],{tests.near${place}},0))`;
  const ofNearest = (column: string) => perRow((place) => `IF([nearest]="","",${cell(column, place)})`);
  /** Of a figure that not every test has: a spreadsheet takes an empty cell behind INDEX for 0. */
  const ifAny = (column: string) =>
    perRow((place) =>
      firstOf(
        [
          ['[nearest]=""', '""'],
          [`N(${cell(column, place)})=0`, '""'],
        ],
        cell(column, place),
      ),
    );
  return gridBlock({
    id: "tested",
    heading: "The selected option against the nearest test",
    rows: targets,
    gaps: true,
    columns: [
      { id: "name", header: "Target cluster", formula: "[now.name]" },
      {
        id: "left",
        header: "Hosts after failures",
        format: "0",
        formula: `IF(OR(N([now.hosts])=0,N([now.hosts])>${MAX_HOSTS}),"",[now.clusters]*([now.hosts]-IF({chosen.failures}<>"",{chosen.failures},IF([now.hosts]<=${figure("oneFailureUpTo")},1,2))))`,
      },
      {
        id: "perHost",
        header: "IOPS per host",
        format: "#,##0",
        formula: 'IF(OR(N([left])<=0,N([demand.iops])=0),"",[demand.iops]/[left])',
      },
      { id: "size", header: "I/O size (KiB)", format: "#,##0.0", formula: average("ioSize") },
      { id: "reads", header: "Reads", format: "0%", formula: average("ioReads") },
      {
        id: "layout",
        header: "Layout",
        formula: `IF(N([left])<=0,"",${byLayout("[now.hosts]", "{chosen.narrow}", "{chosen.wide}")})`,
      },
      {
        id: "nearest",
        header: "How far the nearest test is",
        format: "0.00",
        formula: perRow((place) => `IF(COUNT({tests.near${place}})=0,"",MIN({tests.near${place}}))`),
      },
      { id: "test", header: "Nearest test", formula: ofNearest("name") },
      { id: "testHosts", header: "On hosts", format: "0", formula: ofNearest("hosts") },
      { id: "reached", header: "IOPS per host reached", format: "#,##0", formula: ofNearest("perHost") },
      {
        id: "share",
        header: "Needed, of what was reached",
        format: "0%",
        formula: 'IF(OR([name]="",[perHost]="",[reached]=""),"",[perHost]/[reached])',
      },
      {
        id: "says",
        header: "IOPS per host are",
        formula: `IF(OR([name]="",[perHost]=""),"",IF([nearest]="",${quoted(TESTED.open)},IF([perHost]<=[reached],IF([doubt]=${quoted(NO_DOUBT)},${quoted(TESTED.shown)},${quoted(TESTED.doubtful)}),${quoted(TESTED.beyond)})))`,
      },
      { id: "doubt", header: "Questionable", formula: ofNearest("doubt") },
      { id: "latency", header: "At (ms)", format: "0.00", formula: ofNearest("latency") },
      { id: "target", header: "Latency target (ms)", format: "0.00", formula: ifAny("target") },
      { id: "held", header: "Held to (IOPS)", format: "#,##0", formula: ifAny("held") },
    ],
  });
}

/** The worst of the target clusters, in words: beside a test the one that needs the most of what the test reached. */
function worstClusterBlock(): Block {
  const of = (column: string): string => `INDEX({tested.${column}},{testedRow})`;
  const cases = [TESTED.beyond, TESTED.open, TESTED.doubtful, TESTED.shown].map(
    (one) => [`COUNTIF({tested.says},${quoted(one)})>0`, quoted(one)] as const,
  );
  const says = {
    beyond: `{testedSays}=${quoted(TESTED.beyond)}`,
    open: `{testedSays}=${quoted(TESTED.open)}`,
    doubtful: `{testedSays}=${quoted(TESTED.doubtful)}`,
  };
  const needed = shown(of("perHost"), "#,##0");
  const io = `ROUND(${of("size")},1)&" KiB, "&${shown(of("reads"), "0%")}&" reads, "&${of("layout")}`;
  const test = `${of("test")}&" on "&${of("testHosts")}&IF(${of("testHosts")}=1," host"," hosts")`;
  const isWhole = `${of("doubt")}=${quoted(NO_DOUBT)}`;
  const isHeld = `N(${of("held")})>0`;
  const held = shown(`${of("held")}/${of("testHosts")}`, "#,##0");
  const reached = shown(of("reached"), "#,##0");
  const doubt = (before: string, after: string): string =>
    `IF(${isWhole},"",${quoted(before)}&${of("doubt")}&${quoted(after)})`;
  const outcome = `${firstOf(
    [
      [isHeld, `"was held to "&${held}&" IOPS per host, so it shows at least that"`],
      [`N(${of("target")})>0`, `"reached "&${reached}&" within its latency target"`],
    ],
    `"reached "&${reached}&" IOPS per host at "&ROUND(${of("latency")},2)&" ms"`,
  )}&${doubt(", but is questionable (", ")")}`;
  const row = (id: string, label: string, formula: string) =>
    ({ id, label, unit: "", style: "words", formula, known: "measured" }) as const;
  return resultBlock("The target cluster that the tests show least", [
    row("testedSays", "Its IOPS per host are", firstOf(cases, '""')),
    row(
      "testedRow",
      "Its row among the target clusters",
      firstOf(
        [
          ['{testedSays}=""', '""'],
          [`OR(${says.open},${says.doubtful})`, "MATCH({testedSays},{tested.says},0)"],
        ],
        "MATCH(MAX({tested.share}),{tested.share},0)",
      ),
    ),
    row(
      "testsLack",
      "Why no test counts",
      firstOf(
        [
          ["COUNT({tests.perHost})>0", '""'],
          ["COUNT({tests.hosts})=0", quoted("the hosts of the tested cluster are not known")],
          ['COUNTIF({tests.layout},"?*")=0', quoted("the layout of the tested cluster is not known")],
          ["COUNT({tests.latency})=0", quoted("the latency of the tests is not known")],
          ["COUNT({tests.latency})<ROWS({tests.latency})", quoted("the latency of some tests is not known")],
        ],
        `IF(COUNT({tests.target})=ROWS({tests.target}),"no test met its latency target","every test exceeds its latency target or the usual limit")`,
      ),
    ),
    row(
      "testedFrom",
      "Short name",
      firstOf(
        [
          ['{testedSays}=""', '""'],
          ['{testsLack}<>""', "{testsLack}"],
          [says.open, `"no test is near "&${io}`],
        ],
        `${needed}&" needed, "&IF(${isHeld},"test held to "&${held},${reached}&" reached")&${doubt(" (", ")")}&": "&IF(${isWhole},${cut(of("test"), MAX_NAME_LENGTH)},${cut(of("test"), MAX_NAME_WITH_DOUBT)})`,
      ),
    ),
    row(
      "testedSentence",
      "In a sentence",
      firstOf(
        [
          ['{testedSays}=""', '""'],
          ['{testsLack}<>""', `"IOPS per host are not tested: "&{testsLack}`],
          [
            says.open,
            `${of("name")}&" needs "&${needed}&" IOPS per host after failures, and no test of the benchmark is near its I/O ("&${io}&")"`,
          ],
          [
            says.beyond,
            `${of("name")}&" needs "&${needed}&" IOPS per host after failures; the nearest test ("&${test}&") "&${outcome}`,
          ],
        ],
        `${of("name")}&" needs "&${needed}&" IOPS per host after failures; a test ("&${test}&") "&${outcome}`,
      ),
    ),
  ]);
}
