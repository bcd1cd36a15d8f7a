import { firstCharacters } from "../../workbook/firstCharacters";
import type { ChartLabelPlace } from "../../workbook/spec";
import type { LoadPoint } from "../measures/latencyTurn";

/** Longer names would cover other points: they are cut. */
const MAX_NAME_LENGTH = 40;

/** The label of a test beside its point: most tests are random. */
export function shortName(label: string): string {
  const name = label.replace(/, random(?=,|$)/, "");
  return name.length <= MAX_NAME_LENGTH ? name : `${firstCharacters(name, MAX_NAME_LENGTH - 1)}…`;
}

/** Points nearer to each other than these shares of the chart would have their labels over each other. */
const NEAR = { iops: 0.25, latency: 0.06 };

/** Beyond this share of the chart a label has no room to the right, before the other one none above its point. */
const RIGHT_EDGE = 0.75;
const LEFT_EDGE = 0.15;

/** Beside a point of many there are others: its name is above it, at the left edge beside it. */
export function placeAmongMany({ iops }: LoadPoint, all: readonly LoadPoint[]): ChartLabelPlace {
  const right = all.reduce((most, point) => Math.max(most, point.iops), 0);
  return iops / right < LEFT_EDGE ? "right" : "above";
}

/** Which points of many have room for a name: the first of those that lie together. */
export function apart(points: readonly LoadPoint[], all: readonly LoadPoint[]): boolean[] {
  const right = all.reduce((most, { iops }) => Math.max(most, iops), 0);
  const top = all.reduce((most, { latencyMs }) => Math.max(most, latencyMs), 0);
  const named: LoadPoint[] = [];
  return points.map((point) => {
    const hasRoom = named.every(
      (other) =>
        Math.abs(other.iops - point.iops) / right > TOGETHER.iops ||
        Math.abs(other.latencyMs - point.latencyMs) / top > TOGETHER.latency,
    );
    if (hasRoom) named.push(point);
    return hasRoom;
  });
}

/** Of many tests, names of points that are nearer than these shares of the chart would cover each other. */
const TOGETHER = { iops: 0.3, latency: 0.15 };

/** Labels of near points stand above and below in turn, those at the right edge to the left; at the left they stand beside. */
export function labelPlaces(points: readonly LoadPoint[], all: readonly LoadPoint[]): ChartLabelPlace[] {
  const right = all.reduce((most, { iops }) => Math.max(most, iops), 0);
  const top = all.reduce((most, { latencyMs }) => Math.max(most, latencyMs), 0);
  const areNear = (a: LoadPoint | undefined, b: LoadPoint | undefined): boolean =>
    a !== undefined &&
    b !== undefined &&
    Math.abs(a.iops - b.iops) / right < NEAR.iops &&
    Math.abs(a.latencyMs - b.latencyMs) / top < NEAR.latency;
  const sorted = [...points].sort((a, b) => a.iops - b.iops);
  let turn = 0;
  const places = new Map<LoadPoint, ChartLabelPlace>();
  sorted.forEach((point, i) => {
    const [before, after] = [areNear(sorted[i - 1], point), areNear(point, sorted[i + 1])];
    turn = before ? turn + 1 : 0;
    const beside = point.iops / right > RIGHT_EDGE ? "left" : "right";
    const isAlone = (!before && !after) || point.iops / right < LEFT_EDGE;
    places.set(point, isAlone ? beside : turn % 2 === 0 ? "above" : "below");
  });
  return points.map((point) => places.get(point) ?? "right");
}
