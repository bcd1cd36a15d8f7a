import type { Estimate, Label } from "../evidence/estimate";
import { evidence, type Evidence } from "../evidence/evidence";
import { latencyPost } from "../evidence/sources";
import { oneOf } from "../units/oneOf";

/** The kinds of a step in a call chain, in the order in which Excel offers them. */
export const LATENCY_KINDS = ["RAM", "function call", "25GbE", "RoCE", "gRPC"] as const;
export type LatencyKind = (typeof LATENCY_KINDS)[number];

interface Latency {
  low: Evidence;
  plan: Evidence;
  high: Evidence;
  label: Label;
}

const nanoseconds = (value: number, kind: Evidence["kind"], locator: string, note?: string): Evidence =>
  evidence({
    value,
    unit: "ns",
    kind,
    source: latencyPost(locator),
    ...(note === undefined ? {} : { note }),
  });

const single = (entry: Evidence, label: Label): Latency => ({ low: entry, plan: entry, high: entry, label });

const MS = 1e6;
const OUTLIER = "atypical inside a data center: measure yours";

/** Latencies as published: orders of magnitude, no ranges but for gRPC. */
export const LATENCIES: Readonly<Record<LatencyKind, Latency>> = {
  RAM: single(nanoseconds(100, "estimated", "latency of RAM"), "rule of thumb"),
  "function call": single(nanoseconds(370, "measured", "local Python function call"), "measured"),
  "25GbE": single(
    nanoseconds(
      480,
      "estimated",
      "25 Gb Ethernet",
      "a figure of a switch port; a hop between hosts takes longer",
    ),
    "rule of thumb",
  ),
  RoCE: single(nanoseconds(3_000, "estimated", "RDMA over Converged Ethernet"), "rule of thumb"),
  gRPC: {
    low: nanoseconds(40 * MS, "estimated", "gRPC call, from", OUTLIER),
    plan: nanoseconds(280 * MS, "estimated", "remote Python function call", OUTLIER),
    high: nanoseconds(300 * MS, "estimated", "gRPC call, to", OUTLIER),
    label: "rule of thumb",
  },
};

const SPELLINGS: Readonly<Record<string, LatencyKind>> = {
  ram: "RAM",
  memory: "RAM",
  functioncall: "function call",
  function: "function call",
  "in-process": "function call",
  "25gbe": "25GbE",
  "25ge": "25GbE",
  "25gbehop": "25GbE",
  roce: "RoCE",
  rocev2: "RoCE",
  rdma: "RoCE",
  grpc: "gRPC",
  rest: "gRPC",
  "grpc/rest": "gRPC",
};

/**
 * Finds a kind of step by its name in any case.
 *
 * @example latencyKind("RoCE v2") //=> "RoCE"
 */
export function latencyKind(name: string): LatencyKind {
  const spelling = name.toLowerCase().replace(/\s+/g, "");
  const kind = Object.hasOwn(SPELLINGS, spelling) ? SPELLINGS[spelling] : undefined;
  return kind ?? oneOf(LATENCY_KINDS, name, "kind");
}

/**
 * Latency of one step.
 *
 * @returns Nanoseconds.
 * @example latencyOf("RAM").plan //=> 100
 */
export function latencyOf(kind: LatencyKind): Estimate {
  const { low, plan, high, label } = LATENCIES[kind];
  return {
    low: low.value,
    plan: plan.value,
    high: high.value,
    unit: "ns",
    label,
    basis: [...new Set([low, plan, high])],
  };
}
