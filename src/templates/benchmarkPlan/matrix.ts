import { TEST_LIMITS } from "../../model/benchmark/testLimits";
import type { Block } from "../../sheets/block";
import { chartBlock } from "../../sheets/chartBlock";
import { firstOf } from "../../sheets/formulaText";
import { gridBlock } from "../../sheets/gridBlock";
import { LOAD_KINDS, TOOLS } from "./inputs";

/** Tests that the matrix has room for. */
export const MATRIX = 48;

/** Tests that the chart shows: those of the published study, and more bars than that cannot be told apart. */
const DRAWN = 24;

const LOADS = "MAX(1,{loadCount})";
const MIXES = "MAX(1,{mixCount})";

/** The value of the choice that a test takes: sizes change slowest, loads fastest. */
const choice = (grid: string, column: string, nth: string): string =>
  `INDEX({${grid}.${column}},MATCH(${nth},{${grid}.n},0))`;

const NTH = {
  size: `INT(([no]-1)/(${LOADS}*${MIXES}))+1`,
  mix: `MOD(INT(([no]-1)/${LOADS}),${MIXES})+1`,
  load: `MOD([no]-1,${LOADS})+1`,
};

const ifTest = (formula: string): string => `IF([no]>{tests},"",${formula})`;

/** As HCIBench's parameter generators write it; vdbench has no latency target. */
const CASE_NAME = [
  `IF({tool}="${TOOLS.fio}","fio","vdb")&"-"&{disks}&"vmdk-"&ROUND({workingSet}*100,0)&"ws-"&[size]&"k-"`,
  '&ROUND([read]*100,0)&"rdpct-"&ROUND([random]*100,0)&"randompct-"&[load]',
  `&IF(AND({loadKind}="${LOAD_KINDS.target}",{tool}="${TOOLS.fio}"),"lt","threads")`,
].join("");

/** The numbered tests with the names that HCIBench gives them. */
export function matrix(): Block {
  return gridBlock({
    id: "test",
    heading: "Tests",
    rows: MATRIX,
    columns: [
      { id: "case", header: "Case name", formula: ifTest(CASE_NAME) },
      { id: "no", header: "No.", texts: Array.from({ length: MATRIX }, (_, i) => i + 1) },
      {
        id: "size",
        header: "Block size (KiB)",
        formula: ifTest(choice("sizes", "kib", NTH.size)),
        format: "#,##0",
      },
      { id: "read", header: "Reads", formula: ifTest(choice("mixes", "read", NTH.mix)), format: "0%" },
      { id: "random", header: "Random", formula: ifTest(choice("mixes", "random", NTH.mix)), format: "0%" },
      { id: "load", header: "Load", formula: ifTest(choice("loads", "load", NTH.load)), format: "#,##0" },
      { id: "vms", header: "VMs", formula: ifTest("{allVms}"), format: "#,##0" },
      { id: "vdisks", header: "vDisks", formula: ifTest("{allDisks}"), format: "#,##0" },
      {
        id: "oio",
        header: "Outstanding I/O",
        formula: ifTest(`IF({loadKind}="${LOAD_KINDS.threads}",{allDisks}*[load],"by target")`),
        format: "#,##0",
      },
      {
        id: "net",
        header: "Ends after (h net)",
        formula: ifTest("[no]*{seconds}/3600"),
        format: "#,##0.0",
      },
      {
        id: "grossEnd",
        header: "Ends after (h gross)",
        formula: ifTest("[no]*{gross}/60"),
        format: "#,##0.0",
      },
    ],
  });
}

/** What each test would take at the assumed IOPS, and what would limit it. */
export function predictions(): Block {
  const assumed = choice("sizes", "iops", `INT(([test.no]-1)/(${LOADS}*${MIXES}))+1`);
  const ifAssumed = (formula: string): string => `IF([iops]="","",${formula})`;
  const { cpuBound, nicNear } = TEST_LIMITS;
  return gridBlock({
    id: "predicted",
    heading: "Predicted at the assumed IOPS, with the layout of the first variant",
    rows: MATRIX,
    columns: [
      { id: "case", header: "Case name", formula: "[test.case]" },
      {
        id: "iops",
        header: "Assumed IOPS",
        formula: `IF([test.no]>{tests},"",IF(ISNUMBER(${assumed}),${assumed},""))`,
        format: "#,##0",
      },
      { id: "mibs", header: "MiB/s", formula: ifAssumed("[iops]*[test.size]/1024"), format: "#,##0" },
      {
        id: "ghz",
        header: "GHz",
        formula: ifAssumed("VSAN_GHZ_IOPS([iops],[test.size],[test.read],{layout})"),
        format: "#,##0.0",
        style: "result",
      },
      { id: "coreCount", header: "Cores", formula: ifAssumed("[ghz]/{clock}"), format: "#,##0.0" },
      { id: "share", header: "Of the CPU", formula: ifAssumed("[ghz]/{capacity}"), format: "0.0%" },
      {
        id: "gbit",
        header: "NIC (Gb/s per host)",
        formula: ifAssumed(
          "MAX(VSAN_NET_GBIT([mibs]*1.048576,[test.size],[test.read],MAX({hosts},{minHosts}),{layout}))",
        ),
        format: "#,##0.0",
      },
      {
        id: "latency",
        header: "Latency that implies (ms)",
        formula: 'IF([iops]="","",IF(ISNUMBER([test.oio]),[test.oio]/[iops]*1000,""))',
        format: "0.00",
      },
      {
        id: "ceiling",
        header: "Policy allows (IOPS)",
        formula:
          'IF([test.no]>{tests},"",IF({limit}=0,"",{allDisks}*VSAN_IOPS_AT_LIMIT({limit},[test.size])))',
        format: "#,##0",
      },
      {
        id: "limitedBy",
        header: "Likely limited by",
        formula: ifAssumed(
          firstOf(
            [
              ["AND({limit}>0,[iops]>=N([ceiling]))", '"policy limit"'],
              [`[share]>=${cpuBound.value}`, '"CPU"'],
              [`[gbit]>=${nicNear.value}*{nic}`, '"network"'],
              ["[share]>{cpuShare}", '"above the CPU share"'],
            ],
            '"load or devices"',
          ),
        ),
        mayBeEmpty: ["ceiling"],
      },
    ],
  });
}

/** CPU of every test. */
export function predictionChart(): Block {
  return chartBlock(18, [
    {
      kind: "column",
      title: `CPU of the first ${DRAWN} tests at the assumed IOPS`,
      description: `GHz that each of the first ${DRAWN} tests of the matrix would take at the assumed IOPS.`,
      columns: "A:J",
      rows: DRAWN,
      xTitle: "Test no.",
      yTitle: "GHz",
      series: [{ name: "GHz", categories: "test.no", values: "predicted.ghz" }],
    },
  ]);
}
