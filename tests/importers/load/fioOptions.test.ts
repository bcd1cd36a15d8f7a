import { parseFioLoad } from "../../../src/importers/load/fioOptions";
import type { RequestedLoad } from "../../../src/importers/load/requestedLoad";

test.each<[Record<string, string>, Partial<RequestedLoad>]>([
  [
    { rw: "randrw", rwmixread: "70", percentage_random: "80", bs: "4K", iodepth: "16" },
    { readPct: 70, randomPct: 80, blockSizeBytes: 4096, iodepth: 16 },
  ],
  [
    { rw: "randrw", percentage_random: "0" },
    { readPct: 50, randomPct: 0 },
  ],
  [{ rw: "randrw", rwmixwrite: "30" }, { readPct: 70 }],
  [{ rw: "read" }, { readPct: 100, randomPct: 0 }],
  [{ rw: "randwrite" }, { readPct: 0, randomPct: 100 }],
  [{ rw: "write:8k" }, { readPct: 0, randomPct: 0 }],
  [
    { readwrite: "randread", blocksize: "32K" },
    { readPct: 100, blockSizeBytes: 32768 },
  ],
  [{ bs: "4k,4k,4k" }, { blockSizeBytes: 4096 }],
  [{ bs: "4k,8k" }, { blockSizeBytes: null }],
  [{ bs: "4k", bssplit: "4k/50:8k/50" }, { blockSizeBytes: null }],
  [{ bs: "4096" }, { blockSizeBytes: 4096 }],
  [
    { runtime: "3600", ramp_time: "30m" },
    { runtimeSeconds: 3600, rampSeconds: 1800 },
  ],
  [{ latency_target: "2500" }, { latencyTargetUs: 2500 }],
  [{ latency_target: "5ms" }, { latencyTargetUs: 5000 }],
  [{ latency_target: "0" }, { latencyTargetUs: null }],
  [{}, { readPct: null, randomPct: null, blockSizeBytes: null, iodepth: null, runtimeSeconds: null }],
])("the options %j mean %j", (options, expected) => {
  expect(parseFioLoad(options)).toMatchObject(expected);
});

test.each([
  ["90", 90],
  ["90s", 90],
  ["5m", 300],
  ["1.5h", 5400],
  ["2D", 172_800],
  ["1500ms", 1.5],
  ["2000000us", 2],
  [" 60 ", 60],
  ["60 s", null],
  ["x60", null],
  ["60x", null],
  ["-60", null],
  ["9e9", null],
  ["9".repeat(20), null],
  ["", null],
])("a runtime of %j is %p seconds", (runtime, seconds) => {
  expect(parseFioLoad({ runtime }).runtimeSeconds).toBe(seconds);
});

test.each([
  ["16", 16],
  [" 16 ", 16],
  ["0.25", 0.25],
  ["16k", null],
  ["k16", null],
  ["1.", null],
  ["-1", null],
  ["", null],
])("an iodepth of %j is %p", (iodepth, expected) => {
  expect(parseFioLoad({ iodepth }).iodepth).toBe(expected);
});

test.each<[Record<string, string>, Partial<RequestedLoad>]>([
  [
    { buffer_compress_percentage: "50", dedupe_percentage: "30" },
    { compressPct: 50, dedupePct: 30 },
  ],
  [{ latency_target: "2.5ms" }, { latencyTargetUs: 2500 }],
  [{ latency_target: "1s" }, { latencyTargetUs: 1_000_000 }],
  [{ rw: "RANDREAD" }, { readPct: 100, randomPct: 100 }],
  [{ rw: "readwrite" }, { readPct: 50, randomPct: 0 }],
  [
    { rw: "rw", rwmixread: "30", rwmixwrite: "90", percentage_random: "40" },
    { readPct: 30, randomPct: 0 },
  ],
  [{ rw: "write" }, { readPct: 0, randomPct: 0 }],
  [{ rw: "trim" }, { readPct: null, randomPct: 0 }],
  [{ rw: "randread", percentage_random: "60,40" }, { randomPct: 60 }],
  [{ rw: "", readwrite: "read" }, { readPct: null }],
  [{ bs: "", blocksize: "8k" }, { blockSizeBytes: null }],
  [{ bs: ",8k" }, { blockSizeBytes: 8192 }],
  [{ bs: "4k", bssplit: "" }, { blockSizeBytes: 4096 }],
])("the options %j also mean %j", (options, expected) => {
  expect(parseFioLoad(options)).toMatchObject(expected);
});

test.each<[Record<string, string>, number | null]>([
  [{ rw: "randread", rate_iops: "1000" }, 1000],
  [{ rw: "randwrite", rate_iops: "1k" }, 1024],
  [{ rw: "randrw", rwmixread: "70", rate_iops: "1000" }, 1000],
  [{ rw: "randrw", rwmixread: "70", rate_iops: "700,300" }, 1000],
  [{ rw: "randrw", rate_iops: "700," }, null],
  [{ rw: "randread", rate_iops: "700,300" }, 700],
  [{ rw: "randwrite", rate_iops: "700,300" }, 300],
  [{ rw: "randwrite", rate_iops: "700," }, null],
  [{ rw: "randread", rate_iops: ",300" }, null],
  [{ rw: "write", bs: "256k", rate: "64m" }, 256],
  [{ rw: "write", rate: "64m" }, null],
  [{ rw: "randread", bs: "4k", rate_iops: "0" }, null],
  [{ rw: "randread", bs: "4k" }, null],
])("the options %j hold a job to %p IOPS", (options, expected) => {
  expect(parseFioLoad(options).jobIops).toBe(expected);
});
