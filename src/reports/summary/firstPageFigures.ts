import type { Block } from "../../sheets/block";
import { gridBlock } from "../../sheets/gridBlock";
import { RUN_KEY_FORMULA } from "../runs/runKey";
import { VERDICT_WORDS } from "../sheets/verdict";

/** Row of the table Results with the most IOPS, and with the most MiB/s; empty where no file states the figure. */
export const MOST_IOPS_ROW = "INDEX({best.row},1)";
export const MOST_MIB_ROW = "INDEX({best.row},2)";

/** Row of the table Checks of the test with the most IOPS. */
export const MOST_IOPS_CHECK = "{bestCheck.row}";

/** What the first page shows in words: rows of its tests, and how many tests have which verdict. */
export function firstPageFigures(): Block[] {
  const rowOfMost = (header: string): string =>
    `IF(COUNT(Results[${header}])=0,"",MATCH(MAX(Results[${header}]),Results[${header}],0))`;
  const key = RUN_KEY_FORMULA.replace(
    /\[@(\w+)\]/g,
    (_, header: string) => `INDEX(Results[${header}],${MOST_IOPS_ROW})`,
  );
  return [
    gridBlock({
      id: "best",
      heading: "Tests that the first page shows",
      rows: 2,
      columns: [
        { id: "what", header: "Row of the table Results", texts: ["Most IOPS", "Most MiB/s"] },
        { id: "row", header: "Row", format: "0", formula: [rowOfMost("IOPS"), rowOfMost("MiB/s")] },
      ],
    }),
    gridBlock({
      id: "bestCheck",
      heading: "The one with the most IOPS among the check figures",
      rows: 1,
      columns: [
        { id: "what", header: "Row of the table Checks", texts: ["Most IOPS"] },
        {
          id: "row",
          header: "Row",
          format: "0",
          formula: `IF(${MOST_IOPS_ROW}="","",IFERROR(MATCH(${key},Checks[Key],0),""))`,
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
          header: "In words",
          formula: VERDICT_WORDS.map(
            ({ phrase }) =>
              `IF([tests]=0,"",IF(ROWS(Results[IOPS])=1,"${phrase}",[tests]&" of "&ROWS(Results[IOPS])&" tests: ${phrase}"))`,
          ),
        },
      ],
    }),
  ];
}
