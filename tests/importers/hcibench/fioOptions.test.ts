import { parseFioConfig, parseHcibenchConfig } from "../../../src/importers/hcibench/caseConfig";
import { parseFioLoad } from "../../../src/importers/hcibench/fioOptions";
import type { RequestedLoad } from "../../../src/importers/hcibench/requestedLoad";

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

test("hcibench.cfg gives datastores, disks and duration; blanks mean nothing", () => {
  const text =
    "vc: '10.0.0.10' \ndatastore_name: \n- 'vsan (1)' \n- 'vmfs' \nnumber_data_disk: 8 \nsize_data_disk: 20 \ntesting_duration:  \ntool: 'fio' \n";
  expect(parseHcibenchConfig(text)).toEqual({
    datastores: ["vsan (1)", "vmfs"],
    disksPerVm: 8,
    diskBytes: 20 * 2 ** 30,
    testingSeconds: null,
  });
  expect(parseHcibenchConfig("size_data_disk:  \n").diskBytes).toBeNull();
  expect(parseHcibenchConfig("testing_duration: 600\r\n").testingSeconds).toBe(600);
});

test("fio.cfg gives the options of its global section only", () => {
  const text = "; comment\n[global]\nruntime=20\nreadwrite=randrw\ngroup_reporting\n\n[job0]\nruntime=99\n";
  expect(parseFioConfig(text)).toEqual({ runtime: "20", readwrite: "randrw" });
});
