import { evidence } from "../../model/evidence/evidence";
import { esaScalability } from "../../model/evidence/productSources";
import { VSPHERE_RELEASES } from "../../model/operations/vsphereReleases";
import type { Block } from "../../sheets/block";
import { resultBlock } from "../../sheets/resultBlock";

/** VMs that a host of ESA runs at most. */
export const MAX_VMS_PER_HOST = evidence({
  value: 500,
  unit: "VMs per host",
  kind: "vendor-stated",
  source: esaScalability("VMs per host, from 8.0 U2"),
});

/** The same in the releases before. */
export const MAX_VMS_PER_HOST_BEFORE = evidence({
  value: 200,
  unit: "VMs per host",
  kind: "vendor-stated",
  source: esaScalability("VMs per host, before 8.0 U2"),
});

/** The release that raised the limit. */
const SINCE = "8.0 U2";

const NAMES = VSPHERE_RELEASES.map(({ name }) => name);
const EARLIER = NAMES.slice(0, NAMES.indexOf(SINCE)).map((name) => `{release}="${name}"`);

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
