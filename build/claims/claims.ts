import { COMPARISON_CLAIMS } from "./benchmarkComparison";
import { BENCHMARK_PLAN_CLAIMS } from "./benchmarkPlan";
import type { Claim } from "./claim";
import { CORE_DUMP_CLAIMS } from "./coreDump";
import { HOSTS_CLAIMS } from "./hosts";
import { IP_PLAN_CLAIMS } from "./ipPlan";
import { LATENCY_CLAIMS } from "./latencyBudget";
import { RDMA_CLAIMS } from "./rdmaSavings";
import { RELEASE_CLAIMS } from "./releases";
import { REPORT_CLAIMS } from "./reports";
import { RUNBOOK_CLAIMS } from "./runbooks";
import { STRETCHED_CLAIMS } from "./stretchedCluster";
import { CPU_BUDGET_CLAIMS } from "./vsanCpuBudget";

/** Every claim, in the order of the page. */
export const CLAIMS: readonly Claim[] = [
  ...HOSTS_CLAIMS,
  ...CORE_DUMP_CLAIMS,
  ...RDMA_CLAIMS,
  ...CPU_BUDGET_CLAIMS,
  ...IP_PLAN_CLAIMS,
  ...STRETCHED_CLAIMS,
  ...BENCHMARK_PLAN_CLAIMS,
  ...COMPARISON_CLAIMS,
  ...LATENCY_CLAIMS,
  ...RUNBOOK_CLAIMS,
  ...RELEASE_CLAIMS,
  ...REPORT_CLAIMS,
];
