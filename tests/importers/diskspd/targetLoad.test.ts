import { workloadOfTargets, type TargetLoad } from "../../../src/importers/diskspd/targetLoad";

describe("the load over all targets", () => {
  const target: TargetLoad = {
    blockSizeBytes: 8192,
    writePct: 30,
    randomPct: 100,
    outstanding: 4,
    threads: 2,
    limitPerThread: null,
  };
  const load = {
    blockSizeBytes: 8192,
    readPct: 70,
    randomPct: 100,
    queueDepth: 4,
    outstandingIo: 8,
    requestedIops: null,
  };

  test.each<[string, TargetLoad[], object]>([
    ["one target", [target], load],
    ["two alike: outstanding I/O adds up", [target, target], { ...load, outstandingIo: 16 }],
    [
      "other block sizes",
      [target, { ...target, blockSizeBytes: 4096 }],
      { ...load, blockSizeBytes: null, outstandingIo: 16 },
    ],
    [
      "another share of writes",
      [target, { ...target, writePct: 0 }],
      { ...load, readPct: null, outstandingIo: 16 },
    ],
    [
      "another access",
      [target, { ...target, randomPct: 0 }],
      { ...load, randomPct: null, outstandingIo: 16 },
    ],
    [
      "other queues",
      [target, { ...target, outstanding: 1 }],
      { ...load, queueDepth: null, outstandingIo: 10 },
    ],
    [
      "other queues, as many in all",
      [target, { ...target, outstanding: 8, threads: 1 }],
      { ...load, queueDepth: null, outstandingIo: 16 },
    ],
    [
      "a queue that nobody knows",
      [{ ...target, outstanding: null }, target],
      { ...load, queueDepth: null, outstandingIo: null },
    ],
    ["threads that nobody knows", [target, { ...target, threads: null }], { ...load, outstandingIo: null }],
    ["all unknown", [{ ...target, threads: null }], { ...load, outstandingIo: null }],
    ["no threads", [{ ...target, threads: 0 }], { ...load, outstandingIo: null }],
    [
      "I/Os per second of each thread (-gNi)",
      [{ ...target, limitPerThread: { value: 500, inIops: true } }],
      { ...load, requestedIops: 1000 },
    ],
    [
      "bytes per millisecond of each thread (-g), on two targets",
      [target, target].map((one) => ({ ...one, limitPerThread: { value: 8192, inIops: false } })),
      { ...load, outstandingIo: 16, requestedIops: 4000 },
    ],
    [
      "a limit on one of two targets",
      [target, { ...target, limitPerThread: { value: 500, inIops: true } }],
      { ...load, outstandingIo: 16 },
    ],
    ["writes alone", [{ ...target, writePct: 100 }], { ...load, readPct: 0 }],
    [
      "no target",
      [],
      {
        ...load,
        blockSizeBytes: null,
        readPct: null,
        randomPct: null,
        queueDepth: null,
        outstandingIo: null,
      },
    ],
  ])("%s", (_, targets, expected) => {
    expect(workloadOfTargets(targets)).toEqual(expected);
  });
});
