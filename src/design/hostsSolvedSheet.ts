import type { PlanSheet } from "../sheets/planSheet";
import { sheetTop } from "../sheets/sheetTop";
import { candidates } from "./candidates";
import type { DemandForm } from "./demandForm";
import { OPTION_NAMES } from "./optionInputs";
import { solvedHosts } from "./solvedHosts";
import { solvedNeeds } from "./solvedNeeds";
import { storageByClass } from "./storageByClass";
import { storageLabels } from "./storageLabels";
import { methodFigures } from "./methodFigures";

/**
 * Sheet `Hosts solved`: the hosts of each option and target cluster, resource by resource.
 *
 * @param profile The defined name of a calibration in the same workbook.
 */
export function hostsSolvedSheet(form: DemandForm, profile?: string): PlanSheet {
  const targets = Array.from({ length: form.targets }, (_, i) => i + 1);
  return {
    name: "Hosts solved",
    blocks: [
      sheetTop(
        "Hosts solved",
        "The hosts that a resource requires are the first row on which it is used by 100% or less. 999% never fits.",
      ),
      ...OPTION_NAMES.map((option) => solvedHosts(option, form, profile !== undefined)),
      methodFigures(),
      ...OPTION_NAMES.map((option) => solvedNeeds(option, form)),
      ...OPTION_NAMES.map((option) => storageByClass(option, profile)),
      ...(profile === undefined ? [] : [storageLabels(profile)]),
      ...OPTION_NAMES.flatMap((option) => targets.map((target) => candidates(option, target))),
    ],
    columnWidths: [48, ...Array<number>(50).fill(12)],
    columns: 17,
    freezeRows: 2,
    printBlocks: 1 + OPTION_NAMES.length,
    printThrough: "Q",
    print: { orientation: "landscape", repeatColumns: [1, 1] },
  };
}
