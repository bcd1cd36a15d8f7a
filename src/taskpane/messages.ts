import { find } from "./page";
import { remedyOf } from "./remedy";

/** What went wrong, in words for the user. Excel's own errors bring a code that helps in a search. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = (error as { code?: unknown }).code;
  return typeof code === "string" && !error.message.includes(code)
    ? `${error.message} (${code})`
    : error.message;
}

/** Says in the pane, and to screen readers, what was done. */
export function tell(text: string): void {
  find("pane-problem").textContent = "";
  find("pane-message").textContent = text;
}

/** Says in the pane, and at once to screen readers, what went wrong and what the user can do about it. */
export function warn(error: unknown): void {
  find("pane-message").textContent = "";
  const remedy = remedyOf(error);
  find("pane-problem").textContent =
    remedy === "" ? messageOf(error) : `${messageOf(error).replace(/[.]?$/, ".")} ${remedy}`;
}

/** Takes down what was said before. */
export function clearMessages(): void {
  tell("");
}
