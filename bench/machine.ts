import os from "node:os";

/** The machine that figures were measured on. */
export function machine(): string {
  const [cpu] = os.cpus();
  return `${cpu?.model.trim() ?? "unknown processor"}, ${os.cpus().length} cores, ${Math.round(os.totalmem() / 2 ** 30)} GiB, Node ${process.version}`;
}

/** Processes that ran or waited to run, mean of the last minute: above the number of cores, all wait for each other. */
export function loadAverage(): number {
  const [minute = 0] = os.loadavg();
  return Math.round(minute * 100) / 100;
}
