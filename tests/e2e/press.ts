import type { Frame } from "@playwright/test";

/** Presses a button of the pane and waits until the task ends. Returns what the pane reports. */
export type Press = (button: string) => Promise<string>;

/** For `Press`: the pane has nothing to do but to end what it is at. */
export const NO_BUTTON = "";

/** Presses a button of the pane and waits until the task ends. Returns what the pane reports. */
export function press(frame: Frame, button: string): Promise<string> {
  return frame.evaluate(pressInPane, button);
}

/** Runs in the pane. Without a button, it only waits. */
export function pressInPane(button: string): Promise<string> {
  return new Promise((resolve) => {
    const find = (selector: string) => document.querySelector(selector) as HTMLElement;
    const pressed = button === "" ? document.body : find(button);
    // The card of an estate is another once the pane has looked for earlier ones.
    const isReplaced = pressed.closest("#estates") !== null;
    if (button !== "") pressed.click();
    const wait = () => {
      if (find("#task").hidden && !(isReplaced && pressed.isConnected))
        resolve((find("#pane-message").textContent || find("#pane-problem").textContent) ?? "");
      else setTimeout(wait);
    };
    setTimeout(wait);
  });
}
