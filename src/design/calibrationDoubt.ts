import type { TestedLoad } from "../model/benchmark/testedLoad";
import { VERDICT_EVIDENCE, whyNotEvidence, wordsAgainst } from "../model/benchmark/verdictEvidence";
import type { Block } from "../sheets/block";
import { firstOf, quoted } from "../sheets/formulaText";
import { gridBlock } from "../sheets/gridBlock";
import { resultBlock } from "../sheets/resultBlock";
import { STORAGE_FROM } from "./storageByClass";
import { NO_DOUBT } from "./testedLoads";

/** Does anything speak against the calibration that the design takes? A condition. */
export const IS_DOUBTFUL = '{calibrationDoubt}<>""';

/** Column of a calibration that holds the cost of an I/O. */
const COST = 3;

/**
 * What the calibration is based on: the tests that came with the design, each with the verdict that makes it questionable. A
 * calibration that holds more tests is based on tests of unknown verdict.
 *
 * @param profile The defined name of the calibration.
 */
export function calibrationDoubt(profile: string, tests: readonly TestedLoad[]): Block[] {
  const known = tests.filter(({ showsCost }) => showsCost);
  const [doubts, count] =
    known.length === 0 ? ["0", "0"] : [`COUNTIF({cost.doubt},"<>${NO_DOUBT}")`, "ROWS({cost.doubt})"];
  const worst = firstOf(
    wordsAgainst("cost").map((word) => {
      const phrase = quoted(VERDICT_EVIDENCE[word].phrase);
      const having = `COUNTIF({cost.doubt},${phrase})`;
      return [`${having}>0`, `${phrase}&IF(${having}<${doubts},", and others","")`] as const;
    }),
    '""',
  );
  const unknown = `({calibrationTests}-${count})`;
  return [
    ...(known.length === 0 ? [] : [costGrid(known)]),
    resultBlock("The calibration", [
      {
        id: "calibrationTests",
        label: "Tests in it",
        unit: "tests",
        format: "#,##0",
        formula: `COUNT(INDEX(${profile},0,${COST}))`,
        known: "measured",
      },
      {
        id: "calibrationDoubt",
        label: "What speaks against it, if it is taken",
        unit: "",
        style: "words",
        formula: firstOf(
          [
            [`OR({storageFrom}<>"${STORAGE_FROM.calibration}",{calibrationTests}=0)`, '""'],
            ...(known.length === 0
              ? []
              : ([
                  [`${doubts}>0`, `"questionable tests: "&${doubts}&" of "&${count}&" ("&${worst}&")"`],
                ] as const)),
            [
              `{calibrationTests}>${count}`,
              `"tests of unknown verdict: "&${unknown}&" of "&{calibrationTests}`,
            ],
          ],
          '""',
        ),
        known: "measured",
      },
    ]),
  ];
}

/** Grid `cost`. */
function costGrid(tests: readonly TestedLoad[]): Block {
  return gridBlock({
    id: "cost",
    heading: "Tests of the benchmark that show the CPU cost per I/O",
    rows: tests.length,
    gaps: true,
    columns: [
      { id: "name", header: "Test", texts: tests.map(({ name }) => name) },
      {
        id: "doubt",
        header: "Questionable",
        texts: tests.map(({ against }) => whyNotEvidence(against, "cost")?.phrase ?? NO_DOUBT),
      },
      {
        id: "because",
        header: "Because",
        texts: tests.map(({ against }) => whyNotEvidence(against, "cost")?.because ?? ""),
      },
    ],
  });
}
