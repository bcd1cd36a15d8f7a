import { quoted } from "../../sheets/formulaText";
import { VSAN_PORTS } from "../../model/stretchedCluster/vsanPorts";
import { inShell } from "./commandTexts";
import { IS_IPV6, VMKPING } from "./ipVersion";
import { NEEDS_HOSTS, NEEDS_MTU, NEEDS_WITNESS } from "./need";
import type { Runbook } from "./runbookSheet";

/** The port of unicast membership, as the vendor's command names it. */
const UNICAST = VSAN_PORTS.find(({ service }) => service.includes("unicast"))?.port;

/** The port, which the list of ports must hold. */
export function unicastPort() {
  if (!UNICAST) throw new Error("the list of vSAN ports has none for unicast");
  return UNICAST;
}

/** Why hosts do not see each other, and how a stale entry is replaced. */
export const PARTITION: Runbook = {
  id: "partition",
  sheet: "4 Partition",
  purpose: "hosts that cannot reach each other",
  needs: [NEEDS_HOSTS, NEEDS_WITNESS, NEEDS_MTU],
  later: "enter the entries when known",
  about: "Hosts of a vSAN cluster that cannot reach each other.",
  steps: [
    {
      text: "Read the membership on every host. Write down member count, state and node UUID.",
      short: "Membership",
      where: "every host",
      command: quoted("esxcli vsan cluster get"),
      expect: "The same cluster UUID and member count everywhere; one MASTER, one BACKUP, else AGENT.",
      stopIf: "Nothing. Two masters mean that the cluster is partitioned: continue here.",
      eachHost: true,
    },
    {
      text: "Read vSAN interface and address of every host.",
      short: "Interface and address",
      where: "every host",
      command: `IF(${IS_IPV6},"esxcli vsan network list ; esxcli network ip interface ipv6 address list","esxcli vsan network list ; esxcli network ip interface ipv4 get")`,
      expect: "The vmk and address of the inputs, traffic type vsan, one subnet.",
      stopIf: "An interface has no vSAN traffic or another address.",
      eachHost: true,
    },
    {
      text: "Ping every pair with packets that fill a frame: see the sheet Pings.",
      where: "sheet Pings",
      command: `${VMKPING}&" -I <vSAN vmk> -d -s <MTU less headers> <vSAN IP>"`,
      expect: "No loss.",
      stopIf: "Loss: repair the network first, then continue.",
    },
    {
      text: "Read the node UUID of every host.",
      short: "Node UUID",
      where: "every host",
      command: quoted("cmmds-tool whoami"),
      expect: "A UUID; write it next to the host.",
      stopIf: "Two hosts give the same UUID.",
      eachHost: true,
    },
    {
      text: "Compare the unicast list of every host with these UUIDs and addresses.",
      short: "Unicast list",
      where: "every host",
      command: quoted("esxcli vsan cluster unicastagent list"),
      expect: "Every other host once, the witness where there is one, never the host itself.",
      stopIf: "An entry is missing, stale or the host's own: repair below.",
      eachHost: true,
    },
    {
      text: "Repair only: stop member updates of vCenter on every host.",
      short: "Stop member updates",
      where: "every host",
      command: quoted("esxcfg-advcfg -s 1 /VSAN/IgnoreClusterMemberListUpdates"),
      expect: "Value of IgnoreClusterMemberListUpdates is 1",
      stopIf: "A host answers otherwise.",
      eachHost: true,
    },
    {
      text: "Repair only: remove the stale entry, on each host that has it.",
      where: "hosts that have it",
      command: `"esxcli vsan cluster unicastagent remove -a "&${inShell("staleAddress", "stale vSAN IP")}&" -t node -u "&${inShell("staleUuid", "stale UUID")}`,
      expect: "The list no longer has it.",
      stopIf: "The UUID belongs to a host that is alive.",
      danger: "the wrong entry cuts off a host and its data.",
    },
    {
      text: "Repair only: add the entry that belongs there, on every host but the one it names.",
      where: "the other hosts",
      command: `"esxcli vsan cluster unicastagent add -t node -u "&${inShell("newUuid", "UUID")}&" -U true -a "&${inShell("newAddress", "vSAN IP")}&" -p ${unicastPort().value}"`,
      expect: "The list has it once.",
      stopIf: "It is this host's own address.",
      danger: "a host with its own address in its list can end in a purple screen.",
    },
    {
      text: "Check on every host that the partition is resolved.",
      short: "Membership again",
      where: "every host",
      command: quoted("esxcli vsan cluster get"),
      expect: "Full member count, one MASTER.",
      stopIf: "Still partitioned: call the vendor.",
      eachHost: true,
    },
    {
      text: "Let vCenter update members again, on every host.",
      short: "Allow member updates",
      where: "every host",
      command: quoted("esxcfg-advcfg -s 0 /VSAN/IgnoreClusterMemberListUpdates"),
      expect: "Value of IgnoreClusterMemberListUpdates is 0",
      stopIf: "vCenter is not reachable: wait until it is.",
      eachHost: true,
    },
  ],
  notes: [
    "While a cluster is partitioned, change nothing on its VMs and do not restart hosts.",
    "A host that was rebuilt has a new node UUID: other hosts may still have the old one in their lists.",
  ],
};
