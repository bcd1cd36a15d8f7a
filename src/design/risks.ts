import { caseFormula, type Check } from "../estate/checks/check";
import type { Block } from "../sheets/block";
import { quoted, shown } from "../sheets/formulaText";
import { gridBlock } from "../sheets/gridBlock";
import { MARK } from "../sheets/mark";
import { IS_DOUBTFUL } from "./calibrationDoubt";
import { CLUSTERS_SHOWN, fullest, ofLargest } from "./chosenClusters";
import { NONE, NONE_CHOSEN, noneFits, ofChosen } from "./noneFits";
import { hasEstate, type DemandForm } from "./demandForm";
import { TESTED } from "./testedLoads";
import { figure } from "./methodFigures";

/** Something that can go wrong, and what to ask about it. Every part but the name is a formula. */
interface Risk {
  name: string;
  /** The condition under which it is one. */
  when: string;
  mark: keyof typeof MARK;
  says: string;
  /** What to ask the customer, and why; nothing where only the planner can do something. */
  ask?: string;
  because?: string;
}

const percent = (formula: string): string => shown(formula, "0%");
const whole = (formula: string): string => shown(formula, "#,##0");

/** VMs of which a figure is missing, by the quantity that most of them lack. */
const GAPS =
  "MAX(SUM({demand.vcpuGaps}),SUM({demand.ghzGaps}),SUM({demand.ramGaps}),SUM({demand.usedGaps}),SUM({demand.ioGaps}))";

/** VMs of which the capacity alone counts. */
const OFF = 'COUNTIFS(VMs[Scope],"capacity")';

/** Their sum of a column in words, or that it is not known. */
function ofOff(column: string, unknown: string, words: (sum: string) => string): string {
  const known = `COUNTIFS(VMs[Scope],"capacity",VMs[${column}],">=0")`;
  return `IF(${known}<${OFF},${quoted(unknown)},${words(`SUMIFS(VMs[${column}],VMs[Scope],"capacity")`)})`;
}

/** What they use now, and what they would add. */
const OFF_USED = ofOff(
  "Used plan (GiB)",
  "used capacity not known",
  (gib) => `IF(${gib}<1024,${whole(gib)}&" GiB",${shown(`${gib}/1024`, "#,##0.0")}&" TiB")&" used"`,
);
const OFF_RAM = ofOff("RAM (GiB)", "an unknown amount of RAM", (gib) => `${whole(gib)}&" GiB of RAM"`);

/** Are peaks planned to come apart? Those of the estate are, in classes of many VMs; those that are typed are not. */
export const PEAKS_APART = "SUM({needs.peakHigh})>SUM({needs.peak})";

/** What a benchmark adds to a design: tests that it is compared with, and a calibration of storage CPU that it can take. */
interface BenchmarkParts {
  hasTests: boolean;
  isCalibrated: boolean;
}

/** Those that change most come first. */
function risksOf(
  form: DemandForm,
  checks: readonly Check[],
  { hasTests, isCalibrated }: BenchmarkParts,
): Risk[] {
  const isFromEstate = hasEstate(form);
  const high = "{chosen.allHigh}";
  return [
    {
      name: "Not complete",
      when: '{demandProblem}<>""',
      mark: "unknown",
      says: `"The demand is not complete: "&{demandProblem}`,
    },
    {
      name: "I/O",
      when: "SUM({demand.noIo})>0",
      mark: "unknown",
      says: `"I/O of "&SUM({demand.noIo})&IF(SUM({demand.noIo})=1," class"," classes")&" is not known: CPU and network cannot be evaluated"&IF({ioLeft}="",""," ("&{ioLeft}&")")`,
      ask: quoted("How many IOPS do the VMs have at the peak, of which size, and how many are reads?"),
      because: quoted("storage CPU and network are unknown; Live Optics, or one day in vCenter, shows them"),
    },
    {
      name: "Management",
      when: 'AND({managementKnown}=0,{chosen.edition}="VCF")',
      mark: "unknown",
      says: quoted(
        "VMs of vCenter, NSX and operations are not included: fill in the class Management on the sheet Demand, 0 VMs if they run elsewhere",
      ),
      ask: quoted("Where will vCenter, NSX and the operations VMs run?"),
      because: quoted("a VCF design runs them too; they are not in the sums"),
    },
    {
      name: "Profiles",
      when: "SUM({demand.assumed})>0",
      mark: "caution",
      says: `SUM({demand.assumed})&IF(SUM({demand.assumed})=1," class is"," classes are")&" based on an unconfirmed profile: the figures of the sheet Demand are planning practice"`,
      ask: quoted("Do vCPU, RAM, capacity and I/O of each class match the assumptions on the sheet Demand?"),
      because: quoted("assumed from a profile; every verdict depends on it"),
    },
    {
      name: "High estimate",
      when: `AND(OR(${high}=${quoted(NONE)},N(${high})>N({chosen.allHosts})),NOT(${NONE_CHOSEN}))`,
      mark: "caution",
      says: `"At the high estimate "&IF(${ofChosen((option) => noneFits(option, "solvedHigh"), "FALSE")},"no count fits",${whole(high)}&" hosts are needed")&", "&${whole("{chosen.allHosts}")}&" are planned"&IF(N(${fullest("capacityHigh")})>1,": capacity would be used to "&${percent(fullest("capacityHigh"))},IF(N(${fullest("ghzHigh")})>1,": CPU would be used to "&${percent(fullest("ghzHigh"))},IF(N(${fullest("networkHigh")})>1,": the ports would be used to "&${percent(fullest("networkHigh"))}&" of their usable speed","")))`,
    },
    ...(isCalibrated
      ? [
          {
            name: "Calibration",
            when: IS_DOUBTFUL,
            mark: "caution" as const,
            says: '"Storage CPU is calibrated with "&{calibrationDoubt}&". Compare with the reference cluster (sheet Options)"',
          },
        ]
      : []),
    ...(hasTests
      ? [
          {
            name: "Benchmark",
            when: `AND({testedSays}<>"",{testedSays}<>${quoted(TESTED.shown)})`,
            mark: "caution" as const,
            says: "{testedSentence}",
          },
        ]
      : []),
    {
      name: "Peaks",
      when: isFromEstate ? `AND(SUM({demand.noIo})=0,${PEAKS_APART})` : "FALSE",
      mark: "caution",
      says: `${percent("{peakShare}")}&" of the sum of the VMs' I/O peaks is planned to coincide (planning practice)"&IF(N(${fullest("ghzHigh")})=0,"","; at the high estimate (all of it, and the high cost of an I/O) CPU is used to "&${percent(fullest("ghzHigh"))})`,
      ask: quoted("When does I/O peak, and did the recorded days include a month end or a backup?"),
      because: `"planned: "&${percent("{peakShare}")}&" of the sum of peaks"`,
    },
    {
      name: "GHz",
      when: "SUM({demand.noGhz})>0",
      mark: "caution",
      says: `"CPU in use of "&SUM({demand.noGhz})&IF(SUM({demand.noGhz})=1," class"," classes")&" is not known: CPU is evaluated by vCPU per core, and by GHz only as far as hosts report it"`,
      ask: quoted("How many GHz do the VMs use at the peak?"),
      because: quoted("without it CPU is based on vCPU per core, a rule of thumb"),
    },
    {
      name: "CPU at its limit",
      when: "SUM({demand.cutOff})>0",
      mark: "caution",
      says: `"Today's hosts use more than "&${percent(figure("cutOff"))}&" of their CPU: demand is cut off, and the GHz are a lower bound"`,
      ask: quoted("Do users or applications wait for CPU today?"),
      because: `"above "&${percent(figure("cutOff"))}&" use, additional demand is not visible"`,
    },
    {
      name: "No rebuild",
      when: `AND(ISNUMBER({chosen.rebuildHosts}),COUNTIF({now.hosts},"<"&{chosen.rebuildHosts})>0)`,
      mark: "caution",
      says: `"A cluster has fewer than the "&{chosen.rebuildHosts}&" hosts that rebuild "&{chosen.raid}&" after the loss of one: until it is replaced, data is at risk"`,
    },
    {
      name: "RAID-0",
      when: '{chosen.raid}="RAID-0"',
      mark: "caution",
      says: quoted("RAID-0 keeps no copy: the loss of a disk or host loses data"),
    },
    {
      name: "Port",
      when: `AND(ISNUMBER({chosen.nicGbit}),N({chosen.nicGbit})<${figure("port")})`,
      mark: "caution",
      says: `"vSAN ESA requires "&${figure("port")}&" Gb/s per port; "&{chosen.nicGbit}&" Gb/s is for its small profile only"`,
      ask: quoted("Which switch ports are free for vSAN, and at how many Gb/s?"),
      because: `{chosen.nicGbit}&" Gb/s is entered"`,
    },
    {
      name: "NUMA",
      when: `AND(N({chosen.usable})=1,OR(N(${ofLargestNumber("largestVcpu")})>N({chosen.coresPerSocket}),N(${ofLargestNumber("largestRam")})>N({chosen.ramGib})/MAX(1,N({chosen.sockets}))))`,
      mark: "caution",
      says: `"The largest VM ("&N(${ofLargestNumber("largestVcpu")})&" vCPU, "&${whole(`N(${ofLargestNumber("largestRam")})`)}&" GiB) is larger than one socket of a host and its RAM: it spans NUMA nodes"`,
    },
    {
      name: "Largest VM",
      when: "COUNT({demand.largestVcpu},{demand.largestRam})<2*COUNT({demand.vms})",
      mark: "caution",
      says: quoted("The largest VM is not known: whether it fits a host was not evaluated"),
      ask: quoted("How large is the largest VM, in vCPU and RAM?"),
      because: quoted("a VM runs on one host"),
    },
    {
      name: "Gaps",
      when: `${GAPS}>0`,
      mark: "caution",
      says: `${whole(GAPS)}&IF(${GAPS}=1," VM has a figure missing in all exports: it counts"," VMs have a figure missing in all exports: they count")&" without it"`,
    },
    ...(isFromEstate
      ? [
          {
            name: "Powered off",
            when: `${OFF}>0`,
            mark: "caution" as const,
            says: `IF(${OFF}=1,"1 VM counts for its",${whole(OFF)}&" VMs count for their")&" capacity alone (powered off, templates): "&${OFF_USED}&"; running, "&IF(${OFF}=1,"it","they")&" would add "&${OFF_RAM}`,
            ask: `IF(${OFF}=1,"Will the VM that is not running move, too?","Will the "&${whole(OFF)}&" VMs that are not running move, too?")`,
            because: `${OFF_USED}&", "&${OFF_RAM}&" if "&IF(${OFF}=1,"it runs","they run")`,
          },
        ]
      : []),
    {
      name: "Growth",
      when: 'AND({planProblem}="",N({years})>0)',
      mark: "caution",
      says: `"Growth is an assumption: capacity "&${percent("{growthCapacity}")}&" per year, compute "&${percent("{growthCompute}")}&", for "&{years}&IF({years}=1," year"," years")`,
      ask: `"Does growth of "&${percent("{growthCapacity}")}&" per year match recent years?"`,
      because: `"assumed; without growth the design needs less, "&${shown("{grownCapacity}", "0.00")}&" times today's capacity is planned"`,
    },
    {
      name: "vCPU per core",
      when: `AND(${CLUSTERS_SHOWN}>0,IFERROR(${ofLargest("first")}="vCPU",FALSE))`,
      mark: "caution",
      says: `"vCPU per core requires most hosts, and the ratio is a rule of thumb"&IF(COUNT({chosen.ghzAll},{chosen.vcpuAll})<2,"",IF({chosen.ghzAll}<{chosen.vcpuAll},": the GHz require fewer",""))`,
      ask: quoted("How many vCPU may share a core, and which VMs may not?"),
      because: quoted("the ratio is a rule of thumb, and it determines the number of hosts"),
    },
    {
      name: "Terms",
      when: `AND({chosen.edition}="VVF",NOT(${NONE_CHOSEN}))`,
      mark: "caution",
      says: `"What VVF licenses above its own TiB is open: "&${whole("N({chosen.licenseAddTib})")}&" or "&${whole("N({chosen.licenseAddWhole})")}&" TiB of vSAN to add; ask the vendor"`,
    },
    ...checks.map((check): Risk => ({
      name: check.title,
      when: `IFERROR(OR(${caseFormula(check, "mark")}="${MARK.caution}",${caseFormula(check, "mark")}="${MARK.unknown}"),TRUE)`,
      mark: "caution",
      says: caseFormula(check, "sentence"),
    })),
  ];
}

function ofLargestNumber(column: string): string {
  return `MAX({demand.${column}})`;
}

/** Grid `risks`: what can go wrong and what to ask, those that apply with their place. */
export function risksGrid(form: DemandForm, checks: readonly Check[], benchmark: BenchmarkParts): Block {
  const risks = risksOf(form, checks, benchmark);
  const ifRisk = (text: string): string => `IF([is]=0,"",IFERROR(${text},"not calculated"))`;
  return gridBlock({
    id: "risks",
    heading: "Risks and questions: largest effect first",
    rows: risks.length,
    gaps: true,
    columns: [
      { id: "name", header: "Risk", texts: risks.map(({ name }) => name) },
      {
        id: "is",
        header: "Applies",
        format: "0",
        formula: risks.map(({ when }) => `IF(IFERROR(${when},TRUE),1,0)`),
      },
      {
        id: "place",
        header: "Place",
        format: "0",
        formula: risks.map((_, i) =>
          i === 0 ? 'IF([is]=1,1,"")' : `IF([is]=1,SUM({risks.is#1}:{risks.is#${i}})+1,"")`,
        ),
      },
      {
        id: "askPlace",
        header: "Place of its question",
        format: "0",
        formula: risks.map(({ ask }, i) => {
          const before = risks.flatMap((one, j) =>
            j < i && one.ask !== undefined ? [`{risks.is#${j + 1}}`] : [],
          );
          return ask === undefined
            ? '""'
            : `IF([is]=1,${before.length === 0 ? "1" : `SUM(${before.join(",")})+1`},"")`;
        }),
      },
      { id: "mark", header: "Mark", formula: risks.map(({ mark }) => ifRisk(`"${MARK[mark]}"`)) },
      { id: "sentence", header: "Sentence", formula: risks.map(({ says }) => ifRisk(says)) },
      { id: "ask", header: "Question", formula: risks.map(({ ask }) => ifRisk(ask ?? '""')) },
      {
        id: "because",
        header: "Because",
        formula: risks.map(({ because }) => ifRisk(because ?? '""')),
        spread: 3,
      },
    ],
  });
}
