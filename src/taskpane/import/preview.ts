import type { Diagnostic } from "../../model/benchmark/diagnostic";
import { runLabels } from "../../reports/runs/runLabel";
import { counted } from "../../model/units/counted";
import type { Imported } from "./importRequest";

/** What an import holds, in words, before anything is written. */
export interface Preview {
  /** `3 cases, 18 VMs, hcibench-fio 3.0`. */
  summary: string;
  cases: { label: string; iops: string; mibPerSecond: string; latencyMs: string }[];
  /** `1 error, 2 warnings`; "" without problems. */
  counts: string;
  /** Errors first, then warnings; the report has all of them. */
  problems: string[];
}

const SHOWN_SEVERITIES = ["error", "warning"] as const;

/** Describes an import. Figures that the files do not hold are a dash. */
export function previewOf({ runs, recordings, diagnostics }: Imported): Preview {
  const labels = runLabels(runs);
  const vms = runs.flatMap((run) => run.vms ?? []);
  const tools = new Set(runs.map(({ tool, toolVersion }) => [tool, toolVersion].filter(Boolean).join(" ")));
  const parts = [
    counted(runs.length, "case"),
    vms.length === 0 ? "" : describeVms(vms),
    ...tools,
    recordings.length === 0 ? "" : `recordings of ${counted(recordings.length, "host")}`,
  ];
  return {
    summary: parts.filter(Boolean).join(", "),
    cases: runs.map(({ results }, i) => ({
      label: labels[i] ?? "",
      iops: figure(results.iops, 0),
      mibPerSecond: figure(
        results.throughputBytesPerSecond === null ? null : results.throughputBytesPerSecond / 2 ** 20,
        1,
      ),
      latencyMs: figure(results.latencyMs, 2),
    })),
    counts: SHOWN_SEVERITIES.map((severity) => [ofSeverity(diagnostics, severity).length, severity] as const)
      .filter(([count]) => count > 0)
      .map(([count, severity]) => counted(count, severity))
      .join(", "),
    problems: SHOWN_SEVERITIES.flatMap((severity) => ofSeverity(diagnostics, severity)),
  };
}

function describeVms(vms: readonly number[]): string {
  const [least, most] = [Math.min(...vms), Math.max(...vms)];
  return least === most ? counted(most, "VM") : `${least} to ${most} VMs`;
}

function figure(value: number | null, decimals: number): string {
  if (value === null) return "–";
  return value.toLocaleString("en-US", { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}

function ofSeverity(diagnostics: readonly Diagnostic[], severity: Diagnostic["severity"]): string[] {
  return diagnostics
    .filter((diagnostic) => diagnostic.severity === severity)
    .map(({ file, line, message }) => {
      const place = [file, line].filter((part) => part !== null && part !== "").join(", line ");
      return place === "" || message.includes(file) ? message : `${place}: ${message}`;
    });
}
