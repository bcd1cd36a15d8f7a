import { TEST_LIMITS } from "../../model/benchmark/testLimits";
import { quoted, sentence, shown, shownApart } from "../../sheets/formulaText";
import { verdict } from "../../sheets/verdict";
import { OPEN_CHECKS } from "./checklist";
import { FREE_RAM, LOAD_KINDS, MATRIX_SHEET, TOOLS } from "./inputs";
import { MATRIX } from "./matrix";
import { HELD_BACK } from "./predictions";

const { leastSeconds, warmupFactor, cacheFactor, usableShare } = TEST_LIMITS;

/** What cannot be run, and what would make results worthless: the verdict and the rows that prove it ask the same. */
export const IS = {
  empty: "{tests}=0",
  tooManyTests: `{tests}>${MATRIX}`,
  withoutVariant: "{variantCount}=0",
  tooFewHosts: "MAX({plan.hostsNeeded})>{hosts}",
  tooLarge: "{usedShare}>1",
  tooMuchRam: `{vms}*{vmRam}>${FREE_RAM}`,
  impossibleLoad: `AND({loadKind}="${LOAD_KINDS.target}",{tool}="${TOOLS.vdbench}")`,
  longerThanPlanned: "{gross}*60<{seconds}+{warmup}",
  tooShort: `OR({seconds}<${leastSeconds.value},{seconds}<${warmupFactor.value}*{warmup})`,
  // A block that was never written is answered without a disk.
  unwritten: 'AND({prepare}="none",MAX({mixes.read})>0)',
  cached: `OR({workShare}<${usableShare.value},{workGib}<${cacheFactor.value}*{hosts}*{cache})`,
  heldBack: `${HELD_BACK}>0`,
  limitOpen: "AND({limit}>0,COUNT({bySize.iops})<{sizeCount})",
  notReady: `${OPEN_CHECKS}>0`,
} as const;

const [ramTaken, ramLeft] = shownApart("{vms}*{vmRam}", FREE_RAM, "#,##0");
/** A share that is more than all. */
const overAll = (share: string): string => shownApart(share, "1", "0.0%")[0];
const TIME_TAKEN = sentence`${"{tests}"} tests take ${shown("{grossHours}", "#,##0")} hours per pass, ${shown("{allDays}", "#,##0.0")} days in all`;

/** What cannot be run comes first, then what would make the results worthless, then the time that it takes. */
export const VERDICT = verdict(
  [
    {
      mark: "unknown",
      when: IS.empty,
      says: quoted(`Not known: enter at least one block size, one mix and one load (sheet ${MATRIX_SHEET})`),
    },
    {
      mark: "bad",
      when: IS.tooManyTests,
      says: sentence`Does not fit: ${"{tests}"} tests, and the matrix holds ${`${MATRIX}`}`,
    },
    {
      mark: "unknown",
      when: IS.withoutVariant,
      says: quoted(`Not known: enter at least one variant with its layout (sheet ${MATRIX_SHEET})`),
    },
    {
      mark: "bad",
      when: IS.tooFewHosts,
      says: sentence`Does not fit: a variant needs ${"MAX({plan.hostsNeeded})"} hosts or more, and ${"{hosts}"} are planned`,
    },
    {
      mark: "bad",
      when: IS.tooLarge,
      says: sentence`Does not fit: the test VMs take ${overAll("{usedShare}")} of the usable capacity`,
    },
    {
      mark: "bad",
      when: IS.tooMuchRam,
      says: sentence`Does not fit: the test VMs take ${ramTaken} GiB of RAM per host, and ESXi and vSAN leave ${ramLeft} GiB`,
    },
    {
      mark: "bad",
      when: IS.impossibleLoad,
      says: quoted("Does not fit: vdbench does not support a latency target"),
    },
    {
      mark: "bad",
      when: IS.longerThanPlanned,
      says: quoted("Does not fit: a test takes longer than its gross time"),
    },
    {
      mark: "caution",
      when: IS.tooShort,
      says: quoted(
        `Too short: a test should take ${leastSeconds.value} s and ${warmupFactor.value} × the warm-up to be steady`,
      ),
    },
    {
      mark: "caution",
      when: IS.unwritten,
      says: quoted("Not meaningful: reads of disks that were never written reach no disk. Prepare the disks"),
    },
    {
      mark: "caution",
      when: IS.cached,
      says: quoted("The working set may fit in cache: reads would be an upper bound"),
    },
    {
      mark: "caution",
      when: IS.heldBack,
      says: sentence`The IOPS limit of the policy limits ${HELD_BACK} of ${"{tests}"} tests: these show the limit, not the cluster`,
    },
    {
      mark: "unknown",
      when: IS.limitOpen,
      says: quoted(
        `Not known: enter the assumed IOPS of every block size (sheet ${MATRIX_SHEET}), as the policy has an IOPS limit`,
      ),
    },
    {
      mark: "caution",
      when: IS.notReady,
      says: sentence`Fits: ${TIME_TAKEN}, but ${`IF(${OPEN_CHECKS}=1,"1 check is",${OPEN_CHECKS}&" checks are")`} open (sheet Checklist)`,
    },
  ],
  { mark: "good", says: sentence`Fits: ${TIME_TAKEN}, and no check is open` },
);
