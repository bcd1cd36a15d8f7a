import { NEVER_FITS } from "../model/design/habits";
import type { OptionName } from "./optionInputs";
import { TRAFFIC_HOSTS } from "./storageByClass";
import { figure } from "./methodFigures";

/** Resources of a number of hosts, each as used ÷ available: above 1 it does not fit. */
export const USES = [
  { id: "Vcpu", header: "vCPU" },
  { id: "Ghz", header: "CPU, GHz" },
  { id: "Ram", header: "RAM" },
  { id: "Capacity", header: "Capacity" },
  { id: "Network", header: "Network" },
  { id: "Layout", header: "Layout" },
] as const;

export type UseId = (typeof USES)[number]["id"];

/** Uses that the high estimate changes. */
export const HIGH_USES: readonly UseId[] = ["Vcpu", "Ghz", "Capacity", "Network"];

/** Where the figures of a use are. */
export interface UsePlace {
  option: OptionName;
  /** The number of hosts, and of equal clusters. */
  hosts: string;
  split: string;
  /** A column of `hostColumns`, of the needs of the option, and of the demand, for this target cluster. */
  here: (column: string) => string;
  of: (column: string) => string;
  demand: (column: string) => string;
}

/** The one of few hosts or the one of many. */
export const byLayout = (hosts: string, narrow: string, wide: string): string =>
  `IF(${hosts}<${figure("wideFrom")},${narrow},${wide})`;

/** What is calculated for a number of hosts before its uses: a column each. */
export const HOST_COLUMNS = [
  { id: "left", header: "Hosts after failures", format: "0" },
  { id: "placed", header: "Layout can be placed", format: "0" },
  { id: "storage", header: "Storage CPU (GHz)", format: "#,##0.0" },
  { id: "storageHigh", header: "Storage CPU, high (GHz)", format: "#,##0.0" },
  { id: "reserve", header: "Capacity, a host in reserve", format: "0%" },
  { id: "reserveHigh", header: "The same, high", format: "0%" },
  { id: "lost", header: "Capacity, a host lost and rebuilt", format: "0%" },
  { id: "lostHigh", header: "The same, high", format: "0%" },
] as const;

/** The formula of one of them. */
export function hostColumn(id: (typeof HOST_COLUMNS)[number]["id"], place: UsePlace): string {
  const { option, hosts, split, of } = place;
  switch (id) {
    case "left":
      return `${hosts}-IF({${option}.failures}="",IF(${hosts}<=${figure("oneFailureUpTo")},1,2),{${option}.failures})`;
    case "placed":
      return `IF(${hosts}>=${byLayout(hosts, `{${option}.narrowHosts}`, `{${option}.wideHosts}`)},1,0)`;
    case "storage":
      return `${byLayout(hosts, of("narrowGhz"), of("wideGhz"))}/${split}`;
    case "storageHigh":
      return `${byLayout(hosts, of("narrowGhzHigh"), of("wideGhzHigh"))}/${split}`;
    case "reserve":
      return inReserve(place, "used", "");
    case "reserveHigh":
      return inReserve(place, "high", "Low");
    case "lost":
      return afterLoss(place, "used", "");
    case "lostHigh":
      return afterLoss(place, "high", "Low");
  }
}

/** Capacity for guest data of a host, where there are so many; `few`: the layout of few hosts. A formula. */
export function tibPerHost(
  option: OptionName,
  hosts: string,
  low: "" | "Low",
  few: "narrow" | "lost" = "narrow",
): string {
  return `${byLayout(hosts, `{${option}.${few}Tib${low}}`, `{${option}.wideTib${low}}`)}*{${option}.reduction}`;
}

function inReserve({ option, hosts, split, here, demand }: UsePlace, need: string, low: "" | "Low"): string {
  const available = `(${hosts}-{${option}.hostReserve})*${tibPerHost(option, hosts, low)}`;
  return share(demand(need), `${demand(need)}/${split}`, available, `${here("placed")}=1`);
}

/**
 * On one host fewer, which keeps none in reserve, in the layout that ESA then makes of it. Where these hosts hold none nothing is
 * rebuilt, and the data stays.
 */
function afterLoss({ option, hosts, split, demand }: UsePlace, need: string, low: "" | "Low"): string {
  const one = `(${hosts}-1)`;
  const holds = `${one}>=${byLayout(one, `{${option}.lostHosts}`, `{${option}.wideHosts}`)}`;
  const used = share(
    demand(need),
    `${demand(need)}/${split}`,
    `${one}*${tibPerHost(option, one, low, "lost")}`,
  );
  return `IF(${demand(need)}="","",IF(${holds},${used},0))`;
}

/** A need over what there is: what never fits where nothing is, and "" where the need is not known. */
function share(known: string, need: string, available: string, placed = "TRUE"): string {
  const fits = placed === "TRUE" ? `${available}>0` : `IF(${placed},${available}>0,FALSE)`;
  return `IF(${known}="","",IF(${fits},${need}/(${available}),${NEVER_FITS}))`;
}

/** Use of a resource on so many hosts, as a formula. */
export function useFormula(id: UseId, place: UsePlace, isHigh = false): string {
  const { option, hosts, split, here, of, demand } = place;
  const input = (name: string): string => `{${option}.${name}}`;
  const high = isHigh ? "High" : "";
  const storage = here(`storage${high}`);
  const placed = `${here("placed")}=1`;
  const each = (need: string): string => `${need}/${split}`;
  switch (id) {
    case "Vcpu": {
      const cores = `(${here("left")}*${input("cores")}-${storage}/${input("clockGhz")})`;
      return share(demand("cores"), each(demand("cores")), cores, placed);
    }
    case "Ghz": {
      const need = `(${demand("ghz")}/${split}/${input("workPerGhz")}+${storage})`;
      return share(demand("ghz"), need, `${here("left")}*${input("ghz")}*${input("cpuMax")}`, placed);
    }
    case "Ram":
      return share(demand("ram"), each(demand("ram")), `${here("left")}*${of("vmRam")}*${input("ramMax")}`);
    case "Capacity":
      return `IF(${here(`reserve${high}`)}="","",MAX(${here(`reserve${high}`)},${here(`lost${high}`)}))`;
    case "Network": {
      const gbit = byLayout(hosts, of(`narrowGbit${high}`), of(`wideGbit${high}`));
      const remote = `(${hosts}-1)/${hosts}^2*${TRAFFIC_HOSTS}^2/${TRAFFIC_HOSTS - 1}`;
      return share(
        `IF(${demand("noIo")}>0,"",1)`,
        `${gbit}/${split}*${remote}`,
        `${input("nicPorts")}*${input("nicGbit")}*${input("nicMax")}`,
        placed,
      );
    }
    case "Layout":
      return `IF(${placed},${input("layoutHosts")}/${hosts},${NEVER_FITS})`;
  }
}
