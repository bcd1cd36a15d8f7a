/** A counter of a host that is read: which figure, of which processor or uplink. */
export type HostCounter =
  | { figure: "used" | "util"; processor: number | "total" }
  | { figure: "transmit" | "receive"; uplink: string };

/** A column that is read, with the host in whose name it stands. */
export interface CounterColumn {
  host: string;
  counter: HostCounter;
}

/**
 * esxtop's batch names: what its screen calls PCPU USED is `% Processor Time` here, PCPU UTIL is `% Util Time`.
 * Source: VMware, Performance Monitoring Utilities (esxtop); vpivot.com, Processor Utilization Calculations (2010).
 */
const FIGURES: ReadonlyMap<string, HostCounter["figure"]> = new Map([
  ["% Processor Time", "used"],
  ["% Util Time", "util"],
  ["MBits Transmitted/sec", "transmit"],
  ["MBits Received/sec", "receive"],
]);

/**
 * A port is `switch:port:client`, that of a VM `switch:port:world:client`. Only clients that are physical uplinks count:
 * the `Shadow of vmnic0` beside one is no second wire, and a VM may bear any name.
 */
function uplinkOf(port: string): string | null {
  const [client = "", number = "", nic] = port.split(":").reverse();
  const isUplink = /^vmnic\d+$/.test(client) && /^\d+$/.test(number) && nic !== undefined && /\D/.test(nic);
  return isUplink ? client : null;
}

/** What a column name of a PDH-CSV header stands for; `null` for the thousands that are not read. */
export function counterColumn(name: string): CounterColumn | null {
  const figure = FIGURES.get(name.slice(name.lastIndexOf("\\") + 1));
  if (figure === undefined) return null;
  const [, host, group, instance = ""] = /^\\\\([^\\]+)\\([^\\(]+)\((.*)\)\\[^\\]+$/.exec(name) ?? [];
  if (host === undefined) return null;
  if (figure === "used" || figure === "util") {
    if (group !== "Physical Cpu" || !/^(\d{1,5}|_Total)$/i.test(instance)) return null;
    const processor = /^\d/.test(instance) ? Number(instance) : "total";
    return { host, counter: { figure, processor } };
  }
  const uplink = group === "Network Port" ? uplinkOf(instance) : null;
  return uplink === null ? null : { host, counter: { figure, uplink } };
}
