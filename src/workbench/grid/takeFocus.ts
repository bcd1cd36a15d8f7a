/** Milliseconds between attempts, and for how long they are made. */
const EVERY_MS = 50;
const LIMIT_MS = 10_000;

/**
 * Moves the focus into an element whose parts may not be there yet: Univer focuses its cell editor, and does nothing on a busy
 * machine that has not drawn it. It ends when the focus is moved elsewhere.
 */
export function takeFocus(element: HTMLElement, focus: () => void): void {
  const { activeElement } = document;
  const until = performance.now() + LIMIT_MS;
  const attempt = (): void => {
    focus();
    const now = document.activeElement;
    if (element.contains(now) || now !== activeElement || performance.now() > until) return;
    setTimeout(attempt, EVERY_MS);
  };
  attempt();
}
