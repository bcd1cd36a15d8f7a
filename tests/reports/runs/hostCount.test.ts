import { hostCount, statedHosts } from "../../../src/reports/runs/hostCount";
import { sampleHost, sampleRun, sampleUse, type RunFacts } from "../sampleRuns";

const table = (hosts: number, cluster: string | null = "ESA") =>
  Array.from({ length: hosts }, (_, i) => ({ ...sampleHost(`esx${i}`, 10), cluster }));
const config = (hosts: number) => [{ name: "hosts" as const, value: hosts, file: "vsan.cfg", line: 4 }];
const recordings = (hosts: number) => Array.from({ length: hosts }, () => sampleUse());

test.each<[string, RunFacts, number | null, number]>([
  ["nothing", {}, null, 0],
  ["the tool's own configuration", { setup: config(6) }, 6, 6],
  ["a configuration of no host", { setup: config(0) }, null, 0],
  ["a table of all hosts", { hosts: table(4) }, 4, 4],
  ["a table of what may be some hosts", { hosts: table(4, null) }, null, 4],
  ["a table of two clusters", { hosts: [...table(4), ...table(3, "Storage")] }, null, 7],
  ["both, of which the configuration counts", { setup: config(6), hosts: table(4) }, 6, 6],
  ["recordings, which may be of some hosts", { measuredUse: recordings(2) }, null, 2],
  ["a table and recordings", { hosts: table(4), measuredUse: recordings(2) }, 4, 4],
])("hosts by %s", (_, facts, stated, counted) => {
  expect([statedHosts(sampleRun(facts)), hostCount(sampleRun(facts))]).toEqual([stated, counted]);
});
