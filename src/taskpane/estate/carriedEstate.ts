import { carryInputs } from "../../workbook/carryInputs";
import type { WorkbookSpec } from "../../workbook/spec";
import { counted } from "../../model/units/counted";
import { carriedNotices, noticesOnOthers } from "../import/carriedNotices";
import { named } from "../named";
import type { ReplacedSheets } from "../spreadsheet";
import { carryVmChoices, type CarriedChoices } from "../../estate/carryVmChoices";
import type { EarlierEstate } from "./earlierEstate";

/** A first design with what was typed into the sheets of what runs today: on Scope, and of VMs. */
export function takenOver(
  planned: WorkbookSpec,
  { report, shown, vms }: EarlierEstate,
): Omit<Update, "replaced"> {
  const carried = carryInputs(planned, report.plan, shown);
  const choices = vms && carryVmChoices(carried.spec, vms);
  const count = carried.carried;
  return {
    spec: choices?.spec ?? carried.spec,
    notices: [
      ...(count === 0
        ? []
        : [
            `${counted(count, "input")} that you changed in the estate sheets ${count === 1 ? "was" : "were"} carried over.`,
          ]),
      ...carriedNotices({ ...carried, carried: 0, missing: [] }, "design"),
      ...(choices ? noticesOnChoices({ ...choices, ownColumns: [] }) : []),
    ],
  };
}

/** What takes the place of sheets: what is drawn, and what became of what was typed into them. */
export interface Update {
  spec: WorkbookSpec;
  replaced: ReplacedSheets;
  notices: string[];
}

/** A new plan in the place of an earlier one, with what was typed into that. */
export function carriedOver(planned: WorkbookSpec, earlier: EarlierEstate, noun: string): Update {
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
    notices: [
      ...carriedNotices(carried, noun),
      ...(choices
        ? noticesOnChoices(choices)
        : ["The earlier sheet VMs was not found: entries in Set scope and Set class were lost."]),
      ...noticesOnOthers(others, noun),
    ],
  };
}

/** What became of what a planner typed about VMs. */
function noticesOnChoices(choices: CarriedChoices): string[] {
  const { carried, lost, lostVms, failed, formulas, ownColumns } = choices;
  return [
    ...(carried === 0 ? [] : [`The scope or class that you set of ${counted(carried, "VM")} was kept.`]),
    ...(lost.length === 0
      ? []
      : [
          `${counted(lostVms, "VM")} with a scope or class that you set ${lostVms === 1 ? "is" : "are"} ` +
            `not in the new exports, or not unique by name: ` +
            `${named(lost.map(({ label, value }) => `${label} (${String(value)})`))}.`,
        ]),
    ...carriedNotices({ carried: 0, lost: [], failed, missing: [], formulas }, "estate"),
    ...(ownColumns.length === 0
      ? []
      : [`Columns that you added to the table VMs were lost: ${named(ownColumns)}.`]),
  ];
}
