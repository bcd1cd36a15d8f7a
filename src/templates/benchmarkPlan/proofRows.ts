import { TEST_LIMITS } from "../../model/benchmark/testLimits";
import type { ProofRow } from "../../sheets/firstPage/proofRow";
import { firstOf, quoted, sentence, shareOf, shown } from "../../sheets/formulaText";
import { MARK } from "../../sheets/mark";
import { OPEN_CHECKS } from "./checklist";
import { FREE_RAM, GIB_PER_TIB, MATRIX_SHEET } from "./inputs";
import { MATRIX } from "./matrix";
import { HELD_BACK } from "./predictions";
import { IS } from "./verdict";

const { leastSeconds, warmupFactor, cacheFactor, usableShare } = TEST_LIMITS;

const COUNT = "#,##0";
const ONE_DECIMAL = "#,##0.0";

/** GiB that a working set must have, by its share of the usable capacity and by the cache. */
const OF_USABLE = `${usableShare.value}*{usable}*${GIB_PER_TIB}`;
const OF_CACHE = `${cacheFactor.value}*{hosts}*{cache}`;

const WARM = `${warmupFactor.value}*{warmup}`;

const MAX_HOSTS = "MAX({plan.hostsNeeded})";

/** The mark of a row whose condition of the verdict is met. */
const markIf = (kind: "bad" | "caution", condition: string): string =>
  `IF(${condition},${quoted(MARK[kind])},${quoted(MARK.good)})`;

/** A figure against another. */
interface Compared {
  name: string;
  needed: string;
  available: string;
  format?: string;
  mark: string;
  from: string;
  /** Is nothing entered on the sheet of the matrix that it needs? Then it is unknown. */
  none?: string;
}

function compared({ name, needed, available, format = COUNT, mark, from, none }: Compared): ProofRow {
  const known = (formula: string, otherwise: string): string =>
    none === undefined ? formula : `IF(${none},${otherwise},${formula})`;
  return {
    name,
    figures: [
      { formula: known(needed, quoted(MARK.unknown)), format },
      { formula: available, format },
    ],
    share: { plan: known(shareOf(`(${needed})`, `(${available})`), '""') },
    mark,
    last: { formula: known(from, quoted(`sheet ${MATRIX_SHEET}`)) },
  };
}

/** The conditions of the verdict in its order, and the time that the plan takes. */
export const PROOF_ROWS: readonly ProofRow[] = [
  compared({
    none: IS.empty,
    name: "Tests of the matrix",
    needed: "{tests}",
    available: `${MATRIX}`,
    mark: markIf("bad", IS.tooManyTests),
    from: sentence`${"{sizeCount}"} × ${"{mixCount}"} × ${"{loadCount}"}`,
  }),
  compared({
    none: IS.withoutVariant,
    name: "Hosts for the layouts",
    needed: MAX_HOSTS,
    available: "{hosts}",
    mark: markIf("bad", IS.tooFewHosts),
    from: `INDEX({plan.layout},MATCH(${MAX_HOSTS},{plan.hostsNeeded},0))`,
  }),
  compared({
    name: "Capacity, TiB",
    needed: `{vmGib}/${GIB_PER_TIB}`,
    available: "{usable}",
    format: ONE_DECIMAL,
    mark: markIf("bad", IS.tooLarge),
    from: sentence`${shown("{allVms}", COUNT)} × ${shown("{vmGib}/{allVms}", COUNT)} GiB`,
  }),
  compared({
    name: "RAM for VMs, GiB",
    needed: "{vms}*{vmRam}",
    available: FREE_RAM,
    mark: markIf("bad", IS.tooMuchRam),
    from: sentence`${"{vms}"} × ${"{vmRam}"} GiB`,
  }),
  load(),
  compared({
    name: "Gross time, min",
    needed: "({seconds}+{warmup})/60",
    available: "{gross}",
    mark: markIf("bad", IS.longerThanPlanned),
    from: quoted("warm-up and test"),
  }),
  compared({
    name: "Test time, s",
    needed: `MAX(${leastSeconds.value},${WARM})`,
    available: "{seconds}",
    mark: markIf("caution", IS.tooShort),
    from: `IF(${WARM}>${leastSeconds.value},${quoted(`${warmupFactor.value} × warm-up`)},${quoted("steady state")})`,
  }),
  compared({
    name: "Working set, GiB",
    needed: `MAX(${OF_USABLE},${OF_CACHE})`,
    available: "{workGib}",
    mark: markIf("caution", IS.cached),
    from: `IF(${OF_CACHE}>${OF_USABLE},${quoted(`${cacheFactor.value} × the cache`)},${quoted(`${usableShare.value * 100}% of usable`)})`,
  }),
  disks(),
  checks(),
  duration(),
];

/** What load the tests put on the cluster, and whether all of it gets there. */
function load(): ProofRow {
  return {
    name: "Load",
    figures: [],
    mark: firstOf(
      [
        [IS.impossibleLoad, quoted(MARK.bad)],
        [IS.heldBack, quoted(MARK.caution)],
        [IS.limitOpen, quoted(MARK.unknown)],
      ],
      quoted(MARK.good),
    ),
    note: firstOf(
      [
        [IS.impossibleLoad, quoted("vdbench does not support a latency target")],
        [IS.heldBack, sentence`${HELD_BACK} of ${"{tests}"} tests reach the IOPS limit`],
        [IS.limitOpen, quoted("enter the assumed IOPS")],
      ],
      sentence`${"{loadKind}"} with ${"{tool}"}`,
    ),
    last: {
      formula: `IF({limit}=0,${quoted("no IOPS limit")},${sentence`limit ${shown("{limit}", COUNT)}`})`,
    },
  };
}

/** What is on the disks before the first test. */
function disks(): ProofRow {
  return {
    name: "Disks",
    figures: [],
    mark: markIf("caution", IS.unwritten),
    note: firstOf(
      [
        [IS.unwritten, quoted("never written: reads reach no disk")],
        ['{prepare}="none"', quoted("not prepared, and no test reads")],
        ['{prepare}="zero"', quoted("prepared with zeros")],
      ],
      quoted("prepared with random data"),
    ),
    last: { formula: "{prepare}" },
  };
}

function checks(): ProofRow {
  return {
    name: "Checks",
    figures: [],
    mark: markIf("caution", IS.notReady),
    note: sentence`${`(ROWS({check.done})-${OPEN_CHECKS})`} of ${"ROWS({check.done})"} done or not needed`,
    last: { formula: quoted("sheet Checklist") },
  };
}

/** Nothing limits the time: it is for the reader to judge. */
function duration(): ProofRow {
  const known = (formula: string, otherwise: string = quoted(MARK.unknown)) =>
    `IF({allDays}=0,${otherwise},${formula})`;
  return {
    name: "Days in all",
    figures: [{ formula: known("{allDays}"), format: ONE_DECIMAL }],
    mark: known('""'),
    note: known(
      sentence`${"{variantCount}"} × ${"{repeats}"} × ${shown("{grossHours}", ONE_DECIMAL)} h, until`,
      '""',
    ),
    last: { formula: known("{end}"), format: "yyyy-mm-dd" },
  };
}
