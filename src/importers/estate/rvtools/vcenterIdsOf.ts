import type { VcenterId } from "../../../model/estate/estate";
import { vcenterName } from "../vcenterName";
import type { VmField } from "./vmIndex";

/** The UUIDs that vInfo states for vCenters, each with a name once. */
export function vcenterIdsOf(
  texts: readonly Readonly<Pick<Record<VmField, string | null>, "vcenter" | "vcenterId">>[],
): VcenterId[] {
  const found = new Map<string, VcenterId>();
  for (const { vcenter, vcenterId: uuid } of texts) {
    const name = vcenterName(vcenter);
    if (name !== null && uuid !== null) found.set(`${name}\n${uuid}`, { name, uuid });
  }
  return [...found.values()];
}
