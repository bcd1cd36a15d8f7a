import type { EstateVm } from "../../model/estate/estate";
import { RepeatedRows } from "./repeatedRows";

/** VMs that an export lists again. */
export const repeatedVms = (): RepeatedRows =>
  new RepeatedRows([
    "is of a VM above (same name and ID): skipped, the first row of a VM counts",
    "are of VMs above (same name and ID): skipped, the first row of a VM counts",
  ]);

/**
 * What no other VM has: its ID in a vCenter. Copies share the UUID, but have another ID.
 *
 * @param vmId The ID that vCenter gives a VM, such as vm-1001; `null` where the export does not have it. Another vCenter may
 *   have given it to another VM.
 */
export function vmKey({ id, vcenter, name }: EstateVm, vmId: string | null): readonly (string | null)[] {
  return [vmId, id ?? vcenter, name];
}
