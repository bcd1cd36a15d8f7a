import { importPasted } from "../../importers/pasted/importPasted";
import { TEXT_TOOLS } from "../../importers/textFormats";
import { RESULT_FIGURES } from "../../model/benchmark/resultFigures";
import { noEvidence } from "../../model/errors";
import { readCell, type Argument } from "../_cell";
import { whole } from "../_broadcast";

/**
 * Table of the results in pasted benchmark text, one row a result, with the columns of the report's Results table. HCIBench's "MB/s" are read as MiB/s, as they are meant.
 * @customfunction BENCH_RESULTS
 * @param text Text of an HCIBench result, in one cell or a range, whole or split over columns.
 * @returns Table with header: case, datastore, job, VMs, block size, mix, IOPS, MiB/s, latencies (ms), 95th percentiles. What the text does not say is blank.
 * @unit table
 * @source HCIBench result text, docs/formats.md
 * @example =BENCH_RESULTS("VMs = 18"&CHAR(10)&"IOPS = 721317.28 IO/S") //=> 2 rows x 19 columns
 * @example =BENCH_RESULTS("Number of VMs: 18") //=> #N/A
 */
export function BENCH_RESULTS(text: unknown[][]): unknown[][] {
  return whole(() => {
    const cells = ((text as Argument) ?? []).map((row) => row.map((cell) => readCell(cell) ?? ""));
    const { runs, why } = importPasted(cells);
    if (runs.length === 0) throw noEvidence(why ?? `the text holds no benchmark results of ${TEXT_TOOLS}`);
    return [
      RESULT_FIGURES.map(({ header }) => header),
      ...runs.map((run) => RESULT_FIGURES.map(({ value }) => value(run) ?? "")),
    ];
  });
}
