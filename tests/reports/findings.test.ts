import { RESULT_FIGURES } from "../../src/model/benchmark/resultFigures";
import { findings } from "../../src/reports/findings";
import { runLabel, runLabels } from "../../src/reports/runLabel";
import { REFERENCE_RUNS, sampleRun } from "./sampleRuns";

const texts = (...args: Parameters<typeof findings>): string[] => findings(...args).map(({ text }) => text);

test("VMs that finished early are a problem, and come first", () => {
  const [first] = findings(REFERENCE_RUNS, [], "RAID-5");
  expect(first).toEqual({
    severity: "problem",
    text: "1 MiB, 0 % read, sequential: 1 of 18 VMs finished early and are not in the totals: cluster IOPS is understated by about 5.56 % and must not be compared with complete runs.",
  });
});

test("HCIBench's MB/s are explained with the largest figure that it printed", () => {
  expect(texts(REFERENCE_RUNS, [], "RAID-5").join("\n")).toContain(
    `HCIBench's "MB/s" are MiB/s: the 22,500 "MB/s" that it printed are 23.6 GB/s in decimal, 189 Gb/s.`,
  );
  expect(texts([sampleRun({ tool: "iometer" })], [], "RAID-5").join("\n")).not.toContain("MiB/s");
});

test("the model's figure never stands without its range and how it is known", () => {
  expect(texts(REFERENCE_RUNS, [], "RAID-5").join("\n")).toContain(
    "32 KiB, 100 % read, random: the built-in model says 462 GHz for the highest IOPS with RAID-5, 430 to 494 GHz (measured).",
  );
});

test("trouble while reading is counted", () => {
  const warning = { severity: "warning", code: "x", message: "m", file: "f", line: 1 } as const;
  expect(texts(REFERENCE_RUNS, [warning, warning], "RAID-5").join("\n")).toContain(
    "0 errors and 2 warnings: see",
  );
});

test("at most eight sentences, the standing ones always among them", () => {
  const many = Array.from({ length: 20 }, () => sampleRun({ vms: 1, vmsFinishedEarly: 1 }));
  const found = texts(many, [], "RAID-5");
  expect(found).toHaveLength(8);
  expect(found.at(-1)).toContain("does not replace the vendor's sizing tool");
});

test.each([
  [
    sampleRun({ workload: { blockSizeBytes: 4096, readPct: 70, randomPct: 100 } }),
    "4 KiB, 70 % read, random",
  ],
  [
    sampleRun({ workload: { blockSizeBytes: 524288, readPct: 0, randomPct: 0 } }),
    "512 KiB, 0 % read, sequential",
  ],
  [sampleRun({ workload: { readPct: 60, randomPct: 80 } }), "60 % read, 80 % random"],
  [sampleRun({ case: "my-case" }), "my-case"],
])("a run is called by what it did (%#)", (run, label) => {
  expect(runLabel(run)).toBe(label);
});

test("runs that did the same on other days are told apart by the day", () => {
  const workload = { blockSizeBytes: 4096, readPct: 70, randomPct: 100 };
  const labels = runLabels([
    sampleRun({ workload, startedAt: "2024-08-30T06:40:00.000Z" }),
    sampleRun({ workload, startedAt: "2024-11-29T12:59:25.000Z" }),
  ]);
  expect(labels).toEqual(["4 KiB, 70 % read, random, 2024-08-30", "4 KiB, 70 % read, random, 2024-11-29"]);
});

test("runs that did the same are told apart by datastore, job or number", () => {
  const workload = { blockSizeBytes: 4096, readPct: 70, randomPct: 100 };
  expect(
    runLabels([
      sampleRun({ workload, datastore: "A" }),
      sampleRun({ workload, datastore: "B" }),
      sampleRun({ workload: { ...workload, readPct: 0 } }),
      sampleRun({ workload: { ...workload, readPct: 0 } }),
    ]),
  ).toEqual([
    "4 KiB, 70 % read, random, A",
    "4 KiB, 70 % read, random, B",
    "4 KiB, 0 % read, random (1)",
    "4 KiB, 0 % read, random (2)",
  ]);
});

test("CPU of a load generator's own machine is not shown as host CPU", () => {
  const hostCpu = RESULT_FIGURES.find(({ header }) => header === "Host CPU %");
  expect(hostCpu?.value(sampleRun({ tool: "hcibench-vdbench", cpu: { usagePct: 40 } }))).toBe(0.4);
  expect(hostCpu?.value(sampleRun({ tool: "iometer", cpu: { usagePct: 40 } }))).toBeNull();
});
