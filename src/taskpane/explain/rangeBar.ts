import { shownNumber } from "../../explain/spelled";
import { create } from "../page";

const SVG = "http://www.w3.org/2000/svg";

/** Width of the bar in its own units: the element is as wide as the card. */
const WIDTH = 100;

/** The range of an estimate as a bar from low to high, with a mark at the plan, and the three figures below. */
export function rangeBar(
  { low, plan, high }: { low: number; plan: number; high: number },
  unit: string,
): HTMLElement {
  const share = high > low ? (plan - low) / (high - low) : 0.5;
  const figures = [low, plan, high].map(shownNumber);
  const bar = element("svg", {
    viewBox: `0 0 ${WIDTH} 10`,
    preserveAspectRatio: "none",
    "aria-hidden": "true",
  });
  bar.append(
    element("rect", { class: "span", x: "0", y: "3", width: String(WIDTH), height: "4" }),
    element("rect", {
      class: "plan",
      x: String(Math.min(WIDTH - 2, Math.max(0, share * WIDTH - 1))),
      y: "0",
      width: "2",
      height: "10",
    }),
  );
  const [lowText = "", planText = "", highText = ""] = figures;
  return create(
    "div",
    { className: "range" },
    bar,
    create(
      "p",
      {},
      create("span", {}, `low ${lowText}`),
      create("span", {}, `plan ${planText}`),
      create("span", {}, `high ${highText} ${unit}`.trim()),
    ),
  );
}

function element(name: string, attributes: Readonly<Record<string, string>>): SVGElement {
  const made = document.createElementNS(SVG, name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  return made;
}
