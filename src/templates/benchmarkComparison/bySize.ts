import type { Block } from "../../sheets/block";
import { chartBlock } from "../../sheets/chartBlock";
import { gridBlock } from "../../sheets/gridBlock";
import { CHANGE } from "./changes";
import { BASELINE, changes, SETS, VARIANTS, type ResultSet } from "./sets";

/** Block sizes that are told apart: more make a chart that cannot be read. */
const SIZES = 8;

/** Block sizes that are drawn: a study has seldom more, and empty places say nothing. */
const DRAWN = 5;

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

/** Paired bars of IOPS, and the change, by block size. */
export function charts(columns: readonly [string, string]): Block {
  return chartBlock(16, [
    {
      kind: "column",
      title: "Mean IOPS by block size",
      rows: DRAWN,
      description:
        "Mean IOPS of the tests of each of the first five block sizes: baseline and variants side by side.",
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
      description:
        "Mean change of IOPS against the baseline for the tests of each of the first five block sizes.",
      columns: columns[1],
      xTitle: "Block size (KiB)",
      yTitle: "Change",
      series: VARIANTS.map(({ id, sheet }) => ({
        name: sheet,
        categories: "bySize.size",
        values: `bySize.${id}Change`,
      })),
    },
  ]);
}
