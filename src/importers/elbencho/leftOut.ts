import type { Diagnostic } from "../../model/benchmark/diagnostic";
import type { ElbenchoPhase } from "./elbenchoPhase";

/** Network throughput between clients and servers of `--netbench`. */
const NETWORK = "NET";

/** Names of phases of elbencho that do no I/O on blocks: directories, metadata, object lists, caches. */
const WITHOUT_BLOCKS =
  /^(?:MK|RM|STAT|SYNC|DROPCACHE|HEAD|LIST|MULTIDEL|PUT|GET|DEL|MPUCOMPL|IDLE|QUIT|READ|WRITE|RWMIX|MIX-T)/;

const LISTED_NAMES = 10;
const NAME_CHARACTERS = 40;

/**
 * Says which phases give no run, and why: in one diagnostic for each reason.
 *
 * @param isAll Whether the file has no others: then nothing of it can be reported.
 */
export function leftOut(phases: readonly ElbenchoPhase[], file: string, isAll: boolean): Diagnostic[] {
  const byReason = new Map<Reason, ElbenchoPhase[]>();
  for (const phase of phases) {
    const reason = reasonOf(phase);
    const some = byReason.get(reason);
    if (some) some.push(phase);
    else byReason.set(reason, [phase]);
  }
  return [...byReason].map(([{ severity, code, why }, some]) => ({
    severity: isAll ? "error" : severity,
    code,
    message: `${counted(some)}: ${why}`,
    file,
    line: some[0]?.line ?? null,
  }));
}

/** Why phases are skipped. */
interface Reason {
  severity: "info" | "warning";
  code: string;
  why: string;
}

const NO_BLOCKS: Reason = {
  severity: "info",
  code: "no-block-io",
  why: "no reads or writes of blocks, so there is no result to report.",
};
const NETWORK_ONLY: Reason = {
  severity: "info",
  code: "network-test",
  why: "the network is measured, not storage: skipped.",
};
const UNKNOWN: Reason = {
  severity: "warning",
  code: "unknown-phase",
  why: "unknown phase: skipped.",
};

/** Codes of phases that are known to give no result. */
export const NO_RESULTS: readonly string[] = [NO_BLOCKS.code, NETWORK_ONLY.code];

function reasonOf({ operation, io, mixReads }: ElbenchoPhase): Reason {
  if (operation === NETWORK) return NETWORK_ONLY;
  const didIo = [io, mixReads].some(
    (side) => side?.iops || side?.bytesPerSecond?.value || side?.bytes?.value,
  );
  return WITHOUT_BLOCKS.test(operation) && !didIo ? NO_BLOCKS : UNKNOWN;
}

/** `2 × MKDIRS, WRITE`: at most ten names. */
function counted(phases: readonly ElbenchoPhase[]): string {
  const counts = new Map<string, number>();
  for (const { operation } of phases) {
    const name = operation.slice(0, NAME_CHARACTERS);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const listed = [...counts]
    .slice(0, LISTED_NAMES)
    .map(([name, count]) => (count === 1 ? name : `${count.toLocaleString("en-US")} × ${name}`));
  const more = counts.size - listed.length;
  return listed.join(", ") + (more > 0 ? ` and ${more.toLocaleString("en-US")} more` : "");
}
