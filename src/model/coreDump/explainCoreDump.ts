import { formatSource, type Evidence } from "../evidence/evidence";
import type { Step } from "../evidence/step";
import { coreDumpSize, MAX_DUMP, DUMP_SHARE, dumpParts, MIN_DUMP, OBSERVED_UP_TO } from "./coreDumpSize";
import { DUMP_LINES, type DumpLine, type DumpObservation } from "./dumpObservations";
import { UNKNOWN_RELEASE, type EsxiRelease } from "./esxiRelease";

const GIB = "GiB";

/** Spells out how the size of a core dump file comes about, step by step. */
export function explainCoreDump(ramGib: number, release: EsxiRelease | null): Step[] {
  const { rule, limited, line8, line7 } = dumpParts(ramGib);
  const lines: Step[] = [
    ...lineSteps(DUMP_LINES["8.0"], "8.0.3", line8),
    ...(release === "7.0" && ramGib > OBSERVED_UP_TO["7.0"].value
      ? lineSteps(DUMP_LINES["7.0"], "7.0.3", line7)
      : []),
  ];
  return [
    { step: "RAM of the host", value: ramGib, unit: GIB, known: "given", source: "your input" },
    {
      step: "ESXi release",
      value: release ?? UNKNOWN_RELEASE,
      unit: "",
      known: "given",
      source: "your input",
    },
    constant("Share of RAM", DUMP_SHARE),
    constant("Minimum size", MIN_DUMP),
    part("Rule = the larger of share × RAM and minimum size", rule, DUMP_SHARE),
    constant("Limit", MAX_DUMP),
    part("Limited = the smaller of rule and limit", limited, MAX_DUMP),
    ...lines,
    ...results(ramGib, release),
  ];
}

function constant(step: string, entry: Evidence): Step {
  return {
    step,
    value: entry.value,
    unit: entry.unit,
    known: entry.kind,
    source: formatSource(entry.source),
  };
}

function part(step: string, value: number, rule: Evidence): Step {
  return { step, value, unit: GIB, known: rule.kind, source: "from the steps above" };
}

function lineSteps(line: DumpLine, version: string, value: number): Step[] {
  const fixed = Number(line.fixedGib.toPrecision(6));
  const slope = Number(line.gibPerGib.toPrecision(6));
  return [
    observation(line.small),
    observation(line.large),
    {
      step: `Line through both ${version} hosts: ${fixed} + ${slope} × RAM`,
      value,
      unit: GIB,
      known: "derived",
      source: "from the steps above",
    },
  ];
}

function observation({ host, ramMib, fileMib }: DumpObservation): Step {
  return {
    step: `Dump file of ${host} (${ramMib.value} MiB of RAM)`,
    value: fileMib.value,
    unit: fileMib.unit,
    known: fileMib.kind,
    source: formatSource(fileMib.source),
  };
}

const FORMULAS: Readonly<Record<EsxiRelease | typeof UNKNOWN_RELEASE, readonly [string, string, string]>> = {
  unknown: ["rule", "the smaller of 8.0.3 line and limited", "the larger of rule and 8.0.3 line"],
  "8.0": ["8.0.3 line", "the smaller of 8.0.3 line and limit", "the larger of 8.0.3 line and rule"],
  "7.0": ["limited", "the smaller of limited and 8.0.3 line", "limited"],
};

function results(ramGib: number, release: EsxiRelease | null): Step[] {
  const { low, plan, high, label } = coreDumpSize(ramGib, release);
  const [planIs, lowIs, highIs] = FORMULAS[release ?? UNKNOWN_RELEASE];
  const beyond = release === "7.0" && ramGib > OBSERVED_UP_TO["7.0"].value;
  const result = (step: string, value: number): Step => ({
    step,
    value,
    unit: GIB,
    known: label,
    source: "no vendor table exists: check on the first host",
  });
  return [
    result(`Dump file = ${planIs}`, plan),
    result(`Low = ${lowIs}`, low),
    result(`High = ${beyond ? "the larger of limited and 7.0.3 line" : highIs}`, high),
  ];
}
