import type { Source } from "../../src/model/evidence/evidence";

/** Documents that claims were compared with and that no figure of the model rests on. */

const READ_ON = "2026-11-22";

const from =
  (title: string, url: string, date: string = READ_ON) =>
  (locator: string): Source => ({ title, locator, url, date });

export const cpuCounters = from(
  "ESXi host CPU usage appears high in vCenter (KB 431027)",
  "https://knowledge.broadcom.com/external/article/431027",
);

export const encryptionKinds = from(
  "Understanding vSAN Datastore Encryption vs. VMcrypt Encryption (KB 319929)",
  "https://kb.vmware.com/kb/2148947",
);

export const bootDevice = from(
  "VMware Cloud Foundation 4.5 documentation, ESXi boot devices",
  "https://docs.vmware.com/en/VMware-Cloud-Foundation/4.5/vcf-vi-workload-domain-design/GUID-02C07FC1-B797-43B0-8124-72468EF0AF9A.html",
);

export const smallHosts = from(
  "VMware vSphere 6.0 documentation, limitations of a two-host or three-host cluster",
  "https://docs.vmware.com/en/VMware-vSphere/6.0/com.vmware.vsphere.virtualsan.doc/GUID-57575456-0AD9-4655-9D6B-58509C1DF33C.html",
);

export const repairTimer = from(
  "VMware vSphere 8.0 documentation, monitoring resynchronization",
  "https://docs.vmware.com/br/VMware-vSphere/8.0/vsan-monitoring-troubleshooting/GUID-04ED9C07-BC61-4E3C-9188-9D2E460C9CA3.html",
);

export const stretchedHa = from(
  "VMware vSphere 7.0 documentation, stretched cluster design considerations",
  "https://docs.vmware.com/en/VMware-vSphere/7.0/com.vmware.vsphere.vsan-planning.doc/GUID-4172337E-E25F-4C6B-945E-01623D314FDA.html",
);

export const stretchedSizing = from(
  "Dell VxRail Architecture Guide: sizing considerations",
  "https://www.dell.com/support/manuals/en-us/vxrail-appliance-series/vxrail_architecture_guide/sizing-considerations?guid=guid-b6878555-6aef-488f-80d1-e6d093b7bea9&lang=en-us",
);

export const largeObjects = from(
  "Architecting VMware vSAN 6.2: vSAN Cluster and Datastore Design",
  "https://download3.vmware.com/vcat/vmw-vcloud-architecture-toolkit-spv1-webworks/Storage%20and%20Availability/Architecting%20VMware%20vSAN%206.2/Architecting%20Virtual%20SAN%206.2.2.062.html",
);

export const hcibenchFeatures = from(
  "Introducing HCIBench 1.6",
  "https://blogs.vmware.com/virtualblocks/2017/01/11/introducing-hcibench-1-6/",
  "2017-01-11",
);

export const hcibenchGuide = from(
  "HCIBench 2.0 User Guide",
  "https://pdfslide.us/documents/hcibench-user-manual-test-vm-deployment-vmdk-initialization-and-vdbench-or-fio.html",
);

export const hcibenchSource = from("HCIBench, source of its parsers", "https://github.com/xinzweb/HCIBench");

export const cidr = from("RFC 4632", "https://www.rfc-editor.org/rfc/rfc4632", "2006-08-01");
export const privateSpace = from("RFC 1918", "https://www.rfc-editor.org/rfc/rfc1918", "1996-02-01");
export const sharedSpace = from("RFC 6598", "https://www.rfc-editor.org/rfc/rfc6598", "2012-04-01");
export const specialPurpose = from(
  "IANA IPv4 special-purpose address registry",
  "https://www.iana.org/assignments/iana-ipv4-special-registry/",
);

export const switchMtu = from(
  "VMware Cloud Foundation 4.5 documentation, distributed switch design decisions",
  "https://docs.vmware.com/en/VMware-Cloud-Foundation/4.5/vcf-vi-workload-domain-design/GUID-A7986A85-88B0-40A3-90B3-FC3B044997F3.html",
);

export const stretchedNetworks = from(
  "Virtual SAN 6.5 documentation, stretched clusters",
  "https://docs.vmware.com/en/Virtual-SAN/6.5/com.vmware.vsphere.virtualsan.doc/GUID-FD6CD8A6-319B-434A-9E38-ACF4DD9136A4.html",
);

export const encryptionInTransit = from(
  "vSAN 7 Update 1 - What's new",
  "https://www.vcdx200.com/2020/09/vsan-7-update-1-whats-new.html",
  "2020-09-15",
);

/** A statement for which no public document was found. */
export const notFound = (locator: string): Source => ({
  title: "no public document found",
  locator,
  date: READ_ON,
});
