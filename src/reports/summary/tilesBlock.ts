import type { Block } from "../../sheets/block";
import { firstOf, quoted } from "../../sheets/formulaText";
import { MARK } from "../../sheets/pageTop";
import type { CellSpec } from "../../workbook/spec";
import type { CheckedRun } from "../checks/checkedRun";
import { NOT_MODELLED } from "../measures/storageOf";
import { targetMs } from "../measures/targetMs";
import { sharesHosts } from "../runs/sharesHosts";
import { MOST_IOPS_CHECK, MOST_IOPS_ROW, MOST_MIB_ROW } from "./firstPageFigures";
import { markFormats } from "./verdictBand";

/** A figure of the first page: its test, and what speaks for or against it. */
interface Tile {
  name: string;
  figure: string;
  format: string;
  /** The unit and what else belongs to the figure, as a formula. */
  unit: string;
  test: string;
  /** Text that begins with a mark. */
  verdict: string;
}

/** Columns of the tiles; a narrow one is between two. */
const COLUMNS = ["A", "C", "E", "G", "I"];

/** Heights of a tile's rows in points: name, figure, unit, test, verdict. */
const HEIGHTS_PT = [17, 27, 15, 27, 17];

/** The figures that a customer asks for first, each with its test. */
export function tilesBlock(checked: readonly CheckedRun[]): Block {
  const tiles = [mostIops(), latencyThere(), mostThroughput(), p95(checked), cpuPerIo(checked)];
  return {
    height: HEIGHTS_PT.length,
    ids: (row) =>
      Object.fromEntries(COLUMNS.map((column, i) => [`tile.${i}`, `${column}${row}:${column}${row + 4}`])),
    draw: ({ row, formula }) => ({
      cells: tiles.flatMap(({ name, figure, format, unit, test, verdict }, i): CellSpec[] => {
        const at = (line: number): string => `${COLUMNS[i]}${row + line}`;
        return [
          { kind: "text", at: at(0), text: name, style: "tileName" },
          { kind: "formula", at: at(1), formula: formula(figure), format, style: "tileFigure" },
          { kind: "formula", at: at(2), formula: formula(unit), style: "tileUnit" },
          { kind: "formula", at: at(3), formula: formula(test), style: "tileTest" },
          { kind: "formula", at: at(4), formula: formula(verdict), style: "tileVerdict" },
        ];
      }),
      rowHeights: HEIGHTS_PT.map((points, i) => ({ rows: [row + i, row + i], points })),
      conditionalFormats: COLUMNS.flatMap((column) =>
        markFormats(`${column}${row + 4}`, `${column}${row + 4}`),
      ),
    }),
  };
}

const result = (header: string, row: string | number): string => `INDEX(Results[${header}],${row})`;

/** What the formula says where the row is known. */
const ifRow = (row: string, formula: string): string => `IF(${row}="","",${formula})`;

const labelOf = (row: string | number): string =>
  `IFERROR(INDEX({runs.label},${row}),${result("Case", row)})`;

/** The verdict of a test with its mark. */
function verdictOf(row: string): string {
  const word = result("Verdict", row);
  return ifRow(
    row,
    firstOf(
      [
        [`${word}="OK"`, quoted(`${MARK.good} passes every check`)],
        [`${word}=""`, quoted(`${MARK.unknown} not calculated`)],
        [`OR(${word}="Not evaluated",${word}="Partly evaluated")`, `"${MARK.unknown} "&LOWER(${word})`],
        [`${word}="Invalid"`, quoted(`${MARK.bad} invalid`)],
      ],
      `"${MARK.caution} "&LOWER(LEFT(${word},1))&MID(${word},2,40)`,
    ),
  );
}

function mostIops(): Tile {
  const row = MOST_IOPS_ROW;
  return {
    name: "Highest IOPS",
    figure: ifRow(row, "MAX(Results[IOPS])"),
    format: "#,##0",
    unit: ifRow(row, '"IOPS"'),
    test: ifRow(row, labelOf(row)),
    verdict: `IF(${row}="","${MARK.unknown} not in the files",${verdictOf(row)})`,
  };
}

function latencyThere(): Tile {
  const row = MOST_IOPS_ROW;
  const [mean, read, write] = ["Latency (ms)", "Read latency (ms)", "Write latency (ms)"].map((header) =>
    result(header, row),
  ) as [string, string, string];
  const part = (name: string, cell: string): string =>
    `IF(ISNUMBER(${cell}),", ${name} "&TEXT(${cell},"0.00"),"")`;
  const above = `INDEX(Checks[Above usual latency (ms)],${MOST_IOPS_CHECK})`;
  return {
    name: "Latency there",
    figure: ifRow(row, `IF(ISNUMBER(${mean}),${mean},"")`),
    format: "0.00",
    unit: ifRow(row, `IF(ISNUMBER(${mean}),"ms"&${part("read", read)}&${part("write", write)},"")`),
    test: ifRow(row, labelOf(row)),
    verdict: `IF(${row}="","${MARK.unknown} not in the files",IFERROR(${firstOf(
      [
        [`NOT(ISNUMBER(${mean}))`, quoted(`${MARK.unknown} not in the files`)],
        [`NOT(ISNUMBER(${above}))`, quoted(`${MARK.unknown} not judged`)],
        [`${above}>0`, quoted(`${MARK.caution} above the usual limit`)],
      ],
      quoted(`${MARK.good} below the usual limit`),
    )},"${MARK.unknown} not judged"))`,
  };
}

/** Bytes of a MiB for a million: MiB/s in MB/s. */
const MB_PER_MIB = "1.048576";

function mostThroughput(): Tile {
  const row = MOST_MIB_ROW;
  const most = "MAX(Results[MiB/s])";
  return {
    name: "Highest throughput",
    figure: ifRow(row, most),
    format: "#,##0",
    unit: ifRow(row, `"MiB/s, or "&TEXT(${most}*${MB_PER_MIB}/1000,"0.00")&" GB/s"`),
    test: ifRow(row, labelOf(row)),
    verdict: `IF(${row}="","${MARK.unknown} not in the files",${verdictOf(row)})`,
  };
}

/** The test that stands worst against its latency target. */
function p95(checked: readonly CheckedRun[]): Tile {
  const name = "p95 against its target";
  const tests = checked.flatMap(({ run }, i) => {
    const target = targetMs(run);
    const { readP95Ms, writeP95Ms, percentiles } = run.results;
    const isMeasured = percentiles !== null && percentiles !== "derived" && !run.vmsFinishedEarly;
    const worst = isMeasured ? Math.max(readP95Ms ?? 0, writeP95Ms ?? 0) : 0;
    return target === null ? [] : [{ row: i + 1, target, times: worst / target }];
  });
  const [test] = tests.sort((a, b) => b.times - a.times);
  if (!test || test.times === 0) {
    const why = test ? "p95 not in the files" : "no target given";
    return {
      name,
      figure: '""',
      format: "0.0",
      unit: '""',
      test: '""',
      verdict: quoted(`${MARK.unknown} ${why}`),
    };
  }
  const { row, target } = test;
  const figure = `MAX(${result("p95 read (ms)", row)},${result("p95 write (ms)", row)})`;
  return {
    name,
    figure,
    format: "0.0",
    unit: quoted(`ms, target ${target} ms`),
    test: labelOf(row),
    verdict: `IF(${figure}>${target},"${MARK.bad} "&TEXT(${figure}/${target},"0.0")&" times its target","${MARK.good} within its target")`,
  };
}

/** The storage is none that the model describes. */
function isNotModelled(storage: string): string {
  return `OR(${NOT_MODELLED.map((kind) => `${storage}="${kind}"`).join(",")})`;
}

/** The cost of an I/O on the cluster against the model, in the test with the most IOPS of which the CPU is known. */
function cpuPerIo(checked: readonly CheckedRun[]): Tile {
  const name = "CPU per I/O";
  const runs = checked.map(({ run }) => run);
  const usable = checked
    .map(({ run }, i) => ({ run, row: i + 1 }))
    .filter(
      ({ run }) => (run.results.iops ?? 0) > 0 && !(run.vmsFinishedEarly ?? 0) && !sharesHosts(run, runs),
    )
    .sort((a, b) => (b.run.results.iops ?? 0) - (a.run.results.iops ?? 0));
  const known = usable.find(({ run }) => run.measuredUse !== null || run.cpu.usagePct !== null) ?? usable[0];
  if (!known) {
    const verdict = quoted(`${MARK.unknown} no test shows it`);
    return { name, figure: '""', format: "#,##0", unit: '""', test: '""', verdict };
  }
  const { row } = known;
  const cpu = `INDEX(Checks[Host CPU %],${row})`;
  const [iops, model] = [result("IOPS", row), result("vSAN GHz (model)", row)];
  const storage = result("Storage", row);
  const khz = `(${cpu}*HostGhz-N(IdleGhz))*ClusterHosts*1000000/${iops}`;
  const isKnown = `COUNT(${cpu},HostGhz,ClusterHosts,${iops})=4`;
  const estimate = (which: string): string =>
    `VSAN_GHZ_IOPS(${iops},${result("Block size (KiB)", row)},${result("Read %", row)},Raid,1,"${which}")*1000000/${iops}`;
  return {
    name,
    figure: `IF(${isKnown},${khz},"")`,
    format: "#,##0",
    unit: `IF(${isKnown},"kHz"&IF(ISNUMBER(${model}),", model "&TEXT(${model}*1000000/${iops},"#,##0"),""),"")`,
    test: labelOf(row),
    verdict: firstOf(
      [
        [isNotModelled(storage), `"${MARK.unknown} "&${storage}&": no model"`],
        [`COUNT(${cpu})=0`, quoted(`${MARK.unknown} CPU not in the files`)],
        ["COUNT(HostGhz)=0", quoted(`${MARK.unknown} enter GHz of a host`)],
        ["COUNT(ClusterHosts)=0", quoted(`${MARK.unknown} enter the hosts`)],
        [`NOT(ISNUMBER(${model}))`, quoted(`${MARK.unknown} no model of it`)],
        ["COUNT(IdleGhz)=0", quoted(`${MARK.caution} with idle CPU in it`)],
        [`${khz}>${estimate("high")}`, quoted(`${MARK.caution} above the model`)],
        [`${khz}<${estimate("low")}`, quoted(`${MARK.caution} below the model`)],
      ],
      quoted(`${MARK.good} within the model`),
    ),
  };
}
