import type { Block } from "../../sheets/block";
import { gridBlock } from "../../sheets/gridBlock";
import { LOAD_KINDS, TOOLS } from "./inputs";

/** Tests that the matrix has room for. */
export const MATRIX = 48;

const LOADS = "MAX(1,{loadCount})";
const MIXES = "MAX(1,{mixCount})";

/** The value of the choice that a test takes. */
export const choice = (grid: string, column: string, nth: string): string =>
  `INDEX({${grid}.${column}},MATCH(${nth},{${grid}.n},0))`;

/** Which of the block sizes a test takes: sizes change slowest, loads fastest. */
export const nthSize = (no: string): string => `INT((${no}-1)/(${LOADS}*${MIXES}))+1`;

const NTH = {
  size: nthSize("[no]"),
  mix: `MOD(INT(([no]-1)/${LOADS}),${MIXES})+1`,
  load: `MOD([no]-1,${LOADS})+1`,
};

/** A formula that names no other cell of its row. */
const ifTest = (formula: string): string => `IF([no]="","",${formula})`;

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
      { id: "case", header: "Case name", formula: CASE_NAME },
      {
        id: "no",
        header: "No.",
        formula: Array.from({ length: MATRIX }, (_, i) => `IF(${i + 1}>{tests},"",${i + 1})`),
        format: "0",
      },
      {
        id: "size",
        header: "Block size (KiB)",
        formula: choice("sizes", "kib", NTH.size),
        format: "#,##0",
      },
      { id: "read", header: "Reads", formula: choice("mixes", "read", NTH.mix), format: "0%" },
      { id: "random", header: "Random", formula: choice("mixes", "random", NTH.mix), format: "0%" },
      { id: "load", header: "Load", formula: choice("loads", "load", NTH.load), format: "#,##0" },
      { id: "vms", header: "VMs", formula: ifTest("{allVms}"), format: "#,##0" },
      { id: "vdisks", header: "vDisks", formula: ifTest("{allDisks}"), format: "#,##0" },
      {
        id: "oio",
        header: "Outstanding I/O",
        formula: `IF({loadKind}="${LOAD_KINDS.threads}",{allDisks}*[load],"by target")`,
        format: "#,##0",
      },
      {
        id: "net",
        header: "Ends after (h net)",
        formula: "[no]*{seconds}/3600",
        format: "#,##0.0",
      },
      {
        id: "grossEnd",
        header: "Ends after (h gross)",
        formula: "[no]*{gross}/60",
        format: "#,##0.0",
      },
    ],
  });
}
