import { setupFact } from "../../../model/benchmark/setupFact";
import { placeOf } from "../../measures/statedFacts";
import { isModelled, storageOf } from "../../measures/storageOf";
import { runRule } from "../runRule";

/** The storage is not vSAN ESA: the model of vSAN says nothing about it. */
export const notVsan = runRule({
  id: "not-vsan",
  title: "Not vSAN ESA",
  cause: "cost",
  withoutIo: true,
  says: (run) => {
    const fact = setupFact(run, "storage");
    if (fact === null || isModelled(run)) return null;
    const why: Readonly<Record<string, string>> = {
      "not vSAN": `${placeOf(fact)} does not list its datastore`,
      "probably not vSAN": "HCIBench wrote no vsan.cfg for it",
      "vSAN OSA": placeOf(fact),
    };
    const storage = storageOf(run) ?? "";
    return {
      severity: "note",
      text: `its storage is ${storage} (${why[storage] ?? placeOf(fact)}): the vSAN ESA model is not applied.`,
      weight: run.results.iops ?? 0,
    };
  },
});
