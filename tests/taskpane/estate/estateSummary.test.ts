import type { EstateDiagnostic } from "../../../src/importers/estate/estateFormat";
import { estateSummary } from "../../../src/taskpane/estate/estateSummary";
import { imported, knownHost, knownVm } from "../../estate/sampleEstate";

const diagnostic = (
  severity: EstateDiagnostic["severity"],
  message: string,
  file = "export.xlsx",
): EstateDiagnostic => ({
  ...{ severity, file, sheet: "vInfo", row: 2 },
  message,
});

test("an estate in words: tool, VMs, clusters and hosts", () => {
  const vms = [knownVm(), knownVm({ cluster: "Test" }), knownVm({ cluster: null })];
  expect(estateSummary(imported(vms))).toEqual({
    title: "export.xlsx",
    summary: "RVTools 4.7.1.4, 3 VMs, 2 clusters, 1 host",
    counts: "",
    diagnostics: [],
  });
});

test("what an export does not have is not 0", () => {
  const { summary } = estateSummary(imported([knownVm({ cluster: null })], []));
  expect(summary).toBe("RVTools 4.7.1.4, 1 VM, clusters not known, hosts not known");
});

test("clusters of one name in two vCenters are two", () => {
  const vms = ["vc1", "vc2"].map((vcenter) => knownVm({ vcenter }));
  expect(estateSummary(imported(vms, [])).summary).toContain("2 clusters");
});

test("every diagnostic is there, the worst first", () => {
  const diagnostics = [
    diagnostic("info", "c"),
    diagnostic("warning", "b"),
    diagnostic("error", "a", "other.xlsx"),
    diagnostic("info", "d"),
  ];
  expect(estateSummary({ ...imported([knownVm()]), diagnostics })).toMatchObject({
    counts: "1 error, 1 warning, 2 notices",
    diagnostics: ["other.xlsx, vInfo, row 2: a", "vInfo, row 2: b", "vInfo, row 2: c", "vInfo, row 2: d"],
  });
});

test("of several exports each diagnostic names its own", () => {
  const one = imported([knownVm()], [knownHost()]);
  const [source] = one.sources;
  if (!source) throw new Error("no source");
  const { title, summary, diagnostics } = estateSummary({
    ...one,
    sources: [source, { ...source, file: "list.csv", tool: "csv", version: null }],
    diagnostics: [diagnostic("info", "a")],
  });
  expect([title, summary]).toEqual([
    "export.xlsx, list.csv",
    "RVTools 4.7.1.4, list of VMs, 1 VM, 1 cluster, 1 host",
  ]);
  expect(diagnostics).toEqual(["export.xlsx, vInfo, row 2: a"]);
});
