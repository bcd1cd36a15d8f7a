import fs from "node:fs";

/**
 * The largest memory of this process in MB. From Linux itself where it says so: what Node asks for begins with the memory of
 * the process that started this one. JavaScript, because the processes that are measured load it.
 */
export function peakMb() {
  const status = "/proc/self/status";
  const kilobytes = fs.existsSync(status)
    ? Number(/^VmHWM:\s*(\d+)/m.exec(fs.readFileSync(status, "utf8"))?.[1])
    : process.resourceUsage().maxRSS;
  return (kilobytes * 1024) / 1e6;
}
