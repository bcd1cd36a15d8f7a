import type { Estimate, Label } from "../evidence/estimate";
import { formatSource } from "../evidence/evidence";
import type { Step } from "../evidence/step";
import { writeCpuFactorBasis } from "../raid/writeCpuFactor";
import { formatBlockSize } from "../units/blockSize";
import { BITS_PER_BYTE } from "../units/unitTable";
import { onLine, type IoCost, type IoCostLine } from "./ioCostLine";
import {
  cyclesPerIo,
  REFERENCE_CLUSTER,
  REFERENCE_HOSTS,
  REFERENCE_IDLE_GHZ,
  REFERENCE_TESTS,
  type ReferenceTest,
} from "./referenceTests";
import { ruleHzPerBit, vsanGhzByRule } from "./rulesOfThumb";
import { BUILT_IN_LINES, BUILT_IN_MODEL, type VsanCostModel } from "./vsanCostModel";
import { layoutFactor, releaseFactor, vsanCyclesPerIo, vsanGhz, type VsanIo } from "./vsanCpu";

const KHZ = "kHz per I/O";

/** Where the measured costs come from, for the steps that use them. */
const REFERENCE_SOURCE = `${REFERENCE_TESTS.smallRead.iops.source.title} (${REFERENCE_TESTS.smallRead.iops.source.date}): ${REFERENCE_CLUSTER}`;

const given = (step: string, value: number | string, unit: string): Step => ({
  step,
  value,
  unit,
  known: "given",
  source: "your input",
});

/** Spells out how the GHz for a throughput come about, step by step. */
export function explainVsanGhz(model: VsanCostModel, bytesPerSecond: number, io: VsanIo): Step[] {
  const { blockSizeBytes, readShare, raid } = io;
  const cost = vsanCyclesPerIo(model, io);
  return [
    given("Throughput", bytesPerSecond / 1e6, "MB/s"),
    given("I/O size", blockSizeBytes, `bytes (${formatBlockSize(blockSizeBytes)})`),
    {
      step: "I/O rate = throughput ÷ I/O size",
      value: bytesPerSecond / blockSizeBytes,
      unit: "IOPS",
      known: "definition",
      source: "1 MB = 1,000,000 bytes",
    },
    given("Share of reads by I/O count", readShare, "0 to 1"),
    given("Layout", raid, ""),
    ...(readShare > 0 ? directionSteps(model, "read", blockSizeBytes) : []),
    ...(readShare < 1 ? directionSteps(model, "write", blockSizeBytes) : []),
    ...(readShare < 1 ? layoutSteps(model, io) : []),
    ...(readShare < 1 ? releaseSteps(io) : []),
    {
      step:
        readShare > 0 && readShare < 1
          ? "CPU per I/O = reads × share + writes × factor × (1 − share)"
          : "CPU per I/O",
      value: cost.plan / 1e3,
      unit: KHZ,
      known: cost.label,
      source: model.name,
    },
    ...resultSteps(vsanGhz(model, bytesPerSecond, io), "GHz = I/O rate × CPU per I/O ÷ 1,000,000"),
  ];
}

/** Spells out the published rule, used where the I/O size is not known. */
export function explainVsanRule(bytesPerSecond: number): Step[] {
  const rule = ruleHzPerBit("vSAN", "published");
  return [
    given("Throughput", bytesPerSecond / 1e6, "MB/s"),
    {
      step: "Throughput in bits = MB/s × 8 ÷ 1,000",
      value: (bytesPerSecond * BITS_PER_BYTE) / 1e9,
      unit: "Gb/s",
      known: "definition",
      source: "1 byte = 8 bits",
    },
    {
      step: "Published rule for any I/O size and mix",
      value: rule.value,
      unit: rule.unit,
      known: "rule of thumb",
      source: formatSource(rule.source),
    },
    ...resultSteps(vsanGhzByRule(bytesPerSecond), "GHz = Gb/s × Hz per bit/s"),
  ];
}

function resultSteps(ghz: Estimate, formula: string): Step[] {
  const result = (step: string, value: number): Step => ({
    step,
    value,
    unit: "GHz in the cluster",
    known: ghz.label,
    source: "includes the test VMs' own I/O generation",
  });
  return [
    result(formula, ghz.plan),
    result("Low: the same with the low end of each range", ghz.low),
    result("High: the same with the high end of each range", ghz.high),
  ];
}

function directionSteps(model: VsanCostModel, direction: "read" | "write", bytes: number): Step[] {
  const cost = model[direction](bytes);
  const result: Step = {
    step: `CPU per ${direction} of ${formatBlockSize(bytes)}${model === BUILT_IN_MODEL ? rule(direction, bytes) : ""}${range(cost)}`,
    value: cost.plan / 1e3,
    unit: KHZ,
    known: cost.label,
    source: model.name,
  };
  if (model !== BUILT_IN_MODEL) return [result];
  const tests =
    direction === "read"
      ? [REFERENCE_TESTS.smallRead, REFERENCE_TESTS.largeRead]
      : [REFERENCE_TESTS.smallWrite, REFERENCE_TESTS.largeWrite];
  const exact = tests.find((test) => test.blockSizeBytes === bytes);
  const used = exact ? [exact] : bytes > BUILT_IN_LINES[direction].largestBytes ? tests.slice(1) : tests;
  const line: Step[] =
    exact || bytes > BUILT_IN_LINES[direction].largestBytes
      ? []
      : [lineStep(BUILT_IN_LINES[direction], direction, bytes)];
  return [...used.map((test) => measuredStep(test, direction)), ...line, result];
}

function measuredStep(test: ReferenceTest, direction: string): Step {
  const { busyGhz, iops } = test;
  return {
    step: `CPU per ${formatBlockSize(test.blockSizeBytes)} ${direction} = ${REFERENCE_HOSTS.value} hosts × (${busyGhz.value} − ${REFERENCE_IDLE_GHZ.value}) GHz ÷ ${iops.value} IOPS`,
    value: cyclesPerIo(test) / 1e3,
    unit: KHZ,
    known: "measured",
    source: REFERENCE_SOURCE,
  };
}

function lineStep(line: IoCostLine, direction: string, bytes: number): Step {
  const perIo = Number((line.cyclesPerIo / 1e3).toPrecision(7));
  const perKib = Number(((line.cyclesPerByte * 2 ** 10) / 1e3).toPrecision(7));
  return {
    step: `Straight line through both ${direction}s: ${perIo} + ${perKib} × KiB`,
    value: onLine(line, bytes) / 1e3,
    unit: KHZ,
    known: "interpolated" satisfies Label,
    source: "HCI Planner, docs/model.md, form of the cost",
  };
}

/** The range of a cost in kHz, for the steps that low and high are made of. */
function range({ low, high }: IoCost): string {
  const khz = (cycles: number): number => Number((cycles / 1e3).toPrecision(5));
  return ` (range ${khz(low)} to ${khz(high)})`;
}

function rule(direction: "read" | "write", bytes: number): string {
  const { smallAnchorBytes, largestBytes } = BUILT_IN_LINES[direction];
  if (bytes > largestBytes) return " = cost of 1 MiB × size ÷ 1 MiB";
  if (bytes >= smallAnchorBytes) return "";
  return direction === "read" ? " = √(line × cost of 32 KiB)" : " = line";
}

function layoutSteps(model: VsanCostModel, io: VsanIo): Step[] {
  if (io.raid === model.layout) return [];
  const factor = layoutFactor(model.layout, io.raid, io.blockSizeBytes);
  const [entry] = writeCpuFactorBasis(io.raid);
  return [
    {
      step: `Write factor of ${io.raid} over ${model.layout} (range ${factor.low.toFixed(2)} to ${factor.high.toFixed(2)})`,
      value: factor.plan,
      unit: "×",
      known: "estimated",
      source: entry ? formatSource(entry.source) : "",
    },
  ];
}

function releaseSteps(io: VsanIo): Step[] {
  const factor = releaseFactor(io);
  if (factor === null) return [];
  const { value, source, because = "" } = factor;
  return [
    {
      step: `High end of writes on vSAN ${io.release}: ${because}`,
      value,
      unit: "×",
      known: "assumption",
      source: formatSource(source),
    },
  ];
}
