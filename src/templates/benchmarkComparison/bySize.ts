import type { Block } from "../../sheets/block";
import { chartBlock } from "../../sheets/chartBlock";
import { cut, firstOf, shown } from "../../sheets/formulaText";
import { gridBlock } from "../../sheets/gridBlock";
import { IOPS_ROW } from "./byMetric";
import { CHANGE } from "./changes";
import { BASELINE, changes, SETS, VARIANTS, type ResultSet } from "./sets";

/** Block sizes that are told apart: more make a chart that cannot be read. */
const SIZES = 8;

/** Block sizes that are drawn: a study has seldom more, and empty places say nothing. */
export const DRAWN = 5;

/** Characters of a name beside the chart of the first page. */
const NAME_ROOM = 15;

/** Characters of a name in the answer, which ends where the names of the legend begin. */
const ANSWER_NAME_ROOM = 12;

const mean = (order: ResultSet, cells: string) =>
  `IF([size]="","",IFERROR(AVERAGEIF({read_${order.id}.size},[size],${cells}),""))`;

/** Mean IOPS, and mean change of IOPS, of the tests of each block size. */
export function bySize(): Block {
  const number = Array.from({ length: SIZES }, (_, i) => i + 1);
  const first = `{read_${BASELINE.id}.first}`;
  return gridBlock({
    id: "bySize",
    gaps: true,
    heading: "IOPS by block size: mean of the tests, and mean of their changes",
    rows: SIZES,
    columns: [
      {
        id: "size",
        header: "Block size (KiB)",
        formula: number.map((k) => `IF(COUNT(${first})<${k},"",SMALL(${first},${k}))`),
        format: "General",
      },
      ...SETS.map((set) => ({
        id: set.id,
        header: set.sheet,
        formula: mean(set, `{read_${set.id}.iops}`),
        format: "#,##0",
      })),
      ...VARIANTS.map((variant) => ({
        id: `${variant.id}Change`,
        header: `Change ${variant.sheet}`,
        formula: mean(BASELINE, changes(variant, "iops")),
        format: CHANGE,
      })),
    ],
  });
}

/** Which variants the chart of the first page draws: those with the highest and the lowest median change of IOPS. */
export function drawnVariants(): Block {
  const medians = VARIANTS.map(({ id }) => `{medians.${id}#${IOPS_ROW}}`);
  const all = medians.join(",");
  const numberOf = (extreme: string, variants: readonly ResultSet[]): string =>
    firstOf(
      variants.map(({ row }) => {
        const median = medians[row - BASELINE.row - 1];
        return [`AND(ISNUMBER(${median}),${median}=${extreme})`, String(row - BASELINE.row)] as const;
      }),
      '""',
    );
  const name = (column: string) =>
    `IF([${column}]="","",${cut(`INDEX({setup.name},1+[${column}])`, NAME_ROOM)})`;
  const drawn = "{drawnSize.highest},{drawnSize.lowest}";
  const sizes = `COUNT({read_${BASELINE.id}.first})`;
  return gridBlock({
    id: "drawn",
    gaps: true,
    heading: "What the first page draws: the highest and the lowest median change of IOPS",
    rows: 1,
    columns: [
      {
        id: "highestNo",
        header: "Highest",
        formula: `IF(COUNT(${all})=0,"",${numberOf(`MAX(${all})`, VARIANTS)})`,
        format: "0",
        unguarded: true,
      },
      {
        id: "lowestNo",
        header: "Lowest",
        formula: `IF(COUNT(${all})<2,"",${numberOf(`MIN(${all})`, [...VARIANTS].reverse())})`,
        format: "0",
        unguarded: true,
      },
      { id: "highest", header: "Name", formula: name("highestNo") },
      { id: "lowest", header: "Name", formula: name("lowestNo") },
      {
        id: "most",
        header: "Most",
        formula: `IF(COUNT(${drawn})=0,"",IF(MAX(${drawn})>=-MIN(${drawn}),MAX(${drawn}),MIN(${drawn})))`,
        format: CHANGE,
      },
      {
        id: "ofHighest",
        header: "Of highest",
        formula: 'IF([most]="","",IF(ISNUMBER(MATCH([most],{drawnSize.highest},0)),1,0))',
        format: "0",
      },
      {
        id: "answer",
        header: "As text",
        formula: [
          `IF([most]="","","at "&INDEX({drawnSize.size},IFERROR(MATCH([most],{drawnSize.highest},0),MATCH([most],{drawnSize.lowest},0)))&": "&${shown("[most]", CHANGE)}`,
          `&IF([lowestNo]="","",", "&${cut("IF([ofHighest]=1,[highest],[lowest])", ANSWER_NAME_ROOM)})`,
          `&IF(INDEX({outcome.differs},IF([ofHighest]=1,[highestNo],[lowestNo]))="","","; not evaluated")`,
          `&IF(${sizes}>${DRAWN},"; ${DRAWN} of "&${sizes}&" sizes",""))`,
        ].join(""),
        spread: 6,
      },
    ],
  });
}

/** What the chart of the first page draws. */
export function drawnSizes(): Block {
  const rows = Array.from({ length: DRAWN }, (_, i) => i + 1);
  const change = (column: string): string[] =>
    rows.map((k) => {
      const cell = `INDEX({bySize},${k},${SETS.length + 1}+{drawn.${column}})`;
      return `IF(ISNUMBER({drawn.${column}}),IF(ISNUMBER(${cell}),${cell},""),"")`;
    });
  return gridBlock({
    id: "drawnSize",
    gaps: true,
    heading: "Mean change of IOPS by block size, as drawn",
    rows: DRAWN,
    columns: [
      {
        id: "size",
        header: "Block size",
        formula: rows.map((k) => {
          const size = `{bySize.size#${k}}`;
          return `IF(${size}="","",IF(${size}<1024,${size}&" KiB",${size}/1024&" MiB"))`;
        }),
      },
      { id: "highest", header: "Highest", formula: change("highestNo"), format: CHANGE, unguarded: true },
      { id: "lowest", header: "Lowest", formula: change("lowestNo"), format: CHANGE, unguarded: true },
    ],
  });
}

/** Paired bars of IOPS, and the change, by block size. */
export function charts(columns: readonly [string, string]): Block {
  return chartBlock(16, [
    {
      kind: "column",
      title: "Mean IOPS by block size",
      rows: DRAWN,
      description: `Mean IOPS of the tests of each of the first ${DRAWN} block sizes: baseline and variants side by side.`,
      columns: columns[0],
      xTitle: "Block size (KiB)",
      yTitle: "IOPS",
      series: SETS.map(({ id, sheet }) => ({
        name: sheet,
        categories: "bySize.size",
        values: `bySize.${id}`,
      })),
    },
    {
      kind: "column",
      title: "Mean change of IOPS by block size",
      rows: DRAWN,
      description: `Mean change of IOPS against the baseline for the tests of each of the first ${DRAWN} block sizes.`,
      columns: columns[1],
      xTitle: "Block size (KiB)",
      yTitle: "Change",
      yAxis: { format: "0%" },
      series: VARIANTS.map(({ id, sheet }) => ({
        name: sheet,
        categories: "bySize.size",
        values: `bySize.${id}Change`,
      })),
    },
  ]);
}
