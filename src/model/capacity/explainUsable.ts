import { formatSource, type Evidence } from "../evidence/evidence";
import type { Step } from "../evidence/step";
import { LAYOUT_FACTS } from "../raid/layoutFacts";
import {
  HOST_RESERVE,
  MIN_OPERATIONS_RESERVE,
  LFS_OVERHEAD,
  MAX_OTHER_OVERHEAD,
  OPERATIONS_RESERVE,
  OTHER_OVERHEAD,
} from "./capacityRules";
import {
  placedLayout,
  rangeOf,
  rawTib,
  usableCapacity,
  type CapacityPolicy,
  type HostDisks,
} from "./usableCapacity";

const TIB = "TiB";

const given = (step: string, value: number | string, unit: string): Step => ({
  step,
  value,
  unit,
  known: "given",
  source: "your input",
});

/** A share that the default stands for, unless another one was written. */
function setting(step: string, value: number, rule: Evidence): Step {
  if (value !== rule.value) return given(step, value, rule.unit);
  return { step, value, unit: rule.unit, known: rule.kind, source: formatSource(rule.source) };
}

const derived = (step: string, value: number, unit: string): Step => ({
  step,
  value,
  unit,
  known: "derived",
  source: "from the steps above",
});

const percent = (rule: Evidence): string => `${Number((rule.value * 100).toPrecision(6))}%`;

/** Spells out how raw capacity shrinks to usable capacity, step by step. */
export function explainUsable(disks: HostDisks, policy: CapacityPolicy): Step[] {
  const { hosts, hostReserve, operationsReserve, lfsOverhead, otherOverhead } = policy;
  const layout = placedLayout(policy);
  const { overhead } = LAYOUT_FACTS[layout];
  const diskTb = disks.diskBytes / 1e12;
  const raw = rawTib(hosts, disks);
  const afterHosts = (raw * (hosts - hostReserve)) / hosts;
  const afterOperations = afterHosts * (1 - operationsReserve);
  const afterOther = afterOperations * (1 - otherOverhead);
  const afterLayout = afterOther / overhead.value;
  return [
    given("Hosts", hosts, "hosts"),
    given("Disks per host", disks.disksPerHost, "disks"),
    given("Disk size", diskTb, "TB (10^12 bytes)"),
    derived("Raw = hosts × disks × size", hosts * disks.disksPerHost * diskTb, "TB"),
    {
      step: "Raw in TiB = TB × 10^12 ÷ 2^40",
      value: raw,
      unit: TIB,
      known: "definition",
      source: "1 TiB = 2^40 bytes",
    },
    setting("Hosts kept free for a rebuild", hostReserve, HOST_RESERVE),
    derived("After the host reserve = raw × (hosts − reserve) ÷ hosts", afterHosts, TIB),
    setting("Operations reserve", operationsReserve, OPERATIONS_RESERVE),
    derived("After the operations reserve = × (1 − reserve)", afterOperations, TIB),
    setting("Other overhead", otherOverhead, OTHER_OVERHEAD),
    derived("After other overhead = × (1 − overhead)", afterOther, TIB),
    {
      step: `Overhead of ${layout}`,
      value: overhead.value,
      unit: overhead.unit,
      known: overhead.kind,
      source: formatSource(overhead.source),
    },
    derived("After the layout = ÷ its overhead", afterLayout, TIB),
    setting("LFS overhead", lfsOverhead, LFS_OVERHEAD),
    ...results(disks, policy),
  ];
}

function results(disks: HostDisks, policy: CapacityPolicy): Step[] {
  const { low, plan, high, label } = usableCapacity(disks, policy);
  const range = rangeOf(policy);
  const result = (step: string, value: number): Step => ({
    step,
    value,
    unit: TIB,
    known: label,
    source: "before data reduction, snapshots and VM swap",
  });
  return [
    result("Usable = ÷ (1 + LFS overhead)", plan),
    result(
      range.low === policy
        ? "Low: the same, for the other overhead is known"
        : `Low: the same with an other overhead of ${percent(MAX_OTHER_OVERHEAD)}`,
      low,
    ),
    result(
      range.high === policy
        ? "High: the same, for the operations reserve is known"
        : `High: the same with an operations reserve of ${percent(MIN_OPERATIONS_RESERVE)}`,
      high,
    ),
  ];
}
