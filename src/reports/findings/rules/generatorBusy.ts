import { generatorCpu } from "../../measures/generatorCpu";
import { percent } from "../figure";
import { runRule } from "../runRule";

/** The machine that offered the load was busy itself: the storage could have done more. */
export const generatorBusy = runRule({
  id: "generator-busy",
  title: "Load generator busy",
  cause: "invalid run",
  withoutIo: true,
  when: [{ figure: "Generator CPU %", is: ">", limit: "GeneratorCpu" }],
  says: (run) => {
    const share = generatorCpu(run);
    if (share === null) return null;
    return {
      severity: "problem",
      text: `the load generator used ${percent(share)} of its own CPU and was the bottleneck, not the storage.`,
      advice: "Repeat the test with more CPU or more load generators.",
      weight: share,
    };
  },
});
