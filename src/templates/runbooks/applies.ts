import { VSPHERE_RELEASES, type VsphereRelease } from "../../model/operations/vsphereReleases";
import type { Block } from "../../sheets/block";
import { gridBlock } from "../../sheets/gridBlock";
import { MARK } from "../../sheets/pageTop";
import { resultBlock } from "../../sheets/resultBlock";

const yesNo = (value: boolean): string => (value ? "yes" : "no");

/** What each release brings, for the steps that depend on it. */
export function releases(): Block {
  return gridBlock({
    id: "releases",
    heading: "What each release brings",
    rows: VSPHERE_RELEASES.length,
    columns: [
      { id: "name", header: "vSphere", texts: VSPHERE_RELEASES.map(({ name }) => name) },
      {
        id: "guided",
        header: "Guided shutdown",
        texts: VSPHERE_RELEASES.map((one) => yesNo(one.guidedShutdown)),
      },
      {
        id: "helper",
        header: "reboot_helper.py",
        texts: VSPHERE_RELEASES.map((one) => yesNo(one.rebootHelper)),
      },
      {
        id: "retreat",
        header: "vCLS retreat mode",
        texts: VSPHERE_RELEASES.map(({ retreatMode }) => retreatMode),
      },
    ],
  });
}

const ofRelease = (column: keyof Columns): string =>
  `IFERROR(INDEX({releases.${column}},MATCH({version},{releases.name},0)),"no")`;

interface Columns {
  guided: VsphereRelease["guidedShutdown"];
  helper: VsphereRelease["rebootHelper"];
  retreat: VsphereRelease["retreatMode"];
}

/** What follows from the inputs: the steps of the runbooks refer to these. */
export function applies(): Block {
  const text = { unit: "", style: "words" as const };
  return resultBlock("What applies", [
    {
      id: "hostCount",
      label: "Hosts",
      formula: "COUNT({hosts.at})",
      unit: "hosts",
      format: "0",
      known: "entered",
    },
    {
      id: "guided",
      label: "Guided shutdown in this version",
      formula: ofRelease("guided"),
      ...text,
      known: "vendor-stated",
    },
    {
      id: "useGuided",
      label: "Shutdown and start by the guided workflow",
      formula: 'IF(AND({guided}="yes",{path}<>"manual"),"yes","no")',
      ...text,
      known: "entered",
    },
    {
      id: "helper",
      label: "reboot_helper.py in the manual procedure",
      formula: ofRelease("helper"),
      ...text,
      known: "see Commands",
    },
    {
      id: "retreat",
      label: "vCLS retreat mode",
      formula: `IF({vcls}="no","none",${ofRelease("retreat")})`,
      ...text,
      known: "see Commands",
    },
    {
      id: "withoutOne",
      label: "Used, of what is left without one host",
      formula:
        "IF(AND({hostCount}>1,N({capacityTib})>0),N({usedTib})/({capacityTib}*({hostCount}-1)/{hostCount}),0)",
      unit: "of the capacity",
      format: "0.0%",
      known: "derived",
    },
    {
      id: "incomplete",
      label: "Hosts that are not complete",
      formula: 'COUNTIF({hosts.finding},"?*")-COUNTIF({hosts.finding},"complete")',
      unit: "hosts",
      format: "0",
      known: "derived",
    },
  ]);
}

/** Can the runbooks be handed out? */
export const VERDICT = [
  `IF({hostCount}<2,"${MARK.bad} Not ready: enter the hosts of the cluster",`,
  `IF({incomplete}>0,"${MARK.bad} Not ready: "&{incomplete}&" hosts are not complete, see the column Finding",`,
  `IF(OR({cluster}="",{vcenter}="",{version}=""),"${MARK.bad} Not ready: enter cluster, vCenter and vSphere version",`,
  `IF(AND({hostCount}=2,{witness}="no"),"${MARK.bad} Not ready: two hosts need a witness",`,
  `IF(AND({witness}="yes",{witnessAddress}=""),"${MARK.caution} Not complete: enter the vSAN address of the witness",`,
  `IF(OR({change}="",{window}="",{operator}="",{second}=""),"${MARK.caution} Not complete: enter change number, window, operator and second person before you print",`,
  `IF({operator}={second},"${MARK.caution} The second person must be another one than the operator",`,
  `"${MARK.good} Ready: "&{hostCount}&" hosts, vSphere "&{version}&", shutdown by "&IF({useGuided}="yes","the guided workflow","hand"))))))))`,
].join("");
