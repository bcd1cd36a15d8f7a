import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";
import type { Diagnostic } from "../../model/benchmark/diagnostic";
import { SETUP_FACTS, type SetupFact } from "../../model/benchmark/setupFact";
import { ioCpuEvidence } from "../../model/cpuCost/ioCpuEvidence";
import { NETWORK_COEFFICIENTS } from "../../model/cpuCost/networkCpu";
import { trafficEvidence } from "../../model/network/trafficEvidence";
import { basisTable } from "../../sheets/basisTable";
import type { Block } from "../../sheets/block";
import { noteBlock } from "../../sheets/noteBlock";
import { sheetTop } from "../../sheets/sheetTop";
import type { PlanSheet } from "../../sheets/planWorkbook";
import { tableBlock } from "../../sheets/tableBlock";
import { inFull } from "../findings/finding";
import type { Findings } from "../findings/findings";
import type { ClusterFacts } from "../inputs/clusterFacts";
import { recordingsTable } from "./recordingsTable";

/** Sheet `Sources`: the files, everything that the importer had to say, and the evidence behind the figures of the model. */
export function sourcesSheet(
  runs: readonly BenchmarkRun[],
  diagnostics: readonly Diagnostic[],
  sources: readonly string[],
  { further, notEvaluated }: Findings,
  facts: ClusterFacts,
): PlanSheet {
  return {
    name: "Sources",
    blocks: [
      sheetTop("Sources", sources.join(", ")),
      files(runs),
      ...recordingsTable(runs, facts),
      ...setupTable(runs),
      ...(diagnostics.length === 0 ? [] : [diagnosticsTable(diagnostics)]),
      ...(further.length === 0 ? [] : [noteBlock("Further findings", further.map(inFull))]),
      ...(notEvaluated.length === 0 ? [] : [rulesNotEvaluated(notEvaluated)]),
      tableBlock(
        "Basis of the model's CPU and network figures",
        basisTable("Basis", [
          ...ioCpuEvidence(),
          ...trafficEvidence(),
          NETWORK_COEFFICIENTS.published.tx,
          NETWORK_COEFFICIENTS.published.rx,
        ]),
      ),
    ],
    columnWidths: [46, 12, 46, 18, 40, 21],
    freezeRows: 2,
    print: { orientation: "landscape" },
  };
}

function files(runs: readonly BenchmarkRun[]): Block {
  return tableBlock("Files", {
    name: "Files",
    columns: [
      { header: "File", style: "paragraph" },
      { header: "Line" },
      { header: "Case", style: "paragraph" },
      { header: "Tool" },
      { header: "Version" },
      { header: "Started (UTC)" },
    ],
    rows: runs.map((run) => [
      run.source.file,
      run.source.line,
      run.case,
      run.tool,
      run.toolVersion ?? "not stated",
      run.startedAt === null ? null : run.startedAt.slice(0, "2024-11-29T12:59:25".length).replace("T", " "),
    ]),
  });
}

/** What the files state about the setup, each value once with the first place that states it. */
function setupTable(runs: readonly BenchmarkRun[]): Block[] {
  const facts = new Map<string, { fact: SetupFact; runs: number }>();
  for (const fact of runs.flatMap(({ setup }) => setup ?? [])) {
    const id = `${fact.name} ${fact.value}`;
    const found = facts.get(id);
    facts.set(id, { fact: found?.fact ?? fact, runs: (found?.runs ?? 0) + 1 });
  }
  if (facts.size === 0) return [];
  const order = Object.keys(SETUP_FACTS);
  const sorted = [...facts.values()].sort((a, b) => order.indexOf(a.fact.name) - order.indexOf(b.fact.name));
  return [
    tableBlock("Test setup, from the files", {
      name: "Setup",
      columns: [
        { header: "File", style: "paragraph" },
        { header: "Line" },
        { header: "Fact", style: "paragraph" },
        { header: "Value", style: "paragraph" },
        { header: "Unit" },
        { header: "Runs" },
      ],
      rows: sorted.map(({ fact: { name, value, file, line }, runs: count }) => [
        file,
        line,
        SETUP_FACTS[name].label,
        value,
        SETUP_FACTS[name].unit,
        count,
      ]),
    }),
  ];
}

function diagnosticsTable(diagnostics: readonly Diagnostic[]): Block {
  return tableBlock("Diagnostics", {
    name: "Diagnostics",
    columns: [
      { header: "File", style: "paragraph" },
      { header: "Line" },
      { header: "Message", style: "paragraph" },
      { header: "Severity" },
      { header: "Code", style: "paragraph" },
    ],
    rows: diagnostics.map(({ severity, code, message, file, line }) => [file, line, message, severity, code]),
  });
}

function rulesNotEvaluated(rules: Findings["notEvaluated"]): Block {
  const heading =
    rules.length === 1
      ? "1 rule was not evaluated"
      : `${rules.length} rules of the findings were not evaluated`;
  return tableBlock(heading, {
    name: "NotEvaluated",
    columns: [{ header: "Rule" }, { header: "Not given" }],
    rows: rules.map(({ rule, because }) => [rule, because]),
  });
}
