import { parseRunDefinition } from "../../../../src/importers/hcibench/text/runDefinition";

test.each([
  [
    "RD=run1; I/O rate: Uncontrolled MAX; elapsed=600 warmup=30; For loops: None",
    "run1",
    { runtimeSeconds: 600, rampSeconds: 30, iodepth: null },
  ],
  ["RD=run1; I/O rate: 100; elapsed=5; For loops: None", "run1", { runtimeSeconds: 5, rampSeconds: null }],
  [
    "RD=SD_format; I/O rate: Uncontrolled MAX; elapsed=(none); For loops: threads=2 iorate=max",
    "SD_format (threads=2 iorate=max)",
    { runtimeSeconds: null, iodepth: 2 },
  ],
  [
    "RD=rd1; I/O rate: 5000; elapsed=60; For loops: xfersize=8k threads=16 rdpct=70",
    "rd1 (xfersize=8k threads=16 rdpct=70)",
    { blockSizeBytes: 8192, iodepth: 16, readPct: 70 },
  ],
  ["RD=run1", "run1", { runtimeSeconds: null }],
])("%s", (text, name, load) => {
  expect(parseRunDefinition(text)).toMatchObject({ name, load });
});

test.each(["", "RD=", "something else"])("%p is not a run definition", (text) => {
  expect(parseRunDefinition(text)).toBeNull();
});

test.each([
  [" RD= run 1 ; elapsed=5", "run 1"],
  ["RD=run1; For loops: NONE", "run1"],
  ["RD=run1; For loops: none of these", "run1 (none of these)"],
  ["RD=run1; For loops:", "run1"],
  ["RD=run1; For loops:threads=2", "run1 (threads=2)"],
  ["RD=run1; For loops: x=none", "run1 (x=none)"],
  ["RD=run1; For loops:   threads=2  ", "run1 (threads=2)"],
])("the name of %j is %j", (text, name) => {
  expect(parseRunDefinition(text)?.name).toBe(name);
});

test.each([
  ["RD=a; elapsed=60.5 warmup=30,x", { runtimeSeconds: 60.5, rampSeconds: 30 }],
  ["RD=a; elapsed=60s warmup=x30", { runtimeSeconds: null, rampSeconds: null }],
  ["RD=a; reelapsed=60", { runtimeSeconds: null }],
  [`RD=a; elapsed=${"9".repeat(19)}`, { runtimeSeconds: null }],
  [
    "RD=a; rdpct=5 seekpct=6 threads=7 xfersize=8k",
    { readPct: null, randomPct: null, iodepth: null, blockSizeBytes: null },
  ],
  [
    "RD=a; For loops: rdpct=5 seekpct=6 threads=7 xfersize=8k",
    { readPct: 5, randomPct: 6, iodepth: 7, blockSizeBytes: 8192 },
  ],
])("the load of %j is %j", (text, load) => {
  expect(parseRunDefinition(text)?.load).toMatchObject(load);
});

test.each(["xRD=run1", "RD=;elapsed=5", "RD= ; elapsed=5", "rd=run1"])("%j is not one either", (text) => {
  expect(parseRunDefinition(text)).toBeNull();
});
