import { calmEstate } from "../../bench/generate/estate/calmEstate";
import { rvtoolsFiles, WIDE } from "../../bench/generate/estate/writeRvtools";
import { calculate } from "../../src/calculator/calculate";
import { type DesignParts, designPlan } from "../../src/design/designWorkbook";
import { OPTION_INPUTS } from "../../src/design/optionInputs";
import { importEstate } from "../../src/importers/estate/importEstate";
import { coreDump } from "../../src/templates/coreDump/coreDump";
import { hosts } from "../../src/templates/hosts/hosts";
import type { Template } from "../../src/templates/template";
import { designWithTemplates } from "../../src/templates/together/together";
import { vsanCpuBudget } from "../../src/templates/vsanCpuBudget/vsanCpuBudget";
import type { CellValue } from "../../src/workbook/spec";
import { folderOf } from "../importers/sources";
import { sourceFunctions } from "../sourceFunctions";

/** Templates that are inserted beside a design, and the sample of them. */
export const BESIDE = { all: [hosts, coreDump, vsanCpuBudget], sample: [hosts] } as const;

/** RAM of a host of option B: fewer hosts than with the default of option A. */
export const RAM_OF_B = 2048;

/** What is pasted into the options' column to fill option B in, by the id of its first cell: the defaults, but for the RAM. */
export const OPTION_B: readonly { first: string; text: string }[] = OPTION_INPUTS.map(({ rows }) => ({
  first: `B.${rows[0]?.id}`,
  text: rows.map(({ id, value }) => String((id === "ramGib" ? RAM_OF_B : value) ?? "")).join("\r\n"),
}));

/** The design of the calm estate with templates beside it, as the command calculates it: values of its sheets by name. */
export async function calculatedDesign(
  beside: readonly Template[],
  parts: DesignParts,
): Promise<Map<string, CellValue[][]>> {
  const estate = await importEstate([folderOf(rvtoolsFiles(calmEstate(), WIDE))]);
  const drawing = designWithTemplates(designPlan({ estate, ...parts }), beside, {
    customFunctions: sourceFunctions.ids,
  });
  return new Map(calculate(drawing, sourceFunctions).sheets.map(({ name, values }) => [name, values]));
}

/**
 * Cells of shown sheets that differ from what the command calculates. The file has another name; `Sources`, and sheets that
 * the workbook calls otherwise, are skipped.
 */
export function differences(
  expected: ReadonlyMap<string, CellValue[][]>,
  shown: (sheet: string, row: number, column: number) => unknown,
  sheets: readonly string[],
): string[] {
  return sheets.flatMap((name) => {
    const values = expected.get(name);
    if (!values) return [`no sheet ${name}`];
    return values.flatMap((row, r) =>
      row.flatMap((value, c) => {
        const other = shown(name, r, c) ?? "";
        const known =
          typeof value === "string" ? unnamed(value.replace(/\bresults\b/, "export.xlsx")) : (value ?? "");
        const isSame =
          typeof known === "number" && typeof other === "number"
            ? Math.abs(known - other) <= 1e-9 * Math.max(1, Math.abs(known))
            : known === (typeof other === "string" ? unnamed(other) : other);
        return isSame
          ? []
          : [`${name}!R${r + 1}C${c + 1}: ${JSON.stringify(other)}, not ${JSON.stringify(known)}`];
      }),
    );
  });
}

/** Several sheets of one name have others when they are inserted one by one. */
const unnamed = (text: string): string => text.replace(/on sheet .+?(?= \(row|$)/, "on a sheet");

/** The sheets that are compared: those of the design, and the first page of each template. */
export function comparedSheets(beside: readonly Template[]): string[] {
  return [
    ...["Design", "Options", "Demand", "Hosts solved", "Reasons", "Scope", "VMs", "Hosts today"],
    ...beside.map((template) => template.plan().spec.sheets[0]?.name ?? ""),
  ];
}
