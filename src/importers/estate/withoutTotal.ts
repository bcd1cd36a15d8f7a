import type { EstateVm } from "../../model/estate/estate";
import type { EstateDiagnostic, ReadEstate } from "./estateFormat";

/** What planners and pivots call the row below a list. */
const TOTAL =
  /^(?:grand |sub)?(?:totals?|sums?|summe|gesamt|gesamtergebnis|somme|suma|totale|total général)$/i;

/** Figures of which at least one must be known, and all that are must be the sums of the other rows. */
const FIGURES = ["vcpu", "ramBytes", "diskBytes", "chargedBytes"] as const;

/** How far a total may be from the sum: planners round it. */
const TOLERANCE = 1e-3;

/** An export without the row that holds the sums of all others: it is not a VM, and would double every figure. */
export function withoutTotal(read: ReadEstate): ReadEstate {
  const { vms } = read.estate;
  const total = vms.find((vm) => TOTAL.test(vm.name.trim()) && isSumOf(vm, vms));
  if (!total) return read;
  const diagnostic: EstateDiagnostic = {
    ...{ severity: "warning", file: read.source.file, sheet: null, row: null },
    message: `${JSON.stringify(total.name)} has the sums of all other VMs: skipped. It is the total of a list.`,
  };
  return {
    ...read,
    estate: { ...read.estate, vms: vms.filter((vm) => vm !== total) },
    source: { ...read.source, vms: read.source.vms - 1 },
    diagnostics: [...read.diagnostics, diagnostic],
  };
}

function isSumOf(total: EstateVm, vms: readonly EstateVm[]): boolean {
  const known = FIGURES.filter((figure) => (total[figure] ?? 0) > 0);
  return (
    known.length > 0 &&
    vms.length > 2 &&
    known.every((figure) => {
      const sum = vms.reduce((before, vm) => before + (vm === total ? 0 : (vm[figure] ?? 0)), 0);
      return Math.abs((total[figure] ?? 0) - sum) <= sum * TOLERANCE;
    })
  );
}
