import { standardOutput } from "./output";
import { run } from "./run";

// `hci-planner functions | head` closes the pipe early: that is no failure.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit(0);
});

void run(process.argv.slice(2), standardOutput).then((code) => {
  process.exitCode = code;
});
