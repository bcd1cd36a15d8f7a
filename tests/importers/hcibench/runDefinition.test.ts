import { parseRunDefinition } from "../../../src/importers/hcibench/runDefinition";

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

test.each(["", "RD=", "something else"])("%p is no run definition", (text) => {
  expect(parseRunDefinition(text)).toBeNull();
});
