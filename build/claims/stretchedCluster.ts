import {
  esaSnapshots,
  nicRequirements,
  networkRequirements,
  witnessByArchitecture,
} from "../../src/model/evidence/productSources";
import {
  internetControlMessages,
  reservedCapacity,
  stretchedBandwidth,
  stretchedConfiguration,
  stretchedMinimums,
  witnessSizes,
} from "../../src/model/evidence/sources";
import { VSAN_PORTS } from "../../src/model/stretchedCluster/vsanPorts";
import { type Claim, claimsOf } from "./claim";
import { largeObjects, notFound, stretchedHa, stretchedNetworks, stretchedSizing } from "./sources";

const TEMPLATE = "stretched-cluster";

const CORRECTED_PORTS = [12321, 12345, 23451];

/** Every port is a claim of its own. */
const PORT_CLAIMS: Claim[] = VSAN_PORTS.map(({ service, protocol, port, from, to }) => ({
  says: service,
  where: TEMPLATE,
  state: CORRECTED_PORTS.includes(port.value) ? "corrected" : "confirmed",
  source: port.source,
  note: `${protocol} ${port.value}, ${from} to ${to}`,
}));

export const STRETCHED_CLAIMS = [
  ...PORT_CLAIMS,
  ...claimsOf(TEMPLATE, [
    ["link between the sites", "confirmed", stretchedMinimums("10 Gb/s")],
    ["round trip between the sites", "confirmed", networkRequirements("at most 5 ms")],
    ["round trip to the witness", "confirmed", nicRequirements("500, 200 and 100 ms by hosts of a site")],
    ["link to the witness", "confirmed", nicRequirements("2 Mb/s for 1,000 components")],
    [
      "the vendor's rate for each component of the cluster, which includes the 10% on top",
      "confirmed",
      stretchedBandwidth("witness"),
    ],
    [
      "writes × I/O size × factor for metadata × factor for resynchronization",
      "confirmed",
      stretchedBandwidth("data multiplier, resynchronization multiplier"),
    ],
    ["Reads stay in their site.", "confirmed", stretchedMinimums("read locality")],
    [
      "documented up to 15",
      "open",
      stretchedConfiguration("15+15+1"),
      "20 hosts per site are reported for 7.0 U2 and later; no vendor page that was read confirms it",
    ],
    [
      "ESA has Medium, Large and Extra Large; Tiny is a size of OSA only.",
      "corrected",
      witnessByArchitecture("sizes by architecture"),
      "Tiny was offered; the components by size are of the vendor's common table",
    ],
    ["Smallest witness appliance", "confirmed", witnessSizes("components and VMs of each size")],
    [
      "one witness component per object",
      "open",
      notFound("witness components of ESA objects"),
      "holds for OSA; on ESA the votes of the components differ",
    ],
    [
      "25 to 30%: vSAN has no reserves on stretched clusters",
      "corrected",
      reservedCapacity("stretched and two-node clusters"),
      "10% were kept free",
    ],
    [
      "the older guidance of 25 to 30% of free space applies to them",
      "corrected",
      reservedCapacity("guidance for previous versions"),
    ],
    [
      "home, swap, one per disk; on ESA a snapshot adds none",
      "corrected",
      esaSnapshots("no additional object"),
      "each snapshot was counted as an object",
    ],
    [
      "objects above 255 GB are split into more",
      "open",
      largeObjects("255 GB"),
      "stated for vSAN 6.2; not found for ESA",
    ],
    ["ESA's performance leg comes on top", "confirmed", stretchedSizing("ESA"), "see KB 434061"],
    ["RAM of one site for all VMs", "confirmed", stretchedHa("admission control for the hosts of a site")],
    ["CPU and RAM that HA keeps free", "confirmed", stretchedHa("HA with admission control")],
    ["hosts per site for the layout", "confirmed", stretchedSizing("minimum hosts of a site")],
    [
      "vSAN shares the default TCP/IP stack",
      "open",
      notFound("a page on the TCP/IP stack of vSAN that could be opened"),
      "stated in the vendor's stretched cluster guide, read earlier",
    ],
    [
      "vSAN 7.0 and later can override the default one",
      "open",
      notFound("gateway override of vSAN adapters"),
    ],
    [
      "the cluster partitions at times (Broadcom KB 437464)",
      "open",
      notFound("KB 437464 was quoted, not read"),
    ],
    [
      "a VM keeps its address when it restarts in the other site",
      "confirmed",
      stretchedNetworks("a common virtual machine network"),
    ],
    [
      "static routes: sheet Routes",
      "open",
      notFound("routes of a routed vSAN network, in a page that could be opened"),
      "stated in the vendor's stretched cluster guide, read earlier",
    ],
    ["vmkping -I ", "confirmed", internetControlMessages("28 bytes of headers")],
  ]),
];
