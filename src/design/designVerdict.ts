import { type Case, firstOf, quoted, sentence, shown } from "../sheets/formulaText";
import { MARK } from "../sheets/mark";
import { firstOfMany, type Verdict } from "../sheets/verdict";
import { atBeginning } from "./atBeginning";
import { MAX_HOSTS } from "./candidates";
import { IS_DOUBTFUL } from "./calibrationDoubt";
import { fullest } from "./chosenClusters";
import { ofChosen } from "./noneFits";
import { problemsOf } from "./optionFigures";
import { VERDICT_RANK } from "./solvedHosts";
import { figure } from "./methodFigures";
import { solvedNeedsOf } from "./solvedNeeds";

const HOSTS = `${shown("{chosen.allHosts}", "#,##0")}&IF({chosen.allHosts}=1," host"," hosts")`;
const VMS = `${shown("SUM({needs.vms})", "#,##0")}&IF(SUM({needs.vms})=1," VM"," VMs")`;
const HOW_LONG = 'IF({years}=0," without growth"," for "&{years}&IF({years}=1," year"," years"))';

/** Hosts that RAM and capacity ask for, at least: each counted over all clusters. */
const AT_LEAST = shown("MAX({chosen.ramAll},{chosen.capacityAll},{chosen.layoutAll})", "#,##0");

/** What fits all the same where something is not known. */
const FITTING = `IF(AND(N({chosen.ramRank})<=${VERDICT_RANK.check},N({chosen.capacityRank})<=${VERDICT_RANK.check}),". By RAM and capacity at least "&${AT_LEAST}&" hosts are needed","")`;

const used = (id: string, text: string): string => `"${text} would be used to "&${shown(fullest(id), "0%")}`;

/** The most vCPU of a VM: of a typed class also where the largest VM of its cluster is not known. */
const VCPU_OF_LARGEST = "MAX({demand.largestVcpu},{demand.largestVcpuTyped})";

/** RAM for VMs of a host, memory tier included, where the VM with the most RAM runs. */
const VM_RAM = ofChosen(
  (option) => `INDEX({${solvedNeedsOf(option)}.vmRam},MATCH(MAX({demand.largestRam}),{demand.largestRam},0))`,
);

/** Why nothing fits, the first reason that holds. */
const WHY_NOT = firstOf(
  [
    [
      `{chosen.nicGbit}<${figure("smallPort")}`,
      sentence`a port of ${"{chosen.nicGbit}"} Gb/s is too slow for vSAN ESA, which requires ${figure("port")} Gb/s`,
    ],
    [
      `${VCPU_OF_LARGEST}>{chosen.cores}`,
      sentence`the largest VM has ${VCPU_OF_LARGEST} vCPU, a host ${"{chosen.cores}"} cores`,
    ],
    [
      `IFERROR(MAX({demand.largestRam})>${VM_RAM},FALSE)`,
      sentence`the largest VM has ${shown("MAX({demand.largestRam})", "#,##0")} GiB of RAM, a host ${shown(VM_RAM, "#,##0")} GiB for VMs`,
    ],
    [
      `${ofChosen((option) => `SUMPRODUCT(({${solvedNeedsOf(option)}.vmRam}<>"")*(({demand.largestRam}<>"")*({demand.largestRam}>{${solvedNeedsOf(option)}.vmRam})+({demand.largestRamTyped}>{${solvedNeedsOf(option)}.vmRam})))`, "0")}>0`,
      quoted("the largest VM of a cluster has more RAM than its hosts have for VMs"),
    ],
    [
      `AND({chosen.hosts}="",MAX({now.hosts})>${MAX_HOSTS})`,
      sentence`${"{chosen.first}"} fits on no number of hosts up to ${quoted(String(MAX_HOSTS))}`,
    ],
    [
      "MAX({now.hosts})>{chosen.clusterMax}",
      sentence`a cluster would need ${"MAX({now.hosts})"} hosts, and ${"{chosen.clusterMax}"} are allowed`,
    ],
    [
      `N(${fullest("layout")})>1`,
      sentence`${"{chosen.raid}"} requires ${"{chosen.layoutHosts}"} hosts in a cluster`,
    ],
    [`N(${fullest("capacity")})>1`, used("capacity", "capacity")],
    [`N(${fullest("ram")})>1`, used("ram", "RAM")],
    [`N(${fullest("vcpu")})>1`, used("vcpu", "vCPU")],
    [`N(${fullest("ghz")})>1`, used("ghz", "CPU")],
    [`N(${fullest("network")})>1`, `${used("network", "the ports")}&" of their usable speed"`],
  ],
  "{chosen.lookAt}",
);

/** What is looked at where it fits by plan only, besides the calibration of storage CPU. */
const LOOK_AT: readonly Case[] = [
  [
    `N(${fullest("capacityHigh")})>1`,
    sentence`check capacity: ${shown(fullest("capacity"), "0%")} at the plan estimate, ${shown(fullest("capacityHigh"), "0%")} at the high estimate`,
  ],
  [
    `OR(N(${fullest("ghzHigh")})>1,N(${fullest("vcpuHigh")})>1)`,
    sentence`check CPU: ${shown(`MAX(N(${fullest("ghz")}),N(${fullest("vcpu")}))`, "0%")} at the plan estimate, ${shown(`MAX(N(${fullest("ghzHigh")}),N(${fullest("vcpuHigh")}))`, "0%")} at the high estimate`,
  ],
  [
    `N(${fullest("networkHigh")})>1`,
    sentence`check the network: ${shown(fullest("network"), "0%")} of the usable port speed at the plan estimate, ${shown(fullest("networkHigh"), "0%")} at the high estimate`,
  ],
  ["SUM({demand.assumed})>0", quoted("it is based on an unconfirmed profile")],
];

const CALIBRATION: Case = [IS_DOUBTFUL, '"storage CPU is calibrated with "&{calibrationDoubt}'];

/** What is not known, the first that holds. */
const WHAT_UNKNOWN = firstOf(
  [
    ['{demandProblem}<>""', "{demandProblem}"],
    ["SUM({demand.noIo})>0", quoted("the VMs' I/O is empty, so that CPU and network cannot be evaluated")],
    ["SUM({now.management})>0", quoted("the VMs of vCenter and NSX, which VCF also runs, are not included")],
  ],
  '{chosen.lookAt}&" cannot be evaluated"',
);

/**
 * The verdict of the selected option in at most two sentences. It never shows an error.
 *
 * @param isCalibrated Can storage CPU be taken from a calibration?
 */
export function designVerdict(isCalibrated: boolean): Verdict {
  const whyLook = firstOf([...LOOK_AT, ...(isCalibrated ? [CALIBRATION] : [])], '"check "&{chosen.lookAt}');
  return firstOfMany(
    [
      [
        '{chosenNumber}=""',
        quoted(`${MARK.unknown} Not known: select an option, A to D, on the sheet Options`),
      ],
      [
        "N({chosen.filled})=0",
        `"${MARK.unknown} Not known: option "&{chosen}&" is empty: fill it in on the sheet Options"`,
      ],
      ["N({chosen.usable})=0", `"${MARK.unknown} Not known: "&${problemsOf("chosen")}`],
      [`{chosen.verdict}=${VERDICT_RANK.no}`, `"${MARK.bad} Does not fit: "&${WHY_NOT}`],
      [
        `{chosen.verdict}=${VERDICT_RANK.unknown}`,
        `"${MARK.unknown} Not known: "&${WHAT_UNKNOWN}&${FITTING}`,
      ],
      [
        `{chosen.verdict}=${VERDICT_RANK.check}`,
        `"${MARK.caution} Fits, but "&${whyLook}&". "&${HOSTS}&" of option "&{chosen}&" can run the "&${VMS}&" at the plan estimate"`,
      ],
    ],
    `"${MARK.good} Fits: "&${HOSTS}&" of option "&{chosen}&" can run the "&${VMS}&${HOW_LONG}&", "&IF({chosen.failures}=0,"","with failed hosts and ")&"at the high estimate. "&${atBeginning("{chosen.first}")}&" limits first"`,
  );
}
