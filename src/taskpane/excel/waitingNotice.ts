import { find } from "../page";

/** What a request says while it waits. */
interface WaitingNotice {
  say(text: string): void;
  end(): void;
}

/** The texts of all requests that wait, oldest first. */
const texts = new Map<symbol, string>();

/** Lets a request say in the pane what it waits for. Of several, the last one is shown. */
export function showWaiting(): WaitingNotice {
  const key = Symbol("request");
  return {
    say: (text) => {
      texts.set(key, text);
      show();
    },
    end: () => {
      if (texts.delete(key)) show();
    },
  };
}

function show(): void {
  const element = find("waiting");
  const text = [...texts.values()].at(-1) ?? "";
  // A live region that is set again is read again.
  if (element.textContent !== text) element.textContent = text;
}
