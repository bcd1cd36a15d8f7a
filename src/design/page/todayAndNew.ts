import { MIN_CORES_PER_SOCKET } from "../../model/licensing/licensedCores";
import type { Block } from "../../sheets/block";
import { shown } from "../../sheets/formulaText";
import { orNone } from "../noneFits";
import { factRows, type LeftRow, type RightRow } from "./factRows";

const WHOLE = "#,##0";
const TENTHS = "#,##0.0";
const whole = (formula: string): string => shown(formula, WHOLE);

/** NVMe for the memory tier of each host, if there is one: in addition to the disks of vSAN. */
const TIER = `IF(N({chosen.tierRatio})=0,"",", "&${whole("{chosen.hostsToBuy}")}&" × "&${whole("{chosen.ramGib}*{chosen.tierRatio}")}&" GiB memory tier")`;

/** A column of today's hosts over the clusters that count; "?" where one of these has no host, or a host does not say it. */
function ofClustersIn(column: string): string {
  const own = 'HostsToday[Cluster],"="&{clusters.name}';
  const known = `COUNTIFS(${own},HostsToday[${column}],">=0")`;
  const counts = '({clusters.counts}="in")';
  return `IF(SUMPRODUCT(${counts}*((COUNTIFS(${own})=0)+(${known}<COUNTIFS(${own}))))>0,"?",SUMPRODUCT(${counts}*SUMIFS(HostsToday[${column}],${own})))`;
}

/** What becomes of today's hosts, and what is ordered and licensed. */
export function todayAndNew(isFromEstate: boolean): Block {
  const row = (label: string, today: string, next: string, format: string, note?: string): LeftRow => ({
    label,
    figures: [...(isFromEstate ? [{ formula: today, format }] : []), { formula: next, format }],
    ...(note === undefined ? {} : { note }),
  });
  const ifUsable = (formula: string): string => `IF(N({chosen.usable})=0,"",${formula})`;
  /** What is counted by hosts. */
  const ifFits = (formula: string): string => ifUsable(orNone(formula));
  const order: RightRow[] = [
    { label: "Hosts to buy", formula: ifFits("{chosen.hostsToBuy}"), format: WHOLE },
    {
      label: "CPUs",
      formula: ifFits(
        `${whole("{chosen.hostsToBuy}*{chosen.sockets}")}&" × "&{chosen.coresPerSocket}&" cores"`,
      ),
    },
    {
      label: "NVMe disks",
      formula: ifFits(`${whole("{chosen.hostsToBuy}*{chosen.disks}")}&" × "&{chosen.diskTb}&" TB"&${TIER}`),
    },
    {
      label: "Ports for vSAN",
      formula: ifFits(`${whole("{chosen.hostsToBuy}*{chosen.nicPorts}")}&" × "&{chosen.nicGbit}&" Gb/s"`),
    },
    {
      label: "vSAN to add, TiB",
      formula: ifFits(
        `IF({chosen.licenseAddWhole}=N({chosen.licenseAddTib}),${whole("N({chosen.licenseAddTib})")},${whole("N({chosen.licenseAddTib})")}&" or "&${whole("N({chosen.licenseAddWhole})")}&", open")&" ("&{chosen.edition}&")"`,
      ),
    },
    {
      label: "Cost by the prices entered",
      formula: ifFits(
        `IF({chosen.cost}="","no price entered",${whole("N({chosen.cost})")}&IF({chosen.costWhole}={chosen.cost},""," or "&${whole("N({chosen.costWhole})")}&", open")&IF({chosen.costLeaves}="",""," without "&{chosen.costLeaves}))`,
      ),
    },
  ];
  return factRows(
    {
      heading: isFromEstate ? "Today and new" : "What is built",
      heads: isFromEstate ? ["today", "new"] : [],
      rows: [
        row(
          "Hosts",
          "{today.hosts}",
          ifFits("{chosen.allHosts}"),
          WHOLE,
          ifUsable(`"in "&${whole("{chosen.clusters}")}&IF({chosen.clusters}=1," cluster"," clusters")`),
        ),
        row(
          "Cores",
          "{today.cores}",
          ifFits("{chosen.coresAll}"),
          WHOLE,
          ifUsable(`{chosen.cores}&" in each host"`),
        ),
        row("CPU, GHz at base clock", ofClustersIn("GHz"), ifFits("{chosen.allHosts}*{chosen.ghz}"), WHOLE),
        row(
          "RAM, GiB",
          ofClustersIn("RAM (GiB)"),
          ifFits("{chosen.allHosts}*{chosen.ramGib}"),
          WHOLE,
          ifUsable(`${whole("{chosen.ramGib}")}&" in each host"`),
        ),
        row(
          "Capacity, TiB",
          "{today.used}",
          ifFits("{chosen.usableTib}"),
          TENTHS,
          isFromEstate ? '"used today; usable then"' : '"usable"',
        ),
        row(
          "Cores to license",
          "{today.license}",
          ifFits("{chosen.licenseCores}"),
          WHOLE,
          `"at least ${MIN_CORES_PER_SOCKET.value} per CPU"`,
        ),
      ],
    },
    { heading: "What to order and license", rows: order },
  );
}
