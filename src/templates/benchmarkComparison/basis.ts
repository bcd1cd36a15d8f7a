import { COMPARISON_LIMITS } from "../../model/benchmark/testLimits";
import { SAVING_TESTS } from "../../model/rdma/savingTests";
import { basisSheet } from "../../sheets/basisSheet";
import type { PlanSheet } from "../../sheets/planWorkbook";
import { PASTE_ROWS, ROWS_BELOW } from "./pastedColumns";
import { TESTS } from "./sets";

/** Wide enough for the name of the source on one line: with two, the figures of the tests take another page. */
const WIDTHS = [64, 12, 20, 14, 60, 12];

/** Method, caveats and evidence of the comparison. */
export function basis(): PlanSheet {
  const sheet = basisSheet({
    method: [
      "Paste a table with its headers into each of the sheets Baseline and Variant 1 to 5: the report's table Results as it is, or any table with these headers. Columns are found by their headers, in any order; the rest is ignored. Enter the shares of a column all as 70%, or all as 70. Clear the example first.",
      "An entry that cannot be what its header states makes the verdict unknown and is named: a text, a figure below 0, a share above 100%, a number between 1 and 2 for a share, MiB/s that are not IOPS × block size. Sheet As read lists the first one of each column.",
      `Tests are paired by block size, reads, randomness, outstanding I/O and VMs; repeats in their order. Nothing is approved where one of the five columns is missing or blank, where a table has another number of runs than the input Repeats of every test, or where runs of a test differ by more than noise in IOPS or latency. Tests without a counterpart are listed on sheet Limits and not compared. The first ${TESTS} rows of a table are compared; entries in the ${PASTE_ROWS - TESTS + ROWS_BELOW} rows after them are counted in the verdict.`,
      "Change is the variant against the baseline. Better or worse depends on the metric's direction: more IOPS, throughput and IOPS per CPU, less latency and CPU. Up to the noise band there is not a difference. A test is worse by its IOPS, its latency, its read or write latency, or its CPU per I/O; percentiles have a limit of their own.",
      "CPU rule: the rise of host CPU against its limit. Where IOPS moved by more than noise, CPU per I/O is evaluated instead, because it is the fair figure when both change.",
      "p95 rule: the 95th percentile against a multiple of the average of its direction. A tool that truncates it to whole milliseconds hides up to 1 ms: where that could change the result, it is undecided. A percentile below its average, and one derived from the deviation, is not evaluated.",
      "Marks on the first page: ✔ is a variant that is faster, with every limit evaluated and none exceeded; = one within noise; ▲ one that is slower, has a higher latency, takes more CPU per I/O, or is not compared or evaluated in full, or for which it is not known whether the setups and tests match; every variant where an entered setup has no results or a label is used twice; ✖ one over a limit; ? one whose setup differs or is not known. If the setup of any variant differs, none has ✔.",
      "Minimum, median and maximum are taken over the paired tests; variants are ranked by the median. The mean of a block size is over its tests.",
    ],
    caveats: [
      "cpu.usage rises with turbo and hyper-threading, cpu.utilization is busy time (Broadcom KB 431027): compare the same counter, and state which.",
      "A test that ran into an IOPS limit or a latency target shows the policy, not the variant: both then look alike.",
      "HCIBench prints MiB/s as MB/s. Throughput here is MiB/s; without that column it is IOPS × block size.",
      "Single runs cannot show changes below the noise band. Repeat each test, and change one thing at a time.",
      "VM encryption works per VM under its own policy, prevents deduplication and compression, and needs a key provider. vSAN encryption works for the whole datastore, after compression. Data-in-transit encryption between hosts is a third option. Comparing their speed does not compare their protection.",
    ],
    evidence: [
      ...Object.values(COMPARISON_LIMITS),
      ...SAVING_TESTS.flatMap((test) => [
        test.tcpIops,
        test.rdmaIops,
        test.tcpUsage,
        test.rdmaUsage,
        test.tcpUtilization,
        test.rdmaUtilization,
      ]),
    ],
  });
  return { ...sheet, columnWidths: WIDTHS };
}
