import { strFromU8, unzipSync } from "fflate";
import type { WorkbenchPage } from "./workbenchPage";

/** A chart that the grid shows. */
export interface DrawnChart {
  title: string;
  /** First row and column that it covers. */
  at: [number, number];
  values: (number | null)[][];
  /** Dots of its picture that have the color of its first series. */
  dots: number;
}

/** The charts of the sheet that is shown, drawn. */
export function drawnCharts({ page }: WorkbenchPage): Promise<DrawnChart[]> {
  return page.evaluate(async () => {
    await globalThis.workbench.grid.calculated();
    const charts = await globalThis.workbench.charts.charts();
    return charts.map(({ chart: { chart, area, series }, picture }) => {
      const { width = 0, height = 0 } = picture ?? {};
      const { data } = picture?.getContext("2d")?.getImageData(0, 0, width, height) ?? { data: [] };
      const color = series[0]?.look.color ?? "1F3864";
      const [red, green, blue] = [0, 2, 4].map((start) => parseInt(color.slice(start, start + 2), 16));
      let dots = 0;
      for (let i = 0; i < data.length; i += 4)
        if (data[i] === red && data[i + 1] === green && data[i + 2] === blue) dots += 1;
      return {
        title: chart.title,
        at: [area.row, area.column],
        values: series.map(({ cells }) => cells.values),
        dots,
      };
    });
  });
}

/** The values that an .xlsx of the workbook would have cached for its charts: sheet by sheet, in their order. */
export async function cachedValues({ page }: WorkbenchPage): Promise<(number | null)[][][]> {
  const base64 = await page.evaluate(async () => {
    const { bytes } = await globalThis.workbench.session.toXlsx();
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  });
  const parts = unzipSync(Buffer.from(base64, "base64"));
  const numbers = Object.keys(parts).flatMap((name) => /^xl\/charts\/chart(\d+)\.xml$/.exec(name)?.[1] ?? []);
  return numbers
    .map(Number)
    .sort((a, b) => a - b)
    .map((number) => {
      const xml = strFromU8(parts[`xl/charts/chart${number}.xml`] ?? new Uint8Array());
      const caches = xml.matchAll(/<c:(?:val|yVal)>.*?<\/c:(?:val|yVal)>/g);
      return [...caches].map(([cache]) => valuesOf(cache));
    });
}

function valuesOf(cache: string): (number | null)[] {
  const count = Number(/<c:ptCount val="(\d+)"/.exec(cache)?.[1]);
  const values = Array.from({ length: count }, (): number | null => null);
  for (const [, point, value] of cache.matchAll(/<c:pt idx="(\d+)"><c:v>([^<]*)<\/c:v>/g))
    values[Number(point)] = Number(value);
  return values;
}
