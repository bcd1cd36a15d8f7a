import { hostsByCpu, hostsByMemory } from "../../../src/reports/measures/hostsByUse";
import { membersByIops } from "../../../src/reports/measures/membersByIops";
import { sampleHost, sampleMember, sampleRun, sampleUse } from "../sampleRuns";

const hosts = [
  sampleHost("a", 60, 30),
  sampleHost("b", 20, 50),
  sampleHost("c", 40, null),
  sampleHost("d", null, 10),
];

test("orders hosts by CPU and by memory, the least first", () => {
  expect(hostsByCpu(sampleRun({ hosts }))).toEqual([
    { name: "b", pct: 20 },
    { name: "c", pct: 40 },
    { name: "a", pct: 60 },
  ]);
  expect(hostsByMemory(sampleRun({ hosts }))).toEqual([
    { name: "d", pct: 10 },
    { name: "a", pct: 30 },
    { name: "b", pct: 50 },
  ]);
});

test("prefers CPU recorded on two hosts or more", () => {
  const use = (host: string, cpuUsedPct: number | null) => sampleUse({ host, cpuUsedPct });
  const recorded = sampleRun({ hosts, measuredUse: [use("x", 9), use("y", 8)] });
  expect(hostsByCpu(recorded)).toEqual([
    { name: "y", pct: 8 },
    { name: "x", pct: 9 },
  ]);
  const single = sampleRun({ hosts, measuredUse: [use("x", 9), use("y", null)] });
  expect(hostsByCpu(single).map(({ name }) => name)).toEqual(["b", "c", "a"]);
});

test("orders members by IOPS, without those that finished early or have none", () => {
  const members = [
    sampleMember("a", 30),
    sampleMember("b", 10),
    sampleMember("c", null),
    sampleMember("d", 20),
    sampleMember("e", 5, true),
  ];
  expect(membersByIops(sampleRun({ members }))).toEqual([
    { name: "b", iops: 10 },
    { name: "d", iops: 20 },
    { name: "a", iops: 30 },
  ]);
});
