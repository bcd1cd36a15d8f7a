import { spawnSync } from "node:child_process";

/** Runs dist/cli.js in its own process. */
const WRAPPER = `process.on("exit", () => process.stderr.write("peak " + process.resourceUsage().maxRSS + "\\n"));
process.argv.splice(1, 0, require.resolve(process.cwd() + "/dist/cli.js"));
require(process.argv[1]);`;

/** Seconds and peak memory (MB) of a run of the command line. */
export function runCommandLine(...args) {
  const start = performance.now();
  const { status, stderr } = spawnSync(process.execPath, ["-e", WRAPPER, "--", ...args], {
    encoding: "utf8",
    maxBuffer: 2 ** 30,
  });
  if (status !== 0) throw new Error(stderr);
  return {
    seconds: (performance.now() - start) / 1000,
    peakMb: Number(/peak (\d+)/.exec(stderr)?.[1]) / 1000,
  };
}

/** Seconds of a command, or `null` where it is not installed. */
export function secondsOf(command, ...args) {
  const start = performance.now();
  const { error, status } = spawnSync(command, args, { stdio: ["ignore", "ignore", "ignore"] });
  return error || status !== 0 ? null : (performance.now() - start) / 1000;
}
