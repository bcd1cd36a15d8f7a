import { findings } from "../../../src/reports/findings/findings";
import { NO_FACTS } from "../../../src/reports/clusterFacts";
import { runLabels } from "../../../src/reports/runLabel";
import { REFERENCE_RUNS } from "../sampleRuns";
test("x", () => {
  const facts = { ...NO_FACTS, hosts: 6, ghzPerHost: 115.2, coresPerHost: 32, idleGhzPerHost: 1, nicGbitPerHost: 50, iopsLimitPerVdisk: 5000 };
  for (const f of [NO_FACTS, facts]) {
    const out = findings({ runs: REFERENCE_RUNS, labels: runLabels(REFERENCE_RUNS), facts: f, diagnostics: [] });
    console.log(JSON.stringify(out, null, 1));
  }
});
