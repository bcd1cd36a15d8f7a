import { BUILT_IN_MODEL } from "../src/model/cpuCost/vsanCostModel";
import { vsanHzPerBit } from "../src/model/cpuCost/vsanCpu";
import { formatBlockSize } from "../src/model/units/blockSize";

/** Block sizes of the horizontal axis, in bytes, and how many of them are drawn. */
const MIN_BYTES = 512;
const MAX_BYTES = 64 * 2 ** 20;
const POINTS = 300;

/** The sizes that were measured. */
const MEASURED = [32 * 2 ** 10, 2 ** 20];

const PANEL = { width: 420, height: 260, left: 52, top: 34, gap: 44 };
const WIDTH = 2 * (PANEL.left + PANEL.width + PANEL.gap);
const HEIGHT = PANEL.top + PANEL.height + 40;
const LOG_TICKS = [1, 10, 100];

/** The costs of one direction over all sizes, in Hz per bit/s. */
function curve(readShare: number) {
  return Array.from({ length: POINTS }, (_, i) => {
    const bytes = MIN_BYTES * (MAX_BYTES / MIN_BYTES) ** (i / (POINTS - 1));
    return {
      bytes,
      ...vsanHzPerBit(BUILT_IN_MODEL, { blockSizeBytes: bytes, readShare, raid: "RAID-5 4+1" }),
    };
  });
}

type Curve = ReturnType<typeof curve>;

/** docs/cost-range.svg: low, plan and high of the CPU cost of reads and of writes by block size. */
export function costRangeSvg(): string {
  const panels = [
    { title: "Reads", points: curve(1) },
    { title: "Writes", points: curve(0) },
  ];
  const all = panels.flatMap(({ points }) => points);
  const [least, most] = [Math.min(...all.map(({ low }) => low)), Math.max(...all.map(({ high }) => high))];
  const y = (hz: number): number =>
    PANEL.top + PANEL.height * (1 - Math.log(hz / least) / Math.log(most / least));
  const drawn = panels.map(({ title, points }, i) =>
    panel(title, points, PANEL.left + i * (PANEL.width + PANEL.left + PANEL.gap), y),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="11">`,
    "<title>CPU cost per bit of vSAN ESA by block size: low, plan and high</title>",
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    ...drawn.flat(),
    "</svg>",
    "",
  ].join("\n");
}

function panel(title: string, points: Curve, left: number, y: (hz: number) => number): string[] {
  const x = (bytes: number): number =>
    left + (PANEL.width * Math.log(bytes / MIN_BYTES)) / Math.log(MAX_BYTES / MIN_BYTES);
  const at = (bytes: number, hz: number): string => `${x(bytes).toFixed(1)} ${y(hz).toFixed(1)}`;
  const line = (which: "low" | "plan" | "high"): string[] => points.map((one) => at(one.bytes, one[which]));
  const bottom = PANEL.top + PANEL.height;
  const sizes = [512, 4096, 32_768, 262_144, 2 ** 20, 8 * 2 ** 20, MAX_BYTES];
  return [
    `<text x="${left}" y="20" font-size="13" font-weight="bold">${title}, Hz per bit/s</text>`,
    ...LOG_TICKS.filter((hz) => y(hz) >= PANEL.top && y(hz) <= bottom).map(
      (hz) =>
        `<path d="M${left} ${y(hz).toFixed(1)}h${PANEL.width}" stroke="#e3e3e3"/><text x="${left - 8}" y="${(y(hz) + 4).toFixed(1)}" text-anchor="end">${hz}</text>`,
    ),
    ...sizes.map(
      (bytes) =>
        `<text x="${x(bytes).toFixed(1)}" y="${bottom + 18}" text-anchor="middle">${formatBlockSize(bytes)}</text>`,
    ),
    `<path d="M${line("high").join("L")}L${line("low").reverse().join("L")}Z" fill="#c5d3ea"/>`,
    `<path d="M${line("plan").join("L")}" fill="none" stroke="#1f3864" stroke-width="2"/>`,
    ...MEASURED.map((bytes) => {
      const plan = points.reduce((best, one) =>
        Math.abs(Math.log(one.bytes / bytes)) < Math.abs(Math.log(best.bytes / bytes)) ? one : best,
      ).plan;
      const [cx, cy] = at(bytes, plan).split(" ");
      return `<circle cx="${cx}" cy="${cy}" r="4" fill="#c2410c"><title>measured at ${formatBlockSize(bytes)}</title></circle>`;
    }),
    `<path d="M${left} ${PANEL.top}v${PANEL.height}h${PANEL.width}" fill="none" stroke="#595959"/>`,
  ];
}
