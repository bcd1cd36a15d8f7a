/** An element of the page, which is built together with this code. */
export function find<E extends HTMLElement = HTMLElement>(id: string): E {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page has no element "${id}"`);
  return element as E;
}

/**
 * A new element. Its children are elements, or texts that stay texts: nothing from a file or a workbook becomes markup.
 *
 * @param properties What is set on the element, such as `{ className: "card" }`.
 */
export function create<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

/** A button that does something. */
export function button(label: string, onClick: () => void): HTMLButtonElement {
  const element = create("button", { type: "button" }, label);
  element.addEventListener("click", onClick);
  return element;
}
