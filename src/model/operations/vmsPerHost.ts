import { evidence } from "../evidence/evidence";
import { esaScalability } from "../evidence/productSources";

/** The release that raised the number of VMs that a host of ESA runs: a name of `VSPHERE_RELEASES`. */
export const MORE_VMS_PER_HOST_SINCE = "8.0 U2";

/** VMs that a host of ESA runs at most, since that release. */
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
