import { functionsBundle } from "./functionsBundle";
import { medianMs } from "./median";
import type { Row } from "./row";

const CALLS = 100_000;
const ROUNDS = 7;

/** What a cell waits for: one call, and a block of 10,000 rows. */
export async function functionCalls(): Promise<Row[]> {
  const functions = functionsBundle();
  const ghz = functions("VSAN_GHZ");
  const subnet = functions("IPV4_SUBNET");
  const rows = Array.from({ length: 10_000 }, (_, i) => [i + 1]);
  const scalar = await timed(() => {
    for (let i = 0; i < CALLS; i++) ghz([[i]], [[32]], [["read"]], null, null, null);
  });
  const block = await timed(() => ghz(rows, [[32]], [["read"]], null, null, null));
  const field = await timed(() => {
    for (let i = 0; i < CALLS; i++) subnet([["172.31.216.10/25"]], null, [["last"]]);
  });
  const perCall = ({ wallMs, processorMs }: Timed) => ({
    unit: "µs",
    ours: (wallMs / CALLS) * 1000,
    remark: `processor time ${((processorMs / CALLS) * 1000).toFixed(2)} µs`,
  });
  return [
    {
      id: "functions.ghz.scalar",
      what: "VSAN_GHZ, one scalar call",
      ...perCall(scalar),
      goal: { most: 2, of: "figure" },
    },
    {
      id: "functions.ghz.block",
      what: "VSAN_GHZ, 10,000 rows in one call",
      unit: "ms",
      ours: block.wallMs,
      goal: { most: 30, of: "figure" },
      remark: `processor time ${block.processorMs.toFixed(1)} ms`,
    },
    { id: "functions.subnet.scalar", what: "IPV4_SUBNET, one field", ...perCall(field) },
  ];
}

/** What calls took. */
interface Timed {
  wallMs: number;
  processorMs: number;
}

/** Median time, and the mean of what the processor worked: on a busy machine the two differ. */
async function timed(work: () => unknown): Promise<Timed> {
  const before = process.cpuUsage();
  const wallMs = await medianMs(ROUNDS, work);
  const { user, system } = process.cpuUsage(before);
  // The run that does not count is among what the processor did.
  return { wallMs, processorMs: (user + system) / 1000 / (ROUNDS + 1) };
}
