import { figureOf } from "./blockResults";
import type { ResultBlock, ResultText } from "./resultText";

/** HCIBench adds whole KiB/s and cuts the sum to whole MB/s. */
const CUT_MB = 1.5;

/**
 * Whether a fio block's MB/s are KiB/s divided by 1,000, as HCIBench 2.0 has it, and not by 1,024. The style of the
 * text or the version tell; a paste that lost its columns is told by its own IOPS and block size.
 */
export function dividesByThousand(
  block: ResultBlock,
  text: ResultText,
  version: string | null,
  blockSizeBytes: number | null,
): boolean {
  const known = text.styleVersion ?? version;
  if (known !== null) return /^2\.0(\.|$)/.test(known);
  const iops = figureOf(block, "iops")?.value;
  const printed = figureOf(block, "throughput")?.value;
  if (iops === undefined || printed === undefined || blockSizeBytes === null) return false;
  const kib = (iops * blockSizeBytes) / 1024;
  return Math.abs(kib / 1000 - printed) <= CUT_MB && Math.abs(kib / 1024 - printed) > CUT_MB;
}
