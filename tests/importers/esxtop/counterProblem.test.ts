import type { HostCounter } from "../../../src/importers/esxtop/counterColumn";
import { counterProblem } from "../../../src/importers/esxtop/counterProblem";

const USED: HostCounter = { figure: "used", processor: 0 };
const UTIL: HostCounter = { figure: "util", processor: "total" };
const SENT: HostCounter = { figure: "transmit", uplink: "vmnic0" };
const RECEIVED: HostCounter = { figure: "receive", uplink: "vmnic0" };

test.each<[string, HostCounter, number, string | null]>([
  ["base clock used", USED, 500, null],
  ["base clock used", USED, 500.1, "exceeds a processor at its highest clock (500%)"],
  ["time", UTIL, 110, null],
  ["time", UTIL, 110.1, "exceeds the time of a processor (110%)"],
  ["traffic sent", SENT, 800_000, null],
  ["traffic sent", SENT, 800_001, "exceeds the fastest network port (800,000 MBits/s)"],
  ["traffic received", RECEIVED, 800_000, null],
  ["traffic received", RECEIVED, 1e300, "exceeds the fastest network port (800,000 MBits/s)"],
  ["anything", USED, 0, null],
  ["anything", RECEIVED, -0.01, "is below 0"],
])("a counter cannot have a value that no host can reach: %s, %p %p", (_, counter, value, problem) => {
  expect(counterProblem(counter, value)).toBe(problem);
});
