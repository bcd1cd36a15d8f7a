import { firstPage } from "../../sheets/firstPage/firstPage";
import { sheetTop } from "../../sheets/sheetTop";
import type { Links } from "../../sheets/links";
import { planWorkbook, type Plan } from "../../sheets/planWorkbook";
import { releaseSheet } from "../releaseSheet";
import type { Template } from "../template";
import { basis } from "./basis";
import { capacityRows, capacitySteps } from "./capacity";
import { limits } from "./limits";
import { linkRows, witnessRows } from "./linkLoad";
import { PAGE } from "./page";
import { networkKinds, ports } from "./ports";
import { networkChecks, pings, routeCommands, routeNotes, siteNetworks } from "./routes";
import { computeRows } from "./oneSite";

const TITLE = "Stretched cluster";
const QUESTION =
  "Do links, witness, capacity and either site alone support this stretched cluster, and which routes does it need?";

/** Bandwidth, witness, capacity and compute of a stretched cluster, and its routes and ports. */
export const stretchedCluster: Template = { id: "stretched-cluster", title: TITLE, question: QUESTION, plan };

function plan(links?: Links): Plan {
  return planWorkbook({
    plan: "stretched-cluster",
    title: TITLE,
    subject: QUESTION,
    checkInputs: true,
    titleRows: true,
    links,
    sheets: [
      firstPage({ title: TITLE, question: QUESTION, ...PAGE }),
      {
        name: "Calculation",
        blocks: [
          sheetTop(
            "Calculation",
            "Which limits apply, what one site can run alone, and the load on the links between the three sites.",
          ),
          limits(),
          computeRows(),
          linkRows(),
          witnessRows(),
        ],
        columnWidths: [46, 16, 16, 13, 13, 22, 58],
        columns: 7,
        print: { orientation: "landscape" },
      },
      {
        name: "Capacity",
        blocks: [
          sheetTop("Capacity", "From the raw disks of both sites to what guests can use."),
          capacityRows(),
          capacitySteps(),
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
            "What firewalls between the sites must allow, and which networks are stretched.",
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
