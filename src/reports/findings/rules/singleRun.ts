import { sameTest } from "../../runs/sameTest";
import { count, percent } from "../figure";
import type { Rule } from "../rule";

/** Tests without a repeat say nothing about their own noise. */
export const singleRun: Rule = {
  id: "single-run",
  cause: "validity",
  missing: () => null,
  find: ({ runs, thresholds }) => {
    const single = runs.filter(
      (run) => !runs.some((other) => other !== run && other.vms === run.vms && sameTest(run, other)),
    );
    if (single.length === 0) return [];
    const which =
      single.length < runs.length
        ? `${single.length} of ${count(runs.length, "test")} ran once`
        : runs.length === 1
          ? "Single run"
          : `Single runs: every one of ${runs.length} tests ran once`;
    return [
      {
        rule: "single-run",
        severity: "note",
        text: `${which}: changes below ${percent(thresholds.NoiseBand)} are not distinguishable from noise.`,
        advice: null,
        runs: [],
      },
    ];
  },
};
