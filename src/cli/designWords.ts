import { MOST_TARGETS } from "../design/demandForm";
import type { OptionName } from "../design/optionInputs";
import { solvedOf } from "../design/solvedHosts";
import type { DesignDocument, DesignedOption } from "./designDocument";
import type { PlanCells } from "./planCells";

const figure = (value: number | null): string =>
  value === null ? "?" : Math.round(value).toLocaleString("en-US");

/** What a target cluster may leave open, and what to ask about it. */
const OPEN = [
  {
    id: "iops",
    what: "I/O",
    ask: "IOPS at the peak, I/O size and share of reads, such as Live Optics records",
  },
  { id: "ghz", what: "CPU use in GHz", ask: "CPU that the VMs use at the peak" },
  { id: "vcpu", what: "vCPU", ask: "vCPU of the VMs" },
  { id: "ram", what: "RAM", ask: "RAM of the VMs" },
  { id: "used", what: "used capacity", ask: "capacity that the VMs use" },
  { id: "largestVcpu", what: "the largest VM", ask: "vCPU and RAM of the largest VM" },
] as const;

/** Clusters that a line names. */
const MOST_NAMED = 4;

/** A design in at most a dozen lines: verdict, hosts, what limits, what is not known, what to ask. */
export function designWords(document: DesignDocument, cells: PlanCells): string[] {
  const { estate, options, chosen } = document;
  const own = options.find(({ name }) => name === chosen);
  const others = options.filter(({ name }) => name !== chosen);
  const open = OPEN.map((one) => ({ ...one, clusters: clustersWithout(one.id, cells) })).filter(
    ({ clusters }) => clusters.length > 0,
  );
  return [
    ...(estate === null ? [] : [todayLine(estate)]),
    ...(own === undefined ? [`Option ${chosen ?? "?"} is empty`] : chosenLines(own, cells)),
    ...others.map(({ name, hosts }) => `Option ${name}: ${verdict(name, cells)} (${figure(hosts)} hosts)`),
    ...(open.length === 0
      ? []
      : [`Not known: ${open.map(({ what, clusters }) => `${what} of ${someOf(clusters)}`).join("; ")}`]),
    ...(open.length === 0 ? [] : [`Ask the customer: ${open.map(({ ask }) => ask).join("; ")}`]),
    ...(own === undefined || !lacksManagement(own.name, cells)
      ? []
      : ["Ask the customer: where vCenter, NSX and the operations VMs will run (class Management)"]),
  ];
}

function todayLine(estate: NonNullable<DesignDocument["estate"]>): string {
  const of = (id: string): string => figure(typeof estate[id] === "number" ? estate[id] : null);
  return `Today: ${of("vms")} VMs (${of("full")} in full, ${of("capacityOnly")} capacity alone, ${of("out")} out), ${of("hosts")} hosts, ${of("clusters")} clusters`;
}

function chosenLines({ name, limitedBy, hosts, ...one }: DesignedOption, cells: PlanCells): string[] {
  const [first, second] = [cells.text(`${name}.first`), cells.text(`${name}.second`)];
  return [
    `Option ${name}, chosen: ${verdict(name, cells)}`,
    `${figure(hosts)} hosts: ${someOf(hostsByTarget(name, cells), MOST_TARGETS)}`,
    ...(limitedBy === null ? [] : [`${first ?? "?"} limits first, then ${second ?? "?"}`]),
    `${figure(one.licenseCores)} cores to license, ${figure(one.licenseAddTib)} TiB of vSAN to add, ${figure(one.usableTib)} TiB usable`,
  ];
}

function hostsByTarget(option: OptionName, cells: PlanCells): string[] {
  const grid = solvedOf(option);
  return rowsOf(`${grid}.name`, cells).flatMap((row) => {
    const name = cells.text(`${grid}.name`, row);
    if (name === null) return [];
    const equal = cells.number(`${grid}.clusters`, row);
    const clusters = equal === null || equal === 1 ? "" : ` in ${equal} clusters`;
    return [`${name} ${figure(cells.number(`${grid}.allHosts`, row))}${clusters}`];
  });
}

const verdict = (name: string, cells: PlanCells): string =>
  cells.text(`${name}.verdictWords`) ?? "? not calculated";

function rowsOf(id: string, cells: PlanCells): number[] {
  return Array.from({ length: cells.rows(id) }, (_, i) => i + 1);
}

function clustersWithout(id: string, cells: PlanCells): string[] {
  return rowsOf("demand.name", cells).flatMap((row) => {
    const name = cells.text("demand.name", row);
    const isUnknown =
      (cells.number("demand.vms", row) ?? 0) > 0 &&
      (id === "iops" ? cells.number("demand.noIo", row) !== 0 : cells.number(`demand.${id}`, row) === null);
    return name !== null && isUnknown ? [name] : [];
  });
}

function lacksManagement(option: OptionName, cells: PlanCells): boolean {
  const id = `${solvedOf(option)}.management`;
  return rowsOf(id, cells).some((row) => cells.number(id, row) === 1);
}

function someOf(names: readonly string[], most = MOST_NAMED): string {
  const more = names.length - most;
  return `${names.slice(0, most).join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}
