import { counted } from "../model/units/counted";
import { button, create } from "./page";

/** Items that are shown at once, and with each press on the button. */
const AT_ONCE = 50;

/**
 * A list of any length: a button shows more until all are there.
 *
 * @param noun What an item is called, such as `cell`.
 * @param content What is in the entry of an item.
 */
export function moreList<T>(
  items: readonly T[],
  noun: string,
  content: (item: T) => (Node | string)[],
): [list: HTMLUListElement, more: HTMLButtonElement] {
  const list = create("ul", {});
  const more = button("", () => {
    show();
    if (more.hidden) list.querySelector<HTMLElement>("li:last-child")?.focus();
  });
  const show = (): void => {
    const from = list.childElementCount;
    for (const item of items.slice(from, from + AT_ONCE))
      list.append(create("li", { tabIndex: -1 }, ...content(item)));
    const rest = items.length - list.childElementCount;
    more.hidden = rest === 0;
    more.textContent = `Show ${counted(Math.min(rest, AT_ONCE), noun)} of ${rest.toLocaleString("en-US")} more`;
  };
  show();
  return [list, more];
}
