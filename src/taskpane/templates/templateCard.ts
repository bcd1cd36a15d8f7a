import type { Template } from "../../templates/template";
import { button, create } from "../page";

/** What the user can do with a template. */
export interface TemplateActions {
  insert(template: Template): void;
  open(template: Template): void;
}

/**
 * A template in the gallery: its picture where there is one, the question that it answers, and the two ways to use it.
 *
 * @param picture Address of its picture, `undefined` where the build has none.
 */
export function templateCard(
  template: Template,
  picture: string | undefined,
  { insert, open }: TemplateActions,
): HTMLLIElement {
  const { title, question } = template;
  const insertButton = button("Insert", () => insert(template));
  insertButton.setAttribute("aria-label", `Insert ${title} into this workbook`);
  const openButton = button("New workbook", () => open(template));
  openButton.setAttribute("aria-label", `Open ${title} as a new workbook`);
  return create(
    "li",
    { className: "card" },
    // The heading says what the picture shows.
    ...(picture === undefined ? [] : [create("img", { src: picture, alt: "", loading: "lazy" })]),
    create("h3", {}, title),
    create("p", {}, question),
    create("p", { className: "actions" }, insertButton, openButton),
  );
}
