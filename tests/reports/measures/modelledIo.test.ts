import { NO_FACTS } from "../../../src/reports/inputs/clusterFacts";
import { modelledIo } from "../../../src/reports/measures/modelledIo";
import { sampleRun } from "../sampleRuns";

const run = (iops: number | null, blockSizeBytes: number | null = 4096, readPct: number | null = 70) =>
  sampleRun({ workload: { blockSizeBytes, readPct }, results: { iops } });

test("has the runs that the model can be applied to, most IOPS first, with their places", () => {
  const runs = [run(100), run(null), run(0), run(900, null), run(900, 4096, null), run(300, 8192, 0)];
  expect(modelledIo(runs, { ...NO_FACTS, raid: "RAID-6" })).toEqual([
    {
      place: 5,
      iops: 300,
      io: { blockSizeBytes: 8192, readShare: 0, raid: "RAID-6 4+2" },
    },
    {
      place: 0,
      iops: 100,
      io: { blockSizeBytes: 4096, readShare: 0.7, raid: "RAID-6 4+2" },
    },
  ]);
});

test("assumes RAID-5 4+1 when no layout is given", () => {
  expect(modelledIo([run(100)], NO_FACTS)[0]?.io.raid).toBe("RAID-5 4+1");
});
