import { columnName } from "../../workbook/address";
import type { ConditionalFormatSpec } from "../../workbook/spec";
import type { StyleName } from "../../workbook/styles";
import type { Block } from "../../sheets/block";
import { firstOf, quoted } from "../../sheets/formulaText";
import { MARK } from "../../sheets/pageTop";
import type { Finding } from "../findings/finding";
import { titleOf } from "../findings/rules/rules";
import { VERDICT_WORDS } from "../sheets/verdict";
import { MOST_IOPS_ROW } from "./firstPageFigures";

/** How a mark looks in a band, at its first character. */
const LOOKS: readonly (readonly [mark: string, style: StyleName])[] = [
  [MARK.good, "bandGood"],
  [MARK.caution, "bandCaution"],
  [MARK.bad, "bandBad"],
  [MARK.unknown, "bandUnknown"],
];

/** The looks of cells whose text begins with a mark. */
export function markFormats(range: string, first: string): ConditionalFormatSpec[] {
  return LOOKS.map(([mark, style]) => ({ range, formula: `LEFT(${first},1)="${mark}"`, style }));
}

const HEIGHT_PT = 40;

/** The verdict of the whole report in one sentence, live: the worst that the tests' verdicts say. Its id is `verdict`. */
export function verdictBand(found: readonly Finding[]): Block {
  return {
    height: 1,
    ids: (row) => ({ verdict: `A${row}` }),
    draw: ({ row, columns, formula }) => ({
      cells: [
        {
          kind: "formula",
          at: `A${row}`,
          formula: formula(verdictFormula(found)),
          style: "bandText",
          columns,
        },
      ],
      rowHeights: [{ rows: [row, row], points: HEIGHT_PT }],
      conditionalFormats: markFormats(`A${row}:${columnName(columns - 1)}${row}`, `$A$${row}`),
    }),
  };
}

const KINDS = "COUNT({words.rank})";
const phrase = (rank: number): string => `INDEX({words.phrase},SMALL({words.rank},${rank}))`;

/** Place of the first word that says only that something is not known. */
const FIRST_UNKNOWN = VERDICT_WORDS.findIndex(({ word }) => word === "Not evaluated") + 1;

const NOT_CALCULATED = `${MARK.unknown} Not calculated: figures show errors. Is the add-in HCI Planner loaded?`;

/** Tests without a verdict: errors of a figure that it rests on. */
const WITHOUT_VERDICT = 'SUM({words.tests})+COUNTIF(Results[Verdict],"OK")<ROWS(Results[IOPS])';

function verdictFormula(found: readonly Finding[]): string {
  const latency = `INDEX(Results[Latency (ms)],${MOST_IOPS_ROW})`;
  const best = `"Up to "&TEXT(MAX(Results[IOPS]),"#,##0")&" IOPS"&IF(ISNUMBER(${latency})," at "&TEXT(${latency},"0.0")&" ms","")`;
  const further = furtherTitles(found);
  const all =
    'IF(ROWS(Results[IOPS])=1,"The test passes","All "&ROWS(Results[IOPS])&" tests pass")&" every check"';
  const listed = `${phrase(1)}&IF(${KINDS}>1,"; "&${phrase(2)},"")&IF(${KINDS}>2,"; more on sheet Findings","")`;
  const says = firstOf(
    [
      ["COUNT(Results[IOPS])=0", quoted(`${MARK.unknown} Not known: the files state no IOPS`)],
      [WITHOUT_VERDICT, quoted(NOT_CALCULATED)],
      [
        `${KINDS}=0`,
        further.length === 0
          ? `"${MARK.good} "&${best}&". "&${all}`
          : `"${MARK.caution} "&${best}&", but look at the findings: "&${quoted(further.join("; "))}`,
      ],
      [
        `MIN({words.rank})>=${FIRST_UNKNOWN}`,
        `"${MARK.unknown} "&${best}&", but not all checks could be made: "&${listed}`,
      ],
    ],
    `IF(INDEX({words.tests},1)>0,"${MARK.bad} ","${MARK.caution} ")&${best}&", but not yet a figure to plan with: "&${listed}`,
  );
  return `IFERROR(${says},${quoted(NOT_CALCULATED)})`;
}

/** Rules whose condition is the verdict of a test. */
const IN_VERDICTS: ReadonlySet<string> = new Set(
  VERDICT_WORDS.flatMap(({ rules = [] }) => rules.map(({ id }) => id)),
);

/** Titles of problems and cautions that no test's verdict says, the first two. */
function furtherTitles(found: readonly Finding[]): string[] {
  const titles = found
    .filter(
      ({ severity, rule }) => (severity === "problem" || severity === "caution") && !IN_VERDICTS.has(rule),
    )
    .map(({ rule }) => titleOf(rule));
  return titles.slice(0, 2);
}
