import { comparable } from "../measures/comparable";
import type { CheckContext, CheckedRun } from "./checkedRun";
import type { CheckFigure } from "./checkFigure";
import { LATENCY_FIGURES } from "./latencyFigures";
import { LIMIT_FIGURES } from "./limitFigures";
import { TEST_FIGURES } from "./testFigures";

const ALL = [...LIMIT_FIGURES, ...LATENCY_FIGURES, ...TEST_FIGURES] as const;

/** Every figure that runs are evaluated by, in the order of the sheet Checks. */
export const CHECK_FIGURES: readonly CheckFigure[] = ALL.map((figure: CheckFigure) => ({
  ...figure,
  of: (checked, context) => {
    const value = figure.of(checked, context);
    return typeof value === "number" ? comparable(value) : value;
  },
}));

/** Header of a figure. */
export type CheckHeader = (typeof ALL)[number]["header"];

const BY_HEADER: ReadonlyMap<string, CheckFigure> = new Map(
  CHECK_FIGURES.map((figure) => [figure.header, figure]),
);

/** A figure of a run as a number; `null` where it is not known. */
export function figureOf(header: CheckHeader, checked: CheckedRun, context: CheckContext): number | null {
  const value = BY_HEADER.get(header)?.of(checked, context);
  return typeof value === "number" ? value : null;
}
