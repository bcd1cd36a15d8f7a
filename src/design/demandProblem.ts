import { FIRST_PATTERN_TODO, PATTERN_TODO } from "../estate/patternsBlock";
import { resultBlock } from "../sheets/resultBlock";
import type { Block } from "../sheets/block";
import { cellProblem } from "../sheets/inputCheck";
import { firstOf, quoted } from "../sheets/formulaText";
import { MANAGEMENT } from "./classInputs";
import { type DemandForm, hasEstate, MAX_TARGETS } from "./demandForm";
import { PLAN_INPUTS } from "./planInputs";

/** Results that say what keeps the demand from being known: `demandProblem` is "" where nothing does. */
export function demandProblem(form: DemandForm): Block {
  const { targets } = form;
  const row = (id: string, label: string, formula: string) => ({
    id,
    label,
    unit: "",
    formula,
    style: "words" as const,
    known: "",
  });
  const number = (id: string, label: string, unit: string, formula: string) => ({
    id,
    label,
    unit,
    formula,
    format: "#,##0",
    known: "derived",
  });
  const isFromEstate = hasEstate(form);
  return resultBlock("Is the demand complete?", [
    row(
      "planProblem",
      "Growth and peaks",
      PLAN_INPUTS.map((input) =>
        cellProblem({ ...input, optional: input.optional ?? false }, input.label),
      ).join("&"),
    ),
    ...(isFromEstate
      ? [
          number(
            "uncoveredVms",
            "VMs that count in no class of this sheet",
            "VMs",
            'COUNTIF(VMs[Scope],"full")+COUNTIF(VMs[Scope],"capacity")-SUM({found.withCapacity})',
          ),
          number(
            "unscopedVms",
            "VMs of which the scope is not known",
            "VMs",
            'COUNTIF(VMs[Scope],"unknown")',
          ),
          number("furtherTargets", "Target clusters", "clusters", "MAX({origins.order})"),
        ]
      : []),
    number(
      "managementKnown",
      "The class Management is filled in, with 0 VMs where they run elsewhere (1: yes)",
      "",
      `IF(OR(SUMIFS({needs.vms},{needs.class},"${MANAGEMENT}")>0,COUNTIFS({typed.class},"${MANAGEMENT}",{typed.vms},">=0")>0),1,0)`,
    ),
    row(
      "demandProblem",
      "Problem",
      firstOf(
        [
          ['{planProblem}<>""', "{planProblem}"],
          [
            'COUNTIF({typed.wrong},"?*")>0',
            `"a row of Demand: "&INDEX({typed.wrong},MATCH("?*",{typed.wrong},0))`,
          ],
          [
            'COUNTIF({targets.wrong},"?*")>0',
            `"a target cluster: "&INDEX({targets.wrong},MATCH("?*",{targets.wrong},0))`,
          ],
          ...(isFromEstate
            ? ([
                [
                  `{furtherTargets}>${targets}`,
                  `{furtherTargets}&${quoted(` target clusters; the limit is ${Math.min(targets, MAX_TARGETS)}: send several of today's clusters to one on the sheet Scope`)}`,
                ],
                [PATTERN_TODO, FIRST_PATTERN_TODO],
                [
                  "{unscopedVms}>0",
                  `{unscopedVms}&IF({unscopedVms}=1," VM has"," VMs have")&${quoted(" a scope other than full, capacity, out")}`,
                ],
                [
                  "{uncoveredVms}<>0",
                  `{uncoveredVms}&IF({uncoveredVms}=1," VM counts"," VMs count")&${quoted(" in no class of the sheet Demand: add a row for their class and target cluster")}`,
                ],
              ] as const)
            : []),
          ["SUM({needs.vms})=0", quoted("no VM is planned")],
        ],
        '""',
      ),
    ),
  ]);
}
