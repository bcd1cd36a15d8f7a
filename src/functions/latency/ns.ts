import { latencyKind, latencyOf } from "../../model/latency/latencies";
import { choose, wordOf } from "../_arguments";
import { broadcast } from "../_broadcast";

/**
 * Published latency of a step in a call chain, as an order of magnitude. 25GbE is a switch port, gRPC is atypical for a data center: measure yours.
 * @customfunction LATENCY_NS
 * @param kind RAM, function call, 25GbE, RoCE or gRPC.
 * @param estimate plan (default), low, high, or label: the evidence level. Only gRPC has a range.
 * @returns Nanoseconds.
 * @unit ns
 * @source Monolithic versus Microservices application architecture consideration (2022-07-06)
 * @example =LATENCY_NS("RAM") //=> 100
 * @example =LATENCY_NS("gRPC") //=> 280000000
 * @example =LATENCY_NS("gRPC","low") //=> 40000000
 */
export function LATENCY_NS(kind: unknown[][], estimate?: unknown[][]): unknown[][] {
  return broadcast({ kind }, { estimate }, (cells) =>
    choose(latencyOf(latencyKind(wordOf(cells.kind, "kind"))), cells.estimate),
  );
}
