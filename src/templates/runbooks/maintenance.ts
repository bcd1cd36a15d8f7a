import { firstOf, quoted } from "../../sheets/formulaText";
import { CANNOT_EVACUATE } from "./contradictions";
import { MAINTENANCE_MODES } from "./inputs";
import type { Runbook } from "./runbookSheet";
import { HEALTH_CHECKS } from "./shutdown";
import { filledIn } from "./step";

const [ENSURE, EVACUATE, NO_ACTION] = MAINTENANCE_MODES;

const ENTER = [
  '"esxcli system maintenanceMode set -e true -m "&',
  `IF({mode}=${quoted(EVACUATE.name)},${quoted(EVACUATE.word)},IF({mode}=${quoted(NO_ACTION.name)},${quoted(NO_ACTION.word)},${quoted(ENSURE.word)}))`,
].join("");

/** One host out of service and back. */
export const MAINTENANCE: Runbook = {
  id: "maintenance",
  sheet: "3 Maintenance",
  purpose: "one host out of service and back",
  about: "One host out of service and back, with one of three ways for its data.",
  steps: [
    ...HEALTH_CHECKS,
    {
      text: "Check that the other hosts have room for the data, and CPU and RAM for the VMs. Full data migration needs the room at once, the other two if the host remains unavailable.",
      where: "this workbook",
      command: [
        '"Used, of what is left without one host: "&TEXT({withoutOne},"0%")&',
        firstOf(
          [
            [CANNOT_EVACUATE, quoted(": too few hosts for this mode")],
            ["{withoutOne}>1", quoted(": does not fit")],
          ],
          quoted(": fits, if no reserve is asked for"),
        ),
      ].join(""),
      expect: "Well below what your reserves leave.",
      stopIf: "It does not fit.",
    },
    {
      text: "Let vSAN test the selected mode.",
      where: "vCenter",
      command: `${quoted("Monitor > vSAN > Data Migration Pre-check: ")}&${filledIn("oneHost", "host")}&", "&{mode}`,
      expect: "The host can enter; the objects that lose availability are listed.",
      stopIf: "Objects would become inaccessible, unless that was agreed.",
    },
    {
      text: "Put the host into maintenance mode, by the client or on the host. VMs move first.",
      where: "the host",
      command: ENTER,
      expect: "esxcli system maintenanceMode get answers: Enabled",
      stopIf: "It hangs: see the tasks of VMs that do not move.",
      danger:
        "a failure meanwhile can cost data with Ensure accessibility; with No data migration objects can become inaccessible at once.",
    },
    {
      text: "Do the work; restart or power off the host if needed.",
      where: "the host",
      command: quoted('esxcli system shutdown reboot -r "planned maintenance"'),
      expect: "The host answers again.",
      stopIf: "The work takes longer than the cluster's object repair timer: vSAN then rebuilds.",
      danger: "takes this host out of service while it restarts.",
    },
    {
      text: "Take the host out of maintenance mode.",
      where: "the host",
      command: quoted("esxcli system maintenanceMode set -e false"),
      expect: "esxcli system maintenanceMode get answers: Disabled",
      stopIf: "It stays enabled.",
    },
    {
      text: "Check that vSAN left maintenance mode too: a host can be back while its disks take no data.",
      where: "vCenter, RVC",
      command: quoted("vsan.cluster_info 0"),
      expect: "Node evacuated: no, for this host.",
      stopIf: "Node evacuated: yes: put the host into maintenance mode and out of it once more.",
    },
    {
      text: "Wait until resynchronization has ended before the next host.",
      where: "one host",
      command: quoted("esxcli vsan debug resync summary get"),
      expect: "Nothing left to resync.",
      stopIf: "It grows instead of shrinking.",
    },
  ],
  notes: [
    "Ensure accessibility moves only what would become inaccessible: for short work.",
    "Full data migration moves everything: for a host that leaves for good or for long.",
    "No data migration moves nothing: for a shutdown of the whole cluster.",
    "With three hosts, or three fault domains, only Ensure accessibility is possible besides No data migration.",
  ],
};
