import { GENEVE_MTU } from "../../model/network/geneveMtu";
import { basisSheet } from "../../sheets/basisSheet";
import { firstPage } from "../../sheets/firstPage/firstPage";
import { sheetTop } from "../../sheets/sheetTop";
import type { Links } from "../../sheets/links";
import { planWorkbook, type Plan } from "../../sheets/planWorkbook";
import { spillBlock } from "../../sheets/spillBlock";
import type { Template } from "../template";
import { addresses, roles } from "./hostAddresses";
import { networks, usedBlocks } from "./inputs";
import { PAGE } from "./page";
import { nameCharacters } from "./names";
import { figures, findings, fits, plan as planTable } from "./plan";
import { ports } from "./ports";
import { servers } from "./servers";
import { allFree, freeBlocks, needs, order, overlaps, taken, vlsmTable } from "./subnets";

const TITLE = "IP plan";
const QUESTION =
  "Do the networks of this site fit into its address space, and which addresses do the hosts get?";

/** Subnets of different sizes in a site's address space (VLSM), and the addresses of its hosts. */
export const ipPlan: Template = { id: "ip-plan", title: TITLE, question: QUESTION, plan };

/** All hosts, and all prefix lengths, are on one page of paper each: empty rows take none. */
const NARROW = { left: 0.4, right: 0.4, top: 0.55, bottom: 0.6 };

function plan(links?: Links): Plan {
  return planWorkbook({
    plan: "ip-plan",
    title: TITLE,
    subject: QUESTION,
    checkInputs: true,
    titleRows: true,
    links,
    sheets: [
      firstPage({ title: TITLE, question: QUESTION, ...PAGE }),
      {
        name: "Networks",
        blocks: [
          sheetTop(
            "Networks",
            "What each network must hold, and which ranges are in use: fill in one row for each.",
          ),
          networks(),
          usedBlocks(),
        ],
        columnWidths: [24, 20, 12, 12, 12, 12, 12],
        columns: 7,
        print: { orientation: "landscape" },
      },
      {
        name: "Calculation",
        blocks: [
          sheetTop(
            "Calculation",
            "Whether the plan fits, and the subnet, gateway and addresses of each network.",
          ),
          figures(),
          planTable(),
        ],
        columnWidths: [27, 18, 14, 14, 14, 6, 6, 7, 6, 6, 11, 28],
        columns: 12,
        print: { orientation: "landscape" },
      },
      {
        name: "Hosts",
        blocks: [sheetTop("Hosts", "The address of every interface of every host."), roles(), addresses()],
        columnWidths: [11, 21, 14, 17, 14, 14, 14, 9, 9, 9],
        columns: 10,
        print: { orientation: "portrait", pagesHigh: 1, margins: NARROW },
      },
      {
        name: "Free",
        blocks: [
          sheetTop("Free", "What neither the plan nor the blocks in use take of the supernet."),
          freeBlocks(),
        ],
        columnWidths: [24, 16, 16, 16, 16],
        columns: 5,
      },
      {
        name: "Subnets",
        blocks: [
          sheetTop(
            "Subnets",
            "How the plan is calculated. Hosts here are with growth and reserved addresses.",
          ),
          vlsmTable(),
          order(),
          needs(),
          fits(),
          findings(),
          overlaps(),
          taken(),
          ports(),
          servers(),
          nameCharacters(),
          allFree(),
        ],
        // What is left free has a sheet of its own.
        printBlocks: 10,
        columnWidths: [24, 14, 12, 18, 15, 15, 15, 15, 13, 12, 18],
        columns: 11,
        print: { orientation: "landscape" },
      },
      {
        name: "Cheat sheet",
        blocks: [
          sheetTop("Cheat sheet", "All prefix lengths of IPv4."),
          spillBlock({
            id: "cheatSheet",
            heading: "Subnets from /0 to /32",
            formula: "IPV4_SUBNET()",
            rows: 34,
            columns: 7,
            headed: true,
            format: "#,##0",
            style: "words",
          }),
        ],
        columnWidths: [9, 18, 18, 17, 17, 12, 38],
        columns: 7,
        print: { orientation: "landscape", pagesHigh: 1 },
      },
      basisSheet({
        method: [
          "Each network gets the smallest subnet that holds its hosts with growth and its reserved addresses: 2^n addresses, of which the network and broadcast addresses are not host addresses (RFC 4632).",
          "Subnets are placed from the start of the supernet, largest first, so that each is aligned and no gaps remain. The plan fits where the sum of the subnets is not larger than the supernet.",
          "The gateway is the first address of a subnet, if one is reserved. Findings: exactly full, no gateway reserved, MTU above that of the path or below that of Geneve (NSX TEP), VLAN missing or used twice, overlap with a block in use, addresses that are not private.",
          "Blocks in use do not move the plan: it begins at the beginning of the supernet. Where they overlap, plan in another part of the supernet, such as a block that is left free.",
          "Host addresses are counted within each subnet from the first host's number on; each host takes one address of the management, vMotion and vSAN networks and two of the TEP network. Interfaces in one network would get the same addresses: each needs a network of its own. No host may get the address of a DNS or NTP server, and no server that of a whole subnet (network, broadcast).",
        ],
        caveats: [
          "A subnet that is exactly full has no address for the next host: reserve the gateway, or enter growth.",
          "Private is RFC 1918 only; the ranges are those of the IANA special-purpose address registry.",
        ],
        evidence: Object.values(GENEVE_MTU),
      }),
    ],
  });
}
