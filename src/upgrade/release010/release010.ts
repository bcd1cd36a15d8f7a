import { type ReleasedPlan, releasedPlan, type ReleasedPlanText } from "../released/releasedPlan";
import { benchmarkComparison } from "./benchmarkComparison";
import { benchmarkPlan } from "./benchmarkPlan";
import { coreDump } from "./coreDump";
import { hosts } from "./hosts";
import { ipPlan } from "./ipPlan";
import { latencyBudget } from "./latencyBudget";
import { rdmaSavings } from "./rdmaSavings";
import { runbooks } from "./runbooks";
import { stretchedCluster } from "./stretchedCluster";
import { vsanCpuBudget } from "./vsanCpuBudget";

const TEMPLATES: readonly ReleasedPlanText[] = [
  hosts,
  coreDump,
  rdmaSavings,
  vsanCpuBudget,
  ipPlan,
  stretchedCluster,
  benchmarkPlan,
  benchmarkComparison,
  latencyBudget,
  runbooks,
];

/** The templates as release 0.1.0 drew them, which left no records in workbooks. */
export function release010(): ReleasedPlan[] {
  return TEMPLATES.map(releasedPlan);
}
