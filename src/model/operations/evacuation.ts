import { evidence } from "../evidence/evidence";

/** Hosts from which on one can move all of its data to the others: a cluster of three has no fourth place for it. */
export const MIN_HOSTS_TO_EVACUATE = evidence({
  value: 4,
  unit: "hosts",
  kind: "vendor-stated",
  source: {
    title: "VMware vSphere 6.0 documentation, limitations of a two-host or three-host cluster",
    locator: "three hosts: only Ensure accessibility, besides No data migration",
    url: "https://docs.vmware.com/en/VMware-vSphere/6.0/com.vmware.vsphere.virtualsan.doc/GUID-57575456-0AD9-4655-9D6B-58509C1DF33C.html",
    date: "2026-11-22",
  },
});
