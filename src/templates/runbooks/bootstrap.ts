import { quoted } from "../../sheets/formulaText";
import { inShell } from "./commandTexts";
import { NEEDS_HOSTS } from "./need";
import type { Runbook } from "./runbookSheet";
import { filledIn } from "./step";

/** A new cluster whose first vCenter stands on its own vSAN datastore. */
export const BOOTSTRAP: Runbook = {
  id: "bootstrap",
  sheet: "6 Bootstrap",
  purpose: "a new cluster without other storage",
  needs: [NEEDS_HOSTS],
  about: "A new cluster without other storage: the installer of vCenter makes a vSAN of one host first.",
  steps: [
    {
      text: "Check hardware against the compatibility guide: hosts, disks, controllers, NICs, firmware and drivers.",
      where: "desk",
      command: quoted("Compatibility guide for vSAN, architecture of the inputs"),
      expect: "Every part is listed for this version.",
      stopIf: "A part is not.",
    },
    {
      text: "Check names and time: hosts and vCenter resolve forwards and backwards.",
      where: "a workstation",
      command: `"nslookup "&${inShell("vcenter", "vCenter")}&" ; nslookup "&${inShell("firstHost", "host")}`,
      expect: "Both directions match; time is synchronized.",
      stopIf: "A name or its reverse is missing: the installer fails late.",
    },
    {
      text: "Install ESXi on every host; set management address, name, DNS, NTP, VLAN.",
      short: "Install ESXi",
      where: "every host",
      command: quoted("Installer of ESXi; then esxcli system version get"),
      expect: "The same build on every host.",
      stopIf: "Builds differ.",
      eachHost: true,
    },
    {
      text: "Look at the disks: those for vSAN must be empty and eligible.",
      where: "first host",
      command: quoted("vdq -q"),
      expect: "State: Eligible for use by VSAN",
      stopIf: "A disk has partitions: find out whose data it holds.",
    },
    {
      text: "Run the vCenter installer, stage 1: deploy on a new vSAN cluster that holds the target host, and claim its disks.",
      where: "a workstation",
      command: quoted("Select datastore > Install on a new vSAN cluster containing the target host"),
      expect: "vCenter is deployed; stage 2 ends.",
      stopIf: "A disk is offered that is not for vSAN.",
      danger: "disks that are claimed lose what is on them.",
    },
    {
      text: "Check the vSAN of one host.",
      where: "first host",
      command:
        'IF({architecture}="OSA","esxcli vsan cluster get ; esxcli vsan storage list","esxcli vsan cluster get ; esxcli vsan storagepool list")',
      expect: "Member count 1, the claimed disks are listed.",
      stopIf: "The disks are not those you chose.",
    },
    {
      text: "Make a vSAN interface on every other host and add the hosts to the cluster.",
      short: "vSAN interface",
      where: "every host",
      command: quoted("Interface and address of the sheet 6 Bootstrap hosts; then esxcli vsan network list"),
      expect: "The vmk of the inputs with traffic type vsan.",
      stopIf: "Pings of the full MTU are lost: see the sheet Pings.",
      eachHost: true,
    },
    {
      text: "Claim the disks of the other hosts.",
      where: "vCenter",
      command: quoted("Configure > vSAN > Disk Management > Claim unused disks"),
      expect: "Every host has its disks.",
      stopIf: "A disk is offered that is not for vSAN.",
      danger: "disks that are claimed lose what is on them.",
    },
    {
      text: "Give vCenter a storage policy with redundancy: on one host it had none.",
      where: "vCenter",
      command: `${filledIn("vcenter", "vCenter")}&" > VM Policies > Edit VM Storage Policies"`,
      expect: "vCenter is compliant after resynchronization.",
      stopIf: "Too few hosts for the policy.",
    },
    {
      text: "Assign licenses, turn HA and DRS on, set up a file-based backup of vCenter.",
      where: "vCenter",
      command: quoted("Configure > vSphere Availability, vSphere DRS; vCenter management > Backup"),
      expect: "HA configured on every host; first backup done.",
      stopIf: "A host has no HA agent.",
    },
    {
      text: "Check the health of the cluster.",
      where: "vCenter, one host",
      command: quoted("Monitor > vSAN > Skyline Health, and: esxcli vsan health cluster list"),
      expect: "Every test green.",
      stopIf: "A test is red.",
    },
  ],
};
