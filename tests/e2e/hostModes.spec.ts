import fs from "node:fs";
import path from "node:path";
import { recordFigure } from "../browser/browserTest";
import { LONG, SAMPLED } from "../browser/longTests";
import { shardOf } from "../browser/shard";
import { expect, test } from "./addInTest";
import { HOST_MODES, type HostMode } from "./host/modes";
import type { TrialWindow } from "./refusals/hostPage";
import { hidePane } from "./refusals/openTrials";
import {
  addOutcome,
  allRefusals,
  noOutcome,
  refusalsWithEdits,
  someRefusals,
  type Refusal,
  type Undisturbed,
} from "./refusals/refusal";
import { ACTIONS, openImported } from "./writingActions";

/** Time limit for the refused calls of an action in every mode. */
const LONG_TIMEOUT_MS = 8 * 3_600_000;

/** Refusals after which a long test tells how far it is. */
const STEP = 100;

/** Calls and round trips that a sample refuses in a mode. */
const SAMPLE = { calls: 1, roundTrips: 1 };

/** The action that short tests try: it reads, renames, draws and removes. */
const SAMPLED_ACTION = "the update";

/** The modes of a sample: they are the ones in which this action takes another way. */
const SAMPLED_MODES = ["small answers", "unbound functions", "protected structure", "coauthor takes a name"];

const MAX_SHOWN = 5;

/** Modes that a refusal can meet: the others have tests of their own. MODES chooses some of them. */
const CHOSEN = process.env["MODES"]?.split(",");
const MODES = HOST_MODES.filter(
  ({ id, isUsual, behavior, prepare, meanwhile }) =>
    !isUsual && (behavior ?? prepare ?? meanwhile) && (CHOSEN?.includes(id) ?? true),
);

/** What is refused in a mode: some calls of each kind; with SHARD, every call that differs. */
function refusalsIn(
  mode: HostMode,
  { made, requests, distinct, ofEachKind }: Undisturbed,
  volume: "all" | "sample",
): readonly Refusal[] {
  const calls = process.env["SHARD"] ? distinct : ofEachKind;
  if (mode.meanwhile) return refusalsWithEdits(calls, requests, volume);
  return volume === "sample"
    ? someRefusals(made.length, requests, [1], SAMPLE)
    : allRefusals(calls, requests, [1]);
}

for (const { what, done, reach } of ACTIONS) {
  test(
    `leaves the workbook as it was, or complete, when Excel refuses calls of ${what} in any mode`,
    { tag: what === SAMPLED_ACTION ? SAMPLED : LONG },
    async ({ openTrials, volume }) => {
      if (volume === "all") test.setTimeout(LONG_TIMEOUT_MS);
      const opened = await openImported(openTrials);
      const { frame, page } = opened;
      await frame.getByLabel("Save results in this workbook").uncheck();
      await reach?.(opened);
      await hidePane(frame);
      for (const mode of MODES.filter(({ id }) => volume === "all" || SAMPLED_MODES.includes(id))) {
        const undisturbed = await page.evaluate(
          ([name, id]) => (globalThis as unknown as TrialWindow).undisturbed(name, id),
          [what, mode.id] as const,
        );
        const isPossible = !mode.impossible?.actions.includes(what);
        expect(undisturbed.says, mode.id).toMatch(isPossible ? done : (mode.impossible?.says ?? done));
        const refusals = shardOf(refusalsIn(mode, undisturbed, volume));
        const sum = noOutcome();
        for (let at = 0; at < refusals.length; at += STEP) {
          const some = refusals.slice(at, at + STEP);
          addOutcome(
            sum,
            await page.evaluate((given) => (globalThis as unknown as TrialWindow).run(given), some),
          );
          if (volume === "all") {
            process.stdout.write(`${what}, ${mode.id}: ${at + some.length} of ${refusals.length}\n`);
          }
        }
        recordFigure(
          `${what}, ${mode.id}: ${refusals.length} cases in ${undisturbed.made.length} calls ` +
            `(${undisturbed.distinct.length} that differ) and ${undisturbed.requests} round trips; as before after ${sum.unchanged}, complete after ${sum.complete}`,
        );
        expect
          .soft(sum.wrong.slice(0, MAX_SHOWN), `${mode.id}: ${sum.wrong.length} left something else`)
          .toEqual([]);
      }
    },
  );
}

test("docs/robustness.md lists every mode of the host", () => {
  const document = fs.readFileSync(path.join(__dirname, "../../docs/robustness.md"), "utf8");
  const missing = HOST_MODES.map(rowOf).filter((row) => !document.includes(row));
  expect(missing).toEqual([]);
});

/** A mode as a row of the table there. */
function rowOf({ id, excel, evidence, specs }: HostMode): string {
  const links = evidence.map((address) => {
    const name =
      /\/issues\/(\d+)$/.exec(address)?.[1] ?? (address.startsWith("docs/") ? "decision 7" : "documentation");
    return `[${name}](${address.replace(/^docs\//, "")})`;
  });
  const tests = specs.length === 0 ? "" : specs.map((spec) => `\`${spec}\``).join(", ");
  return `| ${id} | ${excel} | ${links.join(", ")} | ${tests} |`;
}
