import { parseCaseName, type CaseName } from "../../importers/hcibench/case/caseName";
import { noEvidence } from "../../model/errors";
import { wordOf } from "../_arguments";
import { spillTable, type Result } from "../_broadcast";

/** What a case name can say, in the order of its table. */
const FIELDS: readonly { field: string; unit: string; value: (name: CaseName) => Result | null }[] = [
  { field: "Tool", unit: "", value: ({ tool }) => tool },
  { field: "VM group", unit: "", value: ({ group }) => group },
  { field: "Prefix", unit: "", value: ({ prefix }) => prefix },
  { field: "vDisks per VM", unit: "", value: ({ vmdksPerVm }) => vmdksPerVm },
  { field: "Working set", unit: "%", value: ({ workingSetPct }) => workingSetPct },
  {
    field: "Block size",
    unit: "KiB",
    value: ({ blockSizeBytes: bytes }) => (bytes === null ? null : bytes / 2 ** 10),
  },
  { field: "Reads", unit: "%", value: ({ readPct }) => readPct },
  { field: "Random", unit: "%", value: ({ randomPct }) => randomPct },
  { field: "Threads per vDisk", unit: "", value: ({ threads }) => threads },
  { field: "Latency target", unit: "µs", value: ({ latencyTargetUs }) => latencyTargetUs },
  { field: "Jobs", unit: "", value: ({ jobs }) => jobs },
  { field: "CPU load", unit: "vCPUs", value: ({ cpus }) => cpus },
  { field: "CPU load of each", unit: "%", value: ({ cpuPct }) => cpuPct },
  { field: "Compressible", unit: "%", value: ({ compressPct }) => compressPct },
  { field: "Duplicate", unit: "%", value: ({ dedupePct }) => dedupePct },
  { field: "Started", unit: "UTC", value: ({ epochSeconds: s }) => (s === null ? null : utc(s)) },
];

/** 2024-11-29 13:11:37 */
function utc(epochSeconds: number): string {
  return new Date(epochSeconds * 1000).toISOString().slice(0, "2024-11-29T13:11:37".length).replace("T", " ");
}

/**
 * Decodes the name of an HCIBench test case: tool, vDisks, working set, block size, mix, load, data reduction, start.
 * @customfunction BENCH_CASE
 * @param name Name of the case, such as fio-8vmdk-90ws-32k-100rdpct-100randompct-2500lt-1732885897, a single cell.
 * @returns Table with the columns Field, Value, Unit; what the name does not contain is omitted.
 * @unit table
 * @source HCIBench's parameter file names, docs/formats.md
 * @example =BENCH_CASE("fio-8vmdk-90ws-32k-100rdpct-100randompct-2500lt-1732885897") //=> 9 rows x 3 columns
 * @example =BENCH_CASE("holiday") //=> #N/A
 */
export function BENCH_CASE(name: unknown[][]): unknown[][] {
  return spillTable({ name }, {}, (cells) => {
    const text = wordOf(cells.name, "name").trim();
    const parsed = parseCaseName(text);
    if (parsed.tool === null) {
      throw noEvidence(
        `name "${text}" is not the name of an HCIBench test case, such as fio-8vmdk-100ws-4k-70rdpct-100randompct-4threads`,
      );
    }
    const rows = FIELDS.flatMap(({ field, unit, value }): Result[][] => {
      const known = value(parsed);
      return known === null ? [] : [[field, known, unit]];
    });
    return [["Field", "Value", "Unit"], ...rows];
  });
}
