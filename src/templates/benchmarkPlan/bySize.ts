import { TEST_LIMITS } from "../../model/benchmark/testLimits";
import type { Block } from "../../sheets/block";
import { chartBlock } from "../../sheets/chartBlock";
import { firstOf, quoted } from "../../sheets/formulaText";
import { gridBlock } from "../../sheets/gridBlock";
import { CHOICES } from "./inputs";
import { busier, ceiling, LIMITED_BY } from "./predictions";

const { cpuBound, nicNear } = TEST_LIMITS;

/** Tests that the chart shows: those of the published study, and more bars than that cannot be told apart. */
const DRAWN = 24;

const SHARE = "0%";

/** The largest of a figure over all mixes. It follows the share of reads in a line, or is the larger of two such: an end has it. */
const overMixes = (figure: (read: string) => string): string =>
  `MAX(${figure("MIN({mixes.read})")},${figure("MAX({mixes.read})")})`;

/** What the assumed IOPS of each block size take of what would limit its tests. */
export function bySize(): Block {
  const name = (column: string, words: string) => [`[${column}]=[most]`, quoted(words)] as const;
  return gridBlock({
    id: "bySize",
    heading: "Use of the bottlenecks: the most demanding mix",
    rows: CHOICES.sizes,
    columns: [
      { id: "size", header: "Block size", formula: 'TEXT([kib],"#,##0")&" KiB"' },
      {
        id: "kib",
        header: "KiB",
        formula: 'IF(OR({tests}=0,[sizes.kib]=""),"",[sizes.kib])',
        format: "#,##0",
      },
      {
        id: "iops",
        header: "Assumed IOPS",
        formula: 'IF([sizes.iops]="","",[sizes.iops])',
        format: "#,##0",
      },
      {
        id: "cpu",
        header: `CPU (of ${cpuBound.value * 100}%)`,
        formula: `${overMixes((read) => `VSAN_GHZ_IOPS([iops],[kib],${read},{layout})`)}/{capacity}/${cpuBound.value}`,
        format: SHARE,
      },
      {
        id: "nic",
        header: `NIC (of ${nicNear.value * 100}%)`,
        formula: `${overMixes((read) => busier("([iops]*[kib]/1024)", "[kib]", read))}/{nic}/${nicNear.value}`,
        format: SHARE,
      },
      {
        id: "policy",
        header: "IOPS limit",
        formula: `IF({limit}=0,0,[iops]/(${ceiling("[kib]")}))`,
        format: SHARE,
      },
      {
        id: "most",
        header: "Most",
        formula: "MAX([cpu],[nic],[policy])",
        format: SHARE,
        style: "result",
      },
      {
        id: "by",
        header: "Bottleneck",
        formula: firstOf(
          [name("policy", LIMITED_BY.policy), name("cpu", LIMITED_BY.cpu)],
          quoted(LIMITED_BY.network),
        ),
      },
    ],
  });
}

/** CPU of every test. */
export function testsChart(): Block {
  return chartBlock(18, [
    {
      kind: "column",
      title: `CPU of the first ${DRAWN} tests at the assumed IOPS`,
      description: `GHz that each of the first ${DRAWN} tests of the matrix would take at the assumed IOPS.`,
      columns: "A:H",
      rows: DRAWN,
      xTitle: "Test no.",
      yTitle: "GHz",
      series: [{ name: "GHz", categories: "test.no", values: "predicted.ghz" }],
    },
  ]);
}
