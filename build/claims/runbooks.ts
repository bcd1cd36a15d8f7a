import {
  ESXCLI_REFERENCE,
  GUIDED_SHUTDOWN,
  MAINTENANCE_MODE,
  MANUAL_SHUTDOWN,
  PARTITION_POST,
  PURPLE_SCREEN,
  RETREAT_MODE,
  RVC_POST,
  SHUTDOWN_ORDER,
  UNICAST_AGENTS,
} from "../../src/model/operations/procedureSources";
import { COMMAND_CHECKS } from "../../src/templates/runbooks/commandChecks";
import { type Claim, claimsOf } from "./claim";
import { notFound, repairTimer, smallHosts } from "./sources";

const TEMPLATE = "runbooks";

/** The spelling of every command is a claim: confirmed where a vendor's page has it. */
const COMMAND_CLAIMS: Claim[] = COMMAND_CHECKS.map(([command, how, source]) => ({
  says: command,
  where: TEMPLATE,
  state: how === "vendor" ? "confirmed" : "open",
  source: source ?? notFound("a vendor's page for this command"),
  ...(how === "user report" ? { note: "found in a user's report only" } : {}),
}));

export const RUNBOOK_CLAIMS = [
  ...claimsOf(TEMPLATE, [
    ["by the guided workflow from 7.0 U3 on, else by hand", "confirmed", GUIDED_SHUTDOWN],
    ["Shut down NSX: Edge nodes first, then the Managers", "confirmed", SHUTDOWN_ORDER],
    ["DRS does not work until retreat mode ends.", "confirmed", RETREAT_MODE],
    ["Cluster preparation is done.", "confirmed", MANUAL_SHUTDOWN],
    ["Cluster reboot/power-on is completed successfully!", "confirmed", MANUAL_SHUTDOWN],
    ["on one host only and never on two at once", "confirmed", MANUAL_SHUTDOWN],
    ["Do not deactivate vSAN on the cluster for a shutdown.", "confirmed", MANUAL_SHUTDOWN],
    ["An empty domain is lost unless a share is made in it first.", "confirmed", MANUAL_SHUTDOWN],
    ["KB 2142676", "open", notFound("the vendor's procedure for 6.x was quoted, not read")],
    [
      "Ensure accessibility moves only what would become inaccessible: for short work.",
      "confirmed",
      MAINTENANCE_MODE,
    ],
    ["Full data migration moves everything", "confirmed", MAINTENANCE_MODE],
    [
      "With three hosts, or three fault domains, only Ensure accessibility is possible besides No data migration.",
      "confirmed",
      smallHosts("three hosts"),
    ],
    ["object repair timer: vSAN then rebuilds", "confirmed", repairTimer("60 minutes by default")],
    ["a host can be back while its disks take no data", "open", PARTITION_POST, "a user's report"],
    ["never the host itself", "confirmed", UNICAST_AGENTS],
    ["a host with its own address in its list can end in a purple screen", "confirmed", UNICAST_AGENTS],
    [
      "The same cluster UUID and member count everywhere; one MASTER, one BACKUP, else AGENT.",
      "confirmed",
      ESXCLI_REFERENCE,
    ],
    ["A host that was rebuilt has a new node UUID", "open", PARTITION_POST, "a user's report"],
    [
      "It was checked for vSAN 6.6; if your vCenter no longer has it",
      "open",
      RVC_POST,
      "whether present releases still bring the console was not found",
    ],
    ["It can take up to an hour.", "confirmed", PURPLE_SCREEN],
    ["Disk Dump Successful", "confirmed", PURPLE_SCREEN],
  ]),
  ...COMMAND_CLAIMS,
];
