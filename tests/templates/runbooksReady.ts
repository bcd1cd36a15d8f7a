import { runbooks } from "../../src/templates/runbooks/runbooks";
import { recalculate, type Entries, type Recalculated } from "./recalculate";

const plan = runbooks.plan();

/** What a change needs besides the defaults. */
const FILLED_IN: Entries = {
  change: "CHG1",
  window: "Sat 22:00",
  operator: "A. Smith",
  second: "B. Jones",
  vcenterHost: "esx02",
};

/** Runbooks that are ready, but for these entries. */
export const readyBut = (entries: Entries): Recalculated => recalculate(plan, { ...FILLED_IN, ...entries });

export const verdictOf = (entries: Entries): unknown => readyBut(entries).value("verdict");

/** The commands of a runbook, in one text. */
export const commandsOf = (id: string, entries: Entries): string =>
  readyBut(entries).values(`${id}.command`).join("\n");

/** Findings of hosts of the list that are not complete, by row. */
export const findingsOf = (entries: Entries): unknown[] =>
  readyBut(entries)
    .values("hosts.finding")
    .map((finding, i) => [i + 1, finding])
    .filter(([, finding]) => finding !== "" && finding !== "complete");

/** A list of so many hosts, as the columns of the grid. */
export function hostsOf(count: number): Entries {
  const each = (of: (i: number) => string) =>
    Array.from({ length: Math.max(count, 6) }, (_, i) => (i < count ? of(i + 1) : null));
  return {
    vcenterHost: "h1",
    oneHost: "h1",
    "hosts.name": each((i) => `h${i}`),
    "hosts.management": each((i) => `10.0.0.${i}`),
    "hosts.vmk": each(() => "vmk2"),
    "hosts.address": each((i) => `10.0.1.${i}`),
  };
}
