import { loadFunctions } from "./loadFunctions";
import { standardOutput } from "./output";
import { run } from "./run";

// `hci-planner functions | head` closes the pipe early: that is no failure.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit(0);
  standardOutput.error(`Could not write to standard output: ${error.message}`);
  process.exit(1);
});
// Messages that nobody can read end no command.
process.stderr.on("error", () => undefined);

void run(process.argv.slice(2), standardOutput, () => loadFunctions(__dirname)).then((code) => {
  process.exitCode = code;
});
