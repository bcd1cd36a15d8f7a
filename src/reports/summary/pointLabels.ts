import { firstCharacters } from "../../workbook/firstCharacters";
import type { ChartLabelPlace } from "../../workbook/spec";
import type { LoadPoint } from "../measures/latencyTurn";

/** Longer names would cover other points: they are cut. */
const MAX_NAME_LENGTH = 40;

/**
 * Where the label of each named point is; `null` where there is no room for it.
 *
 * @param all Every point of the chart: where some have no name, names are above the others.
 */
export function pointLabels(
  named: readonly LoadPoint[],
  all: readonly LoadPoint[],
  nameOf: (point: LoadPoint) => string,
): (ChartLabelPlace | null)[] {
  if (named.length === all.length) return labelPlaces(named, nameOf);
  return apart(named, all).map((hasRoom, i) => {
    const point = named[i];
    return hasRoom && point ? placeAmongMany(point, all) : null;
  });
}

/** The label of a test beside its point: most tests are random. */
export function shortName(label: string): string {
  const name = label.replace(/, random(?=,|$)/, "");
  return name.length <= MAX_NAME_LENGTH ? name : `${firstCharacters(name, MAX_NAME_LENGTH - 1)}…`;
}

/** Before this share of the chart a label has no room above its point. */
const LEFT_EDGE = 0.15;

/** Beside a point of many there are others: its name is above it, at the left edge beside it. */
function placeAmongMany({ iops }: LoadPoint, all: readonly LoadPoint[]): ChartLabelPlace {
  const right = all.reduce((most, point) => Math.max(most, point.iops), 0);
  return iops / right < LEFT_EDGE ? "right" : "above";
}

/** Which points of many have room for a name: the first of those that lie together. */
function apart(points: readonly LoadPoint[], all: readonly LoadPoint[]): boolean[] {
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

/** Shares of the chart that a character and a line of a label take, wherever the axes end, and the mark of a point. */
const CHARACTER = 0.01;
const LINE = 0.07;
const MARK = { iops: 0.015, latency: 0.03 };

/** Characters after which programs may break a label into lines. */
const MAX_LINE_LENGTH = 20;

/** Shares of the chart, from the left and from the bottom. */
interface Box {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

/**
 * The place of each point's label where it covers no other label and no point, the first ones first; `null` where there is
 * none.
 */
function labelPlaces(
  points: readonly LoadPoint[],
  nameOf: (point: LoadPoint) => string,
): (ChartLabelPlace | null)[] {
  const right = points.reduce((most, { iops }) => Math.max(most, iops), 0);
  const top = points.reduce((most, { latencyMs }) => Math.max(most, latencyMs), 0);
  const marks = points.map((point) =>
    around(point.iops / right, point.latencyMs / top, MARK.iops, MARK.latency),
  );
  const labels: Box[] = [];
  return points.map((point, i) => {
    const [x, y] = [point.iops / right, point.latencyMs / top];
    const { length } = nameOf(point);
    const [width, height] = [length * CHARACTER, Math.ceil(length / MAX_LINE_LENGTH) * LINE];
    const boxes: Record<(typeof PLACES)[number], Box> = {
      right: around(x + MARK.iops + width / 2, y, width / 2, height / 2),
      left: around(x - MARK.iops - width / 2, y, width / 2, height / 2),
      above: around(x, y + MARK.latency + height / 2, width / 2, height / 2),
      below: around(x, y - MARK.latency - height / 2, width / 2, height / 2),
    };
    const others = [...marks.filter((_, other) => other !== i), ...labels];
    const place = PLACES.find(
      (one) => isInside(boxes[one]) && others.every((other) => !overlap(boxes[one], other)),
    );
    if (place) labels.push(boxes[place]);
    return place ?? null;
  });
}

/** In the order in which they are tried. */
const PLACES = ["right", "left", "above", "below"] as const;

/** The axes end at a round number, at or beyond the last point. */
const isInside = ({ left, right, bottom }: Box): boolean => left > 0 && right < BEYOND && bottom > 0;
const BEYOND = 1.1;

const around = (x: number, y: number, halfWidth: number, halfHeight: number): Box => ({
  ...{ left: x - halfWidth, right: x + halfWidth, bottom: y - halfHeight, top: y + halfHeight },
});

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.bottom < b.top && b.bottom < a.top;
