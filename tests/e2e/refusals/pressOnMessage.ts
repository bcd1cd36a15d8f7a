/** Asks the pane to press one of its buttons. */
export interface PressRequest {
  press: string;
}

/** Its answer, once the task has ended. */
export interface Pressed {
  says: string;
}

/** Runs in every page before its own scripts: presses buttons of the pane for the window around it. */
export function pressOnMessage(pressInPane: (button: string) => Promise<string>): void {
  globalThis.addEventListener("message", (event: MessageEvent) => {
    const { data, source, origin } = event;
    if (window === window.top || typeof data !== "object") return;
    // office.js takes texts only.
    event.stopImmediatePropagation();
    void pressInPane((data as PressRequest).press).then((says) => {
      const answer: Pressed = { says };
      source?.postMessage(answer, { targetOrigin: origin });
    });
  });
}

/** Runs in the pane: tries follow each other at once, however long Excel refuses. A look later than that would meet another try. */
export function shortenPauses([longestMs, times]: readonly [number, number]): void {
  const { setTimeout: own } = globalThis;
  const shortened = (handler: () => void, ms = 0) =>
    ms > 2 * longestMs ? 0 : own(handler, ms < longestMs ? ms / times : ms);
  globalThis.setTimeout = shortened as typeof setTimeout;
}
