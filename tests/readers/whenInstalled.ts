import { spawnSync } from "node:child_process";

/**
 * A test that needs a program of this machine: left out with a line that says how to get it, but a failure where CI
 * promises to have it.
 *
 * @param program What is needed, and how to get it.
 * @param installed Whether it is there.
 */
export function testWhenInstalled(
  program: { name: string; hint: string },
  installed: boolean,
  title: string,
  body: () => void | Promise<void>,
  // Generous, because only failures wait for so long: the machine may be busy.
  timeoutMs = 300_000,
): void {
  if (installed || process.env.CI) {
    test(
      title,
      async () => {
        if (!installed) throw new Error(`${program.name} is missing: ${program.hint}`);
        await body();
      },
      timeoutMs,
    );
    return;
  }
  process.stdout.write(`left out: "${title}" needs ${program.name} (${program.hint})\n`);
  test.todo(`${title} (needs ${program.name})`);
}

/** Whether a command runs and ends well. */
export function runs(command: string, ...args: string[]): boolean {
  return spawnSync(command, args, { stdio: "ignore" }).status === 0;
}
