import type { Block } from "../../sheets/block";
import { gridBlock } from "../../sheets/gridBlock";
import type { CheckedRun } from "../checks/checkedRun";
import { rowOfTest, TEST_NUMBER } from "../checks/testNumber";
import { VERDICT_EVIDENCE } from "../../model/benchmark/verdictEvidence";
import { VERDICT_WORDS } from "../sheets/verdict";
import { testOfCpu, testOfP95 } from "./shownTests";

/** A test that the first page shows; its cells are empty where no file states the figure. */
export interface ShownTest {
  /** Its row in the table Results, as formula text. */
  result: string;
  /** Its row in the table Checks. */
  check: string;
  /** The test in words. */
  label: string;
}

const shownTest = (place: number): ShownTest => ({
  result: `INDEX({best.result},${place})`,
  check: `INDEX({best.check},${place})`,
  label: `INDEX({best.label},${place})`,
});

/** The tests with the most IOPS, with the most MiB/s, with the worst p95 against its target, and with a known cost of an I/O. */
export const MAX_IOPS = shownTest(1);
export const MAX_MIB = shownTest(2);
export const WORST_P95 = shownTest(3);
export const COST = shownTest(4);

/** No test made I/O, as far as their IOPS are known: none of their figures is a result. */
export const NO_IO = "IFERROR(AND(COUNT(Results[IOPS])>0,MAX(Results[IOPS])<=0),FALSE)";

/** What the first page shows in words: its tests with their rows, and how many tests have which verdict. */
export function firstPageFigures(checked: readonly CheckedRun[]): Block[] {
  const testOfMost = (header: string): string =>
    `IF(OR(COUNT(Results[${header}])=0,${NO_IO}),"",INDEX(Results[${TEST_NUMBER}],MATCH(MAX(Results[${header}]),Results[${header}],0)))`;
  const fixed = (test: number | undefined): string => (test === undefined ? '""' : String(test));
  return [
    gridBlock({
      id: "best",
      heading: "Tests that the first page shows",
      rows: 4,
      columns: [
        {
          id: "label",
          header: "Test",
          formula: `IF([check]="","",INDEX(Checks[Run],[check]))`,
        },
        {
          id: "what",
          header: "Shown for",
          texts: ["most IOPS", "most MiB/s", "p95 against target", "CPU per I/O"],
        },
        {
          id: "test",
          header: "Number",
          format: "0",
          formula: [
            testOfMost("IOPS"),
            testOfMost("MiB/s"),
            fixed(testOfP95(checked)?.test),
            fixed(testOfCpu(checked)),
          ],
        },
        {
          id: "result",
          header: "Row of Results",
          format: "0",
          formula: `IFERROR(${rowOfTest("Results", "[test]")},"")`,
        },
        {
          id: "check",
          header: "Row of Checks",
          format: "0",
          formula: `IFERROR(${rowOfTest("Checks", "[test]")},"")`,
        },
      ],
    }),
    gridBlock({
      id: "words",
      heading: "Verdicts, the worst first",
      rows: VERDICT_WORDS.length,
      columns: [
        { id: "word", header: "Verdict", texts: VERDICT_WORDS.map(({ word }) => word) },
        { id: "tests", header: "Tests", format: "0", formula: "COUNTIF(Results[Verdict],[word])" },
        {
          id: "rank",
          header: "Rank",
          format: "0",
          formula: VERDICT_WORDS.map((_, i) => `IF([tests]=0,"",${i + 1})`),
        },
        {
          id: "phrase",
          header: "As text",
          formula: VERDICT_WORDS.map(
            ({ word }) =>
              `IF([tests]=0,"",IF(ROWS(Results[IOPS])=1,"${VERDICT_EVIDENCE[word].phrase}",[tests]&" of "&ROWS(Results[IOPS])&" tests: ${VERDICT_EVIDENCE[word].phrase}"))`,
          ),
        },
      ],
    }),
  ];
}
