import { setupFact } from "../../../model/benchmark/setupFact";
import { placeOf } from "../../measures/statedFacts";
import { runRule } from "../runRule";

/** vSAN was not healthy when the test ran: rebuilds and missing devices slow it down. */
export const vsanHealth = runRule({
  id: "vsan-health",
  title: "vSAN not healthy",
  cause: "validity",
  withoutIo: true,
  says: (run) => {
    const health = setupFact(run, "health");
    if (health === null || /^(green|passed)\b/i.test(String(health.value))) return null;
    const failed = setupFact(run, "healthFindings");
    const checks = failed === null ? "" : ` Checks that did not pass: ${failed.value}.`;
    return {
      severity: "caution",
      text: `vSAN health was ${health.value} (${placeOf(health)}).${checks}`,
      advice: "Make sure that no rebuild or failed device affected the test.",
      weight: failed === null ? 0 : 1,
    };
  },
});
