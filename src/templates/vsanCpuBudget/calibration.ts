import {
  cyclesPerIo,
  REFERENCE_HOSTS,
  REFERENCE_IDLE_GHZ,
  REFERENCE_TESTS,
} from "../../model/cpuCost/referenceTests";
import type { Block } from "../../sheets/block";
import { gridBlock } from "../../sheets/gridBlock";
import { noteBlock } from "../../sheets/noteBlock";
import { POLICIES } from "../hostsAndLayout";
import { PROFILES } from "./inputs";

const TESTS = 8;
const COMPLETE = "COUNT([own.size],[own.read],[own.khz])=3";

/** Tests of the planner's own cluster, beside what the built-in measurements say. */
export function ownTests(): Block {
  return gridBlock({
    id: "own",
    heading: "Your tests",
    rows: TESTS,
    columns: [
      { id: "size", header: "Block size (KiB)", accepts: { decimal: [0.5, 2048] }, values: [], needed: true },
      { id: "read", header: "Reads", accepts: { share: [0, 1] }, values: [], format: "0%", needed: true },
      {
        id: "khz",
        header: "kHz per I/O",
        accepts: { decimal: [1, 10_000_000] },
        values: [],
        format: "#,##0.0",
        needed: true,
        hint: "CPU of a host net of idle, divided by its part of the IOPS.",
      },
      {
        id: "raid",
        header: "Layout tested",
        accepts: { oneOf: POLICIES },
        values: [],
        hint: "Blank: the layout that is planned.",
      },
      {
        id: "builtIn",
        header: "Built-in (kHz per I/O)",
        formula: `IF(${COMPLETE},VSAN_KHZ_PER_IO([own.size],[own.read],IF([own.raid]="",{layout},[own.raid])),"")`,
        format: "#,##0.0",
      },
      {
        id: "ratio",
        header: "Yours ÷ built-in",
        formula: 'IF([builtIn]="","",[khz]/[builtIn])',
        format: "0.00",
      },
    ],
  });
}

/** How to come to the tests. */
export function calibrationNotes(): Block {
  const { smallRead } = REFERENCE_TESTS;
  const khz = (cyclesPerIo(smallRead) / 1e3).toFixed(1);
  return noteBlock("How to calibrate", [
    `kHz per I/O is (busy − idle) GHz of one host × 1,000,000 ÷ (IOPS of the cluster ÷ hosts), or =CPU_KHZ_PER_IO(busy, idle, iops, hosts). The reference cluster at 32 KiB reads: ${smallRead.busyGhz.value} GHz busy, ${REFERENCE_IDLE_GHZ.value} GHz idle, ${smallRead.iops.value.toLocaleString("en-US")} IOPS, ${REFERENCE_HOSTS.value} hosts: ${khz}.`,
    "Tests of small and large blocks at least 8× apart, each with read shares at least 50 points apart, give a fit of your own. Others scale the built-in figures by the geometric mean of yours ÷ built-in. The range contains every test.",
    "Use cpu.usage or cpu.utilization, not both, and keep the clock of the tested host in mind: 1 GHz there is then 1 GHz here.",
  ]);
}

/** Are own tests chosen, and is there none? A condition. */
export const NO_OWN_TEST = `AND({profile}="${PROFILES.own}",COUNT({inUse.size})=0)`;

/** The range that the CPU functions take as their profile: blank unless own tests are chosen. */
export function profileInUse(): Block {
  const used = (value: string) => `IF(AND({profile}="${PROFILES.own}",${COMPLETE}),${value},"")`;
  return gridBlock({
    id: "inUse",
    heading: "Profile in use: blank means the built-in measurements",
    rows: TESTS,
    columns: [
      { id: "size", header: "Block size (KiB)", formula: used("[own.size]"), format: "General" },
      { id: "read", header: "Reads", formula: used("[own.read]"), format: "0%" },
      { id: "khz", header: "kHz per I/O", formula: used("[own.khz]"), format: "#,##0.0" },
      { id: "raid", header: "Layout", formula: used('IF([own.raid]="",{layout},[own.raid])') },
    ],
  });
}
