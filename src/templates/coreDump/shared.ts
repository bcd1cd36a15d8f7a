import type { Block } from "../../sheets/block";
import { firstOf, quoted, unlessError } from "../../sheets/formulaText";
import { resultBlock } from "../../sheets/resultBlock";

/** Evidence levels of a dump's size, from weak to strong: a sum has that of its weakest part. */
const LEVELS = ["estimated", "extrapolated", "interpolated"];
const WEAKEST = unlessError(
  "{answers.known}",
  firstOf(
    LEVELS.map((level) => [`COUNTIF({answers.known},"${level}")>0`, quoted(level)]),
    quoted("measured"),
  ),
);

/** Room that a shared datastore for the dumps of all hosts needs. */
export function shared(): Block {
  return resultBlock("Shared dump datastore, if hosts dump to one", [
    {
      id: "sharedFiles",
      label: "Dump files of all hosts",
      formula: "SUMPRODUCT({groups.hosts},{answers.dump})",
      unit: "GiB",
      format: "#,##0.0",
      known: { formula: WEAKEST },
    },
    {
      id: "sharedPlan",
      label: "Including the share kept free",
      formula: "{sharedFiles}*(1+{keepFree})",
      unit: "GiB",
      format: "#,##0.0",
      known: "derived",
    },
    {
      id: "sharedZdumps",
      label: "Compressed dumps, at most",
      formula: "{sharedFiles}*{zdumps}",
      unit: "GiB",
      format: "#,##0.0",
      known: "upper bound",
    },
    {
      id: "sharedAll",
      label: "Shared datastore in all",
      formula: "{sharedPlan}+{sharedZdumps}",
      unit: "GiB",
      format: "#,##0.0",
      style: "headline",
      known: "upper bound",
    },
  ]);
}
