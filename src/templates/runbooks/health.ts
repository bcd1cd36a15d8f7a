import { quoted } from "../../sheets/formulaText";
import { inShell } from "./commandTexts";
import type { Runbook } from "./runbookSheet";

/** The state of the cluster by the Ruby vSphere Console, and what esxcli says of the same. */
export const HEALTH: Runbook = {
  id: "health",
  sheet: "5 Health console",
  purpose: "what a console reports; every step is read-only",
  about: "What the vCenter console and a host report about the cluster. Every step is read-only.",
  steps: [
    {
      text: "Open the Ruby vSphere Console on vCenter. It was checked for vSAN 6.6; if your vCenter no longer has it, use the commands on a host.",
      where: "vCenter, shell",
      command: quoted("rvc administrator@vsphere.local@localhost"),
      expect: "A list that begins with 0 /",
      stopIf: "The command is not there.",
    },
    {
      text: "Go to the clusters of the datacenter and look at their numbers: 0 in the steps below is the number that ls shows for this one.",
      where: "RVC",
      command: `"cd /localhost/"&${inShell("datacenter", "datacenter")}&"/computers"`,
      expect: "ls shows the cluster with its number.",
      stopIf: "The cluster is not listed.",
    },
    {
      text: "Inaccessible objects, and VMs that are out of sync. On a host: esxcli vsan debug object health summary get",
      where: "RVC",
      command: quoted("vsan.check_state 0"),
      expect: "No inaccessible object, no invalid VM, nothing out of sync.",
      stopIf: "An object is inaccessible.",
    },
    {
      text: "Objects by the number of healthy components, as a table.",
      where: "RVC",
      command: quoted("vsan.obj_status_report 0 -t"),
      expect: "All objects in the rows with all components healthy; orphans: 0.",
      stopIf: "Objects with missing components.",
    },
    {
      text: "Hosts, disks and evacuation. On a host: esxcli vsan cluster get",
      where: "RVC",
      command: quoted("vsan.cluster_info 0"),
      expect: "Every host: member list complete, node evacuated: no.",
      stopIf: "A working host reports: node evacuated: yes.",
    },
    {
      text: "Disks: components, use and health. On a host: esxcli vsan storage list (OSA), esxcli vsan storagepool list (ESA).",
      where: "RVC",
      command: quoted("vsan.disks_stats 0"),
      expect: "Every disk OK; use about equal.",
      stopIf: "A disk is not OK, or far fuller than others.",
    },
    {
      text: "What the failure of one host would do to capacity. In the client: Data Migration Pre-check.",
      where: "RVC",
      command: quoted("vsan.whatif_host_failures 0"),
      expect: "Use after the failure stays below 100%.",
      stopIf: "It does not.",
    },
    {
      text: "I/O of a VM over 20 seconds: IOPS, throughput, latency.",
      where: "RVC",
      command: quoted("vsan.vm_perf_stats <path of the VM>"),
      expect: "Figures as the VM's owner knows them.",
      stopIf: "-",
    },
    {
      text: "All health tests on one host.",
      where: "one host",
      command: quoted("esxcli vsan health cluster list"),
      expect: "Every test green.",
      stopIf: "A test is red.",
    },
  ],
};
