import { TEST_LIMITS } from "../../model/benchmark/testLimits";
import type { Block } from "../../sheets/block";
import { firstOf, quoted, unlessError } from "../../sheets/formulaText";
import { gridBlock } from "../../sheets/gridBlock";
import { choice, MATRIX, nthSize } from "./matrix";

const { cpuBound, nicNear } = TEST_LIMITS;

/** What would limit a test. */
export const LIMITED_BY = {
  policy: "policy limit",
  cpu: "CPU",
  network: "network",
  cpuShare: "above the CPU share",
  other: "load or devices",
} as const;

/** Tests that the IOPS limit of the policy would hold back. */
export const HELD_BACK = unlessError(
  "{predicted.limitedBy}",
  `COUNTIF({predicted.limitedBy},"${LIMITED_BY.policy}")`,
);

/** I/O rate that the policy allows all vDisks together. */
export const ceiling = (kib: string): string => `{allDisks}*VSAN_IOPS_AT_LIMIT({limit},${kib})`;

/** Traffic of the busier direction on the NIC of a host. */
export const busier = (mibs: string, kib: string, read: string): string =>
  `MAX(VSAN_NET_GBIT(${mibs}*1.048576,${kib},${read},MAX({hosts},{minHosts}),{layout}))`;

/** What each test would take at the assumed IOPS, and what would limit it. */
export function predictions(): Block {
  const assumed = choice("sizes", "iops", nthSize("[test.no]"));
  const ifTest = (formula: string): string => `IF([test.no]="","",${formula})`;
  return gridBlock({
    id: "predicted",
    heading: "Predicted at the assumed IOPS, with the layout of the first variant",
    rows: MATRIX,
    columns: [
      { id: "case", header: "Case name", formula: "[test.case]" },
      {
        id: "iops",
        header: "Assumed IOPS",
        formula: ifTest(`IF(ISNUMBER(${assumed}),${assumed},"")`),
        format: "#,##0",
      },
      { id: "mibs", header: "MiB/s", formula: "[iops]*[test.size]/1024", format: "#,##0" },
      {
        id: "ghz",
        header: "GHz",
        formula: "VSAN_GHZ_IOPS([iops],[test.size],[test.read],{layout})",
        format: "#,##0.0",
        style: "result",
      },
      { id: "coreCount", header: "Cores", formula: "[ghz]/{clock}", format: "#,##0.0" },
      { id: "share", header: "Of the CPU", formula: "[ghz]/{capacity}", format: "0.0%" },
      {
        id: "gbit",
        header: "NIC (Gb/s per host)",
        formula: busier("[mibs]", "[test.size]", "[test.read]"),
        format: "#,##0.0",
      },
      {
        id: "latency",
        header: "Implied latency (ms)",
        formula: 'IF([iops]="","",IF(ISNUMBER([test.oio]),[test.oio]/[iops]*1000,""))',
        format: "0.00",
      },
      {
        id: "ceiling",
        header: "Policy allows (IOPS)",
        formula: ifTest(`IF({limit}=0,"",${ceiling("[test.size]")})`),
        format: "#,##0",
      },
      {
        id: "limitedBy",
        header: "Likely bottleneck",
        formula: firstOf(
          [
            ["AND({limit}>0,[iops]>=N([ceiling]))", quoted(LIMITED_BY.policy)],
            [`[share]>=${cpuBound.value}`, quoted(LIMITED_BY.cpu)],
            [`[gbit]>=${nicNear.value}*{nic}`, quoted(LIMITED_BY.network)],
            ["[share]>{cpuShare}", quoted(LIMITED_BY.cpuShare)],
          ],
          quoted(LIMITED_BY.other),
        ),
        mayBeEmpty: ["ceiling"],
      },
    ],
  });
}
