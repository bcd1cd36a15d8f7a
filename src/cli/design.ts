import { calculate } from "../calculator/calculate";
import { designPlan } from "../design/designWorkbook";
import type { PatternRules } from "../estate/namePatterns";
import { badInput } from "../model/errors";
import { reportPlan } from "../reports/benchmarkReport";
import { testedLoads } from "../reports/measures/testedLoads";
import { PROFILE_NAME } from "../reports/sheets/profileName";
import type { Plan } from "../sheets/planWorkbook";
import { designWithTemplates } from "../templates/together/together";
import type { WorkbookDrawing } from "../workbook/drawing";
import { layout } from "../workbook/layout";
import { validate } from "../workbook/validate";
import { benchmarkLine, calibrates } from "./benchmarkLine";
import { calibrationGaps } from "./calibrationGaps";
import { clusterFacts } from "./clusterFactOptions";
import type { Command } from "./command";
import { designDocument, designSummary } from "./designDocument";
import { designFile, NO_DESIGN_FILE } from "./designFile";
import { designInputs } from "./designInputs";
import { designParts } from "./designParts";
import { designLines } from "./designLines";
import { reportProblems } from "./estate";
import type { ImportedInputs } from "./joinResults";
import type { LoadFunctions, ShippedFunctions } from "./loadFunctions";
import type { Output } from "./output";
import { parsedArgs } from "./parsedArgs";
import { planCells } from "./planCells";
import { sheetsBehind } from "./sheetsBehind";
import { UsageError } from "./usageError";
import { templatesOf } from "./templatesOf";
import { outputTarget, writeWhole } from "./writeWhole";
import { openingHint } from "./writeWorkbook";
import { calculatedBytes, VALUES_OPTION } from "./xlsxBytes";
import { zlibDeflate } from "./zlibDeflate";

const OPTIONS = {
  output: {
    type: "string",
    short: "o",
    default: "design.xlsx",
    value: "FILE",
    help: "the workbook to create",
  },
  options: {
    type: "string",
    value: "FILE",
    help: "hardware options, clusters to merge, classes of VMs and growth, as JSON",
  },
  json: {
    type: "boolean",
    default: false,
    help: "prints the result as JSON instead of words; the workbook is created as well (-o)",
  },
  anonymize: {
    type: "string",
    value: "MAP.csv",
    help: "replaces names with pseudonyms and saves them in this file, which later runs reuse",
  },
  cluster: { type: "string", value: "FILE", help: "facts of the cluster that was tested, as JSON" },
  with: {
    type: "string",
    value: "ID,...",
    help: "adds planning templates that follow the selected option: hosts,ip-plan,runbooks",
  },
  values: VALUES_OPTION,
} as const;

/** `design [ESTATE...] [BENCHMARK...] [--options FILE.json] [-o design.xlsx]`: sizes clusters for what runs today. */
export const DESIGN: Command = {
  name: "design",
  takes: "[ESTATE...] [BENCHMARK...]",
  purpose: "sizes vSAN clusters for the current estate, and creates a workbook of live formulas",
  notes: [
    "ESTATE is an export of RVTools, Live Optics or a list of VMs, BENCHMARK a zip, a folder or a file of results, in any order. The sheets of a benchmark's report follow the design.",
    'The file of --options: {"options":[{"name":"A","sockets":2,"coresPerSocket":32,"clockGhz":2.8,"ramGib":1024,"disks":6,"diskTb":7.68,"nicPorts":1,"nicGbit":25,"raid":"RAID-5","hosts":null}],"chosen":"A"}. Up to four options, A to D, with the ids that docs/formats.md lists; hosts null is solved, and what is not named keeps its default.',
    '"merge":true sends all of today\'s clusters to the largest; "targets":{"Test":"Prod"} sends some of them. "patterns":[{"pattern":"sql*","class":"OLTP"},{"pattern":"tmp-*","scope":"out"}] matches VMs by name, * for any characters and ? for one: the first match gives a VM a class, or takes it "out", or all but its "capacity". "clusters":[{"name":"Prod","largestVcpu":16}] holds facts of target clusters. "classes":[{"name":"VDI","target":"Prod","profile":"VDI","vms":500}] are VMs in addition to those of the exports; class General of a target corrects these. "storageFrom":"calibration" uses the CPU cost per I/O of the tested cluster, if --cluster has hosts and ghzPerHost. "plan":{"years":3,"growthCapacity":0.15,"peakShare":0.5} is growth, "cover":{"customer":"Nordwind"} is the customer.',
    "Without an export, only the classes are sized.",
  ],
  options: OPTIONS,
  examples: [
    "design RVTools_export.xlsx -o design.xlsx",
    "design RVTools_export.xlsx LiveOptics.xlsx results.zip --options options.json",
    "design RVTools_export.xlsx --anonymize names.csv --json > design.json",
    "design RVTools_export.xlsx --with hosts,ip-plan,runbooks -o design.xlsx",
    "design --options classes.json",
  ],
  run: design,
};

async function design(args: string[], output: Output, load: LoadFunctions): Promise<number> {
  const { values, positionals } = parsedArgs(
    args.map((arg) => arg.replace(/^--anonymise(?==|$)/, "--anonymize")),
    OPTIONS,
  );
  if (positionals.length === 0 && values.options === undefined)
    throw new UsageError("nothing to design: specify an estate export, or --options with classes");
  const read = [values.options, values.cluster, values.anonymize].filter((name) => name !== undefined);
  const target = await outputTarget(values.output, [...positionals, ...read]);
  const { calculated, lines } = await planned(positionals, values, output, load);
  const options = { values: values.values, newDeflate: zlibDeflate };
  await writeWhole(target, await calculatedBytes(calculated, options, output));
  for (const line of lines) output.print(line);
  if (!values.json) output.print(openingHint(values.output, values.values));
  return 0;
}

/** The calculated workbook and what is printed of it. What was read, which is most of the memory by then, ends here. */
async function planned(
  inputs: readonly string[],
  {
    options,
    anonymize,
    cluster,
    json,
    with: ids,
  }: { options?: string; anonymize?: string; cluster?: string; json?: boolean; with?: string },
  output: Output,
  load: LoadFunctions,
): Promise<{ calculated: WorkbookDrawing; lines: string[] }> {
  const templates = ids === undefined ? [] : templatesOf(ids);
  const file = options === undefined ? NO_DESIGN_FILE : await designFile(options);
  const facts = await clusterFacts({ cluster });
  const { patterns } = file;
  const { benchmark, ...today } = await designInputs(inputs, { anonymize, patterns }, output);
  const { estate } = today;
  if (estate) {
    reportProblems(estate, "warning", output);
    for (const line of takingNothing(patterns, today.patternOf)) output.error(`${options ?? ""}: ${line}`);
  }
  if (benchmark && !estate && file.classes.length === 0) throw badInput(benchmarkAlone(benchmark));
  if (cluster !== undefined && !benchmark)
    throw new UsageError(`--cluster "${cluster}" describes a tested cluster: add its benchmark results`);
  const functions = load();
  const report = benchmark && reportPlan({ ...benchmark, facts });
  const behind = report && drawn(report, functions);
  const isOffered = report !== undefined && behind !== undefined && calibrates(planCells(report, behind));
  const runs = benchmark?.imports.flatMap((one) => one.runs) ?? [];
  if (file.isCalibrated && !isOffered) {
    const cells = report && behind && planCells(report, calculate(behind, functions.host));
    const why = cells
      ? `no run shows the CPU cost per I/O: ${calibrationGaps(cells, runs).join("; ")}`
      : "there are no benchmark results: add them";
    throw badInput(`storageFrom in ${options ?? ""} is "calibration", and ${why}`);
  }
  const plan = designPlan({
    ...designParts(file, options ?? "", today),
    tests: benchmark && testedLoads(runs, facts, benchmark.diagnostics),
    calibration: isOffered ? { name: PROFILE_NAME, isTaken: file.isCalibrated } : undefined,
  });
  const drawing =
    templates.length === 0
      ? drawn(plan, functions)
      : designWithTemplates(plan, templates, { customFunctions: functions.host.ids });
  const both = behind && sheetsBehind(drawing, behind, "Bench");
  const calculated = calculate(both?.drawing ?? drawing, functions.host);
  const cells = planCells(plan, calculated);
  if (json === true) return { calculated, lines: [JSON.stringify(designDocument(cells), null, 1)] };
  const tested = report && both && planCells(report, calculated, both.renamed);
  const line =
    tested &&
    benchmarkLine(tested, {
      runs: runs.length,
      gaps: calibrationGaps(tested, runs),
      isTaken: file.isCalibrated,
    });
  return {
    calculated,
    lines: [...designLines(designSummary(cells), cells), ...(line === undefined ? [] : [line])],
  };
}

/** Rules by name without VMs: a slip in a name would go unseen. */
function takingNothing(patterns: PatternRules, patternOf: readonly (number | null)[]): string[] {
  const taking = new Set(patternOf);
  return patterns.flatMap((rule, i) =>
    rule === null || taking.has(i + 1)
      ? []
      : [
          `the pattern ${JSON.stringify(rule.pattern)} matches no VM: no name matches, or an earlier pattern took it`,
        ],
  );
}

function drawn({ spec }: Plan, { host }: ShippedFunctions): WorkbookDrawing {
  validate(spec, { customFunctions: host.ids });
  return layout(spec);
}

function benchmarkAlone({ imports }: ImportedInputs): string {
  return `${imports[0]?.name ?? "this"} contains benchmark results and no estate: use "report", or add an estate export, or classes in the file of --options, for "design"`;
}
