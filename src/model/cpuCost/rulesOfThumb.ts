import type { Estimate } from "../evidence/estimate";
import { evidence, type Evidence } from "../evidence/evidence";
import { everyIoRequiresCpu, localNvme, ownModel } from "../evidence/sources";
import { oneOf } from "../units/oneOf";
import { BITS_PER_BYTE } from "../units/unitTable";
import { NETWORK_COEFFICIENTS } from "./networkCpu";
import { NVME_TESTS, nvmeCyclesPerIo } from "./nvmeTests";
import { cyclesPerIo, cyclesPerIoBasis, REFERENCE_TESTS } from "./referenceTests";

/** The media that have a published rule, in the order in which Excel offers them. */
export const RULE_MEDIA = ["RAM", "network", "NVMe", "vSAN"] as const;
export type RuleMedium = (typeof RULE_MEDIA)[number];

/** The rule as its author published it, or as the measurements give it. */
export const RULE_VERSIONS = ["published", "corrected"] as const;
export type RuleVersion = (typeof RULE_VERSIONS)[number];

const HZ_PER_BIT = "Hz per bit/s";

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

const published = (value: number, kind: Evidence["kind"], locator: string): Evidence =>
  evidence({ value, unit: HZ_PER_BIT, kind, source: everyIoRequiresCpu(locator) });

const PURE_TESTS = [
  REFERENCE_TESTS.smallRead,
  REFERENCE_TESTS.smallWrite,
  REFERENCE_TESTS.largeRead,
  REFERENCE_TESTS.largeWrite,
];

/** Hz per bit/s of the four pure vSAN tests, with KiB and MiB as 2^10 and 2^20 bytes. */
const PURE_HZ_PER_BIT = PURE_TESTS.map((test) => cyclesPerIo(test) / (test.blockSizeBytes * BITS_PER_BYTE));

const corrected = (value: number, locator: string, note: string): Evidence =>
  evidence({ value, unit: HZ_PER_BIT, kind: "derived", source: ownModel(locator), note });

/** Hz per bit/s of the tests that the local NVMe rule averages: 32 KiB random and 1 MiB sequential. */
const NVME_RULE_HZ_PER_BIT = NVME_TESTS.filter(
  ({ blockSizeBytes }) => blockSizeBytes === 32 * 2 ** 10 || blockSizeBytes === 2 ** 20,
).map((test) => nvmeCyclesPerIo(test) / (test.blockSizeBytes * BITS_PER_BYTE));

const PAGE_BYTES = 4 * 2 ** 10;

/** What the published RAM rule was rounded from, twice. */
export const CYCLES_PER_PAGE = evidence({
  value: 250,
  unit: "cycles per page of 4 KiB",
  kind: "assumption",
  source: everyIoRequiresCpu("What about RAM?"),
  because: "the source quotes an answer of a chat assistant, not a measurement",
});

/** The rule that planners used before: one Hz for each bit/s sent or received, whatever the medium behind it. */
export const OLDER_RULE = published(1, "estimated", "the older rule, from a book on vSphere 6.5 hosts");

const RULES: Readonly<Record<RuleMedium, Readonly<Record<RuleVersion, Evidence>>>> = {
  RAM: {
    published: evidence({
      value: 0.01,
      unit: HZ_PER_BIT,
      kind: "assumption",
      source: everyIoRequiresCpu("What about RAM?"),
      because: "the source quotes an answer of a chat assistant, not a measurement",
    }),
    corrected: corrected(
      CYCLES_PER_PAGE.value / (PAGE_BYTES * BITS_PER_BYTE),
      "corrections, RAM",
      "250 cycles for a page of 4 KiB, without rounding twice; still not measured",
    ),
  },
  network: {
    published: NETWORK_COEFFICIENTS.published.both,
    corrected: NETWORK_COEFFICIENTS.decimal.both,
  },
  NVMe: {
    published: evidence({
      value: 0.5,
      unit: HZ_PER_BIT,
      kind: "estimated",
      source: localNvme("rule of thumb"),
    }),
    corrected: corrected(
      mean(NVME_RULE_HZ_PER_BIT),
      "corrections, local NVMe",
      "mean of the 32 KiB random and 1 MiB sequential tests; the published 0.5 does not follow from them",
    ),
  },
  vSAN: {
    published: published(3.5, "estimated", "mean of the four read-only and write-only tests"),
    corrected: corrected(
      mean(PURE_HZ_PER_BIT),
      "corrections, vSAN",
      "mean of the four read-only and write-only tests with KiB and MiB as 2^10 and 2^20 bytes",
    ),
  },
};

/**
 * Hz per bit/s of a medium by its rule of thumb.
 *
 * @example ruleHzPerBit("vSAN", "published").value //=> 3.5
 */
export function ruleHzPerBit(medium: RuleMedium, version: RuleVersion): Evidence {
  return RULES[medium][version];
}

/** Finds a medium by its name in any case. */
export function ruleMedium(name: string): RuleMedium {
  return oneOf(RULE_MEDIA, name, "medium");
}

/** Finds a version of the rules by its name in any case. */
export function ruleVersion(name: string): RuleVersion {
  return oneOf(RULE_VERSIONS, name, "which");
}

/**
 * GHz for a guest throughput by the published rule of 3.5 Hz per bit/s, where neither I/O size nor mix is known. Its
 * range spans the cheapest and the dearest of the four pure tests.
 */
export function vsanGhzByRule(bytesPerSecond: number): Estimate {
  const gigabits = (bytesPerSecond * BITS_PER_BYTE) / 1e9;
  const rule = ruleHzPerBit("vSAN", "published");
  return {
    low: gigabits * Math.min(...PURE_HZ_PER_BIT),
    plan: gigabits * rule.value,
    high: gigabits * Math.max(...PURE_HZ_PER_BIT),
    unit: "GHz",
    label: "rule of thumb",
    basis: [rule, ...PURE_TESTS.flatMap(cyclesPerIoBasis)],
  };
}

/** GHz for RAM throughput by the published rule; the source names no measurement. */
export function ramGhz(bytesPerSecond: number): Estimate {
  const gigabits = (bytesPerSecond * BITS_PER_BYTE) / 1e9;
  const rule = ruleHzPerBit("RAM", "published");
  const exact = ruleHzPerBit("RAM", "corrected");
  return {
    low: gigabits * exact.value,
    plan: gigabits * rule.value,
    high: gigabits * rule.value,
    unit: "GHz",
    label: "unsourced",
    basis: [rule, exact],
  };
}
