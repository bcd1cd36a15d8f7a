import {
  LATENCY_KINDS,
  latencyKind,
  latencyOf,
  type LatencyKind,
} from "../../../src/model/latency/latencies";

test.each<[LatencyKind, number, number, number, string]>([
  ["RAM", 100, 100, 100, "rule of thumb"],
  ["function call", 370, 370, 370, "measured"],
  ["25GbE", 480, 480, 480, "rule of thumb"],
  ["RoCE", 3_000, 3_000, 3_000, "rule of thumb"],
  ["gRPC", 40e6, 280e6, 300e6, "rule of thumb"],
])("%s: %d, %d, %d ns, %s", (kind, low, plan, high, label) => {
  expect(latencyOf(kind)).toMatchObject({ low, plan, high, label });
});

test("the published ratios come out", () => {
  expect(latencyOf("25GbE").plan / latencyOf("RAM").plan).toBeCloseTo(4.8, 12);
  expect(latencyOf("gRPC").plan / latencyOf("function call").plan).toBeCloseTo(756_756.76, 2);
});

test.each<[string, LatencyKind]>([
  ["ram", "RAM"],
  ["In-process", "function call"],
  ["25 GbE", "25GbE"],
  ["25GbE hop", "25GbE"],
  ["RoCE v2", "RoCE"],
  ["REST", "gRPC"],
  ["gRPC/REST", "gRPC"],
])("%s is %s", (name, kind) => {
  expect(latencyKind(name)).toBe(kind);
});

test("every kind that Excel offers is read as itself, others are refused with the list", () => {
  for (const kind of LATENCY_KINDS) expect(latencyKind(kind)).toBe(kind);
  expect(() => latencyKind("pigeon")).toThrow(
    '"pigeon" is not known: use RAM, function call, 25GbE, RoCE, gRPC',
  );
});
