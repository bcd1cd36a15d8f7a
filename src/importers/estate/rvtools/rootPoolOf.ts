import type { EstateRootPool } from "../../../model/estate/estate";
import type { TableRow } from "../../tables/row";
import type { ColumnReader } from "../columnReader";
import { vcenterName } from "../vcenterName";
import type { VRP } from "./columns";

/** What vSphere calls the resource pool that holds all others of a cluster. */
const ROOT = "Resources";

/** The root pool of a cluster that a row of vRP is; `null` for the pools inside it. */
export function rootPoolOf(columns: ColumnReader<keyof typeof VRP>, row: TableRow): EstateRootPool | null {
  const steps = columns.text(row, "path")?.split("/").filter(Boolean);
  const name = columns.text(row, "name") ?? steps?.at(-1);
  const at = steps?.indexOf(ROOT) ?? -1;
  if (name !== ROOT || (at >= 0 && at < (steps?.length ?? 0) - 1)) return null;
  return {
    vcenter: vcenterName(columns.text(row, "vcenter")),
    datacenter: nameOf(steps?.[isOfHosts(steps[at - 2]) ? at - 3 : at - 2]),
    cluster: nameOf(steps?.[at - 1]),
    cpuDemandGhz: columns.thousandths(row, "demand"),
    cpuUsageGhz: columns.thousandths(row, "usage"),
  };
}

/** The folder that vSphere makes below a datacenter for its hosts and clusters; some paths omit it. */
const isOfHosts = (step: string | undefined): boolean => step === "host";

/** A name in a path: vSphere writes slashes and percent signs in names as codes. */
function nameOf(step: string | undefined): string | null {
  return step?.replace(/%2f/gi, "/").replace(/%5c/gi, "\\").replace(/%25/g, "%") ?? null;
}
