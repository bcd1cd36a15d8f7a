import type { ExplainedCall } from "../../explain/explainedCall";
import { shownNumber, shownValue } from "../../explain/spelled";
import { button, create } from "../page";
import { rangeBar } from "./rangeBar";

/**
 * One call: its value, range, how it is known, sources with links, and its steps.
 *
 * @param insert Called when the user wants the steps in the workbook.
 */
export function callCard(call: ExplainedCall, insert: () => void): HTMLElement {
  const { written, description, value, size, unit, range, known, sources, steps, stepsOf } = call;
  const figure = [size ?? shownValue(value), unit, known === "" ? "" : `· ${known}`]
    .filter(Boolean)
    .join(" ");
  const message = typeof value === "object" && value?.message;
  return create(
    "article",
    { className: "card call" },
    create("h3", {}, create("code", {}, written)),
    create("p", { className: "figure" }, figure),
    ...(message ? [create("p", {}, message)] : []),
    create("p", { className: "quiet" }, description),
    ...(range ? [rangeBar(range, unit)] : []),
    ...(sources.length === 0 ? [] : [create("h4", {}, "Sources"), sourceList(sources)]),
    details(
      `Steps (${steps.length})`,
      ...(stepsOf === "" ? [] : [create("p", { className: "quiet" }, `Of ${stepsOf}.`)]),
      create("ol", { className: "steps" }, ...steps.map(stepItem)),
    ),
    labeled(button("Insert the steps", insert), `Insert the steps of ${written}`),
  );
}

/** A part that opens. Microsoft's library knows a summary only by its tabindex. */
export function details(title: string, ...children: Node[]): HTMLDetailsElement {
  return create("details", {}, create("summary", { tabIndex: 0 }, title), ...children);
}

/** A button whose words alone would not tell it from others. */
export function labeled(element: HTMLButtonElement, label: string): HTMLButtonElement {
  element.setAttribute("aria-label", label);
  return element;
}

function sourceList(sources: ExplainedCall["sources"]): HTMLElement {
  return create(
    "ul",
    { className: "sources" },
    ...sources.map(({ title, url }) =>
      create(
        "li",
        {},
        url === undefined ? title : create("a", { href: url, target: "_blank", rel: "noopener" }, title),
      ),
    ),
  );
}

function stepItem({ step, value, unit, known, source }: ExplainedCall["steps"][number]): HTMLElement {
  const shown = typeof value === "number" ? shownNumber(value) : value;
  return create(
    "li",
    {},
    `${step}: `,
    create("strong", {}, `${shown} ${unit}`.trim()),
    create("span", { className: "quiet" }, ` ${[known, source].filter(Boolean).join("; ")}`),
  );
}
