import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";
import { setupFact, setupNumber, type SetupFact } from "../../model/benchmark/setupFact";
import { LAYOUT_FACTS } from "../../model/raid/layoutFacts";
import { withoutHosts } from "../../model/raid/raidLayout";
import { statedLayout } from "./storageOf";

/** A fact of the cluster as the files of one run or several state it. */
export interface StatedFact {
  key: "raid" | "hosts" | "usableTib";
  value: string | number;
  /** Where it was read, for a person: `vsan.cfg line 4`. */
  place: string;
}

const GIB_PER_TIB = 1024;

/** The facts of the cluster that the runs' own files state, each value once, in the order of the runs. */
export function statedFacts(runs: readonly BenchmarkRun[]): StatedFact[] {
  const all = new Map<string, StatedFact>();
  for (const fact of runs.flatMap(factsOfRun)) {
    const id = `${fact.key} ${fact.value}`;
    if (!all.has(id)) all.set(id, fact);
  }
  return [...all.values()];
}

function factsOfRun(run: BenchmarkRun): StatedFact[] {
  const stated: StatedFact[] = [];
  const [raid, hosts, capacity] = [
    setupFact(run, "raid"),
    setupFact(run, "hosts"),
    setupFact(run, "capacityGib"),
  ];
  const layout = statedLayout(run);
  if (raid && layout !== null) stated.push({ key: "raid", value: layout, place: placeOf(raid) });
  const count = setupNumber(run, "hosts");
  if (hosts && count !== null) stated.push({ key: "hosts", value: count, place: placeOf(hosts) });
  const gib = setupNumber(run, "capacityGib");
  if (capacity && gib !== null && layout !== null) {
    const overhead = LAYOUT_FACTS[withoutHosts(layout)].overhead.value;
    const place = `${placeOf(capacity)}, raw ÷ ${Number(overhead.toPrecision(3))}`;
    stated.push({ key: "usableTib", value: gib / GIB_PER_TIB / overhead, place });
  }
  return stated;
}

/** File and line of a fact in a few words; the sheet Sources has the whole path. */
export function placeOf({ file, line }: SetupFact): string {
  const name = file.slice(file.lastIndexOf("/") + 1);
  return line === null ? name : `${name} line ${line}`;
}
