import type { Source } from "../../model/evidence/evidence";
import {
  BOOTSTRAP_POST,
  DISK_COMMANDS,
  ESXCLI_REFERENCE,
  GUIDED_RESTART,
  GUIDED_SHUTDOWN,
  MAINTENANCE_MODE,
  MANUAL_SHUTDOWN,
  PARTITION_POST,
  PING_LOOP,
  PURPLE_SCREEN,
  RETREAT_MENU,
  RETREAT_MODE,
  RVC_POST,
  SHUTDOWN_ORDER,
  UNICAST_AGENTS,
} from "../../model/operations/procedureSources";
import { coreDumpPost } from "../../model/evidence/sources";
import { gridBlock } from "../../sheets/gridBlock";
import { noteBlock } from "../../sheets/noteBlock";
import { sheetTop } from "../../sheets/sheetTop";
import type { PlanSheet } from "../../sheets/planWorkbook";

type Check = readonly [command: string, how: "vendor" | "user report" | "not found", source?: Source];

/** Every command of the runbooks, and where its spelling was found. */
export const COMMAND_CHECKS: readonly Check[] = [
  ["Shutdown cluster (client)", "vendor", GUIDED_SHUTDOWN],
  ["Restart cluster (client)", "vendor", GUIDED_RESTART],
  ["Order of NSX, vCLS, hosts, vCenter", "vendor", SHUTDOWN_ORDER],
  ["config.vcls.clusters.domain-c<number>.enabled", "vendor", RETREAT_MODE],
  ["Edit vCLS mode (client, 8.0 U2 and later)", "user report", RETREAT_MENU],
  ["esxcfg-advcfg -s /VSAN/IgnoreClusterMemberListUpdates", "vendor", MANUAL_SHUTDOWN],
  ["reboot_helper.py prepare, recover", "vendor", MANUAL_SHUTDOWN],
  ["esxcli system maintenanceMode set -e -m noAction", "vendor", MANUAL_SHUTDOWN],
  ["esxcli system maintenanceMode set -m (other two words)", "user report", BOOTSTRAP_POST],
  ["The three modes and what they move", "vendor", MAINTENANCE_MODE],
  ["esxcli system maintenanceMode get", "not found"],
  ["esxcli system shutdown poweroff, reboot", "not found"],
  ["esxcli vm process list", "not found"],
  ["esxcli vsan cluster get", "vendor", ESXCLI_REFERENCE],
  ["esxcli vsan cluster unicastagent list", "user report", PARTITION_POST],
  ["esxcli vsan cluster unicastagent add, remove", "vendor", MANUAL_SHUTDOWN],
  ["esxcli vsan network list", "vendor", UNICAST_AGENTS],
  ["esxcli network ip interface ipv4 get", "vendor", UNICAST_AGENTS],
  ["cmmds-tool whoami", "vendor", UNICAST_AGENTS],
  ["vmkping -I", "user report", PARTITION_POST],
  ["vmkping -6", "not found"],
  ["esxcli network ip interface ipv6 address list", "not found"],
  ["for ip in ...; do vmkping -d -s $ip; done", "user report", PING_LOOP],
  ["echo, grep loss (in that loop)", "not found"],
  ["esxcli vsan health cluster list", "not found"],
  ["esxcli vsan debug resync summary get", "not found"],
  ["esxcli vsan debug object health summary get", "not found"],
  ["esxcli vsan storage list, storagepool list", "vendor", DISK_COMMANDS],
  ["vdq -q", "not found"],
  ["esxcli system version get", "not found"],
  ["rvc, vsan.check_state, obj_status_report, disks_stats", "user report", RVC_POST],
  ["vsan.whatif_host_failures, vm_perf_stats", "user report", RVC_POST],
  ["vsan.cluster_info (Node evacuated)", "user report", BOOTSTRAP_POST],
  ["Install on a new vSAN cluster (installer)", "user report", BOOTSTRAP_POST],
  ["Purple screen: picture, wait, restart", "vendor", PURPLE_SCREEN],
  ["esxcli system coredump file list, get", "user report", coreDumpPost("ESXi 7.0.3 and 8.0.3")],
  ["esxcfg-dumppart --file --copy", "user report", coreDumpPost("ESXi 7.0.3 and 8.0.3")],
  ["vm-support -w, vmware -vl", "not found"],
];

const WORDS = {
  vendor: "vendor's page",
  "user report": "user's report",
  "not found": "not found on a vendor's page",
};

/** Sheet `Commands`: what each command was checked against. */
export function commandSheet(): PlanSheet {
  return {
    name: "Commands",
    blocks: [
      sheetTop("Commands", "Source of each command, and its version."),
      noteBlock("How to read it", [
        "Not found: in common use, but no vendor page was found. Try it on a test host with --help first.",
        "Version: the release that the page or report is about. The output of other releases may differ.",
      ]),
      gridBlock({
        id: "checks",
        heading: "Commands",
        rows: COMMAND_CHECKS.length,
        columns: [
          { id: "command", header: "Command", texts: COMMAND_CHECKS.map(([command]) => command) },
          { id: "how", header: "Found on", texts: COMMAND_CHECKS.map(([, how]) => WORDS[how]) },
          {
            id: "version",
            header: "Version",
            texts: COMMAND_CHECKS.map(([, , source]) => source?.locator ?? ""),
          },
          {
            id: "source",
            header: "Page",
            texts: COMMAND_CHECKS.map(([, , source]) => (source ? `${source.title} (${source.date})` : "")),
          },
        ],
      }),
    ],
    columnWidths: [48, 25, 36, 80],
    columns: 4,
    print: { orientation: "landscape" },
  };
}
