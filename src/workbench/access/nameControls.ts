import { controlName } from "./controlName";

/**
 * Univer's toolbar and bars for the keyboard and for screen readers: what looks like a button is one that can be reached, and has
 * a name. Univer 0.25 draws menus as plain elements, leaves buttons with a picture nameless, and invents roles. Whatever it
 * draws later is treated as it appears.
 */
export function nameControls(): void {
  mend(document.body);
  new MutationObserver((changes) => {
    for (const { target } of changes) if (target instanceof Element) mend(target);
  }).observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ["role", "aria-haspopup", "type"],
  });
  document.addEventListener("keydown", pressLink);
}

/** Presses a link of Univer that leads nowhere but does something, by the keys that press a button. */
function pressLink(event: KeyboardEvent): void {
  const { target, key } = event;
  if ((key !== "Enter" && key !== " ") || !(target instanceof HTMLElement)) return;
  if (!target.matches(LINK_BUTTON)) return;
  event.preventDefault();
  target.click();
}

const LINK_BUTTON = '[role="dialog"] a[role="button"]';

/** Parts of the page that Univer does not draw. */
const OURS = "body > header, body > footer, body > aside, body > dialog";

function mend(root: Element): void {
  if (root.closest(OURS)) return;
  const all = [root, ...root.querySelectorAll("*")].filter((element) => !element.closest(OURS));
  for (const element of all) mendElement(element);
}

function mendElement(element: Element): void {
  if (element.matches('[role="track"], [role="handle"]')) element.removeAttribute("role");
  if (element.matches("canvas[tabindex]")) set(element, "tabindex", "-1");
  if (element.matches('[type="button"]:not(button)')) mendMenu(element);
  if (element.matches('[role="dialog"] a:not([href])')) {
    set(element, "role", "button");
    set(element, "tabindex", "0");
  }
  if (element.matches('section[aria-label^="Notifications"]')) numberNotifications();
  if (element.matches('[role="toolbar"][aria-label="ribbon.start"]')) set(element, "aria-label", "Format");
  if (element.matches('[role="dialog"]:not([aria-label], [aria-labelledby])'))
    set(element, "aria-label", "Tools");
  if (element.matches('[data-u-comp="editor"]')) mendEditor(element);
  if (element.matches("button, input, [role=button], [role=combobox], a[role]")) nameElement(element);
}

/** An element that opens a menu: a button, unless it holds one, or an input. */
function mendMenu(element: Element): void {
  const inner = element.querySelector("button, input");
  if (inner?.localName === "button") {
    // Univer's own button within it does what it does.
    for (const attribute of ["aria-haspopup", "aria-expanded"]) {
      const value = element.getAttribute(attribute);
      if (value !== null) set(inner, attribute, value);
      element.removeAttribute(attribute);
    }
    return;
  }
  set(element, "role", inner ? "combobox" : "button");
  if (!inner) set(element, "tabindex", "0");
}

function mendEditor(element: Element): void {
  set(element, "role", "textbox");
  const isBar = element.id.endsWith("FORMULA_BAR");
  set(element, "aria-label", isBar ? "Formula" : "Cell");
  if (!isBar) set(element, "aria-describedby", "selected-cell");
}

/** Univer has several such regions: one name for all of them tells none apart. */
function numberNotifications(): void {
  document.querySelectorAll('section[aria-label^="Notifications"]').forEach((section, i) => {
    if (i > 0) set(section, "aria-label", `Notifications ${i + 1}`);
  });
}

function nameElement(element: Element): void {
  if (element.hasAttribute("aria-label") || element.textContent.trim() !== "") return;
  set(element, "aria-label", controlName(element));
}

/** Without a change where there is none: each change is observed. */
function set(element: Element, attribute: string, value: string): void {
  if (element.getAttribute(attribute) !== value) element.setAttribute(attribute, value);
}
