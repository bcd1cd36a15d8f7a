import type { Source } from "../evidence/evidence";

/** Where the steps and commands of the operating procedures were checked. */

const READ_ON = "2026-11-21";

const TECHDOCS =
  "https://techdocs.broadcom.com/us/en/vmware-cis/vcf/vcf-9-0-and-later/9-0/vsan-deployment-administration-and-monitoring";
const SHUTDOWN_PAGES = `${TECHDOCS}/administering-vmware-vsan/expanding-and-managing-a-vsan-cluster/shutting-down-and-restarting-the-vsan-cluster`;

/** The guided workflow's announcement: what it does, and since when it exists. */
export const GUIDED_SHUTDOWN: Source = {
  title: "Intelligent Cluster Aware Shutdown and Start-up Workflows",
  locator: "vSAN 7 Update 3",
  url: "https://core.vmware.com/blog/intelligent-cluster-aware-shutdown-and-start-workflows",
  date: "2021-09-21",
};

/** The vendor's guided restart. */
export const GUIDED_RESTART: Source = {
  title: "Restart the vSAN Cluster",
  locator: "VCF 9.0",
  url: `${SHUTDOWN_PAGES}/restart-the-vsan-cluster.html`,
  date: READ_ON,
};

/** The vendor's manual procedure, with its commands and the answers they give. */
export const MANUAL_SHUTDOWN: Source = {
  title: "Manually Shut Down and Restart the vSAN Cluster",
  locator: "VCF 9.0; seen in part for vSphere 7.0",
  url: `${SHUTDOWN_PAGES}/shutting-down-the-vsan-cluster.html`,
  date: READ_ON,
};

/** The vendor's order of NSX, vCLS, hosts and vCenter. */
export const SHUTDOWN_ORDER: Source = {
  title: "Shut Down a Virtual Infrastructure Workload Domain",
  locator: "VCF 5.2, shutdown order",
  url: "https://docs.vmware.com/en/VMware-Cloud-Foundation/5.2/vcf-operations/GUID-469488B3-034D-4E0C-9280-21DAC5A6D5DA.html",
  date: READ_ON,
};

/** How vCLS machines are removed by an advanced setting. */
export const RETREAT_MODE: Source = {
  title: "Put a Cluster in Retreat Mode",
  locator: "vSphere 7.0",
  url: "https://docs.vmware.com/en/VMware-vSphere/7.0/com.vmware.vsphere.resmgmt.doc/GUID-F98C3C93-875D-4570-852B-37A38878CE0F.html",
  date: READ_ON,
};

/** How vCLS machines are removed by the menu of the cluster. */
export const RETREAT_MENU: Source = {
  title: "How to power down vCLS VMs (user report)",
  locator: "menu since 8.0 U2",
  url: "https://vmanalyst.com/how-to-powerdown-vcls-vms",
  date: READ_ON,
};

/** The three ways into maintenance mode. */
export const MAINTENANCE_MODE: Source = {
  title: "Place a Member of vSAN Cluster in Maintenance Mode",
  locator: "vSphere 8.0",
  url: "https://docs.vmware.com/en/VMware-vSphere/8.0/vsan-administration/GUID-521EA4BC-E411-47D4-899A-5E0264469866.html",
  date: READ_ON,
};

/** How unicast entries are read and rebuilt, and what an entry of the host itself does. */
export const UNICAST_AGENTS: Source = {
  title: "Configuring vSAN Unicast networking from the command line (KB 326427)",
  locator: "vSAN 6.x, 7.x, 8.x",
  url: "https://knowledge.broadcom.com/external/article/326427",
  date: "2025-02-14",
};

/** The commands of a host's vSAN disks, for both architectures. */
export const DISK_COMMANDS: Source = {
  title: "Remove a Device from a Host in vSAN Cluster by Using an ESXCLI Command",
  locator: "VCF 9.0, list of ESA commands",
  url: `${TECHDOCS}/vsan-monitoring-and-troubleshooting/handling-failures-and-troubleshooting-virtual-san/handling-failures-in-virtual-san/replacing-existing-hardware-components-in-vsan-cluster/remove-a-device-in-vsan-cluster-using-esxcli.html`,
  date: READ_ON,
};

/** Commands of the namespaces `network` and `vsan`, with their options. */
export const ESXCLI_REFERENCE: Source = {
  title: "ESXCLI Reference",
  locator: "7.0.3 and latest",
  url: "https://developer.broadcom.com/xapis/esxcli-command-reference/latest/",
  date: READ_ON,
};

/** What to do while a purple screen is shown. */
export const PURPLE_SCREEN: Source = {
  title: "Host stops responding and displays a purple diagnostic screen (KB 337182)",
  locator: "collecting diagnostic information",
  url: "https://knowledge.broadcom.com/external/article/337182",
  date: READ_ON,
};

/** A user's partition of a cluster after a host was rebuilt, and what was found. */
export const PARTITION_POST: Source = {
  title: "vSAN partition after a host was rebuilt (user report)",
  locator: "vSAN 6.x",
  date: READ_ON,
};

/** A user's stretched cluster, checked by a loop of large pings in the ESXi shell before the witness is added. */
export const PING_LOOP: Source = {
  title: "VCF 9.1 lab: management cluster to vSAN stretched cluster (user report)",
  locator: "VCF 9.1",
  url: "https://github.com/kostenyang/vcf9.1-lab",
  date: "2026-11-23",
};

/** A user's tour of the Ruby vSphere Console. */
export const RVC_POST: Source = {
  title: "VMware Ruby Virtual Console for vSAN 6.6",
  locator: "vSAN 6.6",
  url: "http://www.electricmonk.org.uk/",
  date: READ_ON,
};

/** A user's bootstrap of a cluster by the installer of vCenter. */
export const BOOTSTRAP_POST: Source = {
  title: "Bootstrap of vSAN by the vCenter Server Appliance installer (user report)",
  locator: "vSphere 6.5, vSAN 6.6",
  date: READ_ON,
};
