import type { Frame } from "@playwright/test";

/** Milliseconds for what the pane does; the machine may be busy. */
const PATIENCE_MS = 30_000;

/** Waits until the pane says something like these words, good or bad, and answers the whole text. */
export async function paneSays(frame: Frame, words: RegExp, patienceMs = PATIENCE_MS): Promise<string> {
  const messages = frame.locator("#pane-message:not(:empty), #pane-problem:not(:empty)");
  const texts = () => messages.allTextContents();
  try {
    await messages.filter({ hasText: words }).waitFor({ timeout: patienceMs });
  } catch {
    throw new Error(`the pane says ${JSON.stringify(await texts())}, nothing like ${String(words)}`);
  }
  return (await texts()).join("");
}
