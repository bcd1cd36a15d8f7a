import type { CaseName } from "../../../../src/importers/hcibench/case/caseName";
import { parseCaseName } from "../../../../src/importers/hcibench/case/caseName";

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
  ["oltp-1732885165-1", null],
  ["oltp-17328851650", null],
  ["oltp1732885165", null],
  ["a-1732885165-1732885999", 1732885999],
])("the start of %s is %p", (name, epochSeconds) => {
  expect(parseCaseName(name).epochSeconds).toBe(epochSeconds);
});

test.each([
  ["group12-oltp", 12],
  ["my-group1-oltp", null],
  ["group-oltp", null],
  ["group1", null],
])("the VM group of %s is %p", (name, group) => {
  expect(parseCaseName(name).group).toBe(group);
});

test.each([
  ["my-fio-8vmdk-100ws-4k-70rdpct-100randompct-4threads-more", null],
  ["myfio-8vmdk-100ws-4k-70rdpct-100randompct-4threads", null],
  ["FIO-8VMDK-100WS-4K-70RDPCT-100RANDOMPCT-4THREADS", "fio"],
  ["VDB-8vmdk-100ws-4k-70rdpct-100randompct-4threads", "vdbench"],
  ["fio-8vmdk-100ws-4kibi-70rdpct-100randompct-4threads", null],
  ["fio-8vmdk-100ws-0.5k-70rdpct-100randompct-4threads", "fio"],
])("the tool of %s is %p", (name, tool) => {
  expect(parseCaseName(name).tool).toBe(tool);
});

test.each([
  ["100", 100],
  ["101", null],
  ["0", 0],
])("a share of %s % is %p, wherever it is", (share, pct) => {
  const name = `fio-8vmdk-100ws-4k-${share}rdpct-${share}randompct-4threads-1cpu-${share}cpupct-${share}compress-${share}dedupe`;
  expect(parseCaseName(name)).toMatchObject({
    readPct: pct,
    randomPct: pct,
    cpuPct: pct,
    compressPct: pct,
    dedupePct: pct,
    cpus: 1,
  });
});

test("impossibly large figures are ignored", () => {
  const huge = "9".repeat(30);
  expect(
    parseCaseName(`fio-${huge}vmdk-${huge}ws-4k-70rdpct-100randompct-${huge}lt-${huge}jobs`),
  ).toMatchObject({
    tool: "fio",
    vmdksPerVm: null,
    workingSetPct: null,
    latencyTargetUs: null,
    jobs: null,
  });
});
