import os from "node:os";

/** The machine that figures were measured on. */
export function machine() {
  const [cpu] = os.cpus();
  return `${cpu?.model.trim()}, ${os.cpus().length} cores, ${Math.round(os.totalmem() / 2 ** 30)} GiB, Node ${process.version}`;
}

/** Processes that ran or waited to run, mean of the last minute: above the number of cores, all wait for each other. */
export function loadAverage() {
  return Math.round(os.loadavg()[0] * 100) / 100;
}
