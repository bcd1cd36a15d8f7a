import { CYCLES_PER_PAGE, OLDER_RULE, RULE_MEDIA, ruleHzPerBit } from "../../model/cpuCost/rulesOfThumb";
import type { Block } from "../../sheets/block";
import { gridBlock } from "../../sheets/gridBlock";
import { noteBlock } from "../../sheets/noteBlock";
import { withProfile } from "./profile";

/** This row's published rule by that of a medium further up; nothing below the diagonal. */
function ratioTo(medium: (typeof RULE_MEDIA)[number]): string[] {
  const above = RULE_MEDIA.indexOf(medium);
  return RULE_MEDIA.map((_, row) =>
    row <= above ? '""' : `[published]/INDEX({rules.published},${above + 1})`,
  );
}

/** Published and corrected rules of every medium, and how many times dearer one is than another. */
export function rules(): Block {
  return gridBlock({
    id: "rules",
    heading: "CPU for one bit/s",
    rows: RULE_MEDIA.length,
    columns: [
      { id: "medium", header: "Medium", texts: RULE_MEDIA },
      {
        id: "published",
        header: "Published (Hz per bit/s)",
        spill: "RULE_HZ_PER_BIT({rules.medium})",
        format: "0.00",
        style: "result",
      },
      {
        id: "corrected",
        header: "Corrected (Hz per bit/s)",
        spill: 'RULE_HZ_PER_BIT({rules.medium},"corrected")',
        format: "0.0000",
      },
      {
        id: "known",
        header: "Published rule is",
        texts: RULE_MEDIA.map((medium) => ruleHzPerBit(medium, "published").kind),
      },
      { id: "toRam", header: "× RAM", formula: ratioTo("RAM"), format: "#,##0" },
      { id: "toNetwork", header: "× network", formula: ratioTo("network"), format: "#,##0" },
      { id: "toNvme", header: "× NVMe", formula: ratioTo("NVMe"), format: "#,##0" },
      {
        id: "vsanTo",
        header: "vSAN against it, corrected",
        formula: `INDEX({rules.corrected},${RULE_MEDIA.length})/[corrected]`,
        format: "#,##0.0",
      },
    ],
  });
}

/** What the rules are worth. */
export function ruleNotes(): Block {
  return noteBlock("How reliable they are", [
    `An older rule counts ${OLDER_RULE.value} Hz for each bit/s sent or received. The network rule above replaced it: ${ruleHzPerBit("network", "published").value} for the sum of both directions.`,
    `The RAM rule rests on ${CYCLES_PER_PAGE.value} cycles for a page of 4 KiB, quoted from a chat assistant: no measurement. NVMe was measured in one VM with one outstanding I/O on an old CPU, vSAN on all hosts under load: their ratio compares different things.`,
    "One figure for all block sizes is wrong by several times at either end: per I/O, small blocks cost far more Hz per bit. Use the rule only where neither block size nor mix is known.",
  ]);
}

/** What one core carries: the figure that a customer remembers. */
export function perCore(): Block {
  const cost = (which = "") =>
    withProfile(
      (profile) =>
        `VSAN_KHZ_PER_IO({perCore.size},{perCore.read},{layout},${profile}${which === "" ? "" : `,"${which}"`})`,
    );
  return gridBlock({
    id: "perCore",
    heading: "I/O that one core sustains, with the layout and the profile of this plan",
    rows: 6,
    columns: [
      {
        id: "io",
        header: "I/O",
        texts: ["4K read", "4K write", "32K read", "32K write", "1M read", "1M write"],
      },
      { id: "size", header: "Block size (KiB)", texts: [4, 4, 32, 32, 1024, 1024] },
      { id: "read", header: "Reads", texts: [1, 0, 1, 0, 1, 0], format: "0%" },
      { id: "khz", header: "kHz per I/O", spill: cost(), format: "#,##0.0" },
      { id: "low", header: "Low", spill: cost("low"), format: "#,##0.0" },
      { id: "high", header: "High", spill: cost("high"), format: "#,##0.0" },
      {
        id: "iops",
        header: "IOPS per core",
        formula: 'IF([khz]>0,{clock}*1000000/[khz],"")',
        format: "#,##0",
        style: "result",
      },
      { id: "known", header: "Evidence level", spill: cost("label") },
    ],
  });
}
