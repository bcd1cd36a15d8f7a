import os from "node:os";

/** The machine that figures were measured on. */
export function machine() {
  const [cpu] = os.cpus();
  return `${cpu?.model.trim()}, ${os.cpus().length} cores, ${Math.round(os.totalmem() / 2 ** 30)} GiB, Node ${process.version}`;
}
