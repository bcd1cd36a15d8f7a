import { FACTS } from "../../facts/facts";
import type { Block } from "../../sheets/block";
import { firstOf, quoted, sentence } from "../../sheets/formulaText";
import { gridBlock } from "../../sheets/gridBlock";
import { isUnusable } from "./plan";

const SERVERS = [FACTS.dns1, FACTS.dns2, FACTS.ntp] as const;

/** What the finding of a server begins with whose address cannot be that of a server. */
export const NO_SERVER_ADDRESS = "is ";

/** The subnet of the plan, by a column of its addresses, in which a server has this address. */
const subnetWith = (column: string, wanted: string): string =>
  `INDEX({plan.name},MATCH(${wanted},{${column}},0))`;

/** Servers that are entered as addresses: none can have the address of a whole subnet, or one that hosts cannot have. */
export function servers(): Block {
  const inRange = `${NO_SERVER_ADDRESS}in a range that hosts cannot use`;
  return gridBlock({
    id: "servers",
    heading: "Servers with an address",
    rows: SERVERS.length,
    columns: [
      { id: "server", header: "Server", texts: SERVERS.map(({ label }) => label) },
      {
        id: "address",
        header: "Address",
        formula: SERVERS.map(({ id }) => `IF(IPV4_IS_VALID(TRIM({${id}})),TRIM({${id}}),"")`),
        style: "words",
      },
      { id: "scope", header: "Scope", spill: "IPV4_SCOPE({servers.address})", style: "words" },
      {
        id: "finding",
        header: "Finding",
        formula: firstOf(
          [
            ["{fits}<>1", '""'],
            [isUnusable("[scope]"), sentence`${quoted(`${inRange} (`)}${"[scope]"})`],
            [
              'COUNTIF({plan.subnet},[address]&"/*")>0',
              sentence`${quoted(`${NO_SERVER_ADDRESS}the network address of `)}${subnetWith("plan.subnet", '[address]&"/*"')}`,
            ],
            [
              "COUNTIF({findings.broadcast},[address])>0",
              sentence`${quoted(`${NO_SERVER_ADDRESS}the broadcast address of `)}${subnetWith("findings.broadcast", "[address]")}`,
            ],
          ],
          quoted("none"),
        ),
        spread: 3,
      },
    ],
  });
}
