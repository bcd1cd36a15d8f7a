import type { BenchmarkRun, LatencyBin, Member, ReportedFigure } from "../../model/benchmark/benchmarkRun";
import { PackedList } from "./packedList";

/** The lists of a run of which a step of Iometer has long ones. */
interface Lists {
  members: PackedList<Member>;
  reported: PackedList<ReportedFigure>;
  latencyBins: PackedList<LatencyBin> | null;
}

const LISTS = Symbol("packed lists");

type PackedRun = BenchmarkRun & { readonly [LISTS]: Lists };

/** Shared by all runs: functions of its own for each would take more than its lists. */
const UNPACKING = new Map<string, PropertyDescriptor>(
  Object.entries({
    members: (lists: Lists) => lists.members.unpacked(),
    reported: (lists: Lists) => lists.reported.unpacked(),
    latencyBins: (lists: Lists) => lists.latencyBins?.unpacked() ?? null,
  }).map(([list, unpacked]) => [
    list,
    {
      get(this: PackedRun) {
        return unpacked(this[LISTS]);
      },
      enumerable: true,
    },
  ]),
);

/**
 * Packs runs one after the other, each sharing with the one before what does not differ: a log has tens of thousands of
 * steps with the same members and columns. A packed run is read as any other, but makes each long list again when it is
 * asked for; a copy of the run holds the lists themselves.
 */
export function runPacker(): (run: BenchmarkRun) => BenchmarkRun {
  let before: Partial<Lists> = {};
  return (run) => {
    const { members, reported, latencyBins } = run;
    const lists: Lists = {
      members: PackedList.of(members, ["iops", "throughputBytesPerSecond", "latencyMs"], before.members),
      reported: PackedList.of(reported, ["value", "line"], before.reported),
      latencyBins: latencyBins && PackedList.of(latencyBins, ["share"], before.latencyBins),
    };
    before = lists;
    // One by one and in their order: `Object.create` with all descriptors takes three times as long.
    const packed = Object.defineProperty({}, LISTS, { value: lists });
    for (const [key, value] of Object.entries(run)) {
      const whole = { value: value as unknown, writable: true, enumerable: true };
      Object.defineProperty(packed, key, UNPACKING.get(key) ?? whole);
    }
    return packed as PackedRun;
  };
}
