import type { Block } from "../../sheets/block";
import { bandBlock } from "../../sheets/firstPage/bandBlock";
import { firstOf, quoted, sentence } from "../../sheets/formulaText";
import { MARK, NOT_CALCULATED } from "../../sheets/mark";
import type { Finding } from "../findings/finding";
import type { Findings } from "../findings/findings";
import { titleOf } from "../findings/rules/rules";
import { unknownDuration } from "../findings/rules/unknownDuration";
import { NO_LONGER, stateId } from "../sheets/findingsBlock";
import { liveCondition } from "../sheets/rulesBlock";
import { VERDICT_WORDS } from "../sheets/verdict";
import { MAX_IOPS, NO_IO } from "./firstPageFigures";

/** The verdict of the whole report in one sentence, live: the worst that the tests' verdicts say. Its id is `verdict`. */
export function verdictBand(found: Findings): Block {
  return bandBlock(verdictFormula(found));
}

const KINDS = "COUNT({words.rank})";
const phrase = (rank: number): string => `INDEX({words.phrase},SMALL({words.rank},${rank}))`;

/** Place of the first word that says only that something is not known. */
const FIRST_UNKNOWN = VERDICT_WORDS.findIndex(({ word }) => word === "Not evaluated") + 1;

const TESTS = "ROWS(Results[IOPS])";
const WITH_IOPS = "COUNT(Results[IOPS])";

/** What the band states where no test made I/O: 0 IOPS are not the most that a cluster delivers. */
const MADE_NO_IO = `"${MARK.bad} "&${firstOf(
  [
    [
      `${WITH_IOPS}<${TESTS}`,
      sentence`${WITH_IOPS} of ${TESTS} tests made no I/O (0 IOPS); the files state no IOPS for the rest`,
    ],
    [`${TESTS}=1`, quoted("The test made no I/O (0 IOPS): nothing can be concluded from it")],
  ],
  quoted("No test made I/O (0 IOPS): nothing can be concluded from these tests"),
)}`;

/** Tests without a verdict: errors of a figure that it rests on. */
const WITHOUT_VERDICT = 'SUM({words.tests})+COUNTIF(Results[Verdict],"OK")<ROWS(Results[IOPS])';

function verdictFormula({ findings, further }: Findings): string {
  const latency = `INDEX(Results[Latency (ms)],${MAX_IOPS.result})`;
  const best = `"Up to "&TEXT(MAX(Results[IOPS]),"#,##0")&" IOPS"&IF(ISNUMBER(${latency})," at "&TEXT(${latency},"0.0")&" ms","")`;
  const titles = furtherTitles(findings, further);
  const hasTitles = `${titles}<>""`;
  const all =
    'IF(ROWS(Results[IOPS])=1,"The test passes","All "&ROWS(Results[IOPS])&" tests pass")&" every check"';
  const onlyUnknown = `MIN({words.rank})>=${FIRST_UNKNOWN}`;
  // Of the words only those that speak against a test come before what the findings say.
  const hasSecond = `IF(${KINDS}>1,SMALL({words.rank},2)<${FIRST_UNKNOWN},FALSE)`;
  const second = firstOf(
    [
      [hasSecond, `"; "&${phrase(2)}&IF(${KINDS}>2,"${MORE}",IF(${hasTitles},"${MORE}",""))`],
      [hasTitles, `"; "&${titles}&IF(${KINDS}>1,"${MORE}","")`],
    ],
    UNKNOWN_SECOND,
  );
  const says = firstOf(
    [
      ["COUNT(Results[IOPS])=0", quoted(`${MARK.unknown} Not known: the files state no IOPS`)],
      [NO_IO, MADE_NO_IO],
      [WITHOUT_VERDICT, quoted(NOT_CALCULATED)],
      [
        `${KINDS}=0`,
        `IF(${hasTitles},"${MARK.caution} "&${best}&", but check the findings: "&${titles},"${MARK.good} "&${best}&". "&${all})`,
      ],
      [
        onlyUnknown,
        `IF(${hasTitles},"${MARK.caution} "&${best}&", but check the findings: "&${titles}&"; "&${phrase(1)}&IF(${KINDS}>1,"${MORE}",""),"${MARK.unknown} "&${best}&", but not all checks could be made: "&${phrase(1)}&${UNKNOWN_SECOND})`,
      ],
    ],
    `IF(INDEX({words.tests},1)>0,"${MARK.bad} ","${MARK.caution} ")&${best}&", but not yet a figure to plan with: "&${phrase(1)}&${second}`,
  );
  return `IFERROR(${says},${quoted(NOT_CALCULATED)})`;
}

const MORE = "; more on sheet Findings";

/** The second word, where nothing that matters more takes its place. */
const UNKNOWN_SECOND = `IF(${KINDS}>1,"; "&${phrase(2)},"")&IF(${KINDS}>2,"${MORE}","")`;

/** Rules whose condition is the verdict of a test, and what "not everything known" covers. */
const IN_VERDICTS: ReadonlySet<string> = new Set([
  ...VERDICT_WORDS.flatMap(({ rules = [] }) => rules.map(({ id }) => id)),
  unknownDuration.id,
]);

/** Findings named in the band. */
const MAX_TITLES = 2;

/**
 * Titles of problems and cautions that no test's verdict says, the first two, as a formula: "" where none holds. One that
 * follows the thresholds is left out while it does not hold.
 */
function furtherTitles(findings: readonly Finding[], further: readonly Finding[]): string {
  const all = [
    ...findings.map((finding, place) => ({ finding, place })),
    ...further.map((finding) => ({ finding, place: -1 })),
  ];
  const titles = all
    .filter(
      ({ finding: { severity, rule } }) =>
        (severity === "problem" || severity === "caution") && !IN_VERDICTS.has(rule),
    )
    .slice(0, MAX_TITLES)
    .map(({ finding: { rule, runs }, place }) => {
      const title = quoted(`; ${titleOf(rule)}`);
      if (place < 0 || runs.length === 0 || liveCondition(rule) === null) return title;
      return `IF({${stateId(place)}}="${NO_LONGER}","",${title})`;
    });
  return titles.length === 0 ? '""' : `MID(${titles.join("&")},3,200)`;
}
