import { NETWORK_COEFFICIENTS } from "../cpuCost/networkCpu";
import { REFERENCE_IDLE_GHZ } from "../cpuCost/referenceTests";
import { formatSource } from "../evidence/evidence";
import { everyIoRequiresCpu } from "../evidence/sources";
import type { Step } from "../evidence/step";
import { formatBlockSize } from "../units/blockSize";
import { NETWORK_SHARE_FROM_BYTES, networkShareAt, networkShareOf, networkTests } from "./networkShare";
import { anchorsAround, rdmaSaving, savingBySize, savingLimit, type SavingAnchor } from "./rdmaSaving";
import { SAVING_TESTS, savedInTest } from "./savingTests";

const SHARE = "share of CPU per I/O";
const FROM_ABOVE = "from the steps above";

/** Spells out how the saving of RDMA comes about, step by step, with the published rule beside it. */
export function explainRdmaSaving(blockSizeBytes: number, readShare: number): Step[] {
  const { low, plan, high, label } = rdmaSaving(blockSizeBytes, readShare);
  const result = (step: string, value: number): Step => ({
    step,
    value,
    unit: SHARE,
    known: label,
    source: "one four-node cluster, reported by a reader",
  });
  const limited = blockSizeBytes >= NETWORK_SHARE_FROM_BYTES;
  const bySize = limited ? "the smaller of saving by size and limit" : "saving by size";
  return [
    {
      step: "I/O size",
      value: blockSizeBytes,
      unit: `bytes (${formatBlockSize(blockSizeBytes)})`,
      known: "given",
      source: "your input",
    },
    {
      step: "Share of reads by I/O count",
      value: readShare,
      unit: "0 to 1",
      known: "given",
      source: "your input",
    },
    ...SAVING_TESTS.map((test): Step => ({
      step: `Saved in the test ${test.name} = 1 − (${test.rdmaUsage.value} ÷ ${test.rdmaIops.value}) ÷ (${test.tcpUsage.value} ÷ ${test.tcpIops.value})`,
      value: savedInTest(test),
      unit: SHARE,
      known: "measured",
      source: formatSource(test.tcpIops.source),
    })),
    ...sizeSteps(blockSizeBytes),
    ...(limited ? limitSteps(readShare, blockSizeBytes) : []),
    result(`Saved = ${bySize}`, plan),
    result(`Low: the same with the low ends (${bySize})`, low),
    result(`High: the same with the high ends (${bySize})`, high),
    {
      step: "More I/O at the same CPU = 1 ÷ (1 − saved) − 1",
      value: 1 / (1 - plan) - 1,
      unit: "share of IOPS",
      known: label,
      source: FROM_ABOVE,
    },
    {
      step: "Published rule: it adds IOPS gain and CPU drop, and is not a share of CPU per I/O",
      value: "10% to 30%",
      unit: "",
      known: "rule of thumb",
      source: formatSource(everyIoRequiresCpu("RDMA (RoCEv2), rule of thumb")),
    },
  ];
}

function anchorStep({ bytes, low, plan, high }: SavingAnchor): Step {
  return {
    step: `Saving at ${formatBlockSize(bytes)} (range ${low.value} to ${high.value})`,
    value: plan.value,
    unit: SHARE,
    known: plan.kind,
    source: formatSource(plan.source),
  };
}

function sizeSteps(bytes: number): Step[] {
  const { from, to, position } = anchorsAround(bytes);
  const bySize = (step: string): Step => ({
    step,
    value: savingBySize("plan", bytes),
    unit: SHARE,
    known: "estimated",
    source: FROM_ABOVE,
  });
  if (position === 0)
    return [anchorStep(from), bySize(`Saving by size = that of ${formatBlockSize(from.bytes)}`)];
  if (position === 1)
    return [anchorStep(to), bySize(`Saving by size = that of ${formatBlockSize(to.bytes)}`)];
  return [
    anchorStep(from),
    anchorStep(to),
    {
      step: `Position = log2(size ÷ ${formatBlockSize(from.bytes)}) ÷ log2(${formatBlockSize(to.bytes)} ÷ ${formatBlockSize(from.bytes)})`,
      value: position,
      unit: "0 to 1",
      known: "definition",
      source: "straight line over doublings of the size",
    },
    bySize("Saving by size = first + (second − first) × position"),
  ];
}

function limitSteps(readShare: number, bytes: number): Step[] {
  const { tx, rx } = NETWORK_COEFFICIENTS.published;
  const direction = (name: "read" | "write"): Step[] => {
    const { small, large } = networkTests(name);
    const tests =
      bytes <= small.blockSizeBytes ? [small] : bytes >= large.blockSizeBytes ? [large] : [small, large];
    return [
      ...tests.map((test): Step => {
        const { transmitGbit, receiveGbit, busyGhz } = test;
        return {
          step: `Network share of a ${formatBlockSize(test.blockSizeBytes)} ${name} = (${tx.value} × ${transmitGbit.value} + ${rx.value} × ${receiveGbit.value}) ÷ (${busyGhz.value} − ${REFERENCE_IDLE_GHZ.value})`,
          value: networkShareOf(test),
          unit: "share of CPU",
          known: "measured",
          source: formatSource(busyGhz.source),
        };
      }),
      {
        step: `Network share of a ${name} of this size${tests.length > 1 ? ", a straight line over doublings" : ""}`,
        value: networkShareAt(name, bytes),
        unit: "share of CPU",
        known: tests.length > 1 ? "interpolated" : "measured",
        source: FROM_ABOVE,
      },
    ];
  };
  return [
    ...(readShare > 0 ? direction("read") : []),
    ...(readShare < 1 ? direction("write") : []),
    {
      step: "Limit = reads × share + writes × (1 − share): RDMA saves no more than the network takes",
      value: savingLimit(readShare, bytes) ?? 1,
      unit: "share of CPU",
      known: "derived",
      source: FROM_ABOVE,
    },
  ];
}
