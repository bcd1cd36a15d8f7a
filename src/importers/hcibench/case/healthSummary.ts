import type { SetupFact } from "../../../model/benchmark/setupFact";

/** Checks that a fact names; the file has them all. */
const MAX_NAMED = 5;

/** Reads a `<cluster>-health.info`, the health summary of vSAN: the overall state, and checks that did not pass. */
export function parseHealth(text: string, file: string): SetupFact[] {
  const lines = text.split(/\r?\n/);
  const at = lines.findIndex((line) => line.startsWith("Overall health") && line.includes(":"));
  const overall = lines[at]?.slice((lines[at]?.indexOf(":") ?? 0) + 1).trim() ?? "";
  if (overall === "") return [];
  const failed = lines.flatMap(notPassed);
  const named = failed.slice(0, MAX_NAMED).join("; ");
  const more = failed.length > MAX_NAMED ? `; and ${failed.length - MAX_NAMED} more` : "";
  return [
    { name: "health", value: overall, file, line: at + 1 },
    ...(failed.length === 0
      ? []
      : [{ name: "healthFindings", value: `${named}${more}`, file, line: null } as const]),
  ];
}

/** A check of a group, which is indented, with a result other than passed: `|   Disk balance | Warning |`. */
function notPassed(line: string): string[] {
  const [before = "", check = "", result = "", ...others] = line.split("|");
  if (before.trim() !== "" || others.length !== 1 || !check.startsWith("  ")) return [];
  const state = result.trim();
  return /^(Warning|Error|Failed|Red|Yellow)$/i.test(state) ? [`${check.trim()} (${state})`] : [];
}
