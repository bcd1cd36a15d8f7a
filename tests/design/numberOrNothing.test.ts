import { CLASS_COLUMNS } from "../../src/design/classInputs";
import { designPlan } from "../../src/design/designWorkbook";
import { NONE } from "../../src/design/noneFits";
import { OPTION_ROWS } from "../../src/design/optionInputs";
import { PLAN_INPUTS } from "../../src/design/planInputs";
import { TARGET_COLUMNS } from "../../src/design/targetInputs";
import { cellName } from "../../src/workbook/address";
import { imported, knownHost, knownVm } from "../estate/sampleEstate";
import { type Entries, recalculate } from "../templates/recalculate";
import { sampled } from "../volume";
import { lookAt } from "../workbook/lookAt";
import { KNOWN_DESIGN } from "./knownDesign";

/*
 * A cell with a number format shows a number or nothing, whatever is missing: never an error, and no text that another
 * formula could read as a figure. The page is for readers, and shows "?" where something is not known.
 */

const CALCULATED = ["Demand", "Hosts solved", "Options", "Reasons"];

const VMS = [
  ...Array.from({ length: 30 }, (_, i) => knownVm({ name: `vm${i}` })),
  knownVm({ name: "off", power: "off", scope: "capacity", why: "powered off" }),
  knownVm({ name: "t", cluster: "Test", host: "esx02" }),
];
const HOSTS = [knownHost({ cpuUsageShare: 0.3 }), knownHost({ name: "esx02", cluster: "Test" })];

const TYPED = designPlan(KNOWN_DESIGN);
const FROM_ESTATE = designPlan({ estate: imported(VMS, HOSTS) });

/** What is emptied. */
const CELLS: readonly string[] = [
  "chosen",
  ...PLAN_INPUTS.map(({ id }) => id),
  ...OPTION_ROWS.map(({ id }) => `A.${id}`),
  ...["name", ...TARGET_COLUMNS.map(({ id }) => id)].map((id) => `targets.${id}`),
  ...["class", "target", ...CLASS_COLUMNS.map(({ id }) => id)].map((id) => `typed.${id}`),
];

/** Calculated cells with a number format that hold something else, and all that hold an error. */
function wrong(plan: typeof TYPED, entries: Entries): string[] {
  const { drawing } = recalculate(plan, entries);
  const sheets = drawing.sheets.filter(({ name }) => CALCULATED.includes(name));
  if (sheets.length < CALCULATED.length) throw new Error(`not all of ${CALCULATED.join(", ")} are there`);
  return sheets.flatMap((sheet) =>
    sheet.formulas.flatMap((cells, row) =>
      cells.flatMap((_, column) => {
        const value = sheet.values[row]?.[column] ?? "";
        if (typeof value === "number" || value === "") return [];
        if (sheet.name === "Options" && value === NONE) return [];
        if (typeof value === "string" && lookAt(sheet, row, column).format === undefined) return [];
        return [`${sheet.name}!${cellName(row, column)}: ${JSON.stringify(value)}`];
      }),
    ),
  );
}

const tried = sampled(CELLS, (id) => ["A.ramGib", "typed.vmUsedGib"].includes(id));

test.each(tried)("without %s no figure is a text or an error", (id) => {
  const isOfRow = /^(targets|typed)\./.test(id);
  const entries = { [id]: isOfRow ? [null] : null };
  expect(wrong(TYPED, entries)).toEqual([]);
  // The names of its clusters and classes are not entered.
  if (!/\.(name|class|target)$/.test(id)) expect(wrong(FROM_ESTATE, entries)).toEqual([]);
});

test.each([8, 5])("of VMs that need nothing, on %d hosts, no figure is a text or an error", (hosts) => {
  const idle = { "typed.vmGhz": [0, 0], "typed.peakIops": [0, 0], "typed.vmUsedGib": [0, 0] };
  // Five hosts do not hold the layout.
  expect(wrong(TYPED, { ...idle, "A.hosts": hosts, "A.raid": "RAID-6 4+2" })).toEqual([]);
});
