import { RESULT_FIGURES } from "../../../src/model/benchmark/resultFigures";
import { sampleRun } from "../../reports/sampleRuns";

test("CPU of a load generator's own machine is not shown as host CPU", () => {
  const hostCpu = RESULT_FIGURES.find(({ header }) => header === "Host CPU %");
  expect(hostCpu?.value(sampleRun({ tool: "hcibench-vdbench", cpu: { usagePct: 40 } }))).toBe(0.4);
  expect(hostCpu?.value(sampleRun({ tool: "iometer", cpu: { usagePct: 40 } }))).toBeNull();
});
