import { MAX_VCPU_PER_CORE } from "../model/cpuCost/vcpuPerCore";
import {
  ASKED_IO_SIZE,
  ASKED_READS,
  CUT_OFF_ABOVE,
  FEW_VMS,
  KNOWN_SHARE,
  NEAR_IO_SIZE,
  NEAR_READS,
  ONE_FAILURE_UP_TO,
} from "../model/design/habits";
import type { Evidence } from "../model/evidence/evidence";
import { formatSource } from "../model/evidence/evidence";
import { MIN_CORES_PER_SOCKET } from "../model/licensing/licensedCores";
import { ESA_NIC_GBIT, ESA_SMALL_NIC_GBIT } from "../model/network/nicMinimum";
import { LAYOUT_FACTS } from "../model/raid/layoutFacts";
import type { Block } from "../sheets/block";
import { gridBlock } from "../sheets/gridBlock";

/** Figures of the method, each with its words: formulas of the design refer to their cells. */
const FIGURES = {
  oneFailureUpTo: ["One failure up to", ONE_FAILURE_UP_TO],
  wideFrom: ["RAID-5 4+1 from", LAYOUT_FACTS["RAID-5 4+1"].minHosts],
  port: ["Port of vSAN ESA", ESA_NIC_GBIT],
  smallPort: ["Port, small profile", ESA_SMALL_NIC_GBIT],
  leastCores: ["Licensed cores, at least", MIN_CORES_PER_SOCKET],
  perCore: ["vCPU per core", MAX_VCPU_PER_CORE],
  fewVms: ["All peaks at once below", FEW_VMS],
  knownShare: ["A sum takes", KNOWN_SHARE],
  cutOff: ["CPU at its limit above", CUT_OFF_ABOVE],
  askedSize: ["I/O size asked about", ASKED_IO_SIZE],
  askedReads: ["Reads asked about", ASKED_READS],
  nearSize: ["A test is near up to", NEAR_IO_SIZE],
  nearReads: ["A test is near up to", NEAR_READS],
} as const satisfies Readonly<Record<string, readonly [text: string, figure: Evidence]>>;

const IDS = Object.keys(FIGURES);
const ROWS = Object.values(FIGURES);

/** The cell of a figure, for a formula. */
export const figure = (id: keyof typeof FIGURES): string => `{method.value#${IDS.indexOf(id) + 1}}`;

/** Grid `method`: what formulas of the design take as given, with its source. */
export function methodFigures(): Block {
  return gridBlock({
    id: "method",
    heading: "Constants of the formulas",
    rows: ROWS.length,
    columns: [
      { id: "name", header: "Figure", texts: ROWS.map(([text]) => text) },
      { id: "value", header: "Value", format: "General", texts: ROWS.map(([, { value }]) => value) },
      { id: "kind", header: "Evidence level", texts: ROWS.map(([, { kind }]) => kind) },
      {
        id: "source",
        header: "Unit, and source",
        texts: ROWS.map(([, { unit, source }]) => `${unit}; ${formatSource(source)}`),
        spread: 8,
      },
    ],
  });
}
