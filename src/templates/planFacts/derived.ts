import type { Fact } from "../../facts/fact";
import { FACTS } from "../../facts/facts";
import { asText } from "../../sheets/formulaText";
import type { Block } from "../../sheets/block";
import { resultBlock, type CalculatedRow } from "../../sheets/resultBlock";
import { layoutInUse } from "../hostsAndLayout";

/** A fact that follows from others. */
function row({ id, label, unit, format }: Fact, formula: string, known: string): CalculatedRow {
  return { id, label, unit, formula, known, ...(format === undefined ? {} : { format }) };
}

const usable = (which: string): string =>
  `IF({hosts}>=RAID_MIN_HOSTS({layout}),VSAN_USABLE_TIB({hosts},{disks},{diskTb},{layout},${asText("hostReserve")},${asText("opsReserve")},${asText("lfs")},{other}${which})*{reduction},0)`;

/** What follows from the facts that are asked for. */
export function derived(): Block {
  return resultBlock("Calculated from these", [
    row(FACTS.coresPerHost, "{sockets}*{coresPerSocket}", "definition"),
    row(FACTS.ghzPerHost, "{coresPerHost}*{clockGhz}", "definition"),
    row(FACTS.nicGbitPerHost, "{nicPorts}*{nicGbit}", "definition"),
    { ...row(FACTS.layout, layoutInUse("raid", "hosts"), "vendor-stated"), style: "words" },
    row(FACTS.rawTib, "{hosts}*{disks}*DISK_TIB({diskTb})", "definition"),
    { ...row(FACTS.usableTib, usable(""), "estimated"), low: usable(',"low"'), high: usable(',"high"') },
    row(FACTS.rawUsedTib, "{vms}*{vmUsedGib}/1024/{reduction}*RAID_OVERHEAD({layout})*(1+{lfs})", "derived"),
  ]);
}
