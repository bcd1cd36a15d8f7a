import { timedSeconds } from "../../../src/importers/load/timedSeconds";

const timed = { time_based: "1", runtime: "5m" };

test.each<[string, Record<string, string>, number | null]>([
  ["time_based and runtime", timed, 300],
  ["time_based without a value", { time_based: "", runtime: "60" }, 60],
  ["no time_based: it may end when all data is read", { runtime: "60" }, null],
  ["time_based=0", { ...timed, time_based: "0" }, null],
  ["no runtime", { time_based: "1" }, null],
  ["a latency target that ends it", { ...timed, latency_target: "2ms" }, null],
  ["a latency target with latency_run", { ...timed, latency_target: "2ms", latency_run: "1" }, 300],
  ["a latency target of 0", { ...timed, latency_target: "0" }, 300],
  ["a steady state that ends it", { ...timed, steadystate: "iops:0.3%" }, null],
  ["the same by its short name", { ...timed, ss: "iops:0.3%" }, null],
  ["another job that may end it", { ...timed, exitall: "1" }, null],
  ["a device that is filled", { ...timed, fill_device: "1" }, null],
  ["a device that is not filled", { ...timed, fill_device: "0" }, 300],
])("the seconds that a job must run with %s", (_, options, seconds) => {
  expect(timedSeconds(options)).toBe(seconds);
});
