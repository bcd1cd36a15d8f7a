import type { Block } from "../../sheets/block";
import { gridBlock } from "../../sheets/gridBlock";
import type { ComparedMetricId } from "../../model/benchmark/comparedMetrics";
import { CPU_COLUMNS } from "./cpuColumns";
import {
  columnOf,
  CPU,
  LATENCY,
  NOT_USABLE,
  pasted,
  POSITIVE,
  readCell,
  SHARE,
  THROUGHPUT,
  type Reading,
} from "./pastedCell";
import { PASTE_WIDTH, PASTED_COLUMNS, type PastedColumnId } from "./pastedColumns";
import { BASELINE, SETS, TESTS, VARIANTS, type ResultSet } from "./sets";

/** Columns of a table as read before those of the metrics, which stand in the metrics' order. */
export const READ_BEFORE_METRICS = 7;

/** Where the columns of every pasted table stand, found by their headers. */
export function foundColumns(): Block {
  return gridBlock({
    id: "at",
    gaps: true,
    heading: "Columns, found by their headers: the number of the column in the pasted table",
    rows: PASTED_COLUMNS.length,
    columns: [
      { id: "header", header: "Header", texts: PASTED_COLUMNS.map(({ header }) => header) },
      ...SETS.map(({ id, sheet }) => ({
        id,
        header: sheet,
        format: "0",
        formula: `IFERROR(MATCH([header],{paste_${id}.header},0),"missing")`,
      })),
    ],
  });
}

const DIRECTION =
  'IF(ISNUMBER([random]),IF([random]=1,", random",IF([random]=0,", sequential",", "&TEXT([random],"0%")&" random")),"")';
const CASE = 'IFERROR(""&[case],"")';
/** A test without a block size has the name of its case; without that too, its row. */
const LABEL = [
  `IF(ISNUMBER([size]),IF([size]<1024,[size]&" KiB",[size]/1024&" MiB")`,
  `&IF(ISNUMBER([read]),", "&TEXT([read],"0%")&" read","")&${DIRECTION}&IF(ISNUMBER([oio]),", "&[oio]&" outstanding",""),`,
  `IF(${CASE}="","row "&[no],${CASE}))`,
].join("");

/** The block size where a test is the first with it: the sizes that there are, each once. */
const FIRST_OF_SIZE = {
  id: "first",
  header: "New size (KiB)",
  formula: `IF(ISNUMBER([size]),IF(SUMPRODUCT(({read_${BASELINE.id}.size}=[size])*({read_${BASELINE.id}.no}<[no]))=0,[size],""),"")`,
  format: "General",
};

/** IOPS of a row; a row without a number there is not a test. */
function iopsIn(set: ResultSet): string {
  const cell = pasted(set, "iops");
  return `IF(ISNUMBER(${cell}),IF(${cell}<0,"${NOT_USABLE}",${cell}),"")`;
}

/**
 * The tests of a table in its own order, with the key that pairs them: block size, reads, randomness, outstanding I/O,
 * VMs, and which repeat it is. A row without IOPS is not a test; a test without a workload has no key, thus no partner.
 */
export function testsAsRead(set: ResultSet): Block {
  const own = `read_${set.id}`;
  const ifTest = (formula: string) => `IF([iops]="","",${formula})`;
  const column = (id: PastedColumnId, header: string, format: string, reading: Reading) => ({
    id,
    header,
    formula: ifTest(readCell(set, id, reading)),
    format,
  });
  const latency = (id: PastedColumnId, header: string) => column(id, header, "0.00", LATENCY);
  const named = (formula: string) => formula.replaceAll("[case]", pasted(set, "case"));
  const cpu = (id: PastedColumnId) => readCell(set, id, CPU);
  return gridBlock({
    id: own,
    gaps: true,
    heading: `${set.sheet}, as read`,
    rows: TESTS,
    columns: [
      { id: "label", header: "Workload", formula: ifTest(named(LABEL)) },
      { id: "no", header: "Row", texts: Array.from({ length: TESTS }, (_, i) => i + 1) },
      column("size", "Block size (KiB)", "General", POSITIVE),
      column("read", "Read %", "0%", SHARE),
      column("random", "Random %", "0%", SHARE),
      column("oio", "Outst. I/O", "#,##0", POSITIVE),
      column("vms", "VMs", "0", POSITIVE),
      { id: "iops", header: "IOPS", formula: iopsIn(set), format: "#,##0" },
      {
        id: "throughput",
        header: "MiB/s",
        formula: ifTest(readCell(set, "mibs", THROUGHPUT)),
        format: "#,##0.0",
      },
      latency("latency", "Latency (ms)"),
      latency("readLatency", "Read (ms)"),
      latency("writeLatency", "Write (ms)"),
      latency("readP95", "p95 read (ms)"),
      latency("writeP95", "p95 write (ms)"),
      {
        id: "cpu",
        header: "Host CPU %",
        formula: ifTest(`IF({cpuColumn}="${CPU_COLUMNS[0]}",${cpu("usage")},${cpu("utilization")})`),
        format: "0.0%",
      },
      {
        id: "cpuPerIo",
        header: "CPU % per 1,000 IOPS",
        formula: 'IF(COUNT([iops],[cpu])<2,"",IF([iops]=0,"",[cpu]*100/([iops]/1000)))',
        format: "0.000",
      },
      {
        id: "iopsPerCpu",
        header: "IOPS per CPU %",
        formula: 'IF(COUNT([iops],[cpu])<2,"",IF([cpu]=0,"",[iops]/([cpu]*100)))',
        format: "#,##0",
      },
      {
        id: "workload",
        header: "Paired by",
        formula: ifTest(named(`IF([size]="",${CASE},[size]&"K "&[read]&" "&[random]&" "&[oio]&" "&[vms])`)),
      },
      {
        id: "key",
        header: "And repeat",
        formula: ifTest(
          `IF([workload]="","",[workload]&" #"&SUMPRODUCT(({${own}.workload}=[workload])*({${own}.no}<=[no])))`,
        ),
      },
      { id: "counterpart", header: "Counterparts", formula: ifTest(partners(set)), format: "0" },
      ...(set === BASELINE ? [FIRST_OF_SIZE] : []),
    ],
  });
}

/** This row's figure of a metric of the baseline, or another row's of a variant. */
export function figureOf({ id }: ResultSet, metric: ComparedMetricId, row?: string): string {
  return row === undefined ? `[read_${id}.${metric}]` : `INDEX({read_${id}.${metric}},${row})`;
}

/** How many other tables have this test: of the baseline in the variants, of a variant in the baseline. */
function partners(set: ResultSet): string {
  const others = set === BASELINE ? VARIANTS : [BASELINE];
  return `IF([key]="",0,${others.map(({ id }) => `COUNTIF({read_${id}.key},[key])`).join("+")})`;
}

/** Rows with IOPS that a table has after those that are compared, and what is entered below the paste area. */
function beyond(set: ResultSet): string {
  const [rows, all, read] = [`{paste_${set.id}.rows}`, `{paste_${set.id}.andBelow}`, `{read_${set.id}.iops}`];
  const iopsOf = (cells: string) => `INDEX(${cells},0,${columnOf(set, "iops")})`;
  const rowsBelow = `MAX(1,COUNT(${iopsOf(all)})-COUNT(${iopsOf(rows)}))`;
  const below = `IF(COUNTA(${all})>COUNTA(${rows}),${rowsBelow},0)`;
  return `COUNT(${iopsOf(rows)})-COUNT(${read})-COUNTIF(${read},"${NOT_USABLE}")+${below}`;
}

/** Filled rows of a pasted table whose columns are not found; figures in the row of the headers are one too. */
function filledRows({ id }: ResultSet): string {
  const columns = Array.from(
    { length: PASTE_WIDTH },
    (_, i) => `COUNTA(INDEX({paste_${id}.rows},0,${i + 1}))`,
  );
  return `MAX(${columns.join(",")})+IF(COUNT({paste_${id}.header})>0,1,0)`;
}

/**
 * How many rows each pasted table has, and how many of them are not a test because they have no IOPS: all of them where
 * that header is not found.
 */
export function pastedTables(): Block {
  const counted = (count: "COUNT" | "COUNTA", set: ResultSet, column: PastedColumnId) =>
    `IF(ISNUMBER(${columnOf(set, column)}),${count}(INDEX({paste_${set.id}.rows},0,${columnOf(set, column)})),0)`;
  const columns = ["case", "size", "iops"] as const;
  const rowsOf = (set: ResultSet) =>
    `MAX(${columns.map((column) => counted("COUNTA", set, column)).join(",")})`;
  return gridBlock({
    id: "tables",
    gaps: true,
    heading: "Rows of the pasted tables",
    rows: SETS.length,
    columns: [
      { id: "set", header: "Sheet", texts: SETS.map(({ sheet }) => sheet) },
      {
        id: "rows",
        header: "Rows",
        formula: SETS.map(
          (set) => `IF(ISNUMBER(${columnOf(set, "iops")}),${rowsOf(set)},${filledRows(set)})`,
        ),
        format: "0",
      },
      {
        id: "unread",
        header: "No IOPS",
        formula: SETS.map((set) => `[rows]-${counted("COUNT", set, "iops")}`),
        format: "0",
      },
      { id: "beyond", header: "Too many", formula: SETS.map(beyond), format: "0" },
    ],
  });
}

/** VMs of the tests of a table, at most; 0 where it does not say. */
export function mostVms({ id }: ResultSet): string {
  return `MAX(0,{read_${id}.vms})`;
}
