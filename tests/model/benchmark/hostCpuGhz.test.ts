import { hostCpuGhz } from "../../../src/model/benchmark/hostCpuGhz";

test.each([
  // 32 cores at 2 GHz with hyper-threading: all threads busy at the base clock count half each.
  [50, 64, 2, 64],
  // The same at 25 % above the base clock.
  [62.5, 64, 2, 80],
  // Without hyper-threading.
  [100, 32, 2, 64],
  [0, 64, 2, 0],
])("PCPU USED of %d %% over %d logical processors of %d GHz is %d GHz", (used, processors, clock, ghz) => {
  expect(hostCpuGhz(used, processors, clock)).toBe(ghz);
});
