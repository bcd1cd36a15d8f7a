import { testDataGib } from "../../measures/testData";
import { figure } from "../figure";
import { missingHosts } from "../missingFacts";
import { runRule } from "../runRule";

/** The test data are so small that reads may come from a cache. */
export const mayFitCache = runRule({
  id: "may-fit-cache",
  title: "May fit in cache",
  cause: "validity",
  when: [{ figure: "Short of cache (GiB)", is: ">", limit: 0 }],
  missing: (context) => {
    const { runs, facts } = context;
    if (runs.every((run) => testDataGib(run) === null)) return "size of the test VMs' disks";
    const knowsRam = missingHosts(context) === null && facts.ramGibPerHost !== null;
    return knowsRam || facts.usableTib !== null ? null : "RAM of a host, or usable capacity";
  },
  says: (run) => {
    const data = testDataGib(run);
    if (data === null) return null;
    return {
      severity: "caution",
      text: `the working set of ${figure(data)} GiB (HCIBench's GB of disk read as GiB) may fit in cache: read results are an upper bound.`,
      advice: "Repeat the test with more or larger disks.",
      weight: -data,
    };
  },
});
