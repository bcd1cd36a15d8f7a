import { counted } from "../counted";
import { button, create } from "../page";

/** Texts that are shown at once, and with each press on the button. */
const AT_ONCE = 50;

/** A list of texts of any length: a button shows more until all are there. */
export function moreList(texts: readonly string[], noun: string): HTMLElement[] {
  const list = create("ul", {});
  const more = button("", () => {
    show();
    if (more.hidden) list.querySelector<HTMLElement>("li:last-child")?.focus();
  });
  const show = (): void => {
    const from = list.childElementCount;
    for (const text of texts.slice(from, from + AT_ONCE)) list.append(create("li", { tabIndex: -1 }, text));
    const rest = texts.length - list.childElementCount;
    more.hidden = rest === 0;
    more.textContent = `Show ${counted(Math.min(rest, AT_ONCE), noun)} of ${rest.toLocaleString("en-US")} more`;
  };
  show();
  return [list, more];
}
