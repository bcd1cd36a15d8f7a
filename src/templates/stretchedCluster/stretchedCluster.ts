import { coverBlock } from "../../sheets/coverBlock";
import { pageTop, sheetTop, TOP_ROWS } from "../../sheets/pageTop";
import { planWorkbook, type Plan } from "../../sheets/planWorkbook";
import { releaseSheet } from "../releaseSheet";
import type { Template } from "../template";
import { basis } from "./basis";
import { capacityChart, capacityRows, capacitySteps } from "./capacity";
import { links, sites, virtualMachines, workload } from "./inputs";
import { limits } from "./limits";
import { linkRows, witnessRows } from "./linkLoad";
import { networkKinds, ports } from "./ports";
import { networkChecks, pings, routeCommands, routeNotes, siteNetworks, topology } from "./routes";
import { computeRows } from "./oneSite";
import { VERDICT } from "./verdict";

const TITLE = "Stretched cluster";
const QUESTION =
  "Do links, witness, capacity and either site alone carry this stretched cluster, and which routes does it need?";

/** Bandwidth, witness, capacity and compute of a stretched cluster, and its routes and ports. */
export const stretchedCluster: Template = { id: "stretched-cluster", title: TITLE, question: QUESTION, plan };

function plan(): Plan {
  return planWorkbook({
    title: TITLE,
    subject: QUESTION,
    checkInputs: true,
    titleRows: true,
    sheets: [
      {
        name: "Stretched cluster",
        blocks: [pageTop(TITLE, QUESTION, VERDICT), coverBlock(), limits(), sites(), workload(), links()],
        columnWidths: [50, 17, 20, 17, 20, 23],
        freezeRows: TOP_ROWS,
        print: { orientation: "landscape" },
      },
      {
        name: "VMs and links",
        blocks: [
          sheetTop(
            "VMs and links",
            "What one site runs alone, and what the links between the three sites carry.",
          ),
          virtualMachines(),
          computeRows(),
          linkRows(),
          witnessRows(),
        ],
        columnWidths: [46, 16, 16, 13, 13, 22],
        print: { orientation: "landscape" },
      },
      {
        name: "Capacity",
        blocks: [
          sheetTop("Capacity", "From the raw disks of both sites to what guests can use."),
          capacityRows(),
          capacitySteps(),
          capacityChart(),
        ],
        columnWidths: [46, 16, 16, 13, 13, 22],
        print: { orientation: "landscape" },
      },
      {
        name: "Routes",
        blocks: [
          sheetTop(
            "Routes",
            "Static routes for vSAN traffic, from the networks entered here. Commands are text: this workbook runs none.",
          ),
          topology(),
          siteNetworks(),
          networkChecks(),
          routeCommands(),
          pings(),
          routeNotes(),
        ],
        columnWidths: [30, 20, 20, 24, 20, 34],
        print: { orientation: "landscape" },
      },
      {
        name: "Ports",
        blocks: [
          sheetTop(
            "Ports and networks",
            "What firewalls between the sites let through, and which networks stretch.",
          ),
          ports(),
          networkKinds(),
        ],
        columnWidths: [34, 22, 14, 18, 24, 16],
        print: { orientation: "landscape" },
      },
      releaseSheet(["Layout", "Capacity", "Network", "Limits"]),
      basis(),
    ],
  });
}
