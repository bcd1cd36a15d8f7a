import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  Legend,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  ScatterController,
  Title,
} from "chart.js";
import { chartConfiguration } from "./configuration/chartConfiguration";
import { FONT, type PictureLook } from "./configuration/chartLook";
import type { ShownChart } from "./shownChart";

Chart.register(
  BarController,
  BarElement,
  CategoryScale,
  Legend,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  ScatterController,
  Title,
);

/** How a picture of a chart is made: its size in pixels, its colors, and how many dots a pixel has. */
export interface PictureSize extends Pick<PictureLook, "width" | "height" | "ink"> {
  pixelRatio: number;
}

/** Draws a chart on a canvas of its own. */
export function chartPicture(
  shown: ShownChart,
  { width, height, ink, pixelRatio }: PictureSize,
): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("this browser has no canvas");
  const measure = (text: string, size: number, bold = false): number => {
    context.font = `${bold ? "bold " : ""}${String(size)}px ${FONT}`;
    return context.measureText(text).width;
  };
  const chart = new Chart(canvas, chartConfiguration(shown, pixelRatio, { width, height, ink, measure }));
  // What is drawn stays; Chart.js would clear it when it lets go of the canvas.
  const picture = document.createElement("canvas");
  picture.width = canvas.width;
  picture.height = canvas.height;
  picture.getContext("2d")?.drawImage(canvas, 0, 0);
  chart.destroy();
  return picture;
}
