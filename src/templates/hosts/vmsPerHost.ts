import {
  MAX_VMS_PER_HOST,
  MAX_VMS_PER_HOST_BEFORE,
  MORE_VMS_PER_HOST_SINCE,
} from "../../model/operations/vmsPerHost";
import { VSPHERE_RELEASES } from "../../model/operations/vsphereReleases";
import type { Block } from "../../sheets/block";
import { resultBlock } from "../../sheets/resultBlock";

const NAMES = VSPHERE_RELEASES.map(({ name }) => name);
const EARLIER = NAMES.slice(0, NAMES.indexOf(MORE_VMS_PER_HOST_SINCE)).map((name) => `{release}="${name}"`);

/** How many VMs a host runs at most in the entered release, whatever CPU and RAM it has. */
export function vmsPerHost(): Block {
  return resultBlock("VMs per host", [
    {
      id: "vmsPerHostMost",
      label: "Maximum VMs per host in this version",
      formula: `IF(OR(${EARLIER.join(",")}),${MAX_VMS_PER_HOST_BEFORE.value},${MAX_VMS_PER_HOST.value})`,
      unit: "VMs per host",
      format: "#,##0",
      known: "vendor-stated",
    },
    {
      id: "vmsPerHostDown",
      label: "VMs per host after host failure",
      formula: "{vms}/({hosts}-{failures})",
      unit: "VMs per host",
      format: "#,##0.0",
      known: "derived",
    },
  ]);
}
