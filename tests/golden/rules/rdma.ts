import { call, input, type Figure, type Rule } from "../golden";

const iopsGain = (of: Figure): number => call("BENCH_CHANGE", input(of, "iops_rdma"), input(of, "iops_tcp"));
const usageChange = (of: Figure): number =>
  call("BENCH_CHANGE", input(of, "usage_rdma"), input(of, "usage_tcp"));
const measured = (of: Figure, counter: "usage" | "util", what: string): number =>
  call(
    "RDMA_MEASURED",
    input(of, "iops_tcp"),
    input(of, `${counter}_tcp`),
    input(of, "iops_rdma"),
    input(of, `${counter}_rdma`),
    what,
  );

/** Four tests with and without RDMA: the published savings add gain and drop, ours is CPU per I/O. */
export const RDMA_RULES: readonly Rule[] = [
  { id: /^rdma\.\w+\.iops_gain$/, reproduce: iopsGain },
  { id: /^rdma\.\w+\.usage_chg$/, reproduce: usageChange },
  {
    id: /^rdma\.\w+\.util_chg$/,
    reproduce: (of) => call("BENCH_CHANGE", input(of, "util_rdma"), input(of, "util_tcp")),
  },
  { id: /^rdma\.\w+\.additive$/, reproduce: (of) => iopsGain(of) - usageChange(of) },
  { id: /^rdma\.\w+\.eff_gain$/, reproduce: (of) => measured(of, "usage", "gain") },
  { id: /^rdma\.\w+\.cpu_saved_usage$/, reproduce: (of) => measured(of, "usage", "saved") },
  { id: /^rdma\.\w+\.cpu_saved_util$/, reproduce: (of) => measured(of, "util", "saved") },
];
