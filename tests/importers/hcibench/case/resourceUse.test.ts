import { caseContext } from "../../../../src/importers/hcibench/case/caseContext";
import { NO_CONFIG } from "../../../../src/importers/hcibench/case/caseConfig";
import { parseCaseName } from "../../../../src/importers/hcibench/case/caseName";
import type { ClusterUse } from "../../../../src/importers/hcibench/case/resourceUse";
import {
  ResourceTables,
  clusterCpu,
  parseResourceTables,
  parseResourceUsage,
} from "../../../../src/importers/hcibench/case/resourceUse";
import { parseResultText } from "../../../../src/importers/hcibench/text/parseResultText";

const HEAD = "| Cluster-1 | cpu.usage% | cpu.utilization% | mem.usage% |";
const HOST = "| 10.0.0.1 | 20.5 | 10% | 41 |";
const AVERAGE = "| Average | 30.5 | 15.25 | 54.88 |";

const host = {
  name: "10.0.0.1",
  cluster: "Cluster-1",
  cpuUsagePct: 20.5,
  cpuUtilizationPct: 10,
  memUsagePct: 41,
};
const averages = { usagePct: 30.5, utilizationPct: 15.25, memoryPct: 54.88 };
const unknown = { usagePct: null, utilizationPct: null, memoryPct: null };

test.each<[string, string[], ClusterUse[]]>([
  ["a table", [HEAD, HOST, AVERAGE], [{ name: "Cluster-1", hosts: [host], ...averages }]],
  ["a table without averages", [HEAD, HOST], [{ name: "Cluster-1", hosts: [host], ...unknown }]],
  [
    "cells that are no shares",
    [HEAD, "| 10.0.0.1 | n/a | -1 | 4.1.2 |", "| Average | x5 | 1%5 | 1e9 |"],
    [
      {
        name: "Cluster-1",
        hosts: [{ ...host, cpuUsagePct: null, cpuUtilizationPct: null, memUsagePct: null }],
        ...unknown,
      },
    ],
  ],
  ["rows above any table", [HOST, AVERAGE], []],
  [
    "rows of other lengths",
    [HEAD, "| a | 1 | 2 |", "| a | 1 | 2 | 3 | 4 |"],
    [{ name: "Cluster-1", hosts: [], ...unknown }],
  ],
  [
    "two tables",
    [HEAD, AVERAGE, HEAD.replace("1", "2"), HOST],
    [
      { name: "Cluster-1", hosts: [], ...averages },
      { name: "Cluster-2", hosts: [{ ...host, cluster: "Cluster-2" }], ...unknown },
    ],
  ],
  [
    "the PDF's row",
    ["My ESA  7.16%\t5.3% 40%"],
    [{ name: "My ESA", hosts: [], usagePct: 7.16, utilizationPct: 5.3, memoryPct: 40 }],
  ],
])("%s is read", (_, lines, clusters) => {
  expect(parseResourceTables(lines.map((line) => `  ${line} `).join("\r\n"))).toEqual(clusters);
});

test.each([
  ["+------+-----+", true],
  ["+-+", true],
  ["|     Resource Utilization     |", true],
  [HEAD, true],
  ["A 1% 2% 3%", true],
  ["+------+-----", false],
  ["------+", false],
  ["a +---+", false],
  ["++", false],
  ["| a | b", false],
  ["a | b |", false],
  ["| a | b |", false],
  ["A 1% 2%", false],
  ["A 1% 2% 3% 4", false],
  ["1% 2% 3%", false],
  ["IOPS = 5", false],
])("the line %p belongs to a table: %p", (line, expected) => {
  expect(new ResourceTables().take(line)).toBe(expected);
});

test.each<[string, string, ClusterUse[]]>([
  [
    "averages of each cluster",
    '{"A": {"cpu.usage": 30.5, "cpu.utilization": 15.25, "mem.usage": 54.88}, "B": {"cpu.usage": 1}}',
    [
      { name: "A", hosts: [], ...averages },
      { name: "B", hosts: [], ...unknown, usagePct: 1 },
    ],
  ],
  [
    "values that are no numbers",
    '{"A": {"cpu.usage": "30", "cpu.utilization": null, "mem.usage": 1e18}, "B": null}',
    [
      { name: "A", hosts: [], ...unknown },
      { name: "B", hosts: [], ...unknown },
    ],
  ],
  ["no JSON", "cpu.usage 30", []],
  ["a list", '[{"cpu.usage": 30}]', []],
  ["null", "null", []],
  ["a text", '"cpu.usage"', []],
  ["a number", "30", []],
])("resource_usage.info with %s", (_, text, clusters) => {
  expect(parseResourceUsage(text)).toEqual(clusters);
});

test("clusters count with their hosts, and as one where none are listed", () => {
  const cluster = (usagePct: number | null, hosts: number): ClusterUse => ({
    name: "c",
    hosts: Array.from({ length: hosts }, () => host),
    ...unknown,
    usagePct,
  });
  expect(clusterCpu([cluster(10, 3), cluster(50, 0), cluster(null, 9)])).toEqual({
    ...unknown,
    usagePct: 20,
    processors: null,
  });
  expect(clusterCpu([])).toEqual({ ...unknown, processors: null });
});

describe("what is known about a case next to its figures", () => {
  const [side] = parseResourceTables([HEAD, HOST, AVERAGE].join("\n"));
  const PDF_ROW = "A 7% 5% 40%\n";
  const USE_LINES = "CPU USAGE = 33%\nRAM USAGE = 44%\n";
  const TABLE = [HEAD, HOST.replace("20.5", "99"), AVERAGE.replace("30.5", "98")].join("\n");
  const contextOf = (
    text: string | null,
    sides: ClusterUse[],
    name = "oltp",
    version: string | null = null,
  ) =>
    caseContext(
      parseCaseName(name),
      version,
      NO_CONFIG,
      text === null ? null : parseResultText(text, "x"),
      sides,
    );

  test.each<[string, string | null, ClusterUse[], number | null, number]>([
    ["the text's table, also where a side file has one", TABLE, side ? [side] : [], 98, 1],
    ["the text's table", TABLE, [], 98, 1],
    ["the side file's table, where the text's has no hosts", PDF_ROW, side ? [side] : [], 30.5, 1],
    ["the text's averages, where nothing has hosts", PDF_ROW, [], 7, 0],
    ["the side file's table before the use lines", USE_LINES, side ? [side] : [], 30.5, 1],
    ["the use lines", USE_LINES, [], 33, 0],
    ["the side file's table, without a text", null, side ? [side] : [], 30.5, 1],
    ["nothing", null, [], null, 0],
  ])("CPU use is of %s", (_, text, sides, usagePct, hosts) => {
    const context = contextOf(text, sides);
    expect(context.cpu.usagePct).toBe(usagePct);
    expect(context.hosts).toHaveLength(hosts);
  });

  test.each([
    ["the name of the logs, before all else", "2.8.3", "StorageClass = a", "group0-oltp", "2.8.3"],
    ["the style of the text, before the name", null, USE_LINES, "group0-oltp", "2.5"],
    ["the name of a VM group", null, "", "group0-oltp", "3.0"],
    ["nothing", null, "", "oltp", null],
  ])("the version is recognized by %s", (_, version, text, name, expected) => {
    expect(contextOf(text, [], name, version).version).toBe(expected);
  });
});
