import { cellName } from "../../workbook/address";
import type { EarlierInput } from "../../workbook/enteredInputs";
import { type ShownSheet, type ShownSheets, shownText } from "../../workbook/shownSheet";
import type { CellValue } from "../../workbook/spec";

/** Columns of Calibration to type into, by their header. */
const MEASURED: Readonly<Record<string, string>> = {
  "CPU % of base clock": "usage",
  "Busy host (GHz)": "busy",
  "Sent (Gb/s)": "sent",
  "Received (Gb/s)": "received",
};

/** Columns of Results, and of Calibration, by their header. */
const [IOPS, CPU] = ["IOPS", "Host CPU %"];

/** The CPU of each run by its IOPS, which distinguish runs: what Calibration began with. */
function cpuByIops(results: ShownSheet | undefined): Map<CellValue, CellValue> {
  const head = results?.values[3] ?? [];
  const [iops, cpu] = [head.indexOf(IOPS), head.indexOf(CPU)];
  return new Map(results?.values.slice(4).map((row) => [row[iops] ?? null, row[cpu] ?? null]));
}

/**
 * The inputs beside each test of Calibration. CPU began with that of the files; what traffic began with is not known.
 *
 * @param shown Sheets of the report by name.
 */
export function measuredInputs(shown: ShownSheets): EarlierInput[] {
  const calibration = shown.get("Calibration");
  if (!calibration) return [];
  const head = calibration.values.findIndex(
    (_, row) => shownText(calibration, row, 0) === "Run" && shownText(calibration, row, 4) in MEASURED,
  );
  if (head < 0) return [];
  const cpu = cpuByIops(shown.get("Results"));
  const heads = calibration.values[head] ?? [];
  const iops = heads.indexOf(IOPS);
  const inputs: EarlierInput[] = [];
  for (let row = head + 1; shownText(calibration, row, 0) !== ""; row++) {
    const began = cpu.get(calibration.values[row]?.[iops] ?? null);
    heads.forEach((_, column) => {
      const id = MEASURED[shownText(calibration, head, column)];
      if (id === undefined) return;
      inputs.push({
        id: `cal.${id}#${row - head}`,
        sheet: "Calibration",
        at: cellName(row, column),
        label: shownText(calibration, row, 0),
        labelAt: cellName(row, 0),
        ...beganWith(id, began),
      });
    });
  }
  return inputs;
}

function beganWith(id: string, cpu: CellValue | undefined): Pick<EarlierInput, "default"> {
  if (id === "busy") return { default: null };
  return id === "usage" && typeof cpu === "number" ? { default: cpu } : {};
}
