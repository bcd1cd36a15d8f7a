import { runRule } from "../runRule";

/** The test read and wrote nothing: its latency and CPU are those of no load. */
export const noIo = runRule({
  id: "no-io",
  title: "No I/O",
  cause: "invalid run",
  withoutIo: true,
  when: [{ figure: "Counted IOPS", is: "<=", limit: 0 }],
  says: () => ({
    severity: "problem",
    text: "the test made no I/O (0 IOPS), neither reads nor writes: nothing can be concluded from it.",
    advice: "Check the load generator and its disks, and repeat the test.",
    weight: 0,
  }),
});
