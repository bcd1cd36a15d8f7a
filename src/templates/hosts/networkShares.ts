import { SHARE_LEVELS, TRAFFIC_SHARES, type ShareLevel } from "../../model/network/trafficShares";
import type { Block } from "../../sheets/block";
import { gridBlock } from "../../sheets/gridBlock";
import { noteBlock } from "../../sheets/noteBlock";

const LEVELS = Object.keys(SHARE_LEVELS) as ShareLevel[];

const VSAN = "vSAN";

/** The row of vSAN among the kinds of traffic. */
export const VSAN_ROW = TRAFFIC_SHARES.findIndex(({ traffic }) => traffic === VSAN) + 1;

const SHARES = LEVELS.reduceRight(
  (rest, level) => `IF([level]="${level}",${SHARE_LEVELS[level].value},${rest})`,
  '""',
);

/** Shares of Network I/O Control, and what each kind of traffic still gets of a port on which all of them compete. */
export function networkShares(): Block {
  return gridBlock({
    id: "nioc",
    heading: "Network I/O Control, where vSAN shares its ports with other traffic",
    rows: TRAFFIC_SHARES.length,
    columns: [
      { id: "traffic", header: "Traffic", texts: TRAFFIC_SHARES.map(({ traffic }) => traffic) },
      {
        id: "here",
        header: "On this port?",
        accepts: { oneOf: ["yes", "no"] },
        values: TRAFFIC_SHARES.map(({ common }) => (common ? "yes" : "no")),
        needed: true,
      },
      {
        id: "level",
        header: "Level",
        accepts: { oneOf: LEVELS },
        values: TRAFFIC_SHARES.map(({ level }) => level),
        needed: true,
        hint: "As VMware Cloud Foundation sets it at bring-up.",
      },
      {
        id: "shares",
        header: "Shares",
        // vSAN is on some port: without shares here, it has ports of its own.
        formula: TRAFFIC_SHARES.map(
          ({ traffic }) => `IF([here]="yes",${SHARES},"${traffic === VSAN ? "own ports" : ""}")`,
        ),
        format: "0",
      },
      {
        id: "gbit",
        header: "At least (Gb/s)",
        formula: 'IF(ISNUMBER([shares]),IF(ISNUMBER({nicGbit}),{nicGbit}*[shares]/SUM({nioc.shares}),""),"")',
        format: "#,##0.0",
        style: "result",
      },
    ],
  });
}

/** How to read the shares. */
export function networkSharesNotes(): Block {
  return noteBlock("About the shares", [
    "Shares count only while a port is saturated: each traffic type then gets its share of the port's speed, and unused shares go to the others. They need a distributed switch.",
    "Use shares for vSAN, not reservations and not limits: a reservation for vSAN is lost to VM traffic even while vSAN does not use it.",
    "The levels are those that VMware Cloud Foundation sets. Where vSAN has dedicated ports, no shares are needed: enter no for it.",
  ]);
}
