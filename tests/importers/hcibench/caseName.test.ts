import { parseBlockSize } from "../../../src/importers/hcibench/blockSize";
import type { CaseName } from "../../../src/importers/hcibench/caseName";
import { parseCaseName } from "../../../src/importers/hcibench/caseName";

const easyRun = "fio-8vmdk-100ws-4k-70rdpct-100randompct-16threads-50compress-50dedupe-1732885165";

test.each<[string, Partial<CaseName>]>([
  [
    easyRun,
    {
      tool: "fio",
      prefix: null,
      group: null,
      vmdksPerVm: 8,
      workingSetPct: 100,
      blockSize: "4k",
      blockSizeBytes: 4096,
      readPct: 70,
      randomPct: 100,
      threads: 16,
      latencyTargetUs: null,
      jobs: null,
      compressPct: 50,
      dedupePct: 50,
      epochSeconds: 1732885165,
    },
  ],
  [
    "fio-8vmdk-90ws-32k-100rdpct-100randompct-2500lt",
    { threads: null, latencyTargetUs: 2500, workingSetPct: 90, epochSeconds: null },
  ],
  [
    "PoC-fio-4vmdk-100ws-256k-0rdpct-0randompct-2threads-2jobs-1cpu-20cpupct-1795193430",
    { prefix: "PoC", threads: 2, jobs: 2, cpus: 1, cpuPct: 20, readPct: 0, blockSizeBytes: 262144 },
  ],
  ["my-own-fio-1vmdk-5ws-1m-50rdpct-50randompct-4threads", { prefix: "my-own", blockSizeBytes: 1048576 }],
  [`group2-${easyRun}`, { group: 2, prefix: null, threads: 16 }],
  ["vdb-8vmdk-100ws-4k-70rdpct-100randompct-4threads-1732885165", { tool: "vdbench", threads: 4 }],
  ["vdb-8vmdk-100ws-4k-70rdpct-100randompct-threads", { tool: "vdbench", threads: null, readPct: 70 }],
  ["fio-8vmdk-100ws-4-70rdpct-100randompct-4threads", { blockSize: "4", blockSizeBytes: 4 }],
  ["fio-8vmdk-100ws-4k-170rdpct-100randompct-4threads", { tool: "fio", readPct: null, randomPct: 100 }],
])("%s is decoded", (name, expected) => {
  expect(parseCaseName(name)).toMatchObject({ name, ...expected });
});

test.each([
  ["oltp-1732885165", 1732885165],
  ["oltp", null],
  ["", null],
  ["fio-8vmdk-4k-70rdpct", null],
  ["fio-8vmdk-100ws-4k-70rdpct-100randompct-50dedupe-16threads", null],
  ["oltp-173288516", null],
])("nothing but the start is read from the name %p", (name, epochSeconds) => {
  const { tool, blockSize, readPct, threads, vmdksPerVm, epochSeconds: epoch } = parseCaseName(name);
  expect({ tool, blockSize, readPct, threads, vmdksPerVm }).toEqual({
    tool: null,
    blockSize: null,
    readPct: null,
    threads: null,
    vmdksPerVm: null,
  });
  expect(epoch).toBe(epochSeconds);
});

test.each([
  ["4k", 4096],
  ["512K", 524288],
  ["1m", 1048576],
  ["4KiB", 4096],
  ["8kb", 8192],
  ["4", 4],
  ["0.5k", 512],
  ["0", null],
  ["0.3", null],
  ["4x", null],
  ["", null],
  ["k", null],
])("the block size %p is %p bytes", (text, bytes) => {
  expect(parseBlockSize(text)).toBe(bytes);
});
