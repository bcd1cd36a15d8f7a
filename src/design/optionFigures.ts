import { ADAPTIVE_RAID_5 } from "../model/raid/raidLayout";
import { cellProblem } from "../sheets/inputCheck";
import { MIN_HOSTS, MAX_HOSTS } from "./candidates";
import { ifUsable } from "./ifUsable";
import { OPTION_INPUTS, type OptionName } from "./optionInputs";
import type { OptionResult } from "./optionsBlock";
import { noCost } from "./storageByClass";

/** A layout that hosts decide: RAID-5 is one on few hosts and another on many. */
const layoutOn = (hosts: "few" | "many") => (option: OptionName) =>
  `IF({${option}.raid}="","",IF({${option}.raid}="${ADAPTIVE_RAID_5}","${hosts === "few" ? "RAID-5 2+1" : "RAID-5 4+1"}",{${option}.raid}))`;

/** What ESA makes of it on few hosts after the loss of one: 4+1, which these do not hold, becomes 2+1. */
const layoutAfterLoss = (option: OptionName) =>
  `IF({${option}.narrow}="RAID-5 4+1","RAID-5 2+1",{${option}.narrow})`;

/** The layouts of an option. */
const LAYOUTS = [
  { id: "narrow", on: "few hosts" },
  { id: "wide", on: "many hosts" },
  { id: "lost", on: "few hosts, one lost" },
] as const;

/** Of a group of inputs; of the first one also what the cost of their I/O lacks. */
const problemOf = (group: number, profile: string | undefined): OptionResult => ({
  id: `problem${group}`,
  label: `Problem: ${OPTION_INPUTS[group]?.heading.toLowerCase()}`,
  unit: "",
  of: (option) =>
    `IF({${option}.filled}=0,"",TRIM(${[
      ...(OPTION_INPUTS[group]?.rows ?? []).map((row) =>
        cellProblem({ ...row, id: `${option}.${row.id}`, optional: row.optional ?? false }, row.label, ". "),
      ),
      ...(group > 0 || profile === undefined
        ? []
        : [
            `IF(${noCost(profile)},"storage CPU is taken from the calibration, and the sheet Calibration has no CPU cost per I/O. ","")`,
          ]),
    ].join("&")}))`,
});

/** All problems of an option's inputs, or of the selected one's; "" without any. */
export const problemsOf = (option: OptionName | "chosen"): string =>
  `TRIM(${OPTION_INPUTS.map((_, group) => `{${option}.problem${group}}`).join('&" "&')})`;

/** Capacity of a host for guest data, before data reduction. */
const tibPerHost = (layout: string, estimate: string) => (option: OptionName) =>
  `VSAN_USABLE_TIB(${MAX_HOSTS},{${option}.disks},{${option}.diskTb},{${option}.${layout}},"none",{${option}.opsReserve}&"",{${option}.lfs}&"",{${option}.other},"${estimate}")/${MAX_HOSTS}`;

/**
 * What follows from an option alone.
 *
 * @param profile The defined name of a calibration in the same workbook.
 */
export const optionFigures = (profile?: string): readonly OptionResult[] => [
  {
    id: "filled",
    label: "Inputs that are filled in",
    unit: "",
    format: "0",
    of: (option) =>
      OPTION_INPUTS.map(({ rows }) => {
        const [first, last] = [rows[0], rows.at(-1)];
        return `COUNTA({${option}.${first?.id}}:{${option}.${last?.id}})`;
      }).join("+"),
  },
  ...OPTION_INPUTS.map((_, group) => problemOf(group, profile)),
  {
    id: "usable",
    label: "Can be solved (1: yes)",
    unit: "",
    format: "0",
    of: (option) =>
      `IF(AND({${option}.filled}>0,${OPTION_INPUTS.map((_, group) => `{${option}.problem${group}}`).join("&")}=""),1,0)`,
  },
  {
    id: "cores",
    label: "Cores of a host",
    unit: "cores",
    format: "#,##0",
    of: ifUsable((option) => `{${option}.sockets}*{${option}.coresPerSocket}`),
  },
  {
    id: "ghz",
    label: "CPU of a host at base clock",
    unit: "GHz",
    format: "#,##0.0",
    of: ifUsable((option) => `{${option}.cores}*{${option}.clockGhz}`),
  },
  { id: "narrow", label: "Layout on few hosts", unit: "", of: layoutOn("few") },
  { id: "wide", label: "Layout on many hosts", unit: "", of: layoutOn("many") },
  { id: "lost", label: "Layout on few hosts, one lost", unit: "", of: layoutAfterLoss },
  ...LAYOUTS.map(({ id, on }): OptionResult => ({
    id: `${id}Hosts`,
    label: `Hosts that hold it, ${on}`,
    unit: "hosts",
    format: "0",
    of: ifUsable((option) => `MAX(${MIN_HOSTS},RAID_MIN_HOSTS({${option}.${id}}))`),
  })),
  {
    id: "rebuildHosts",
    label: "Hosts that rebuild after the loss of one",
    unit: "hosts",
    format: "0",
    of: ifUsable((option) => `IF({${option}.raid}="RAID-0",0,RAID_REPROTECT_HOSTS({${option}.narrow}))`),
  },
  {
    id: "layoutHosts",
    label: "Hosts that the layout requires",
    unit: "hosts",
    format: "0",
    of: ifUsable(
      (option) =>
        `IF(OR({${option}.bareMinimum}="yes",{${option}.raid}="RAID-0"),{${option}.narrowHosts},{${option}.rebuildHosts})`,
    ),
  },
  ...LAYOUTS.flatMap(({ id, on }) =>
    (["plan", "low"] as const).map((estimate): OptionResult => ({
      id: `${id}Tib${estimate === "low" ? "Low" : ""}`,
      label: `Usable of a host, ${on}${estimate === "low" ? ", low" : ""}`,
      unit: "TiB",
      format: "#,##0.00",
      of: ifUsable(tibPerHost(id, estimate), "disks", "diskTb", "opsReserve", "lfs", "other"),
    })),
  ),
];
