import { chartText } from "./chartText";
import type { GridChart } from "./gridCharts";

/** Keeps the words of the charts that are shown in an element of the page: the grid's canvas has none. */
export function showChartTexts(element: HTMLElement): (charts: readonly GridChart[]) => void {
  return (charts) => {
    const texts = charts.map(({ chart }) => chartText(chart));
    element.hidden = texts.length === 0;
    const before = [...element.children].map((child) => child.getAttribute("aria-label"));
    if (JSON.stringify(texts) === JSON.stringify(before)) return;
    element.replaceChildren(
      ...texts.map((text) => {
        const image = document.createElement("div");
        image.setAttribute("role", "img");
        image.setAttribute("aria-label", text);
        return image;
      }),
    );
  };
}
