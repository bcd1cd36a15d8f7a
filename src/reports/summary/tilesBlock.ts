import { markFormats } from "../../sheets/markFormats";
import type { Block } from "../../sheets/block";
import { cut, firstOf, quoted } from "../../sheets/formulaText";
import { MARK } from "../../sheets/mark";
import type { CellSpec } from "../../workbook/spec";
import type { CheckedRun } from "../checks/checkedRun";
import { NOT_MODELLED } from "../measures/storageOf";
import { COST, MAX_IOPS, MAX_MIB, NO_IO, WORST_P95, type ShownTest } from "./firstPageFigures";
import { testOfCpu, testOfP95 } from "./shownTests";

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

const result = (header: string, { result }: ShownTest): string => `INDEX(Results[${header}],${result})`;

/** What the formula says where the test is known. */
const ifKnown = ({ result }: ShownTest, formula: string): string => `IF(${result}="","",${formula})`;

/** Longer names do not fit a tile: they are cut, figures never are. */
const MAX_NAME_LENGTH = 52;

const labelOf = ({ label }: ShownTest): string => cut(label, MAX_NAME_LENGTH);

/** The verdict of a test with its mark. */
function verdictOf(test: ShownTest): string {
  const word = result("Verdict", test);
  return ifKnown(
    test,
    firstOf(
      [
        [`${word}="OK"`, quoted(`${MARK.good} passes every check`)],
        [`${word}=""`, quoted(`${MARK.unknown} not calculated`)],
        [`OR(${word}="Not evaluated",${word}="Partly evaluated")`, `"${MARK.unknown} "&LOWER(${word})`],
        [`${word}="Invalid"`, quoted(`${MARK.bad} invalid`)],
      ],
      // An abbreviation keeps its capitals.
      `"${MARK.caution} "&IF(EXACT(MID(${word},2,1),UPPER(MID(${word},2,1))),${word},LOWER(LEFT(${word},1))&MID(${word},2,40))`,
    ),
  );
}

const NOT_IN_FILES = `"${MARK.unknown} not in the files"`;

/** Why a figure of the test with the most of it is empty. */
const NO_TEST = `IF(${NO_IO},"${MARK.bad} no I/O",${NOT_IN_FILES})`;

function mostIops(): Tile {
  return {
    name: "Highest IOPS",
    figure: ifKnown(MAX_IOPS, "MAX(Results[IOPS])"),
    format: "#,##0",
    unit: ifKnown(MAX_IOPS, '"IOPS"'),
    test: labelOf(MAX_IOPS),
    verdict: `IF(${MAX_IOPS.result}="",${NO_TEST},${verdictOf(MAX_IOPS)})`,
  };
}

function latencyThere(): Tile {
  const [mean, read, write] = ["Latency (ms)", "Read latency (ms)", "Write latency (ms)"].map((header) =>
    result(header, MAX_IOPS),
  ) as [string, string, string];
  const part = (name: string, cell: string): string =>
    `IF(ISNUMBER(${cell}),", ${name} "&TEXT(${cell},"0.00"),"")`;
  const above = `INDEX(Checks[Above usual latency (ms)],${MAX_IOPS.check})`;
  const small = `INDEX(Checks[Small I/O latency (ms)],${MAX_IOPS.check})`;
  const notEvaluated = quoted(`${MARK.unknown} not evaluated`);
  return {
    name: "Latency at highest IOPS",
    figure: ifKnown(MAX_IOPS, `IF(ISNUMBER(${mean}),${mean},"")`),
    format: "0.00",
    unit: ifKnown(MAX_IOPS, `IF(ISNUMBER(${mean}),"ms"&${part("read", read)}&${part("write", write)},"")`),
    test: labelOf(MAX_IOPS),
    verdict: `IF(${MAX_IOPS.result}="",${NO_TEST},IFERROR(${firstOf(
      [
        [`NOT(ISNUMBER(${mean}))`, NOT_IN_FILES],
        [`NOT(ISNUMBER(${above}))`, notEvaluated],
        [`${above}>0`, quoted(`${MARK.caution} above the usual limit`)],
        [`IF(ISNUMBER(${small}),${small}>FlashLatencyLimit,FALSE)`, quoted(`${MARK.caution} high for flash`)],
      ],
      quoted(`${MARK.good} below the usual limit`),
    )},${notEvaluated}))`,
  };
}

/** Bytes of a MiB for a million: MiB/s in MB/s. */
const MB_PER_MIB = "1.048576";

function mostThroughput(): Tile {
  const most = "MAX(Results[MiB/s])";
  return {
    name: "Highest throughput",
    figure: ifKnown(MAX_MIB, most),
    format: "#,##0",
    unit: ifKnown(MAX_MIB, `"MiB/s, or "&TEXT(${most}*${MB_PER_MIB}/1000,"0.00")&" GB/s"`),
    test: labelOf(MAX_MIB),
    verdict: `IF(${MAX_MIB.result}="",${NO_TEST},${verdictOf(MAX_MIB)})`,
  };
}

/** A tile without a figure, and why. */
function emptyTile(name: string, format: string, why: string): Tile {
  return {
    name,
    figure: '""',
    format,
    unit: '""',
    test: '""',
    verdict: quoted(`${MARK.unknown} ${why}`),
  };
}

/** The test that stands worst against its latency target. */
function p95(checked: readonly CheckedRun[]): Tile {
  const name = "p95 against its target";
  const test = testOfP95(checked);
  if (!test || test.times === 0)
    return emptyTile(name, "0.0", test ? "p95 not in the files" : "no target given");
  const { targetMs } = test;
  const figure = `MAX(${result("p95 read (ms)", WORST_P95)},${result("p95 write (ms)", WORST_P95)})`;
  return {
    name,
    figure: ifKnown(WORST_P95, figure),
    format: "0.0",
    unit: quoted(`ms, target ${targetMs} ms`),
    test: labelOf(WORST_P95),
    verdict: `IF(${WORST_P95.result}="",${NOT_IN_FILES},IF(${figure}>${targetMs},"${MARK.bad} "&TEXT(${figure}/${targetMs},"0.0")&" times its target","${MARK.good} within its target"))`,
  };
}

/** The storage is none that the model describes. */
function isNotModelled(storage: string): string {
  return `OR(${NOT_MODELLED.map((kind) => `${storage}="${kind}"`).join(",")})`;
}

/** The cost of an I/O on the cluster against the model, in the test with the most IOPS of which the CPU is known. */
function cpuPerIo(checked: readonly CheckedRun[]): Tile {
  const name = "CPU per I/O";
  if (testOfCpu(checked) === undefined) return emptyTile(name, "#,##0", "no test shows it");
  const cpu = `INDEX(Checks[Host CPU %],${COST.check})`;
  const [iops, model, storage] = ["IOPS", "vSAN GHz (model)", "Storage"].map((header) =>
    result(header, COST),
  ) as [string, string, string];
  const hosts = `INDEX(Checks[Hosts],${COST.check})`;
  const khz = `(${cpu}*HostGhz-N(IdleGhz))*${hosts}*1000000/${iops}`;
  const isBusy = `N(${cpu})*N(HostGhz)>N(IdleGhz)`;
  const isKnown = `AND(COUNT(${cpu},HostGhz,${hosts},${iops})=4,${isBusy})`;
  const estimate = (which: string): string =>
    `VSAN_GHZ_IOPS(${iops},${result("Block size (KiB)", COST)},${result("Read %", COST)},Raid,1,"${which}")*1000000/${iops}`;
  return {
    name,
    figure: `IF(${isKnown},${khz},"")`,
    format: "#,##0",
    unit: `IF(${isKnown},"kHz"&IF(ISNUMBER(${model}),", model "&TEXT(${model}*1000000/${iops},"#,##0"),""),"")`,
    test: labelOf(COST),
    verdict: firstOf(
      [
        [`OR(${COST.result}="",${COST.check}="")`, NOT_IN_FILES],
        [isNotModelled(storage), `"${MARK.unknown} "&${storage}&": no model"`],
        [`COUNT(${cpu})=0`, quoted(`${MARK.unknown} CPU not in the files`)],
        ["COUNT(HostGhz)=0", quoted(`${MARK.unknown} enter GHz of a host`)],
        [`COUNT(${hosts})=0`, quoted(`${MARK.unknown} enter the hosts`)],
        [`NOT(${isBusy})`, quoted(`${MARK.unknown} CPU not above idle`)],
        [`NOT(ISNUMBER(${model}))`, quoted(`${MARK.unknown} no model of it`)],
        ["COUNT(IdleGhz)=0", quoted(`${MARK.caution} includes idle CPU`)],
        [`${khz}>${estimate("high")}`, quoted(`${MARK.caution} above the model`)],
        [`${khz}<${estimate("low")}`, quoted(`${MARK.caution} below the model`)],
      ],
      quoted(`${MARK.good} within the model`),
    ),
  };
}
