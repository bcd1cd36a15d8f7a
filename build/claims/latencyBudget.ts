import { latencyPost, ownModel, vsanBenchmark } from "../../src/model/evidence/sources";
import { claimsOf } from "./claim";
import { notFound } from "./sources";

export const LATENCY_CLAIMS = claimsOf("latency-budget", [
  [
    "480 ns is the figure of a switch port",
    "open",
    latencyPost("25GbE"),
    "a hop between hosts takes longer; labeled",
  ],
  [
    "40 to 300 ms for a remote call is atypical inside a data center",
    "open",
    latencyPost("gRPC"),
    "labeled an outlier: measure",
  ],
  [
    "the average of a fully loaded six-host cluster, 32 KiB random",
    "confirmed",
    vsanBenchmark("2.03 and 1.74 ms"),
  ],
  ["No figure is built in for a database", "open", notFound("a latency of databases")],
  ["Averages add up; percentiles do not.", "confirmed", ownModel("arithmetic")],
]);
