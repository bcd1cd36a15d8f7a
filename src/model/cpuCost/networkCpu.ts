import { badInput } from "../errors";
import type { Estimate, Label } from "../evidence/estimate";
import { evidence, type Evidence } from "../evidence/evidence";
import { everyIoRequiresCpu, ownModel } from "../evidence/sources";
import { asciiOf } from "../units/asciiOf";
import { oneOf } from "../units/oneOf";

/** Directions of network traffic, in the order in which Excel offers them. */
export const NETWORK_DIRECTIONS = ["tx", "rx"] as const;
export type NetworkDirection = (typeof NETWORK_DIRECTIONS)[number];

/**
 * Which coefficients: as published (Gb read as 2^30 bits while measuring), or corrected: one direction with decimal Gb
 * throughout, both directions without rounding the mean of the published ones.
 */
export const NETWORK_BASES = ["published", "decimal"] as const;
export type NetworkBasis = (typeof NETWORK_BASES)[number];

/** What `both` means: the sum of transmitted and received traffic. */
export type Traffic = NetworkDirection | "both";

const HZ_PER_BIT = "Hz per bit/s";

const published = (value: number, kind: Evidence["kind"], locator: string): Evidence =>
  evidence({ value, unit: HZ_PER_BIT, kind, source: everyIoRequiresCpu(locator) });

const decimal = (value: number, note: string): Evidence =>
  evidence({ value, unit: HZ_PER_BIT, kind: "derived", source: ownModel("corrections, network"), note });

const measured = (value: number, unit: string, locator: string): Evidence =>
  evidence({ value, unit, kind: "measured", source: everyIoRequiresCpu(locator) });

/** What the published coefficients were divided from: CPU of a host, and its traffic with Gb as 10^9 bits. */
export const NETWORK_TESTS = {
  tx: {
    megahertz: measured(1681, "MHz", "networking: CPU while transmitting"),
    gigabits: measured(9.6, "Gb/s", "networking: traffic transmitted"),
  },
  rx: {
    megahertz: measured(4000, "MHz", "networking: CPU while receiving"),
    gigabits: measured(10, "Gb/s", "networking: traffic received"),
  },
} as const;

const PUBLISHED = {
  tx: published(0.163, "measured", "networking: 1 b/s transmitted"),
  rx: published(0.373, "measured", "networking: 1 b/s received"),
  both: published(0.25, "estimated", "networking: rule of thumb for both directions"),
} as const;

function decimalOf({ megahertz, gigabits }: (typeof NETWORK_TESTS)[NetworkDirection]): Evidence {
  const note = `${megahertz.value} MHz for ${gigabits.value} Gb/s, with Gb as 10^9 bits`;
  return decimal((megahertz.value * 1e6) / (gigabits.value * 1e9), note);
}

/** CPU of TCP traffic on the reference hosts. */
export const NETWORK_COEFFICIENTS: Readonly<Record<NetworkBasis, Readonly<Record<Traffic, Evidence>>>> = {
  published: PUBLISHED,
  decimal: {
    tx: decimalOf(NETWORK_TESTS.tx),
    rx: decimalOf(NETWORK_TESTS.rx),
    both: decimal(
      (PUBLISHED.tx.value + PUBLISHED.rx.value) / 2,
      `mean of the published ${PUBLISHED.tx.value} and ${PUBLISHED.rx.value} (Gb of 2^30 bits), not rounded down`,
    ),
  },
};

const DIRECTIONS: readonly (readonly [RegExp, Traffic])[] = [
  [/^(?:tx|sen[dt]|sending|transmit(?:ted|ting)?|outbound|outgoing|egress)$/, "tx"],
  [/^(?:rx|receiv(?:e|ed|ing)|inbound|incoming|ingress)$/, "rx"],
  [/^(?:both|sum|tx\+rx|rx\+tx)$/, "both"],
];

/** Finds a direction by its name in any case: `tx`, `sent`, `transmit`, `rx`, `received`, `both`. */
export function networkDirection(name: string): Traffic {
  const text = asciiOf(name).toLowerCase();
  const found = DIRECTIONS.find(([spelling]) => spelling.test(text));
  if (found) return found[1];
  throw badInput(
    `direction "${name.trim()}" is not known: use tx (sent) or rx (received), or omit it for both`,
  );
}

/** Finds a basis by its name in any case. */
export function networkBasis(name: string): NetworkBasis {
  return oneOf(NETWORK_BASES, name, "basis");
}

/**
 * GHz for TCP traffic.
 *
 * @param bitsPerSecond Traffic; for `both` the sum of the two directions.
 */
export function networkGhz(bitsPerSecond: number, traffic: Traffic, basis: NetworkBasis): Estimate {
  const gigabits = bitsPerSecond / 1e9;
  const { published: as, decimal: corrected } = NETWORK_COEFFICIENTS;
  const range = traffic === "both" ? [as.tx, corrected.rx] : [as[traffic], corrected[traffic]];
  const plan = NETWORK_COEFFICIENTS[basis][traffic];
  const label: Label = traffic === "both" ? "rule of thumb" : "measured";
  const values = [...range, plan].map((entry) => entry.value);
  return {
    low: gigabits * Math.min(...values),
    plan: gigabits * plan.value,
    high: gigabits * Math.max(...values),
    unit: "GHz",
    label,
    basis: [plan, ...range],
  };
}
