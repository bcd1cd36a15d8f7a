import type { BenchmarkRun } from "../model/benchmark/benchmarkRun";
import type { Diagnostic } from "../model/benchmark/diagnostic";
import { BUILT_IN_MODEL } from "../model/cpuCost/vsanCostModel";
import { basisTable } from "../sheets/basisTable";
import { titleBlock } from "../sheets/titleBlock";
import type { SheetSpec, TableSpec } from "../workbook/spec";

/** Sheet `Sources`: the files, everything that the importer had to say, and the evidence behind the model column. */
export function sourcesSheet(
  runs: readonly BenchmarkRun[],
  diagnostics: readonly Diagnostic[],
  sources: readonly string[],
  notEvaluated: readonly { rule: string; because: string }[],
): SheetSpec {
  const files = runs.map((run) => [
    run.source.file,
    run.source.line,
    run.case,
    run.tool,
    run.toolVersion ?? "not stated",
    run.startedAt === null ? null : run.startedAt.slice(0, "2024-11-29T12:59:25".length).replace("T", " "),
  ]);
  const filesAt = 5;
  const diagnosticsAt = filesAt + files.length + 4;
  const rulesAt = diagnosticsAt + (diagnostics.length === 0 ? 2 : diagnostics.length + 4);
  const basisAt = rulesAt + (notEvaluated.length === 0 ? 0 : notEvaluated.length + 4);
  const heading = (row: number, text: string) =>
    ({ kind: "text", at: `A${row}`, text, style: "heading" }) as const;
  return {
    name: "Sources",
    cells: [
      ...titleBlock("Sources", sources.join(", ")),
      heading(filesAt - 1, "Files"),
      heading(diagnosticsAt - 1, diagnostics.length === 0 ? "Diagnostics: none" : "Diagnostics"),
      ...(notEvaluated.length === 0
        ? []
        : [heading(rulesAt - 1, `${notEvaluated.length} rules of the findings were not evaluated`)]),
      heading(basisAt - 1, "Basis of the column vSAN GHz (model)"),
    ],
    tables: [
      {
        name: "Files",
        at: `A${filesAt}`,
        columns: [
          { header: "File" },
          { header: "Line" },
          { header: "Case" },
          { header: "Tool" },
          { header: "Version" },
          { header: "Started (UTC)" },
        ],
        rows: files,
      },
      ...(diagnostics.length === 0 ? [] : [diagnosticsTable(diagnostics, `A${diagnosticsAt}`)]),
      ...(notEvaluated.length === 0 ? [] : [notEvaluatedTable(notEvaluated, `A${rulesAt}`)]),
      basisTable("Basis", `A${basisAt}`, [...BUILT_IN_MODEL.readBasis, ...BUILT_IN_MODEL.writeBasis]),
    ],
    columnWidths: [48, 12, 48, 16, 60, 21],
    freeze: { rows: 2, columns: 0 },
    print: { orientation: "landscape" },
  };
}

function diagnosticsTable(diagnostics: readonly Diagnostic[], at: string): TableSpec {
  return {
    name: "Diagnostics",
    at,
    columns: [
      { header: "File" },
      { header: "Line" },
      { header: "Message" },
      { header: "Severity" },
      { header: "Code" },
    ],
    rows: diagnostics.map(({ severity, code, message, file, line }) => [file, line, message, severity, code]),
  };
}

function notEvaluatedTable(rules: readonly { rule: string; because: string }[], at: string): TableSpec {
  return {
    name: "NotEvaluated",
    at,
    columns: [{ header: "Rule" }, { header: "Not given" }],
    rows: rules.map(({ rule, because }) => [rule, because]),
  };
}
