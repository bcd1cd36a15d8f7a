import type { ChartConfiguration, Plugin } from "chart.js";
import type { ShownChart } from "../shownChart";
import { categoryLabels } from "./categoryLabels";
import { chartDatasets, type Dataset } from "./chartDatasets";
import { FONT, GRID, INK, PAPER, type PictureLook, TEXT } from "./chartLook";
import { chartScales } from "./chartScales";
import { seriesPainter, pointLabels } from "./pointLabels";
import { wrapText } from "./wrapText";

/** Pixels between the frame of a chart and what is in it. */
const MARGIN = { framed: 10, bare: 4 };

/** Chart.js's names of the kinds. */
const TYPES = { column: "bar", bar: "bar", line: "line", scatter: "scatter" } as const;

/** What Chart.js draws. */
export type Configuration = ChartConfiguration<"bar" | "line" | "scatter", Dataset["data"]>;

/** A chart as Chart.js draws it once: without movement, and in the size that it is given. */
export function chartConfiguration(shown: ShownChart, pixelRatio: number, look: PictureLook): Configuration {
  const { kind, title, bare = false } = shown.chart;
  const { ink, measure, width } = look;
  const margin = bare ? MARGIN.bare : MARGIN.framed;
  const isBars = kind === "column" || kind === "bar";
  const lines = wrapText(title, width - 2 * margin, (text) => measure(text, TEXT.title, true));
  return {
    type: TYPES[kind],
    data: {
      ...(kind === "scatter" ? {} : { labels: categoryLabels(shown, look) }),
      datasets: chartDatasets(shown, look),
    },
    options: {
      responsive: false,
      animation: false,
      events: [],
      devicePixelRatio: pixelRatio,
      indexAxis: kind === "bar" ? "y" : "x",
      layout: { padding: margin },
      // Chart.js types the scales of all kinds of charts at once.
      scales: chartScales(shown, look) as Record<string, object>,
      plugins: {
        title: {
          display: !bare,
          text: lines,
          color: ink(INK),
          font: { family: FONT, size: TEXT.title, weight: "bold" },
          padding: { bottom: 8 },
        },
        legend: {
          display: !bare && shown.series.length > 1,
          position: "bottom",
          labels: {
            color: ink(INK),
            font: { family: FONT, size: TEXT.other(bare) },
            usePointStyle: !isBars,
            boxWidth: isBars ? 8 : 12,
            boxHeight: 8,
          },
        },
      },
    },
    plugins: [paper(bare, ink), seriesPainter(pointLabels(shown, look))],
  };
}

/** Ground and frame of a chart; a bare one has neither. */
function paper(bare: boolean, ink: PictureLook["ink"]): Plugin {
  return {
    id: "paper",
    beforeDraw({ ctx, width, height }) {
      if (bare) return;
      ctx.save();
      ctx.fillStyle = ink(PAPER);
      ctx.fillRect(0, 0, width, height);
      ctx.strokeStyle = ink(GRID);
      ctx.lineWidth = 1;
      ctx.strokeRect(0.5, 0.5, width - 1, height - 1);
      ctx.restore();
    },
  };
}
