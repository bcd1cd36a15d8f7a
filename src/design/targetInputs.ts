import type { Accepts } from "../sheets/accepts";
import type { Block } from "../sheets/block";
import { gridBlock } from "../sheets/gridBlock";
import { type DemandForm, hasEstate, hasRowOfEach, rowsMayMove } from "./demandForm";
import { typedProblem } from "./typedProblem";

/** A target cluster, and what is typed of it. */
export interface GivenTarget {
  name: string;
  /** CPU of today's hosts and what is in use of it, in GHz. */
  todayGhz?: number | null;
  hostsGhzUsed?: number | null;
  /** Share of the configured RAM that is active. */
  activeShare?: number | null;
  /** The largest VM. */
  largestVcpu?: number | null;
  largestRamGib?: number | null;
}

type Column = Exclude<keyof GivenTarget, "name">;

/** What is typed of a target cluster besides its name. */
export const TARGET_COLUMNS: readonly {
  id: Column;
  header: string;
  accepts: Accepts;
  format: string;
  hint: string;
}[] = [
  {
    id: "todayGhz",
    header: "CPU of today's hosts (GHz)",
    accepts: { decimal: [0, 10_000_000] },
    format: "#,##0.0",
    hint: "VMs that run today cannot use more at the peak.",
  },
  {
    id: "hostsGhzUsed",
    header: "CPU that they use (GHz)",
    accepts: { decimal: [0, 10_000_000] },
    format: "#,##0.0",
    hint: "At the peak, as vCenter shows it for the clusters.",
  },
  {
    id: "activeShare",
    header: "Active RAM",
    accepts: { share: [0.001, 1] },
    format: "0%",
    hint: "Share of the configured RAM; only memory tiering asks for it.",
  },
  {
    id: "largestVcpu",
    header: "Largest VM (vCPU)",
    accepts: { whole: [1, 1024] },
    format: "#,##0",
    hint: "A VM runs on one host.",
  },
  {
    id: "largestRamGib",
    header: "Largest VM (RAM, GiB)",
    accepts: { decimal: [0.25, 65_536] },
    format: "#,##0.0",
    hint: "A VM runs on one host.",
  },
];

/** Grid `targets`: the target clusters by name. With an estate they follow the sheet Scope. */
export function targetInputs(form: DemandForm, given: readonly GivenTarget[]): Block {
  const { targets } = form;
  const cells = TARGET_COLUMNS.map(({ id }) => `[${id}]`).join("&");
  const rows = Array.from({ length: targets }, (_, i) => i + 1);
  return gridBlock({
    id: "targets",
    heading: "Target clusters, and your corrections",
    rows: targets,
    columns: [
      { id: "for", header: "For", texts: form.labels },
      {
        id: "name",
        header: "Target cluster",
        accepts: { text: "a name" },
        values: rows.map((row) => given[row - 1]?.name ?? null),
        ...(!hasEstate(form)
          ? {}
          : {
              calculated: rows.map((row) =>
                hasRowOfEach(form)
                  ? `IF({origins.order#${row}}="","",{origins.target#${row}})`
                  : `IF(COUNTIF({origins.order},${row})=0,"",INDEX({origins.target},MATCH(${row},{origins.order},0)))`,
              ),
            }),
      },
      ...TARGET_COLUMNS.map(({ id, ...column }) => ({
        id,
        ...column,
        values: rows.map((row) => given[row - 1]?.[id] ?? null),
      })),
      {
        id: "wrong",
        header: "Problem",
        formula: `TRIM(${rowsMayMove(form) ? `${movedRow("[name]", cells, "[for]")}&` : ""}IF([name]="",IF(${cells}="","","no name. "),IF(COUNTIF({targets.name},"="&[name])>1,"named twice. ",""))&${TARGET_COLUMNS.map(typedProblem).join("&")})`,
      },
    ],
  });
}

/**
 * Problem with a row in which something is typed and which Scope gave another target since the workbook was written.
 *
 * @param written The target of that day.
 */
export function movedRow(target: string, cells: string, written: string): string {
  return `IF(OR(${target}="",${target}=${written},${cells}=""),"","typed for "&${written}&", and Scope puts "&${target}&" there by now: update the design. ")`;
}
