import { CLASS_PROFILES } from "../model/design/classProfiles";
import type { Accepts } from "../sheets/accepts";
import type { Block } from "../sheets/block";
import { gridBlock, type GridInputColumn } from "../sheets/gridBlock";
import { type DemandForm, hasEstate, MAX_CLASSES, rowsMayMove } from "./demandForm";
import { movedRow } from "./targetInputs";
import { typedProblem } from "./typedProblem";

/** The class of what runs the cluster itself, and that of VMs that nobody put into another one. */
export const MANAGEMENT = "Management";
export const GENERAL = "General";

/** What the row is called that the class Management has in a design from an estate. */
export const MANAGEMENT_ROW = `Class ${MANAGEMENT}`;

/** What is typed of a class: per VM, but for its I/O. `null` or nothing leaves the cell empty. */
export interface GivenClass {
  name: string;
  target: string | null;
  profile?: string | null;
  vms?: number | null;
  vmVcpu?: number | null;
  vmGhz?: number | null;
  vmRamGib?: number | null;
  vmUsedGib?: number | null;
  peakIops?: number | null;
  ioSizeKib?: number | null;
  readShare?: number | null;
  perCoreMax?: number | null;
  confirmed?: "yes" | null;
}

type Column = Exclude<keyof GivenClass, "name" | "target">;

/** What is typed of a class besides its name and target cluster. */
export const CLASS_COLUMNS: readonly {
  id: Column;
  header: string;
  accepts: Accepts;
  format?: string;
  hint?: string;
}[] = [
  {
    id: "profile",
    header: "Profile",
    accepts: { oneOf: Object.keys(CLASS_PROFILES) },
    hint: "Values neither entered nor in the estate come from the table below: assumptions.",
  },
  { id: "vms", header: "VMs", accepts: { whole: [0, 1_000_000] } },
  { id: "vmVcpu", header: "vCPU per VM", accepts: { decimal: [0.5, 1024] }, format: "#,##0.0" },
  { id: "vmGhz", header: "CPU used per VM (GHz)", accepts: { decimal: [0, 10_000] }, format: "#,##0.00" },
  { id: "vmRamGib", header: "RAM per VM (GiB)", accepts: { decimal: [0.25, 65_536] }, format: "#,##0.0" },
  { id: "vmUsedGib", header: "Used per VM (GiB)", accepts: { decimal: [0, 1_000_000] }, format: "#,##0.0" },
  {
    id: "peakIops",
    header: "Peak IOPS of the class",
    accepts: { decimal: [0, 1_000_000_000] },
    format: "#,##0",
    hint: "Of all its VMs at the same time, such as the 95th percentile: wins over the sum of their peaks.",
  },
  { id: "ioSizeKib", header: "I/O size (KiB)", accepts: { decimal: [0.5, 2048] }, format: "#,##0.0" },
  { id: "readShare", header: "Reads", accepts: { share: [0, 1] }, format: "0%" },
  { id: "perCoreMax", header: "vCPU per core, at most", accepts: { decimal: [0.1, 64] }, format: "0.0" },
  {
    id: "confirmed",
    header: "Confirmed",
    accepts: { oneOf: ["yes"] },
    hint: "yes: the customer has confirmed what a profile assumes.",
  },
];

/** Everything that is typed in a row. */
const TYPED = CLASS_COLUMNS.map(({ id }) => `[${id}]`).join("&");

/** Grid `typed`: a row for each class and target. With an estate the first rows are all its target clusters. */
export function classInputs(form: DemandForm, classes: readonly GivenClass[]): Block {
  const fixed = hasEstate(form) ? form.targets : 0;
  const values = <T>(of: (one: GivenClass) => T): (T | null)[] =>
    Array.from({ length: MAX_CLASSES }, (_, row) => {
      const one = classes[row];
      return one === undefined ? null : of(one);
    });
  const column = ({ id, ...rest }: (typeof CLASS_COLUMNS)[number]): GridInputColumn => ({
    id,
    ...rest,
    values: values((one) => one[id] ?? null),
  });
  return gridBlock({
    id: "typed",
    heading: "Classes of VMs, and your corrections",
    rows: MAX_CLASSES,
    columns: [
      {
        id: "for",
        header: "For",
        texts: Array.from({ length: MAX_CLASSES }, (_, row) => labelOf(row, fixed, form, classes[row])),
      },
      {
        id: "class",
        header: "Class",
        accepts: { text: "a name" },
        values: values(({ name }) => name),
        calculated: Array.from(
          { length: fixed },
          (_, row) => `IF({targets.name#${row + 1}}="","","${GENERAL}")`,
        ),
      },
      {
        id: "target",
        header: "Target cluster",
        accepts: { text: "the name of a target cluster" },
        values: values(({ target }) => target),
        calculated: Array.from({ length: fixed }, (_, row) => `{targets.name#${row + 1}}`),
      },
      ...CLASS_COLUMNS.map(column),
      {
        id: "wrong",
        header: "Problem",
        formula: Array.from({ length: MAX_CLASSES }, (_, row) => {
          const moved =
            row < fixed && rowsMayMove(form)
              ? `${movedRow("[target]", TYPED, `{targets.for#${row + 1}}`)}&`
              : "";
          const mayBeEmpty = row < fixed || isOfPattern(row, fixed, form);
          return wrong(moved, hasEstate(form), mayBeEmpty);
        }),
      },
    ],
  });
}

/** Is it the row of a class that a name pattern asks for? */
const isOfPattern = (row: number, fixed: number, { patternClasses }: DemandForm): boolean =>
  fixed > 0 && row > fixed && row <= fixed + patternClasses;

/** What a row is called, for good: what is typed there is found again by it. No cluster is called as a class is. */
function labelOf(row: number, fixed: number, form: DemandForm, given: GivenClass | undefined): string {
  const { labels, patternClasses } = form;
  if (row < fixed) {
    const label = labels[row] ?? "";
    return /^(Cluster )*Class /.test(label) ? `Cluster ${label}` : label;
  }
  if (fixed === 0) return `Class ${row + 1}`;
  if (row === fixed) return MANAGEMENT_ROW;
  if (isOfPattern(row, fixed, form)) return `Class ${given?.name ?? ""} on ${given?.target ?? ""}`;
  return `Class ${row - fixed - patternClasses}`;
}

/**
 * Problem with a row, or "".
 *
 * @param moved What is asked before all else: a formula that ends in &, or nothing.
 * @param mayBeEmpty Is it the row of a target cluster of the estate, or of a name pattern, which may have no VMs?
 */
function wrong(moved: string, isFromEstate: boolean, mayBeEmpty: boolean): string {
  const unusable = CLASS_COLUMNS.map(typedProblem).join("&");
  const others = CLASS_COLUMNS.filter(({ id }) => id !== "vms")
    .map(({ id }) => `[${id}]`)
    .join("&");
  const found = isFromEstate ? "N([found.vms])+N([found.withCapacity])" : "0";
  const isAsked = mayBeEmpty ? `${others}<>""` : `OR(${others}<>"",[class]<>"${MANAGEMENT}")`;
  const noVms = `IF(AND([vms]="",${found}=0,${isAsked}),"VMs is empty. ","")&IF(AND(ISNUMBER([vms]),N([vms])=0,N([peakIops])>0),"IOPS of 0 VMs. ","")`;
  return `TRIM(${moved}IF(AND([class]="",[target]=""),IF(${TYPED}="","","no class. "),IF([class]="","no class. ","")&IF([target]="","no target cluster. ",IF(COUNTIF({targets.name},"="&[target])=0,[target]&" is not a target cluster. ",""))&IF(COUNTIFS({typed.class},"="&[class],{typed.target},"="&[target])>1,"class and target twice. ","")&${noVms})&${unusable})`;
}
