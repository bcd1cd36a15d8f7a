import { badInput } from "../model/errors";
import { explainVsanGhz, explainVsanRule } from "../model/cpuCost/explainVsan";
import { vsanGhzByRule } from "../model/cpuCost/rulesOfThumb";
import { BUILT_IN_MODEL, type VsanCostModel } from "../model/cpuCost/vsanCostModel";
import { vsanGhz, type VsanIo } from "../model/cpuCost/vsanCpu";
import type { Estimate } from "../model/evidence/estimate";
import type { Step } from "../model/evidence/step";
import { ioOf, throughputOf } from "./_arguments";
import type { Cell, Value } from "./_cell";
import { reportSteps } from "./_explained";

/** One element of the arguments that VSAN_GHZ and its relatives share. */
interface GhzCells {
  throughput: Value;
  io_size: Cell;
  rw: Cell;
  raid: Cell;
  release: Cell;
}

/** The GHz of a throughput: by the model, or by the published rule where the I/O size is omitted. */
export function ghzEstimate(model: VsanCostModel, cells: GhzCells): Estimate {
  const bytesPerSecond = throughputOf(cells.throughput);
  const io = givenIo(model, cells);
  reportSteps(() => ghzSteps(model, cells));
  return io === null ? vsanGhzByRule(bytesPerSecond) : vsanGhz(model, bytesPerSecond, io);
}

/** The same, spelled out. */
export function ghzSteps(model: VsanCostModel, cells: GhzCells): Step[] {
  const bytesPerSecond = throughputOf(cells.throughput);
  const io = givenIo(model, cells);
  return io === null ? explainVsanRule(bytesPerSecond) : explainVsanGhz(model, bytesPerSecond, io);
}

function givenIo(model: VsanCostModel, cells: GhzCells): VsanIo | null {
  if (hasIoSize(cells)) return ioOf(cells);
  const { rw, raid, release } = cells;
  if (rw === null && raid === null && release === null && model === BUILT_IN_MODEL) return null;
  throw badInput(
    "rw, raid, profile and release require io_size: enter one such as 32K, or omit them all to use the rule of thumb",
  );
}

const hasIoSize = (cells: GhzCells): cells is GhzCells & { io_size: Value } => cells.io_size !== null;
