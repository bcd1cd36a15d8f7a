import type { Block } from "../../sheets/block";
import { gridBlock } from "../../sheets/gridBlock";
import { CHOICES, LOAD_KINDS } from "./inputs";

const CHECKS: readonly (readonly [what: string, why: string])[] = [
  ["HCIBench controller outside the tested cluster", "it would use CPU and network of the test"],
  ["DHCP on the test network, or the controller's own range", "every test VM needs an address"],
  ["DRS set as HCIBench asks for", "no VM moves during a test"],
  ["Caches cleared between tests", "the next test would read cached data of the last one"],
  ["VMs spread evenly over the hosts", "the slowest host decides"],
  ["No other VMs on the cluster", "their I/O is not measured"],
  ["Time synchronized (NTP) on hosts, vCenter, controller", "host and VM timestamps must match"],
  ["Health green", "a fault costs more than any variant"],
  ["No resynchronization running", "it takes disks, CPU and network"],
  ["Firmware, drivers and versions noted", "runs are comparable only if these match"],
  ["Results volume of 200 GB on the controller", "logs of many tests fill it"],
  ["One easy run first", "it reveals errors in names, network and permissions"],
];

/** What must be in place before the first test. */
export function preflight(): Block {
  return gridBlock({
    id: "check",
    heading: "Before the first test",
    rows: CHECKS.length,
    columns: [
      { id: "what", header: "Check", texts: CHECKS.map(([what]) => what) },
      {
        id: "done",
        header: "Done",
        accepts: { oneOf: ["open", "done", "not needed"] },
        values: CHECKS.map(() => "open"),
      },
      { id: "why", header: "Why", texts: CHECKS.map(([, why]) => why), spread: 3 },
    ],
  });
}

/** Checks that are neither done nor not needed: an empty one is open. */
export const OPEN_CHECKS = `(ROWS({check.done})-COUNTIF({check.done},"done")-COUNTIF({check.done},"not needed"))`;

const joined = (cells: string, count: number, percent = false): string =>
  Array.from({ length: count }, (_, i) => {
    const cell = `INDEX({${cells}},${i + 1})`;
    const shown = percent ? `ROUND(${cell}*100,0)` : cell;
    return `IF(ISNUMBER(${cell}),", "&${shown},"")`;
  }).join("&");
const list = (cells: string, count: number, percent = false): string =>
  `MID(${joined(cells, count, percent)},3,100)`;

const PARAMETERS: readonly (readonly [name: string, formula: string, unit: string])[] = [
  ["Tool", "{tool}", ""],
  ["VMs", "{allVms}", "in all"],
  ["Data disks", "{disks}", "per VM"],
  ["Size of data disk", "{diskGib}", "GiB"],
  ["vCPU", "{vcpu}", "per VM"],
  ["RAM", "{vmRam}", "GiB per VM"],
  ["Prepare disks", "{prepare}", ""],
  ["Block sizes", list("sizes.kib", CHOICES.sizes), "KiB"],
  ["Reads", list("mixes.read", CHOICES.mixes, true), "%"],
  ["Random", list("mixes.random", CHOICES.mixes, true), "%"],
  [
    "Threads per vDisk",
    `IF({loadKind}="${LOAD_KINDS.threads}",${list("loads.load", CHOICES.loads)},"not set")`,
    "",
  ],
  [
    "Latency target",
    `IF({loadKind}="${LOAD_KINDS.target}",${list("loads.load", CHOICES.loads)},"not set")`,
    "µs",
  ],
  ["Working set", "ROUND({workingSet}*100,0)", "%"],
  ["Warm-up", "{warmup}", "s"],
  ["Test time", "{seconds}", "s"],
  ["Clear cache before each test", '"yes"', ""],
];

/** What is typed into HCIBench, to copy. */
export function parameters(): Block {
  return gridBlock({
    id: "parameter",
    heading: "Parameters to copy",
    rows: PARAMETERS.length,
    columns: [
      { id: "name", header: "Parameter", texts: PARAMETERS.map(([name]) => name) },
      { id: "value", header: "Value", formula: PARAMETERS.map(([, formula]) => formula) },
      { id: "unit", header: "Unit", texts: PARAMETERS.map(([, , unit]) => unit) },
    ],
  });
}
