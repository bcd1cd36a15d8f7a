import { benchmarkComparison } from "./benchmarkComparison/benchmarkComparison";
import { benchmarkPlan } from "./benchmarkPlan/benchmarkPlan";
import { coreDump } from "./coreDump/coreDump";
import { hosts } from "./hosts/hosts";
import { ipPlan } from "./ipPlan/ipPlan";
import { latencyBudget } from "./latencyBudget/latencyBudget";
import { rdmaSavings } from "./rdmaSavings/rdmaSavings";
import { runbooks } from "./runbooks/runbooks";
import { stretchedCluster } from "./stretchedCluster/stretchedCluster";
import type { Template } from "./template";
import { vsanCpuBudget } from "./vsanCpuBudget/vsanCpuBudget";

/** Every planning template, in the order of the gallery. */
export const templates: readonly Template[] = [
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
