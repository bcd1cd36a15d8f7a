import { recordKey } from "../../runs/recordKey";
import { oncePerList } from "../../runs/oncePerList";
import { count, percent } from "../figure";
import type { Rule } from "../rule";

/** How many different runs a test has: one that is there twice is not a repeat of itself. */
const countRecords = oncePerList((alike) => new Set(alike.map((run) => recordKey(run) ?? run)).size);

/** Tests without a repeat say nothing about their own noise. */
export const singleRun: Rule = {
  id: "single-run",
  title: "Not repeated",
  cause: "validity",
  missing: () => null,
  find: ({ runs, checked, thresholds }) => {
    const single = checked.filter(({ repeats }) => countRecords(repeats) === 1).length;
    if (single === 0) return [];
    const which =
      single < runs.length
        ? `${single} of ${count(runs.length, "test")} ran once`
        : runs.length === 1
          ? "Single run"
          : `Single runs: every one of ${runs.length} tests ran once`;
    return [
      {
        rule: "single-run",
        severity: "note",
        text: `${which}: changes below ${percent(thresholds.NoiseBand)} cannot be distinguished from noise.`,
        advice: null,
        runs: [],
      },
    ];
  },
};
