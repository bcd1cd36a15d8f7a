import { LIMIT_UNIT } from "../../model/performance/iopsLimit";
import type { Block } from "../../sheets/block";
import { firstOf, quoted, sentence, shown, shownApart, sumOf } from "../../sheets/formulaText";
import { gridBlock } from "../../sheets/gridBlock";
import { resultBlock, type CalculatedRow } from "../../sheets/resultBlock";
import { withProfile } from "./profile";

const TIERS = 6;
/** KiB that count as one I/O against a limit. */
export const UNIT_KIB = LIMIT_UNIT.value / 2 ** 10;
const SHARE = "0.0%";
const GHZ = "#,##0.0";

/** Tiers of storage policies: limit, virtual disks, and the I/O they do. */
export function tiers(): Block {
  return gridBlock({
    id: "tier",
    heading: "Tiers: fill in a row for each storage policy with an IOPS limit",
    rows: TIERS,
    columns: [
      {
        id: "name",
        header: "Tier",
        accepts: { text: "a name" },
        values: ["Standard", "SQL", "SQL, large"],
      },
      {
        id: "limit",
        header: "IOPS limit per vDisk",
        accepts: { whole: [1, 10_000_000] },
        needed: true,
        values: [5_000, 10_000, 15_000],
        hint: `I/O above ${UNIT_KIB} KiB counts once for every ${UNIT_KIB} KiB begun.`,
      },
      { id: "disks", header: "vDisks", accepts: { whole: [1, 100_000] }, values: [144, 12, 6], needed: true },
      {
        id: "size",
        header: "Block size (KiB)",
        accepts: { decimal: [0.5, 2048] },
        values: [UNIT_KIB, UNIT_KIB, 64],
        needed: true,
      },
      {
        id: "read",
        header: "Reads",
        accepts: { share: [0, 1] },
        values: [0.7, 0.7, 0.7],
        format: "0%",
        needed: true,
      },
    ],
  });
}

const [HIGH, ALLOWED] = shownApart("{limitShare.high}", "{storageShare}", SHARE);

const COMPLETE = "COUNT([tier.limit],[tier.disks],[tier.size],[tier.read])=4";

/** What each tier may do and costs at its limit, and the limit that keeps storage to its share of the CPU. */
export function tierIops(): Block {
  const cost = (which = "") =>
    withProfile(
      (profile) =>
        `VSAN_GHZ_IOPS({atLimit.iops},{tier.size},{tier.read},{layout},${profile}${which === "" ? "" : `,"${which}"`})`,
    );
  return gridBlock({
    id: "atLimit",
    heading: "Every tier at its limit",
    rows: TIERS,
    columns: [
      { id: "name", header: "Tier", formula: 'IF([tier.name]="","",[tier.name])' },
      {
        id: "sum",
        header: "Limit × vDisks",
        formula: `IF(${COMPLETE},[tier.limit]*[tier.disks],"")`,
        format: "#,##0",
      },
      {
        id: "iops",
        header: "IOPS at its block size",
        formula: `IF(${COMPLETE},VSAN_IOPS_AT_LIMIT([tier.limit],[tier.size])*[tier.disks],"")`,
        format: "#,##0",
      },
      { id: "ghz", header: "GHz plan", spill: cost(), format: GHZ, style: "result" },
      { id: "low", header: "GHz low", spill: cost("low"), format: GHZ },
      { id: "high", header: "GHz high", spill: cost("high"), format: GHZ },
      { id: "known", header: "Evidence level", spill: cost("label") },
      {
        id: "share",
        header: "Share after failure",
        formula: 'IF([ghz]="","",CPU_SHARE([ghz],{capacityDown}))',
        format: SHARE,
      },
      {
        id: "holding",
        header: "Limit that fits",
        formula: 'IF([ghz]="","",INT([tier.limit]*MIN(1,{allowedDown}/{limitGhz})))',
        format: "#,##0",
        style: "result",
      },
    ],
  });
}

/** All tiers at their limits together. */
export function limitTotals(): Block {
  const share = (which: "" | ".low" | ".high") => `CPU_SHARE({limitGhz${which}},{capacityDown})`;
  const rows: CalculatedRow[] = [
    {
      id: "limitSum",
      label: `IOPS that all limits allow up to ${UNIT_KIB} KiB`,
      formula: sumOf("{atLimit.sum}"),
      unit: "IOPS",
      format: "#,##0",
      known: "derived",
    },
    {
      id: "limitIops",
      label: "At the block sizes entered",
      formula: sumOf("{atLimit.iops}"),
      unit: "IOPS",
      format: "#,##0",
      known: "derived",
    },
    {
      id: "limitGhz",
      label: "CPU if all of it is used",
      formula: sumOf("{atLimit.ghz}"),
      low: sumOf("{atLimit.low}"),
      high: sumOf("{atLimit.high}"),
      unit: "GHz",
      format: GHZ,
      style: "headline",
      known: "sum of the tiers",
    },
    {
      id: "limitShare",
      label: "Share after host failure",
      formula: share(""),
      low: share(".low"),
      high: share(".high"),
      unit: "of the CPU",
      format: SHARE,
      style: "headline",
      known: "derived",
    },
    {
      id: "limitVerdict",
      label: "Do the limits keep storage within its share?",
      formula: firstOf(
        [
          ["COUNTA({tier.limit})=0", quoted("no tier is filled in")],
          ['OR({limitShare}="",{allowedDown}="")', '""'],
          [
            "AND({limitGhz}<={allowedDown},{limitGhz.high}>{allowedDown})",
            sentence`yes by the plan, ${shown("{limitShare}", SHARE)} of ${ALLOWED}, but ${HIGH} at the high estimate`,
          ],
          [
            "{limitGhz}<={allowedDown}",
            sentence`yes, ${shown("{limitShare}", SHARE)} of ${shown("{storageShare}", SHARE)}`,
          ],
        ],
        quoted("no, but the lower limits in the table would"),
      ),
      unguarded: true,
      unit: "",
      style: "words",
      known: "derived",
    },
  ];
  return resultBlock("All tiers together", rows);
}
