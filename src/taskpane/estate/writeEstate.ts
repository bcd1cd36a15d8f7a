import { MOST_TARGETS } from "../../design/demandForm";
import { type DesignParts, designPlan } from "../../design/designWorkbook";
import { TooManyTargets } from "../../design/tooManyTargets";
import { estateWorkbook } from "../../estate/estateWorkbook";
import { anonymizeEstate, type Pseudonym } from "../../importers/estate/anonymizeEstate";
import type { ImportedEstate } from "../../importers/estate/importEstate";
import { badInput } from "../../model/errors";
import { carryInputs } from "../../workbook/carryInputs";
import type { WorkbookSpec } from "../../workbook/spec";
import { counted } from "../counted";
import { carriedRemarks, othersRemarks } from "../import/carriedRemarks";
import { named } from "../named";
import type { ReplacedSheets, Spreadsheet } from "../spreadsheet";
import type { Task } from "../task";
import { carryVmChoices, type CarriedChoices } from "./carryVmChoices";
import { ESTATE_PLANS, type EstatePlan } from "./estatePlans";
import { factsOfWorkbook } from "./factsOfWorkbook";
import { scopeTargets } from "./scopeTargets";
import { type EarlierEstate, earlierEstate, namesInUse } from "./earlierEstate";

/** How an estate is written. */
export interface EstateOptions {
  /** Names that keep their pseudonyms; nothing where the names themselves are written. */
  known: readonly Pseudonym[] | undefined;
  /** Does it take the place of the earlier estate of the workbook? */
  inPlace: boolean;
  /** Is it written as a design, or as what runs today? */
  plan?: EstatePlan;
}

/** What was written. */
export interface WrittenEstate {
  /** What was done, in sentences. */
  words: string;
  /** Every pseudonym with its name, where names were replaced. */
  pseudonyms: Pseudonym[] | undefined;
}

/** Writes a design or what runs today into the workbook: on new sheets, or in the place of an earlier one with what was typed into that. */
export async function writeEstate(
  imported: ImportedEstate,
  { known, inPlace, plan = "estate" }: EstateOptions,
  beside: Spreadsheet,
  task: Task,
): Promise<WrittenEstate> {
  const earlier = inPlace ? await earlierEstate(beside, plan) : undefined;
  const anonymous = known && anonymizeEstate(imported, known, earlier ? namesInUse(earlier) : []);
  const estate = anonymous?.imported ?? imported;
  const facts = plan === "design" ? await factsOfWorkbook(beside) : undefined;
  const planned =
    plan === "design" ? await plannedDesign(estate, facts?.parts ?? {}, beside) : estateWorkbook(estate);
  const { title, noun } = ESTATE_PLANS[plan];
  const update = earlier && carriedOver(planned, earlier, noun);
  const drawn = await beside.draw(update?.spec ?? planned, task, update?.replaced ?? facts?.replaced);
  return {
    words: [
      `${title} is on the sheets ${drawn.sheets.join(", ")}.`,
      ...(update?.remarks ?? facts?.remarks ?? []),
      ...drawn.remarks,
    ].join(" "),
    pseudonyms: anonymous?.pseudonyms,
  };
}

/** A design that sends today's clusters where the sheet Scope of the workbook does: that of a design, else of what runs today. */
async function plannedDesign(
  estate: ImportedEstate,
  facts: DesignParts,
  beside: Spreadsheet,
): Promise<WorkbookSpec> {
  const own = await scopeTargets(beside, "design");
  const ofToday = await scopeTargets(beside, "estate");
  try {
    return designPlan({ estate, ...facts, targetOf: own ?? ofToday ?? {} }).spec;
  } catch (problem) {
    if (!(problem instanceof TooManyTargets)) throw problem;
  }
  try {
    return designPlan({ estate, ...facts, targetOf: { ...ofToday, ...own } }).spec;
  } catch (problem) {
    if (!(problem instanceof TooManyTargets)) throw problem;
    const todo = ofToday
      ? "send several of today's clusters to one on the sheet Scope of what runs today"
      : "write what runs today first, send several of today's clusters to one on its sheet Scope";
    throw badInput(
      `there are ${problem.count} target clusters, and a design holds ${MOST_TARGETS}: ${todo}, then write the design`,
    );
  }
}

interface Update {
  spec: WorkbookSpec;
  replaced: ReplacedSheets;
  remarks: string[];
}

function carriedOver(planned: WorkbookSpec, earlier: EarlierEstate, noun: string): Update {
  const { report, shown, others, vms } = earlier;
  const carried = carryInputs(planned, report.plan, shown);
  const choices = vms && carryVmChoices(carried.spec, vms);
  const sheetNames = new Map(carried.sheetNames);
  if (vms && !report.drawn.sheets.includes(vms.sheet)) sheetNames.set("VMs", vms.sheet);
  return {
    spec: choices?.spec ?? carried.spec,
    replaced: {
      ...report.drawn,
      sheets: [...new Set([...report.drawn.sheets, ...sheetNames.values()])],
      sheetNames,
    },
    remarks: [
      ...carriedRemarks(carried, noun),
      ...(choices
        ? choicesRemarks(choices)
        : ["The earlier sheet VMs was not found: what was typed into Set scope and Set class is not kept."]),
      ...othersRemarks(others, noun),
    ],
  };
}

/** What became of what a planner typed about VMs. */
function choicesRemarks(choices: CarriedChoices): string[] {
  const { carried, lost, lostVms, failed, formulas, ownColumns } = choices;
  return [
    ...(carried === 0 ? [] : [`The scope or class that you set of ${counted(carried, "VM")} was kept.`]),
    ...(lost.length === 0
      ? []
      : [
          `${counted(lostVms, "VM")} with a scope or class that you set ${lostVms === 1 ? "is" : "are"} ` +
            `not in the new exports, or not alone under the name: ` +
            `${named(lost.map(({ label, value }) => `${label} (${String(value)})`))}.`,
        ]),
    ...carriedRemarks({ carried: 0, lost: [], failed, missing: [], formulas }, "estate"),
    ...(ownColumns.length === 0
      ? []
      : [`Columns that you added to the table VMs are not kept: ${named(ownColumns)}.`]),
  ];
}
