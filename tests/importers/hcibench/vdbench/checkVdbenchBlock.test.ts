import { checkVdbenchBlock } from "../../../../src/importers/hcibench/vdbench/checkVdbenchBlock";
import { resultBlock } from "../text/resultBlock";
import { twoRows } from "./vdbenchRows";

const VDBENCH_BLOCK = {
  Version: "vdbench50407",
  VMs: "2",
  IOPS: "300.5 IO/S",
  THROUGHPUT: "3.5 MB/s",
  LATENCY: "2.35 ms",
  R_LATENCY: "1.25 ms",
  W_LATENCY: "4.5 ms",
  "95%tile_LAT": "5.64 ms",
};
test.each([
  ["VMs", "2", false],
  ["VMs", "3", true],
  ["IOPS", "300.5 IO/S", false],
  ["IOPS", "300.51 IO/S", true],
  // Ruby drops trailing zeros: one decimal stands for two.
  ["IOPS", "300.6 IO/S", true],
  ["IOPS", "300 IO/S", true],
  ["THROUGHPUT", "3.51 MB/s", true],
  ["LATENCY", "2.34 ms", true],
  ["R_LATENCY", "1.26 ms", true],
  ["W_LATENCY", "4.49 ms", true],
  ["95%tile_LAT", "5.63 ms", true],
])("%s of %s differs from the files of vdbench: %p", (label, value, differs) => {
  const found = checkVdbenchBlock(resultBlock({ ...VDBENCH_BLOCK, [label]: value }), twoRows);
  expect(found.map(({ message }) => message.split(":")[0])).toEqual(differs ? [label] : []);
});
