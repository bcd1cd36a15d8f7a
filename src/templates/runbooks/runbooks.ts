import { PING_HEADERS, PING_HEADERS_IPV6 } from "../../model/network/pingHeaders";
import { MIN_HOSTS_TO_EVACUATE } from "../../model/operations/evacuation";
import { basisSheet } from "../../sheets/basisSheet";
import { firstPage } from "../../sheets/firstPage/firstPage";
import { noteBlock } from "../../sheets/noteBlock";
import { sheetTop } from "../../sheets/sheetTop";
import type { Links } from "../../sheets/links";
import { planWorkbook, type Plan, type PlanSheet } from "../../sheets/planWorkbook";
import { releaseChanges } from "../releaseSheet";
import type { Template } from "../template";
import { hostKeys, singleKeys } from "./addressKeys";
import { applies, releases } from "./applies";
import { BOOTSTRAP } from "./bootstrap";
import { commandSheet } from "./commandChecks";
import { commandTexts } from "./commandTexts";
import { CORE_DUMP } from "./coreDump";
import { HEALTH } from "./health";
import { dumpInputs, entryInputs, hostList, MAX_HOSTS, singleInputs } from "./inputs";
import { MAINTENANCE } from "./maintenance";
import { page } from "./page";
import { PARTITION, unicastPort } from "./partition";
import { pingSheet } from "./pings";
import { runbookSheet, type Runbook } from "./runbookSheet";
import { hostSheet } from "./hostSheet";
import { orderedHosts } from "./hostRows";
import { SHUTDOWN } from "./shutdown";
import { START } from "./start";

const TITLE = "Runbooks";
const QUESTION =
  "Which steps and commands does this cluster need for shutdown, start, maintenance and repair?";

/** The procedures, in the order of their sheets. */
export const RUNBOOKS: readonly Runbook[] = [
  SHUTDOWN,
  START,
  MAINTENANCE,
  PARTITION,
  HEALTH,
  BOOTSTRAP,
  CORE_DUMP,
];

/** Checklists for the operation of a vSAN cluster, with commands filled in from its names and addresses. */
export const runbooks: Template = { id: "runbooks", title: TITLE, question: QUESTION, plan };

const runbookSheets = (runbook: Runbook): PlanSheet[] => [runbookSheet(runbook), ...hostSheet(runbook)];

function plan(links?: Links): Plan {
  return planWorkbook({
    plan: "runbooks",
    title: TITLE,
    subject: QUESTION,
    checkInputs: true,
    titleRows: true,
    links,
    sheets: [
      firstPage({ title: TITLE, question: QUESTION, ...page(RUNBOOKS, links) }),
      {
        name: "Calculation",
        blocks: [
          sheetTop("Calculation", "What follows from the inputs, and the purpose of each sheet."),
          applies(),
          noteBlock("Sheets", [
            ...RUNBOOKS.map(({ sheet, about }) => `${sheet}: ${about}`),
            "Sheets of hosts: a row for each host, to sign the steps that are done on every one. Pings: what each host pings, and the answers. Commands: the source of each command. Release: what the version changes. Basis: method and caveats.",
          ]),
          orderedHosts(),
          commandTexts(),
          singleKeys(),
          hostKeys(),
        ],
      },
      {
        name: "Hosts",
        blocks: [
          sheetTop("Hosts", "The hosts of the cluster, and what single runbooks need."),
          hostList(),
          singleInputs(),
          entryInputs(),
          dumpInputs(),
        ],
        columnWidths: [42, 26, 18, 18, 28, 8],
        // A long path must not make the page wider, and its letters smaller.
        printThrough: "F",
      },
      ...RUNBOOKS.slice(0, 4).flatMap(runbookSheets),
      pingSheet(),
      ...RUNBOOKS.slice(4).flatMap(runbookSheets),
      commandSheet(),
      {
        name: "Release",
        blocks: [
          sheetTop(
            "Release",
            "What each version brings for these procedures, and what it changes for a cluster.",
          ),
          releases(),
          releaseChanges(["Operations", "Capacity", "Network", "Limits"], "version"),
        ],
        columnWidths: [18, 18, 20, 84, 60],
        columns: 5,
        print: { orientation: "landscape" },
      },
      basisSheet({
        method: [
          "Steps are fixed; names, addresses and command options come from the inputs. A missing input appears in the command as <what is missing>; a step that depends on a missing choice is shown as not known.",
          "A step that version, path or components do not need is marked in its command and dimmed. From 7.0 U3 on the guided workflow comes first; choose the manual path where it cannot be used.",
          "Steps on every host are signed on the sheet behind the runbook: a row for each host, and columns for each step.",
          "A disruptive or destructive step has a warning and a cell for a second person.",
          "Pings carry the MTU of the vSAN network less the headers of IP and ICMP, which are larger for IPv6.",
          "Names in shell commands are in single quotes. A text that a command cannot hold is named in the verdict, and no command has it.",
        ],
        caveats: [
          "Follow the vendor's current procedure where it differs. The sheet Commands lists the source of each command.",
          "Commands are text with the names that you entered: on the wrong host they cause damage. Read each one before you run it.",
          `The runbooks list up to ${MAX_HOSTS} hosts.`,
          "Rows fit their texts; if a long name makes a command longer than its row, widen the column.",
        ],
        evidence: [PING_HEADERS, PING_HEADERS_IPV6, MIN_HOSTS_TO_EVACUATE, unicastPort()],
      }),
    ],
  });
}
